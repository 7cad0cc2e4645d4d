import type { Awarded, GameEvent } from '@bastide/rules';
import type { Luck } from '../expansions/table-extras.ts';
import { luckIn } from '../expansions/tables.ts';
import type { LogEntry } from '../session/types.ts';

export type EventOf<Name extends GameEvent['event']> = Extract<GameEvent, { event: Name }>;

/** A scorer that went so far with the points of an award. */
export interface Advance {
  readonly scorer: string;
  readonly to: number;
}

/** One thing worth telling. */
export type Line =
  /** Points, the figures they brought home, and the scorer that took them, where one has several. */
  | {
      readonly kind: 'award';
      readonly award: Awarded;
      readonly home: readonly EventOf<'returned'>[];
      readonly advance: Advance | undefined;
    }
  | { readonly kind: 'deployed'; readonly event: EventOf<'deployed'> }
  | { readonly kind: 'home'; readonly event: EventOf<'returned'> }
  | { readonly kind: 'discarded'; readonly seat: number; readonly tile: string }
  | { readonly kind: 'token'; readonly seat: number; readonly token: string; readonly count: number }
  /** Tokens laid on tiles, or taken off them if the count is negative; the place of the last. */
  | {
      readonly kind: 'laid';
      readonly token: string;
      readonly count: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly kind: 'neutral'; readonly event: EventOf<'neutral'> }
  | { readonly kind: 'happened'; readonly event: EventOf<'happened'> | EventOf<'moved'> }
  | LuckLine;

/** What chance brought to whoever tried it, and where. */
export interface LuckLine {
  readonly kind: 'luck';
  readonly luck: Luck;
  readonly seat: number | undefined;
  readonly x: number | undefined;
  readonly y: number | undefined;
}

/** A turn as one tells it afterwards: whose, which tiles, and what came of it. */
export interface ToldTurn {
  /** Index of its first entry in the log: the same as long as the game lasts. */
  readonly key: number;
  /** Undefined before the first turn and in final scoring. */
  readonly seat: number | undefined;
  readonly isFinal: boolean;
  readonly tiles: readonly EventOf<'placed'>[];
  readonly lines: readonly Line[];
  /** By tile and by line: the index of the entry of the log that brought it. */
  readonly tileEntries: readonly number[];
  readonly lineEntries: readonly number[];
}

interface OpenTurn {
  key: number;
  seat: number | undefined;
  isFinal: boolean;
  tiles: EventOf<'placed'>[];
  lines: Line[];
  tileEntries: number[];
  lineEntries: number[];
}

/** The turns of a log, in the order they were played; those in which nothing happened yet are left out. */
export function turnsOf(log: readonly LogEntry[]): ToldTurn[] {
  const begin = (key: number, seat: number | undefined, isFinal = false): OpenTurn => {
    const turn = { key, seat, isFinal, tiles: [], lines: [], tileEntries: [], lineEntries: [] };
    turns.push(turn);
    return turn;
  };
  const turns: OpenTurn[] = [];
  let turn = begin(-1, undefined);
  for (const { index, events } of log) {
    for (const [at, event] of events.entries()) {
      if (event.event === 'turn' && event.part === 1) turn = begin(index, event.seat);
      else if (event.event === 'final') turn = begin(index, undefined, true);
      else tell(turn, event, events[at + 1]);
      while (turn.tileEntries.length < turn.tiles.length) turn.tileEntries.push(index);
      while (turn.lineEntries.length < turn.lines.length) turn.lineEntries.push(index);
    }
  }
  return turns.filter(({ tiles, lines }) => tiles.length > 0 || lines.length > 0);
}

/** Adds an event to a turn. What goes without saying is left out: whose turn it is, what was drawn. */
function tell({ tiles, lines, seat }: OpenTurn, event: GameEvent, next: GameEvent | undefined): void {
  const luck = luckLine(event, next, seat);
  if (luck !== undefined) lines.push(luck);
  else if (event.event === 'placed') tiles.push(event);
  else if (event.event === 'returned') tellReturned(lines, event);
  else if (event.event === 'moved') tellMoved(lines, event);
  else if (event.event === 'token') tellToken(lines, event);
  else if (event.event === 'laid') tellLaid(lines, event);
  else if (event.event === 'deployed') lines.push({ kind: 'deployed', event });
  else if (event.event === 'neutral') lines.push({ kind: 'neutral', event });
  else if (event.event === 'happened') lines.push({ kind: 'happened', event });
  else if (event.event === 'discarded') lines.push({ kind: 'discarded', seat: event.seat, tile: event.tile });
  else if (event.event === 'awarded') {
    lines.push({ kind: 'award', award: event, home: [], advance: undefined });
  }
}

export function luckLine(
  event: GameEvent,
  next: GameEvent | undefined,
  seat: number | undefined,
): LuckLine | undefined {
  const luck = luckIn(event, next);
  const { x, y } = 'x' in event ? event : {};
  return luck && { kind: 'luck', luck, seat, x, y };
}

/** A figure that was scored comes home with the points; without points of its own it has a line of its own. */
function tellReturned(lines: Line[], event: EventOf<'returned'>): void {
  const at = awardAt(lines, event.award);
  const line = lines[at];
  if (line?.kind !== 'award') lines.push({ kind: 'home', event });
  else lines[at] = { ...line, home: [...line.home, event] };
}

/** The line of the award that something came of. */
function awardAt(lines: readonly Line[], award: number | undefined): number {
  const isMeant = (line: Line) => line.kind === 'award' && line.award.id === award;
  let at = lines.length - 1;
  while (at >= 0 && !isMeant(lines[at])) at--;
  return at;
}

function tellMoved(lines: Line[], event: EventOf<'moved'>): void {
  const { scorer, to } = event;
  const at = awardAt(lines, event.award);
  const line = lines[at];
  if (line?.kind !== 'award') lines.push({ kind: 'happened', event });
  else lines[at] = { ...line, advance: { scorer, to } };
}

function tellToken(lines: Line[], { seat, token, count }: EventOf<'token'>): void {
  const at = lines.findIndex((line) => line.kind === 'token' && line.seat === seat && line.token === token);
  const line = lines[at];
  if (line?.kind !== 'token') lines.push({ kind: 'token', seat, token, count });
  else lines[at] = { ...line, count: line.count + count };
}

function tellLaid(lines: Line[], { token, count, x, y }: EventOf<'laid'>): void {
  const at = lines.findIndex(
    (line) => line.kind === 'laid' && line.token === token && line.count > 0 === count > 0,
  );
  const line = lines[at];
  if (line?.kind !== 'laid') lines.push({ kind: 'laid', token, count, x, y });
  else lines[at] = { ...line, count: line.count + count, x, y };
}
