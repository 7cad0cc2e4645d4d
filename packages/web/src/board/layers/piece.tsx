import { FigureArt } from '../../art/index.ts';
import type { SeatInfo } from '../../session/types.ts';

interface PieceProps {
  readonly kind: string;
  /** Whose; nobody's pieces have colours of their own. */
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  readonly lying?: boolean;
}

/** A figure or token in its owner's colour, about (0, 0). */
export function Piece({ kind, seat, seats, lying = false }: PieceProps) {
  const colour = seat === undefined ? undefined : seats[seat].colour;
  return <FigureArt kind={kind} seat={colour} lying={lying} />;
}
