import { type Aim, distance } from '../pointing/aims.ts';

/** Board units from the middle of a pin to its rim: on a link between two edges, around a figure that stands there, elsewhere. */
export const LINK_RADIUS = 16;
const STANDING = 19;
const SPOT = 13;

/** No pin is narrower on the screen, in pixels: a finger has to find it, and an eye. */
export const LEAST_PIN = 28;

/** The same of one with something written on it, for which a place is found. */
const LEAST_NOTE = 25;

/** How large a pin is on the land, in board units. */
export function pinRadius({ standing, shape }: Aim): number {
  if (standing !== undefined) return STANDING;
  return shape === 'link' ? LINK_RADIUS : SPOT;
}

/**
 * How much larger than on the land a pin is drawn, so that it is seen from afar. Those of figures may come to lie over one another,
 * the nearer is meant; places of one tile stay apart.
 */
export function pinGrowth(aim: Aim, aims: readonly Aim[], zoom: number): number {
  const radius = pinRadius(aim);
  if (aim.lit !== undefined && aim.standing === undefined)
    return Math.max(1, LEAST_NOTE / 2 / (radius * zoom));
  const wanted = LEAST_PIN / 2 / (radius * zoom);
  if (wanted <= 1) return 1;
  if (aim.standing !== undefined) return wanted;
  const beside = aims.filter((other) => other !== aim && other.x === aim.x && other.y === aim.y);
  const room = Math.min(...beside.map((other) => distance(other.at, aim.at))) / 2;
  return Math.max(1, Math.min(wanted, room / radius));
}
