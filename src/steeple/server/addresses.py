"""The addresses of this machine."""

import contextlib
import socket


def network_address() -> str | None:
    """The address that others on the local network can reach, if there is one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: this only asks the system which interface it would use.
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return None if address.startswith(("127.", "0.")) else address
    return None


def url(host: str, port: int) -> str:
    """The address as people type it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
