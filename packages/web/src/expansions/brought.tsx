import type { Brings } from '@bastide/rules';
import { useWords } from '../app/words.ts';
import { SeatBadge } from '../panels/seat-badge.tsx';
import type { SeatInfo } from '../session/types.ts';
import './ask.css';

/** A number of points with its sign, `+5`, `−3`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** So many points, in words. */
export function usePointWords(): (n: number) => string {
  const { t } = useWords();
  return (n) => t('table.points', { n });
}

interface BroughtProps {
  readonly brings: Brings | undefined;
  readonly seats: readonly SeatInfo[];
}

/** Who gains or loses by an answer. */
export function Brought({ brings, seats }: BroughtProps) {
  const { t } = useWords();
  if (brings?.points === undefined) return undefined;
  if (brings.points.length === 0) return <p className="brought small">{t('brings.nobody')}</p>;
  return (
    <ul className="brought ask-row bare">
      {brings.points.map(({ seat, points }) => (
        <li key={seat}>
          <SeatBadge colour={seats[seat].colour} />
          {seats[seat].name} <strong>{signed(points)}</strong>
        </li>
      ))}
    </ul>
  );
}
