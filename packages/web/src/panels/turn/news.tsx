import { memo } from 'react';
import type { Recalled } from '../../board/effects/effects.ts';
import { LogLine } from '../../log/log-line.tsx';
import type { SeatInfo, SpecOf } from '../../session/types.ts';
import type { NewsLine } from './news-lines.ts';

interface NewsProps {
  readonly news: readonly NewsLine[];
  readonly seats: readonly SeatInfo[];
  readonly specOf: SpecOf;
  readonly onRecall: (place: Recalled) => void;
}

/** What was scored or happened last, so that nobody must open the log for it. */
export const News = memo(function News({ news, seats, specOf, onRecall }: NewsProps) {
  if (news.length === 0) return undefined;
  return (
    <ul
      className="news small bare"
      data-now={news.some(({ isNow }) => isNow)}
      data-kept={news.some(({ isKept }) => isKept)}
    >
      {news.map(({ line }, index) => (
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
