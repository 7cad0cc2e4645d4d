"""A bot that plays online: it sits down at a table it is invited to and plays the game to its end. Needs nothing but Python.

    python3 examples/online_bot.py LINK TOKEN

LINK is the invitation, as the page shows it; TOKEN is made on the page, under Programs, and shown once. What is said: docs/protocol.md.
"""
import base64, json, os, re, secrets, socket, ssl, struct, sys, urllib.parse, urllib.request

WORTH = {"monastery": 4, "city": 3, "road": 2, "field": -1}


class WebSocket:
    """As much of RFC 6455 as is needed here; the package `websocket-client` does the same and more."""

    def __init__(self, url, token):
        parts = urllib.parse.urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        line = socket.create_connection((parts.hostname, port))
        if parts.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(f"GET {parts.path}?{parts.query} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        self.line, self.file = line, line.makefile("rb")
        status = self.file.readline().decode()
        while self.file.readline() not in (b"\r\n", b""):
            pass
        if " 101 " not in status:
            sys.exit(f"The server does not let us in: {status.strip()}")

    def send(self, text, kind=1):
        data, mask = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack(">BH", 254, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.line.sendall(bytes([128 | kind]) + size + mask + masked)

    def __iter__(self):
        while head := self.file.read(2):
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            kind, data = head[0] & 15, self.file.read(size)
            if kind == 1:
                yield json.loads(data)
            elif kind == 8:
                return
            elif kind == 9:  # a sign of life is asked for
                self.send(data, kind=10)


def worth(option, seen, seat):
    if option["do"] == "place":
        return sum(abs(tile["x"] - option["x"]) + abs(tile["y"] - option["y"]) == 1 for tile in seen["tiles"])
    if option["do"] == "deploy" and seen["home"][seat]["follower"] > 1:
        return WORTH.get(option.get("on", "").split(":")[0], 0)
    return 0


link, token = sys.argv[1:]
page = urllib.request.urlopen(link).read().decode() if "/t/" in link else link
game, key = re.search(r"#/online/([\w-]+)/([\w-]+)", page).groups()
line = WebSocket(link.split("#")[0].split("t/" + game)[0] + "live?protocol=3", token)
sent = 0
for message in line:
    answers = []
    if message["tell"] == "hello":
        answers = [{"do": "open", "key": key, "asked": True}, {"do": "sit", "key": key, "nonce": secrets.token_hex(16)}]
    elif message["tell"] == "asked":
        best = max(message["options"], key=lambda option: worth(option, message["observation"], message["seat"]))
        answers = [{"do": "move", "expect": message["head"], "move": best}]
    elif message["tell"] == "refused" and message["error"] != "stale":
        print("refused:", message["error"], message.get("at", ""), file=sys.stderr)
    elif message["tell"] == "news" and message.get("info", {}).get("status") == "over":
        print(" : ".join(map(str, message["info"]["result"]["scores"])))
        break
    for answer in answers:
        sent += 1
        line.send(json.dumps({"id": f"bot-{os.getpid()}-{sent}", "game": game, **answer}))
