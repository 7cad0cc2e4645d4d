import type { Budget } from '@bastide/bots';
import { type Observation, observation, printedIn } from '@bastide/protocol/client';
import type { Game, GameView, Move } from '@bastide/rules';

/** As its schema has it, whose module loads more than is needed here. docs/bot-protocol.md is its manual. */
export const PROTOCOL = 'bastide-bot/1';

/** What we send, one a line. */
export type ToProgram =
  | ReturnType<typeof setupMessage>
  | ReturnType<typeof askMessage>
  | { readonly type: 'error'; readonly id: number; readonly error: string; readonly text: string }
  | { readonly type: 'end'; readonly scores: readonly number[]; readonly winners: readonly number[] };

/** What a program sends. */
export type FromProgram =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly option: number };

/** A line of a program, or a code for what is wrong with it. */
export function readMessage(line: string): { readonly ok: FromProgram } | { readonly error: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { error: 'not-json' };
  }
  if (typeof value !== 'object' || value === null) return { error: 'not-an-object' };
  const { type, id, option } = value as Record<string, unknown>;
  if (type === 'ready') return { ok: { type } };
  if (type !== 'answer') return { error: 'unknown-type' };
  if (!isWhole(id)) return { error: 'id-not-a-number' };
  if (!isWhole(option)) return { error: 'option-not-a-number' };
  return { ok: { type, id, option } };
}

/** A game begins. */
export function setupMessage(game: Game, seat: number, seed: number, budget: Budget) {
  const { setup } = game.rules;
  return {
    type: 'setup',
    protocol: PROTOCOL,
    seat,
    players: setup.players,
    sets: setup.sets,
    options: { ...setup.options, omit: setup.omit },
    seed,
    budget,
    ...printedIn(game),
  } as const;
}

export interface Asked {
  readonly id: number;
  readonly view: GameView;
  /** What was played since the seat was asked last. */
  readonly moves: readonly Move[];
  /** Milliseconds left of the turn, if time is what is given. */
  readonly left: number | undefined;
}

/** The open question of a view, with every legal answer. */
export function askMessage({ id, view, moves, left }: Asked) {
  const { id: question, seat = 0, answers } = view.question;
  const seen: Observation = observation(view, seat);
  return {
    type: 'ask',
    id,
    question,
    ...(left === undefined ? {} : { left: Math.round(left) }),
    options: answers.map(({ move }) => move),
    observation: seen,
    moves,
  } as const;
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
