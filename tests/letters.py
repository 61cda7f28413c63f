"""A picture made of letters, without its styles."""

from steeple.kernel.picture import Picture


def plain(picture: Picture) -> str:
    r"""The lines of the picture, without blanks at their ends.

    >>> plain([[("a", "loud"), ("b", "")], [("c", "")]])
    'ab\nc'
    """
    return "\n".join("".join(text for text, _ in line).rstrip() for line in picture)
