"""A simulated world: the real server on a machine, a network and a disk that one seed decides.

In the manner of FoundationDB and TigerBeetle. Nothing here sleeps, opens a socket or starts a
thread, so a seed lives through minutes of bad luck in a fraction of a second, and always in the
same way. `python3 run.py world --seeds 1000` lives through many; `--seed 17` through one again.
"""
