import { memo } from 'react';
import type { Recalled } from '../board/effects.ts';
import { type Line, turnsOf } from '../log/chronicle.ts';
import { LogLine } from '../log/log-line.tsx';
import type { LogEntry, SeatInfo, SpecOf } from '../session/types.ts';

const TOLD: readonly Line['kind'][] = ['award', 'told', 'discarded', 'token'];
/** How many moves back something is still news: a player's, the bots' answers and chance between them. */
const RECENT = 6;
const MOST = 2;

interface NewsProps {
  readonly log: readonly LogEntry[];
  readonly seats: readonly SeatInfo[];
  readonly specOf: SpecOf;
  readonly onRecall: (place: Recalled) => void;
}

/** What was scored or happened last, so that nobody must open the log for it. */
export const News = memo(function News({ log, seats, specOf, onRecall }: NewsProps) {
  const lines = newsOf(log);
  if (lines.length === 0) return undefined;
  return (
    <ul className="news small bare">
      {lines.map((line, index) => (
        <LogLine
          // biome-ignore lint/suspicious/noArrayIndexKey: the last of a list that only grows
          key={index}
          line={line}
          seats={seats}
          turn={undefined}
          specOf={specOf}
          onRecall={onRecall}
        />
      ))}
    </ul>
  );
});

export function newsOf(log: readonly LogEntry[]): Line[] {
  return turnsOf(log.slice(-RECENT))
    .flatMap(({ lines }) => lines)
    .filter(({ kind }) => TOLD.includes(kind))
    .slice(-MOST);
}
