// A bot for Bastide: prefers snug places for its tiles and monasteries, cities and roads for its followers.
//
//     npx bastide match --a "cmd:node examples/bot.js" --b random        (the protocol: docs/bot-protocol.md)
import { createInterface } from 'node:readline';

const WORTH = { monastery: 4, city: 3, road: 2, field: -1 };
let seat = 0;

function worth(option, seen) {
  const { do: what, x, y, on = '' } = option;
  if (what === 'place')
    return seen.tiles.filter((tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1).length;
  if (what === 'deploy' && seen.home[seat].follower > 1) return WORTH[on.split(':')[0]] ?? 0;
  return 0;
}

function send(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'setup') {
    seat = message.seat;
    send({ type: 'ready' });
  } else if (message.type === 'ask') {
    const worths = message.options.map((option) => worth(option, message.observation));
    send({ type: 'answer', id: message.id, option: worths.indexOf(Math.max(...worths)) });
  }
}
