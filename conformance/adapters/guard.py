"""Nothing stays behind when the suite itself is killed: a shell waits for that, and kills what the suite had started.

A program in a process group of its own, which is what lets the suite kill it with all that it starts, hears nothing of
a Ctrl-C, a closed terminal or a SIGKILL that ends the suite. One that reads its input sees it end; one that hangs would
stay for ever. The shell reads from a pipe whose other end only the suite holds, so whatever ends the suite ends the
pipe. Only on POSIX.
"""

import contextlib
import os
import subprocess
import sys

# Each line is the group to be killed at the end of input, 0 for none.
SCRIPT = """trap '' HUP INT QUIT TERM
while read -r line; do group=$line; done
[ "${group:-0}" -eq 0 ] || kill -s KILL -- "-$group"
"""


class Guard:
    """Kills one process group if this process ends without `forget`. Does nothing where there is no shell."""

    def __init__(self) -> None:
        self._shell: subprocess.Popen[bytes] | None = None
        if sys.platform != "win32":
            with contextlib.suppress(OSError):
                self._shell = subprocess.Popen(
                    ["/bin/sh", "-c", SCRIPT], bufsize=0, cwd="/", env={}, start_new_session=True,
                    stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                )  # fmt: skip

    def watch(self, group: int) -> None:
        """From now on kill this group, and no other."""
        self._tell(group)

    def forget(self) -> None:
        """The group has ended; its number may soon be another's."""
        self._tell(0)

    def close(self) -> None:
        """End the shell. Something watched is killed; a second time does nothing."""
        if self._shell is not None and self._shell.stdin is not None and not self._shell.stdin.closed:
            self._shell.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._shell.wait(5)

    def _tell(self, group: int) -> None:
        if self._shell is not None and self._shell.stdin is not None and not self._shell.stdin.closed:
            with contextlib.suppress(OSError):  # somebody has killed the shell: then there is no guard
                os.write(self._shell.stdin.fileno(), b"%d\n" % group)
