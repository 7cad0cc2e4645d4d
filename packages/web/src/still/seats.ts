import { COLOURS, type SeatInfo } from '../session/types.ts';

/** In pictures seats have no names, only the colours in their order. */
export const PICTURE_SEATS: readonly SeatInfo[] = COLOURS.map((colour) => ({
  name: colour,
  colour,
  player: 'person',
}));
