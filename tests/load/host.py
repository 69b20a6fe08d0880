# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs that tests/load/run and tests/kills/host start: a class host, a crowd of clients, a database."""
import os
import pwd
import re
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time

PATIENCE = 60  # seconds, even on a busy machine


class Host:
    """genotype-host in a folder of its own, which a later start finds as it was."""

    def __init__(self, binaries, pace="fast", database=None, patience=15, seed=1, plain=True):
        self.program = os.path.join(binaries, "genotype-host")
        self.folder = tempfile.mkdtemp(prefix="class-host-")
        self.options = ["--language", "en", "--bot-pace", pace, "--patience", str(patience), "--seed", str(seed)]
        if database:
            self.options += ["--database", database]
        # All clients have one address, and those who come after a restart know the words of the first start.
        self.options += ["--joins", "100000"]
        self.options += ["--plain"] if plain else ["--search-port", "0", "--keep-code"]
        self.port = 0
        self.code = None
        self.process = None

    def start(self):
        self.begin()
        self.listens(PATIENCE)

    def begin(self):
        # Into files: nobody reads a pipe to the end.
        with open(self.file("output"), "wb") as output, open(self.file("errors"), "ab") as errors:
            self.process = subprocess.Popen(
                [self.program, "--address", "127.0.0.1", "--port", str(self.port), "--data-dir", self.folder,
                 *self.options], stdout=output, stderr=errors)

    def listens(self, seconds):
        """Waits until it does."""
        deadline = time.monotonic() + seconds
        while True:
            with open(self.file("output"), "rb") as output:
                said = output.read()
            found = re.match(rb"listening on port (\d+)\n", said)
            code = re.search(rb"^the code of the class: (.+)\n", said, re.M)
            if found and (code or "--plain" in self.options):
                self.port = int(found[1])
                self.code = code and code[1].decode()
                return
            assert self.process.poll() is None and time.monotonic() < deadline, f"the host does not start: {self.said()}"
            time.sleep(0.005)

    def said(self):
        """What it has complained of since its first start."""
        with open(self.file("errors"), encoding="utf-8") as errors:
            return errors.read()

    def url(self):
        return f"{'wss' if self.code else 'ws'}://127.0.0.1:{self.port}"

    def file(self, name):
        return os.path.join(self.folder, name)

    def end(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def used(self):
        """Seconds of processor time, and mebibytes of memory."""
        return used(self.process.pid)


def used(process):
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    ticks = int(fields[11]) + int(fields[12])
    pages = int(fields[21])
    return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Crowd:
    """class_crowd; its lines come from `lines`."""

    def __init__(self, binaries, host, tables, *options):
        self.process = subprocess.Popen(
            [os.path.join(binaries, "class_crowd"), "--key", host.file("teacher-key"),
             *(["--code", host.code] if host.code else []), *options, host.url(), *tables],
            stdout=subprocess.PIPE, bufsize=0)
        self.rest = b""
        self.used = (0.0, 0.0)

    def lines(self, seconds):
        """Those that have come within this time at most; None when there will be none any more."""
        if not select.select([self.process.stdout], [], [], max(0, seconds))[0]:
            return []
        data = os.read(self.process.stdout.fileno(), 1 << 20)
        if not data:
            return None
        whole, _, self.rest = (self.rest + data).rpartition(b"\n")
        return [line for line in whole.split(b"\n") if line]

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        return self.process.wait()


def tables_for(count, clients):
    """As class_crowd takes them: the three games in turn, the clients spread evenly, and a seat for a bot at each table
    that has one left."""
    kinds = (("genotype", 2, 5, "apprentice"), ("genome-wars", 2, 6, "naturalist"),
             ("gene-expression", 4, 6, "thoughtful"))
    tables = []
    for number in range(count):
        name, least, most, bot = kinds[number % 3]
        persons = clients * (number + 1) // count - clients * number // count
        assert 1 <= persons <= most, f"{persons} persons do not fit at a table of {name}"
        tables.append(f"{name}:{min(most, max(least, persons + 1))}:{persons}:{bot}")
    return tables


class Database:
    """A PostgreSQL server in a folder of its own, under the user whom its package has made."""

    def __init__(self):
        versions = os.listdir("/usr/lib/postgresql")
        self.programs = f"/usr/lib/postgresql/{max(versions, key=float)}/bin/"
        self.folder = tempfile.mkdtemp(prefix="class-database-")
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        data = os.path.join(self.folder, "data")
        self.run("initdb", "-D", data, "-U", "class", "-A", "trust", "-E", "UTF8", "--locale=C")
        self.run("pg_ctl", "-D", data, "-w", "-t", "60", "-l", os.path.join(self.folder, "log"), "-o",
                 f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1", "start")

    def run(self, program, *options):
        command = [self.programs + program, *options]
        if os.getuid() == 0:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        subprocess.run(command, cwd=self.folder, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)

    def url(self):
        return f"postgresql://class@127.0.0.1:{self.port}/postgres"

    def ask(self, question):
        """The rows of the answer, as texts."""
        answer = subprocess.run([self.programs + "psql", "-At", "-F", "|", "-c", question, self.url()], check=True,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE).stdout.decode()
        return [tuple(line.split("|")) for line in answer.splitlines()]

    def processes(self):
        """The server and those that it has started, one for each connection among them."""
        with open(os.path.join(self.folder, "data", "postmaster.pid"), encoding="ascii") as file:
            server = int(file.readline())
        with open(f"/proc/{server}/task/{server}/children", encoding="ascii") as file:
            return [server, *map(int, file.read().split())]

    def halt(self):
        """Connections stay open, and nothing is answered."""
        for process in self.processes():
            os.kill(process, signal.SIGSTOP)

    def go_on(self):
        for process in self.processes():
            os.kill(process, signal.SIGCONT)

    def end(self):
        self.go_on()
        self.run("pg_ctl", "-D", os.path.join(self.folder, "data"), "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


def build_type(binaries):
    """As CMake was told, for the programs in that folder."""
    try:
        with open(os.path.join(binaries, "..", "CMakeCache.txt"), encoding="utf-8") as file:
            return re.search(r"^CMAKE_BUILD_TYPE:\w+=(.*)$", file.read(), re.M)[1]
    except (OSError, TypeError):
        return "unknown"
