import { useWords } from '../app/words.ts';
import { seatColour, seatInk } from '../art/seats.ts';
import { FigurePicture } from '../panels/pictures.tsx';
import { SeatBadge } from '../panels/seat-badge.tsx';
import type { SeatInfo } from '../session/types.ts';

interface PodiumProps {
  readonly seats: readonly SeatInfo[];
  readonly scores: readonly number[];
  /** Who came where, if points alone don't tell: whoever left comes last. */
  readonly places?: readonly number[];
}

/** Who comes first, second or third stands on a step, however many share a place; the others are listed below. */
const STEPS = 3;

/** Everyone by rank; those with equal points share a rank (G6). */
export function Podium({ seats, scores, places }: PodiumProps) {
  const { t } = useWords();
  const ranked = seats
    .map((seat, index) => ({ seat, points: scores[index], rank: places?.[index] ?? rankOf(scores, index) }))
    .sort((one, other) => one.rank - other.rank);
  const highs = highsOf(ranked);
  const steps = ranked.filter(({ rank }) => rank <= STEPS).length;
  return (
    <ol className="ranking bare" aria-label={t('end.ranking')} style={{ ['--steps' as string]: steps }}>
      {ranked.map(({ seat, points, rank }, index) =>
        index < steps ? (
          <li
            key={seat.colour}
            className="on-step"
            data-rank={rank}
            style={{ order: steps > 2 ? besideWinner(index) : index }}
          >
            <FigurePicture kind={rank === 1 ? 'winner' : 'follower'} colour={seat.colour} />
            <span className="ranked-name">{seat.name}</span>
            <span
              className="step"
              style={{
                background: seatColour(seat.colour),
                color: seatInk(seat.colour),
                ['--high' as string]: highs[index],
              }}
            >
              <span className="rank">{rank}</span>
              <strong>{points}</strong>
            </span>
          </li>
        ) : (
          <li key={seat.colour} className="below">
            <span className="rank">{rank}</span>
            <SeatBadge colour={seat.colour} />
            <span className="ranked-name">{seat.name}</span>
            <strong>{points}</strong>
          </li>
        ),
      )}
    </ol>
  );
}

/** How high each step is beside the highest: by points, unless somebody with more of them comes behind because they left. */
function highsOf(ranked: readonly { readonly points: number; readonly rank: number }[]): number[] {
  const [{ points: most }] = ranked;
  const isByPoints = ranked.every(({ points }, i) => points <= (ranked[i - 1]?.points ?? most));
  return ranked.map(({ points, rank }) =>
    isByPoints ? Math.max(0, points) / Math.max(1, most) : 1 - (rank - 1) / STEPS,
  );
}

/** Who won stands in the middle, the next ones left and right by turns. */
const besideWinner = (index: number): number => (index % 2 === 1 ? -index : index);

function rankOf(scores: readonly number[], seat: number): number {
  return 1 + scores.filter((points) => points > scores[seat]).length;
}
