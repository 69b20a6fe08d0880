#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player of one's own at a table of a class, written after app/protocol/README.md alone, with what Python ships.

    player.py URL [--code "three words" --words FILE] [--table N] [--seed S]

Sits down at the table, begins its game if nobody has, takes random legal actions, and prints the game's record when it is
over. URL is wss://ADDRESS:PORT, or ws://… for a host that was started with --plain. The words are those on the teacher's
screen; FILE lists all that there are, such as app/network/discovery/words.cpp. To try something better than chance, replace `choose`."""
import argparse
import base64
import hashlib
import hmac
import json
import os
import random
import re
import secrets
import socket
import ssl
import struct
import sys
import urllib.parse


class WebSocket:
    """A client's end of RFC 6455: text both ways, pings answered."""

    def __init__(self, url):
        parts = urllib.parse.urlsplit(url)
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=60)
        self.fingerprint = b""
        if parts.scheme == "wss":
            # No authority knows a host in a classroom: the words stand for its certificate.
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            self.socket = context.wrap_socket(self.socket)
            self.fingerprint = hashlib.sha256(self.socket.getpeercert(binary_form=True)).digest()
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET / HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.received()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode())

    def received(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the host has closed the connection")
        return data

    def take(self, count):
        while len(self.rest) < count:
            self.rest += self.received()
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def send_frame(self, kind, data):
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, message):
        self.send_frame(1, json.dumps(message, ensure_ascii=False).encode())

    def receive(self):
        """The next message."""
        text = b""
        while True:
            kind, size = self.take(2)
            size &= 0x7f
            if size == 126:
                size, = struct.unpack(">H", self.take(2))
            elif size == 127:
                size, = struct.unpack(">Q", self.take(8))
            data = self.take(size)
            if kind & 0xf == 9:
                self.send_frame(10, data)
            elif kind & 0xf == 8:
                raise ConnectionError("the host has closed the connection")
            elif kind & 0xf < 2:
                text += data
                if kind & 0x80:
                    return json.loads(text)


def slow_hash(secret, salt):
    return hashlib.scrypt(secret, salt=salt, n=1 << 17, r=8, p=1, maxmem=1 << 28, dklen=32)


def pass_door(host, code, words):
    """Proves that the words are known, and makes sure that this is the host that shows them (app/network/discovery/README.md)."""
    bits = 0
    for word in code.lower().split():
        bits = bits << 11 | words.index(word)
    asked = host.receive()
    challenge, name = bytes.fromhex(asked["challenge"]), asked["class"].encode()
    key = slow_hash(bits.to_bytes(5, "big"), b"genotype class door 2" + host.fingerprint + name)
    proof = hmac.new(key, b"genotype class pupil 1" + challenge, hashlib.sha256).hexdigest()
    host.send({"type": "proof", "proof": proof})
    answer = host.receive()
    if answer["type"] != "seal":
        raise ConnectionError(answer["message"])
    own = slow_hash(host.fingerprint, b"genotype class code 2" + bytes.fromhex(answer["seal"]) + name)
    if int.from_bytes(own[:8], "big") >> 31 != bits:
        raise ConnectionError("this is not the host that shows these words")


def choose(board, chance):
    """One of the legal actions; board["observation"] is what the seat may see."""
    return chance.choice(board["legal"])


def play(host, table, chance):
    """From the welcome to the end of a game; its record."""
    # Two players on one computer are two only if each says so.
    host.send({"type": "hello", "protocol": 1, "installation": secrets.token_hex(16)})
    begins = False
    while True:
        message = host.receive()
        kind = message["type"]
        if kind == "welcome":
            host.send({"type": "sit", "table": table, "id": 1})
        elif kind == "done" and message.get("re") == 1:
            begins = True
        elif kind == "tables" and begins:
            begins = False
            if next(one for one in message["tables"] if one["table"] == table).get("stage", "waiting") == "waiting":
                host.send({"type": "start-table", "table": table, "id": 2})
        elif kind == "board" and message.get("legal"):
            host.send({"type": "act", "step": message.get("step", 0), "action": choose(message, chance), "id": 3})
        elif kind == "over":
            return message["record"]
        elif kind == "bye" or (kind == "error" and message["code"] not in ("other-step", "already-begun")):
            raise ConnectionError(f"{message['code']}: {message['message']}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("url")
    parser.add_argument("--code")
    parser.add_argument("--words")
    parser.add_argument("--table", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    host = WebSocket(options.url)
    if host.fingerprint:
        with open(options.words, encoding="utf-8") as file:
            lines = re.findall(r'^ *"([a-z ]+)";?$', file.read(), re.M)
        pass_door(host, options.code, " ".join(lines).split())
    sys.stdout.write(play(host, options.table, random.Random(options.seed)))


if __name__ == "__main__":
    main()
