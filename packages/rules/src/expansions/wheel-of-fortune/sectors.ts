import { HOME } from '../../figure/figures.ts';
import type { Game } from '../../game/game.ts';

/** The six sectors clockwise from where the pig starts, with their crown spaces. */
export const SECTORS = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'] as const;
export const CROWN_SPACES = [1, 2, 1, 2, 1, 2] as const;

const POINTS_PER_CROWN = 3;

/** WF4: what each of so many figures in a sector gets; who is alone there gets it for every space. */
export function crownPoints(sector: number, figures: number): number {
  return figures === 1 ? POINTS_PER_CROWN * CROWN_SPACES[sector] : POINTS_PER_CROWN;
}

/** Where a figure on a crown space is: a number below HOME for each sector. */
const FIRST_SPOT = HOME - 1;

export function crownSpot(sector: number): number {
  return FIRST_SPOT - sector;
}

/** The figures on a sector's crown spaces. */
export function crowned({ figures }: Game, sector: number): number[] {
  const spot = crownSpot(sector);
  const found: number[] = [];
  for (let figure = 0; figure < figures.place.length; figure++)
    if (figures.place[figure] === spot) found.push(figure);
  return found;
}

/** The sectors with a free crown space, as bits. */
export function freeSectors({ figures }: Game): number {
  let free = 0;
  for (let sector = 0; sector < SECTORS.length; sector++)
    if (figures.countOn(crownSpot(sector)) < CROWN_SPACES[sector]) free |= 1 << sector;
  return free;
}
