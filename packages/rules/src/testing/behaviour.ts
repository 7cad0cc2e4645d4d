import type { Registry } from '../expansions/registry.ts';
import { moveText } from '../game/answer.ts';
import type { Game } from '../game/game.ts';
import { CHANCE } from '../game/move.ts';
import { answerByTicket, totalWeight } from '../game/pick.ts';
import { seeded } from '../game/random.ts';
import { Log } from '../game/record/log.ts';
import { AnswerList } from '../turn/answers.ts';

/** A hash of how games of a set-up go. */
export function behaviourOf(setup: object, registry: Registry): string {
  const made = registry.newGame(setup);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  let [low, high] = [0x811c9dc5, 0x01234567];
  for (const text of told(made.ok, 1))
    for (let i = 0; i < text.length; i++) {
      low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
      high = Math.imul(high ^ text.charCodeAt(i), 0x01000197) ^ (low >>> 15);
    }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/** Every set alone with the base game, every preset, and what only options bring. */
export function setupsToNote({ expansions, presets }: Registry): object[] {
  const sets = expansions.filter(({ id, always }) => !always && id !== 'base');
  const boxes = Object.values(presets);
  return [
    ...sets.map(({ id }) => ({ sets: ['base', id], players: 3 })),
    ...[2, 5].flatMap((players) => boxes.map(({ sets, options }) => ({ sets, options, players }))),
    { ...presets.everything, options: { ...presets.everything.options, hand: 3 }, players: 3 },
  ];
}

/**
 * All that a stored game, a seed or a proof depends on, told of one game: the tiles in their order; at every question who is asked what, and every answer
 * with its weight in the order in which they are listed; what was paid. Two programs that tell the same play alike.
 */
function* told(game: Game, seed: number): Generator<string> {
  const { tiles, stock } = game.rules;
  yield tiles.types.map(({ id }, type) => `${id} ${stock[type].pile} ${stock[type].count}`).join('\n');
  const random = seeded(seed);
  const answers = new AnswerList();
  const log = new Log(game.players);
  game.listener = log.note;
  while (!game.over) {
    const { question, toMove } = game;
    const total = totalWeight(game, answers);
    const codes = answers.toArray();
    const texts = codes.map((code) => {
      const weight = toMove === CHANCE ? ` ${question.weight?.(game, code) ?? 1}` : '';
      return `${code} ${moveText(question.write(game, code))}${weight}`;
    });
    yield `${toMove} ${question.id}: ${texts.join('; ')}`;
    game.play(answerByTicket(game, answers, random(total)));
  }
  yield JSON.stringify([log.awards, log.scores, log.totals]);
}
