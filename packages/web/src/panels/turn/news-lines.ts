import { type Line, type LuckLine, luckLine, type ToldTurn, turnsOf } from '../../log/chronicle.ts';
import type { LogEntry, QuestionView } from '../../session/types.ts';

/** Something told beside the question. */
export interface NewsLine {
  readonly line: Line;
  /** Whether it belongs to the turn that is being played, and so to what is asked in it. */
  readonly isNow: boolean;
  /** Whether it stays while others play. */
  readonly isKept?: boolean;
}

type AwardLine = Extract<Line, { kind: 'award' }>;

const NEWS: readonly Line['kind'][] = ['award', 'happened', 'discarded', 'token', 'luck'];
/** How many moves back something is still news: a player's, the bots' answers and chance between them. */
const RECENT = 6;
const MOST = 2;

/**
 * What was scored or happened last; only what the question is about, where it asks who takes some points. What chance brought to those
 * who sit here stays until they place a tile again or are asked with new points: others may play faster than one reads.
 */
export function newsOf(
  log: readonly LogEntry[],
  question?: QuestionView,
  sitsHere: (seat: number) => boolean = () => false,
): NewsLine[] {
  const seat = question?.seat;
  const isHere = seat !== undefined && sitsHere(seat);
  const news = isHere ? newsFor(seat, log) : linesOf(recentTurns(log), log);
  const about = question && news.find(({ line }) => isAbout(question, line));
  if (about !== undefined) return [about];
  const kept = keptLuck(log, sitsHere);
  // Points that came since are told instead.
  const isPaid = isHere && news.some(({ line }) => line.kind === 'award' && line.award.seat === seat);
  if (kept === undefined || isPaid) return weightiest(news, MOST);
  const isOwn = ({ line }: NewsLine) => line.kind === 'luck' && line.seat === kept.seat;
  const others = weightiest(
    news.filter((one) => !isOwn(one)),
    MOST - 1,
  );
  const own = { line: kept, isNow: false, isKept: true };
  // Whoever is asked again has had it before their eyes while the others played.
  return isHere && !news.some((one) => one.isNow && isOwn(one)) ? [own, ...others] : [...others, own];
}

/** So many, in their order: what belongs to this turn, then points, then the rest; of equals the last. */
function weightiest(news: readonly NewsLine[], most: number): NewsLine[] {
  const weight = ({ line, isNow }: NewsLine) => (isNow ? 2 : line.kind === 'award' ? 1 : 0);
  const kept = new Set(
    [...news]
      .reverse()
      .sort((one, other) => weight(other) - weight(one))
      .slice(0, most),
  );
  return news.filter((one) => kept.has(one));
}

/** Whoever is asked is told what the others did until they place a tile, own points last; from then on only what comes of it. */
function newsFor(seat: number, log: readonly LogEntry[]): NewsLine[] {
  const begun = log[lastBeginning(log, log.length)]?.index;
  const turns = turnsSince(log, seat);
  const now = turns.find(({ key }) => key === begun);
  if (now !== undefined && now.tiles.length > 0)
    return linesOf([now], log).filter(({ line }) => line.kind !== 'discarded');
  const isOwn = ({ line, isNow }: NewsLine) => isNow || (line.kind === 'award' && line.award.seat === seat);
  const news = linesOf(turns, log);
  return [...news.filter((one) => !isOwn(one)), ...news.filter(isOwn)];
}

function linesOf(turns: readonly ToldTurn[], log: readonly LogEntry[]): NewsLine[] {
  const now = log[lastBeginning(log, log.length)]?.index;
  return turns.flatMap(({ key, lines }) =>
    lines.filter(({ kind }) => NEWS.includes(kind)).map((line) => ({ line, isNow: key === now })),
  );
}

/** The turns of others since the last turn of a seat, and the one that is being played. */
function turnsSince(log: readonly LogEntry[], seat: number): ToldTurn[] {
  const begun = lastBeginning(log, log.length);
  const own = lastBeginning(log, begun, seat);
  const turns = turnsOf(log.slice(Math.max(0, own)));
  return turns.filter((turn) => turn.key >= 0 && (turn.key === log[begun]?.index || turn.seat !== seat));
}

/** What chance brought last to who sits here, if none of them has placed a tile since. */
function keptLuck(log: readonly LogEntry[], sitsHere: (seat: number) => boolean): LuckLine | undefined {
  let kept: LuckLine | undefined;
  // Chance is tried once the tile of a turn lies there.
  let seat: number | undefined;
  for (const { events } of log)
    for (const [at, event] of events.entries()) {
      if (event.event === 'placed') ({ seat } = event);
      if (seat === undefined || !sitsHere(seat)) continue;
      if (event.event === 'placed') kept = undefined;
      else kept = luckLine(event, events[at + 1], seat) ?? kept;
    }
  return kept;
}

/**
 * The turns the recent moves belong to, from their beginning: points and the scorer that takes them may be many moves apart, and half of
 * that would be told wrong.
 */
function recentTurns(log: readonly LogEntry[]) {
  const from = lastBeginning(log, log.length - RECENT);
  if (from < 0) return turnsOf(log);
  // The move a turn begins with has the end of the turn before it.
  return turnsOf(log.slice(from)).filter(({ key }) => key >= 0);
}

/** Where the last turn, or the last of a seat, begins among so many moves; -1 if none does. */
function lastBeginning(log: readonly LogEntry[], moves: number, of?: number): number {
  let at = Math.max(0, moves) - 1;
  while (at >= 0 && !beginsTurn(log[at], of)) at--;
  return at;
}

function beginsTurn({ events }: LogEntry, of: number | undefined): boolean {
  return events.some(
    (event) =>
      (event.event === 'turn' && event.part === 1 && (of ?? event.seat) === event.seat) ||
      (event.event === 'final' && of === undefined),
  );
}

/** Whether these are the points for which a scorer is to be chosen. */
export function isAbout({ seat, answers }: QuestionView, line: Line): line is AwardLine {
  if (line.kind !== 'award' || line.advance !== undefined || line.award.seat !== seat) return false;
  return answers.some(({ target }) => target.award === line.award.id);
}
