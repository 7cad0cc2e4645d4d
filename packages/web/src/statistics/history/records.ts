import type { Sized } from '../figures/features.ts';
import type { KeptFeature } from './kept-game.ts';
import { isWon, marginOf, type Share } from './totals.ts';

export const RECORDS = ['score', 'margin', 'turn', 'city', 'road', 'field', 'closed', 'luck'] as const;
export type RecordName = (typeof RECORDS)[number];

/** The best there was of something, and in which game. */
export interface BestShare extends Share {
  readonly name: RecordName;
  readonly value: number;
  /** For features: how many tiles. */
  readonly tiles?: number;
}

/** The records that stand, each held by the first who reached it. */
export function recordsOf(shares: readonly Share[]): BestShare[] {
  return RECORDS.flatMap((name) => {
    const found = shares
      .flatMap((share) => candidates(name, share))
      .reduce<BestShare | undefined>(
        (best, one) => (best === undefined || sizeOf(one) > sizeOf(best) ? one : best),
        undefined,
      );
    return found === undefined ? [] : [found];
  });
}

/** Cities and roads are measured in tiles, all else in what it brought. */
const sizeOf = ({ name, tiles, value }: BestShare): number =>
  tiles === undefined || name === 'field' ? value : tiles;

function candidates(name: RecordName, share: Share): BestShare[] {
  const { game, seat } = share;
  const of = (value: number | undefined): BestShare[] =>
    value === undefined || value <= 0 ? [] : [{ ...share, name, value }];
  switch (name) {
    case 'score':
      return of(game.scores[seat]);
    case 'margin':
      return isWon(share) ? of(marginOf(share)) : [];
    case 'turn':
      return of(game.bestTurns[seat]);
    case 'closed':
      return of(game.closed[seat]);
    case 'luck':
      return of(game.luck?.[seat]);
    default:
      return ofFeature(name, share);
  }
}

/** Only who got the most of a feature may be proud of it. */
function ofFeature(name: Sized, share: Share): BestShare[] {
  const isOwn = ({ points }: KeptFeature) =>
    points[share.seat] > 0 && points[share.seat] === Math.max(...points);
  return share.game.biggest
    .filter((feature) => feature.kind === name && isOwn(feature))
    .map(({ tiles, points }) => ({ ...share, name, value: points[share.seat], tiles }));
}
