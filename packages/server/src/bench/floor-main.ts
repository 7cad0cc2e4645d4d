// What no server on this machine can be faster than: it keeps what it is told in a flushed file, and says it back. Prints `ready URL`.
import { open } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const file = await open(process.env.BASTIDE_STORE ?? '', 'w');
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
const page = Buffer.alloc(4096);
let waiting: { readonly socket: WebSocket; readonly text: string }[] = [];
let isFlushing = false;

server.on('connection', (socket) => {
  socket.on('message', (data) => {
    waiting.push({ socket, text: String(data) });
    if (!isFlushing) void flush();
  });
});
server.on('listening', () => console.log(`ready ws://127.0.0.1:${(server.address() as AddressInfo).port}`));

/** What came while the file was flushed is flushed together. */
async function flush(): Promise<void> {
  isFlushing = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await file.write(page, 0, page.length, 0);
    await file.datasync();
    for (const { socket, text } of batch) socket.send(text);
  }
  isFlushing = false;
}
