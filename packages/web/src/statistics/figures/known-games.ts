import {
  type Answer,
  answersOf,
  CHANCE,
  History,
  type Move,
  newGame,
  type PresetName,
  presets,
} from '@bastide/rules';
import { COLOURS, type SeatInfo, type TableSetup } from '../../session/types.ts';
import type { PlayedGame } from './course.ts';

/** Games for tests: one whose every number can be found by hand, and whole ones of everything. */

const NAMES = ['Aude', 'Bertrand', 'Clémence', 'Dalmas'];

function tableOf(setup: TableSetup['setup']): TableSetup {
  const seats: SeatInfo[] = COLOURS.slice(0, setup.players).map((colour, seat) => ({
    colour,
    name: NAMES[seat],
    ...(seat === 0 ? { player: 'person' } : { player: 'bot', level: 'knight' }),
  }));
  return { setup, seats };
}

/**
 * Four tiles on the start tile's city and road. Aude closes the city and gets 4; Bertrand takes the road, Aude ends it on one side,
 * Bertrand on the other, and gets 4 for its four tiles.
 */
export function smallGame(): PlayedGame {
  const setup = { sets: ['base'], options: { firstPlayer: 0 }, players: 2 };
  const moves = answers(setup, [
    { tile: 'base/E' },
    { x: 0, y: -1 },
    { on: 'city' },
    { tile: 'base/U' },
    { x: 1, y: 0 },
    { on: 'road' },
    { tile: 'base/W' },
    { x: -1, y: 0, rot: 0 },
    { label: 'pass' },
    { tile: 'base/W' },
    { x: 2, y: 0, rot: 0 },
    { label: 'pass' },
  ]);
  return { table: tableOf(setup), moves };
}

type Wanted = Partial<Pick<Answer['target'], 'tile' | 'x' | 'y' | 'rot' | 'on' | 'label'>>;

/** Plays the options wished for, one after the other. */
function answers(setup: object, all: readonly Wanted[]): Move[] {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  for (const wanted of all) {
    const found = answersOf(made.ok).find(({ target }) => isWanted(target, wanted));
    if (found === undefined) throw new Error(`no option is ${JSON.stringify(wanted)}`);
    history.play(found.move);
  }
  return history.moves;
}

function isWanted(target: Answer['target'], { on, ...wanted }: Wanted): boolean {
  const isRest = Object.entries(wanted).every(([key, value]) => target[key as keyof Wanted] === value);
  return isRest && (on === undefined || target.on?.split(':')[0] === on);
}

/** A whole game at random; which one, the seed tells. */
export function randomGame(
  preset: PresetName,
  players: number,
  seed: number,
  more: Readonly<Record<string, unknown>> = {},
): PlayedGame {
  const { sets, options } = presets[preset];
  const setup = { sets, options: { ...options, ...more }, players };
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  const history = new History(made.ok);
  let ticket = seed;
  while (!made.ok.over) {
    const choices = answersOf(made.ok);
    ticket = (ticket * 48271) % 2147483647;
    const isChance = made.ok.toMove === CHANCE;
    const pool = isChance ? choices.flatMap((one) => new Array<Answer>(one.weight ?? 1).fill(one)) : choices;
    history.play(pool[ticket % pool.length].move);
  }
  return { table: tableOf(setup), moves: history.moves };
}
