import { type Game, type Move, newGame } from '@bastide/rules';
import type { Bots } from '../../bots/bots.ts';
import { defaultMove } from '../../bots/bots.ts';
import type { Chance } from '../../session/chance.ts';
import type { SeatInfo, TableSetup } from '../../session/types.ts';
import { LEARNER, type Lesson, type Scene } from '../lessons/lesson.ts';
import { passOn, playScript } from './script.ts';

/** A scene ready to be played: how it begins, and what chance and the other player do in it. */
export interface Staged {
  readonly setup: TableSetup['setup'];
  /** What was played before the scene. */
  readonly moves: readonly Move[];
  readonly chance: Chance;
  /** What the other player answers. */
  readonly reply: (game: Game) => Move;
}

export function stage(lesson: Lesson, scene: Scene): Staged {
  const setup = setupOf(lesson);
  const game = freshGame(lesson);
  const { opening, watch = [], hand } = scene;
  const drawn = hand === undefined ? [] : [`draw ${hand}`];
  // Without anything to watch the scene begins with the tile in hand.
  const moves =
    watch.length === 0
      ? playScript(game, [...opening, ...drawn])
      : [...playScript(game, opening), ...passOn(game)];
  const ahead = watch.length === 0 ? [] : playScript(game, [...watch, ...drawn]);
  const follow = [...ahead, ...rightLine(game.clone(), scene)];
  const chances = [...moves, ...follow].filter(({ by }) => by === 'chance');
  const replies = follow.filter(({ by }) => by !== 'chance' && by !== LEARNER);
  return {
    setup,
    moves,
    chance: (now, before) => [chances[before]].find((move) => move !== undefined && isLegal(now, move)),
    reply: (now) => replies.find((move) => isLegal(now, move)) ?? defaultMove(now),
  };
}

function setupOf({ sets, options }: Lesson): TableSetup['setup'] {
  return { sets, options: { firstPlayer: LEARNER, ...options }, players: 2 };
}

/** Rules take a while to be put together, so the first game of a lesson is kept, unplayed, to be copied for its scenes. */
const unplayed = new WeakMap<Lesson, Game>();

/** A game of the lesson at its first question. */
export function freshGame(lesson: Lesson): Game {
  const known = unplayed.get(lesson);
  if (known !== undefined) return known.clone();
  const made = newGame(setupOf(lesson));
  if ('error' in made) throw new Error(`${lesson.id} can’t be set up: ${made.error} at ${made.at}`);
  unplayed.set(lesson, made.ok);
  return made.ok.clone();
}

/** The moves from the learner's first decision to the end of the scene, if all answers are those shown. */
function rightLine(game: Game, { answers, after = [] }: Scene): Move[] {
  const line: Move[] = [];
  const waiting = [...after];
  for (const answer of answers) {
    line.push(...playScript(game, [answer]));
    while (game.toMove !== LEARNER) {
      const next = waiting.shift();
      if (next === undefined) break;
      line.push(...playScript(game, [next]));
    }
  }
  return line;
}

function isLegal(game: Game, move: Move): boolean {
  const code = move.by === 'chance' || move.by === game.toMove ? game.question.read(game, move) : -1;
  return code >= 0 && game.mayPlay(code);
}

/** The learner and the other player, by their names. */
export function seatsFor(learner: string, other: string): SeatInfo[] {
  return [
    { name: learner, colour: 'red', player: 'person' },
    { name: other, colour: 'blue', player: 'bot' },
  ];
}

/** The other player, who does what the script says. */
export function scripted({ reply }: Staged): Bots {
  return {
    choose: async (_, game) => ({ move: reply(game), isFault: false }),
    forget() {},
    close() {},
  };
}
