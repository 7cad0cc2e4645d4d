import { type Bot, createBot, type Level } from '@bastide/bots';
import { answersOf, moveText, observe, type PresetName, presets, RULES_VERSION } from '@bastide/rules';
import { gameOf } from '@bastide/rules/internal';
import { type Random, seeded } from '@bastide/rules/testing';
import type { Bots } from '../../src/bots/bots.ts';
import { Thinkers } from '../../src/bots/thinkers.ts';
import { Session } from '../../src/session/session.ts';
import { type SavedTable, saveSoon } from '../../src/session/storage.ts';
import { COLOURS, type TableSetup } from '../../src/session/types.ts';

/** A table on one screen, and how far it is played. */
export interface Wanted {
  readonly name: string;
  readonly preset: PresetName;
  readonly players: number;
  readonly bots?: readonly Level[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly sets?: readonly string[];
  /** Moves of all; to the end if left out. */
  readonly moves?: number;
  /** Whether moves are taken back on the way. */
  readonly undoes?: boolean;
}

/** Bots in this thread. */
class NearBots implements Bots {
  readonly #thinkers = new Thinkers();

  async choose(...[setup, game, player]: Parameters<Bots['choose']>) {
    const state = observe(game, player.seat).save();
    return { move: this.#thinkers.answer({ setup, state, ...player }), isFault: false };
  }

  forget(): void {}
  close(): void {}
}

const NAMES = ['Aude', 'Raimond-Roger', 'Esclarmonde', 'Simon', 'Guilhem', 'Blanche', 'Trencavel', 'Azalaïs'];
const squire: Bot = createBot('squire', { seed: 3, budget: { iterations: 1 } });
const random: Random = seeded(4);

export function tableOf({ preset, players, bots = [], options = {}, sets = [] }: Wanted): TableSetup {
  const seats = COLOURS.slice(0, players).map((colour, seat) => {
    const level = bots[seat - (players - bots.length)];
    return {
      colour,
      name: NAMES[seat],
      ...(level ? { player: 'bot' as const, level } : { player: 'person' as const }),
    };
  });
  const box = presets[preset];
  const setup = {
    sets: [...box.sets, ...sets],
    options: { ...box.options, ...options },
    players,
    version: RULES_VERSION,
  };
  return { setup, seats };
}

/** Plays a table as people and bots do, and keeps it as the page does. */
export async function played(wanted: Wanted, seed: number): Promise<Session> {
  const session = opened({ table: tableOf(wanted), moves: [], seed }, saveSoon);
  session.start();
  const isFar = () => session.record('').moves.length >= (wanted.moves ?? 1e9);
  for (let n = 1; !session.state.view.over; n++) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (!isPerson(session)) continue;
    if (isFar()) break;
    if (wanted.undoes && n % 9 === 0) session.undo();
    answer(session);
  }
  return session;
}

function opened({ table, moves, seed }: SavedTable, keep?: typeof saveSoon): Session {
  const session = Session.open(table, new NearBots(), { moves, seed, ...(keep && { keep }) });
  if ('error' in session) throw new Error(`${session.error} at ${session.at}`);
  session.pace = 0;
  session.budget = { iterations: 1 };
  return session;
}

/** What a player who comes back to a table finds there. */
export interface SessionFacts {
  readonly sets: readonly string[];
  readonly players: number;
  readonly moves: number;
  readonly scores: readonly number[];
  readonly isOver: boolean;
  readonly tiles: number;
  readonly asked: { readonly seat: number | undefined; readonly question: string; readonly options: number };
  /** What is played if persons go on with the first thing they may do; with a seed chance does the same again. */
  readonly then: readonly string[];
}

export function factsOf(saved: SavedTable): SessionFacts {
  const session = opened(saved);
  const { view } = session.state;
  const moves = session.record('').moves.length;
  const { id, seat, answers } = view.question;
  const facts = {
    sets: saved.table.setup.sets,
    players: view.seats.length,
    moves,
    scores: view.seats.map(({ points }) => points),
    isOver: view.over,
    tiles: view.tiles.length,
    asked: { seat, question: id, options: answers.length },
  };
  const most = saved.seed === undefined ? 0 : 4;
  for (let i = 0; i < most && isPerson(session); i++)
    session.play(session.state.view.question.answers[0].move);
  const then = session.record('').moves.slice(moves).map(moveText);
  session.close();
  return JSON.parse(JSON.stringify({ ...facts, then }));
}

function isPerson({ state: { view }, table }: Session): boolean {
  const { seat } = view.question;
  return !view.over && seat !== undefined && table.seats[seat].player === 'person';
}

function answer(session: Session): void {
  const game = gameOf(session.state.view);
  const answers = answersOf(game);
  const code =
    random(6) === 0 ? answers[random(answers.length)].code : squire.choose(observe(game, game.toMove));
  const refused = session.play(answers.find((one) => one.code === code)?.move ?? answers[0].move);
  if (refused !== undefined) throw new Error(`${refused.error} at ${refused.at}`);
}
