import { useWords } from '../app/words.ts';
import { seatColour, seatInk } from '../art/seats.ts';
import { FigurePicture } from '../panels/pictures.tsx';
import type { SeatInfo } from '../session/types.ts';

interface PodiumProps {
  readonly seats: readonly SeatInfo[];
  readonly scores: readonly number[];
}

/** Everyone by rank on steps; those with equal points share a rank (G6). */
export function Podium({ seats, scores }: PodiumProps) {
  const { t } = useWords();
  const ranked = seats
    .map((seat, index) => ({ seat, points: scores[index], rank: rankOf(scores, index) }))
    .sort((one, other) => one.rank - other.rank);
  return (
    <ol className="podium" aria-label={t('end.ranking')}>
      {ranked.map(({ seat, points, rank }) => (
        <li key={seat.colour} data-rank={Math.min(rank, 4)}>
          <FigurePicture kind={rank === 1 ? 'big' : 'follower'} colour={seat.colour} />
          <span className="podium-name">{seat.name}</span>
          <span className="step" style={{ background: seatColour(seat.colour), color: seatInk(seat.colour) }}>
            <span className="rank">{rank}</span>
            <strong>{points}</strong>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function rankOf(scores: readonly number[], seat: number): number {
  return 1 + scores.filter((points) => points > scores[seat]).length;
}
