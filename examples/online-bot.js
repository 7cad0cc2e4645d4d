// A bot that plays online: it sits down at a table it is invited to and plays the game to its end.
//
//     node examples/online-bot.js LINK TOKEN
//
// LINK is the invitation, as the page shows it; TOKEN is made on the page, under Programs, and shown once. Node 22 has WebSocket;
// with an older one install `ws`. What is said: docs/protocol.md.
import { randomBytes } from 'node:crypto';

const WORTH = { monastery: 4, city: 3, road: 2, field: -1 };
const [link, token] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };
const { server, game, key } = await invitation(new URL(link));
const Socket = globalThis.WebSocket ?? (await import('ws')).default;
const socket = connect(`${server.replace(/^http/, 'ws')}live?protocol=3`);
let count = 0;

function connect(url) {
  // Node's own takes headers beside protocols, `ws` after them.
  return Socket === globalThis.WebSocket ? new Socket(url, { headers }) : new Socket(url, [], { headers });
}

/** `https://host/t/CODE` leads to `https://host/#/online/GAME/KEY`. */
async function invitation(url) {
  const short = /^(.*\/)t\/[\w-]{30}$/.exec(url.href);
  const address = short ? /#\/online\/[\w-]+\/[\w-]+/.exec(await (await fetch(url)).text())[0] : url.hash;
  const [, , game, key] = address.split('/');
  return { server: short ? short[1] : url.href.split('#')[0], game, key };
}

function send(message) {
  socket.send(JSON.stringify({ id: `bot-${process.pid}-${count++}`, game, ...message }));
}

function worth({ do: what, x, y, on = '' }, { tiles, home }, seat) {
  if (what === 'place')
    return tiles.filter((tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1).length;
  if (what === 'deploy' && home[seat].follower > 1) return WORTH[on.split(':')[0]] ?? 0;
  return 0;
}

const heard = {
  hello() {
    send({ do: 'open', key, asked: true });
    send({ do: 'sit', key, nonce: randomBytes(16).toString('hex') });
  },
  asked({ options, observation, head, seat }) {
    const worths = options.map((option) => worth(option, observation, seat));
    send({ do: 'move', expect: head, move: options[worths.indexOf(Math.max(...worths))] });
  },
  news({ info }) {
    if (info?.status !== 'over') return;
    console.log(
      `${info.result.scores.join(' : ')} (${info.seats.map(({ name, level }) => name ?? level).join(', ')})`,
    );
    socket.close();
  },
  refused({ error, at }) {
    // News were on their way; the question comes again with them.
    if (error !== 'stale') console.error(`refused: ${error} ${at ?? ''}`);
  },
};

socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  heard[message.tell]?.(message);
});
socket.addEventListener('error', () => {
  console.error('The server can’t be reached, or does not know this token.');
  process.exitCode = 1;
});
