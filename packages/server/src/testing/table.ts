import type { TableRequest } from '@bastide/protocol';
import type { Registry } from '@bastide/rules';
import { Player } from './player.ts';

/** Two players at a table of two, at their first question. */
export async function twoAtTable(
  url: string,
  request: Partial<TableRequest> = {},
  urlOfBob = url,
  rules?: Registry,
) {
  const [ann, bob] = await Promise.all([Player.join(url, 'Ann'), Player.join(urlOfBob, 'Bob')]);
  for (const one of [ann, bob]) one.rules = rules;
  const { game, keys } = await ann.create(request);
  for (const one of [ann, bob]) {
    await one.open(game, keys.play);
    await one.sit(game);
  }
  await someoneIsAsked(game, [ann, bob]);
  const [asked, other] = ann.isAsked(game) ? [ann, bob] : [bob, ann];
  return { ann, bob, game, keys, asked, other };
}

/** Waits until one of the players is asked, or the game is over. */
export async function someoneIsAsked(game: string, players: readonly Player[]): Promise<Player | undefined> {
  const asked = () => players.find((one) => one.isAsked(game));
  const isReady = () => asked() !== undefined || players[0].table(game).info.status === 'over';
  await Promise.any(players.map((one) => one.until(isReady)));
  return asked();
}

/** All have heard of everything that one of them has. */
export async function sameHead(game: string, players: readonly Player[]): Promise<void> {
  const head = Math.max(...players.map((one) => one.table(game).head));
  await Promise.all(players.map((one) => one.until(() => one.table(game).head >= head)));
}

/** Plays on until the game is over, or so many moves are made. */
export async function playToEnd(game: string, players: readonly Player[], most = 2000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const asked = await someoneIsAsked(game, players);
    if (asked === undefined) return;
    const reply = await asked.playAny(game, (n) => (7 * i) % n);
    // Something that happened beside the moves, someone who left say, was still on its way.
    if (reply.tell === 'refused' && reply.error === 'stale') {
      await asked.until(() => asked.table(game).head >= (reply.head ?? 0));
      continue;
    }
    if (reply.tell !== 'done') throw new Error(`a legal move was refused: ${JSON.stringify(reply)}`);
    await sameHead(game, players);
  }
}
