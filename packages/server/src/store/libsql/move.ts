import { appendNotices, moveIdOf, rowsText } from '../append.ts';
import type { Append, Appended, Turn } from '../rows.ts';
import type { Notice } from '../sql.ts';
import type { Answer, Call, PackedCall } from './messages.ts';

/** An append that changes nothing but a game's log, where it stands and its stored state, as text that goes to the disk as it is. */
export type Move = readonly [
  game: string,
  expect: number,
  count: number,
  fence: number | undefined,
  moveId: string | undefined,
  wakeAt: number | undefined,
  turns: readonly Turn[] | undefined,
  /** `[head,[rows]]` or `[head,[rows],state]`, and where in it head and rows end. */
  text: string,
  headEnd: number,
  rowsEnd: number,
];

/** How the store's thread is asked for an append. */
export function callOf(request: Append): Call {
  const move = moveOf(request);
  return move === undefined ? { name: 'append', args: [request] } : { name: 'move', args: move };
}

/** Undefined if more than that is to be written, or nothing happened. */
export function moveOf(request: Append): Move | undefined {
  const { game, expect, events, fence, status, asked, wakeAt, at, turns, lists, snapshot, notice } = request;
  if (lists !== undefined || notice !== undefined || events.length === 0) return undefined;
  let text = `[{"game":"${game}","head":${expect + events.length},"status":"${status}","asked":${asked ?? null},"wakeAt":${wakeAt ?? null},"at":${at}}`;
  const headEnd = text.length;
  text += `,[${rowsText(game, expect, events)}`;
  const rowsEnd = text.length;
  text += snapshot === undefined ? ']]' : `],${JSON.stringify(snapshot)}]`;
  return [game, expect, events.length, fence, moveIdOf(request), wakeAt, turns, text, headEnd, rowsEnd];
}

/** Where a game stands after the move. */
export function headIn([, , , , , , , text, headEnd]: Move): string {
  return text.slice(1, headEnd);
}

export function rowsIn([, , , , , , , text, headEnd, rowsEnd]: Move): string {
  return text.slice(headEnd + 2, rowsEnd);
}

export function stateIn([, , , , , , , text, , rowsEnd]: Move): string | undefined {
  return text.length === rowsEnd + 2 ? undefined : text.slice(rowsEnd + 2, -1);
}

export function moveNotices(move: Move): Notice[] {
  const [game, expect, count, , , , turns] = move;
  return appendNotices(game, expect + count, rowsIn(move), turns);
}

/** Calls as they travel to the thread. Moves in a row go as one text and one flat list: to copy them as objects would cost more than to write them. */
export function packed(calls: readonly Call[]): PackedCall[] {
  const all: PackedCall[] = [];
  for (let i = 0; i < calls.length; ) {
    const { name, args } = calls[i];
    if (name !== 'move') {
      all.push({ name, args });
      i++;
      continue;
    }
    const texts: string[] = [];
    const facts: unknown[] = [];
    for (; calls[i]?.name === 'move'; i++) {
      const move = calls[i].args as Move;
      texts.push(move[TEXT]);
      const at = facts.push(...move) - FACTS;
      facts[at + TEXT] = move[TEXT].length;
    }
    all.push({ name: 'moves', args: [texts.join(), facts] });
  }
  return all;
}

export function unpacked([text, facts]: readonly unknown[]): Move[] {
  const moves: Move[] = [];
  const [all, each] = [text as string, facts as Move[number][]];
  for (let i = 0, at = 0; i < each.length; i += FACTS) {
    const end = at + (each[i + TEXT] as number);
    const move = each.slice(i, i + FACTS);
    move[TEXT] = all.slice(at, end);
    moves.push(move as unknown as Move);
    at = end + 1;
  }
  return moves;
}

const FACTS = 10;
const TEXT = 7;

/** The answers to calls by those to packed ones, where moves that all went well are answered with nothing. */
export function spread(calls: readonly Call[], answers: readonly Answer[]): Answer[] {
  const all: Answer[] = [];
  for (let i = 0, n = 0; i < calls.length; n++) {
    const answer = answers[n];
    if (calls[i].name !== 'move') {
      all.push(answer);
      i++;
      continue;
    }
    const results = 'value' in answer ? (answer.value as readonly Appended[] | undefined) : undefined;
    for (let k = 0; calls[i]?.name === 'move'; i++, k++)
      all.push('error' in answer ? answer : { value: results?.[k] ?? OK });
  }
  return all;
}

export const OK = { ok: true } as const;
