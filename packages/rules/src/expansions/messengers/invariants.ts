import type { Game } from '../../game/game.ts';
import { thingsOf } from '../../game/things.ts';
import type { Invariants } from '../../hooks.ts';

const MESSAGES = 8;
/** Message 4 is in play while its tile is, and another may be shown meanwhile (ME3). */
const MESSAGES_IN_PLAY = 2;

export const invariants: Invariants = { always: checkMessages, settled: checkNoneShown };

/** Each of the eight exactly once: unseen, under the stack or in play. */
function checkMessages(game: Game): string[] {
  const messages = thingsOf(game).filter(({ name }) => name.startsWith('message'));
  const known = messages.filter(({ name }) => name !== 'message');
  const sum = messages.reduce((total, { count }) => total + count, 0);
  const problems = sum === MESSAGES ? [] : [`there are ${sum} messages`];
  if (new Set(known.map(({ name }) => name)).size !== known.length)
    problems.push(`a message is twice among ${known.map(({ name }) => name)}`);
  if (shownOf(game) > MESSAGES_IN_PLAY) problems.push(`${shownOf(game)} messages are in play`);
  return problems;
}

/** None is in play between two parts (ME3). */
function checkNoneShown(game: Game): string[] {
  return shownOf(game) === 0 ? [] : [`${shownOf(game)} messages are in play between two parts`];
}

function shownOf(game: Game): number {
  return thingsOf(game).filter(({ name, spot }) => name.startsWith('message') && spot === 'shown').length;
}
