"""The `steeple` command: a file for each subcommand."""
