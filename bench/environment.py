"""The peers' own environment, .bench/venv, built on first use from the hash-locked files."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = HERE.parent
BENCH = TOP / ".bench"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PYTHON = BENCH / "venv" / SCRIPTS / "python"
OUR_PYTHON = TOP / ".venv" / SCRIPTS / "python"
# RLCard comes as source only: what builds it is locked too, and put in place first.
LOCKS = (HERE / "build-requirements.txt", HERE / "requirements.txt")

# One thread even where a process can't be pinned; NPROC sizes the pools of XLA.
ONE_THREAD = {
    "JAX_PLATFORMS": "cpu",
    "NPROC": "1",
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
}


def ensure() -> None:
    """Build the environment unless it stands and was built from these very locks."""
    stamp = BENCH / "built-from"
    wanted = hashlib.sha256(b"".join(lock.read_bytes() for lock in LOCKS)).hexdigest()
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    print("bench: building the peers' environment in .bench/venv ...", file=sys.stderr)
    build()
    stamp.write_text(wanted)


def build() -> None:
    shutil.rmtree(BENCH / "venv", ignore_errors=True)
    venv.create(BENCH / "venv", with_pip=True)
    for lock in LOCKS:
        install(lock)


def install(lock: Path) -> None:
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-build-isolation"]
    subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)


def peer_packages() -> Path:
    """Where the peers' packages are, for a process of ours that needs one of them, too."""
    found = sorted((BENCH / "venv").glob("**/site-packages"))
    return found[0]


def locked_versions(*names: str) -> dict[str, str]:
    lock = LOCKS[-1].read_text()
    found = re.findall(r"^([a-z0-9-]+)==(\S+)", lock, flags=re.MULTILINE)
    return {name: version for name, version in found if name in names}


@contextmanager
def one_core() -> Iterator[None]:
    """Pin this process, and with it every process it starts, to one core where that exists."""
    if sys.platform != "linux":
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed, key=seconds_on)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def seconds_on(core: int) -> float:
    """How long a little work takes on a core: cores of one machine may be slower, or busy."""
    os.sched_setaffinity(0, {core})
    start = time.perf_counter()
    sum(range(1_000_000))
    return time.perf_counter() - start
