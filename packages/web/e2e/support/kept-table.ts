import type { Level } from '@bastide/bots';
import {
  AnswerList,
  answersOf,
  defaultAnswer,
  type Game,
  History,
  type Move,
  newGame,
  type PresetName,
  progressOf,
  type Random,
} from '@bastide/rules';
import { answerByTicket, totalWeight } from '@bastide/rules/internal';
import { keptPreset } from '@bastide/rules/testing';
import type { SavedTable } from '../../src/session/storage.ts';
import { COLOURS, type SeatInfo } from '../../src/session/types.ts';
import { dieFrom } from './dice.ts';

export interface Earlier {
  readonly preset: PresetName;
  /** Other sets than those of the preset. */
  readonly sets?: readonly string[];
  readonly players: number;
  /** How many tiles lie on the land; all of them if left out. */
  readonly tiles?: number;
  /** What is asked when the player comes back. */
  readonly question?: string;
  /** What must be among the answers: the label of one, or the figure it deploys. */
  readonly offers?: string;
  /** Who plays all seats but the first, by turns; persons if left out. */
  readonly bots?: readonly Level[];
  /** Whether a bot plays the first seat too. */
  readonly watched?: boolean;
  readonly seed?: number;
  /** How many tiles everybody holds (E3). */
  readonly hand?: number;
  /** Whether everybody always passes. */
  readonly passing?: boolean;
}

/** A table somebody played at earlier, at random, as the browser keeps it. */
export function keptTable(earlier: Earlier): { readonly 'bastide.table': SavedTable } {
  const {
    preset,
    players,
    tiles = Infinity,
    bots = [],
    watched = false,
    seed = 5,
    passing = false,
    hand = 0,
  } = earlier;
  const { options, ...kept } = keptPreset(preset);
  const sets = earlier.sets ?? kept.sets;
  const setup = { sets, options: hand === 0 ? options : { ...options, hand }, players };
  const made = newGame(setup);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  const game = made.ok;
  const history = new History(game);
  const die = dieFrom(seed);
  while (!game.over && !(progressOf(game).placed >= tiles && isAsked(game, earlier))) {
    history.play(passing ? passOr(game, die) : drawn(game, die));
  }
  return {
    'bastide.table': { table: { setup, seats: seatsFor(players, bots, watched) }, moves: history.moves },
  };
}

/** Whether this is asked; at a table with bots, of the person. */
function isAsked(game: Game, { question = 'place', offers, bots = [] }: Earlier): boolean {
  if (game.question.id !== question || (bots.length > 0 && game.toMove !== 0)) return false;
  return (
    offers === undefined ||
    answersOf(game).some(({ target: { label, figure } }) => [label, figure].includes(offers))
  );
}

function drawn(game: Game, die: Random): Move {
  const answers = new AnswerList();
  const ticket = die(totalWeight(game, answers));
  return game.question.write(game, answerByTicket(game, answers, ticket));
}

function passOr(game: Game, die: Random): Move {
  const move = game.question.write(game, defaultAnswer(game));
  return move.do === 'pass' ? move : drawn(game, die);
}

/** Names as long as people give them. */
const NAMES = ['Aude', 'Raimond-Roger', 'Esclarmonde', 'Simon', 'Guilhem', 'Blanche', 'Trencavel', 'Azalaïs'];

function seatsFor(players: number, bots: readonly Level[], watched: boolean): SeatInfo[] {
  return COLOURS.slice(0, players).map((colour, seat) => ({
    colour,
    name: NAMES[seat],
    ...(bots.length === 0 || (seat === 0 && !watched)
      ? { player: 'person' }
      : { player: 'bot', level: bots[(seat + bots.length - 1) % bots.length] }),
  }));
}
