import type { Column } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import type { Context, Thing } from '../../hooks.ts';

/** How many there are: two for each mine. */
export const INGOTS = 16;

/** Where the ingots are, and who may take them. All 16 are always in the supply, on the land or with a seat. */
export interface Gold {
  /** By tile slot: ingots on that tile. */
  readonly onTile: Column;
  /** By tile slot: the seats (bits) that may take them when this part has been scored. */
  readonly claims: Column;
  /** By seat: ingots held. */
  readonly held: Column;
  /** How many ever left the supply, lie on the land, and whether there is a claim. */
  readonly counts: Column;
  /** Rests while there is none. */
  readonly concern: number;
}

const USED = 0;
const LANDED = 1;
const CLAIMED = 2;

export function goldColumns(context: Context): Gold {
  return {
    onTile: context.column('u8', context.capacity, 'onTile'),
    claims: context.column('u8', context.capacity, 'claims'),
    held: context.column('u8', context.setup.players, 'held'),
    counts: context.column('u8', 3, 'counts'),
    concern: context.concern(),
  };
}

/** Ingots still in the supply. */
export function left(game: Game, gold: Gold): number {
  return INGOTS - game.column(gold.counts)[USED];
}

/** Ingots lying on the land. */
export function landed(game: Game, gold: Gold): number {
  return game.column(gold.counts)[LANDED];
}

export function heldBy(game: Game, gold: Gold, seat: number): number {
  return game.column(gold.held)[seat];
}

export function isClaimed(game: Game, gold: Gold): boolean {
  return game.column(gold.counts)[CLAIMED] === 1;
}

export function setClaimed(game: Game, gold: Gold, claimed: boolean): void {
  game.column(gold.counts)[CLAIMED] = claimed ? 1 : 0;
  if (claimed) game.wake(gold.concern);
  else game.rest(gold.concern);
}

export function ingotsOnLand(game: Game, gold: Gold): Thing[] {
  const { x, y, placed } = game.board.land;
  const things: Thing[] = [];
  for (let slot = 0; slot < placed; slot++) {
    const count = game.column(gold.onTile)[slot];
    if (count > 0) things.push({ name: 'gold', count, x: x[slot], y: y[slot] });
  }
  return things;
}

/** From the supply onto a tile; stacking is allowed (GM1). */
export function layIngot(game: Game, gold: Gold, slot: number): void {
  const counts = game.column(gold.counts);
  counts[USED]++;
  counts[LANDED]++;
  game.column(gold.onTile)[slot]++;
  tell(game, slot, 1);
}

export function takeIngot(game: Game, gold: Gold, slot: number, seat: number): void {
  game.column(gold.counts)[LANDED]--;
  game.column(gold.onTile)[slot]--;
  game.column(gold.held)[seat]++;
  tell(game, slot, -1);
}

/** Back into the supply with all that lies on the land. */
export function removeFromLand(game: Game, gold: Gold): void {
  const counts = game.column(gold.counts);
  const onTile = game.column(gold.onTile);
  counts[USED] -= counts[LANDED];
  counts[LANDED] = 0;
  for (let slot = 0; slot < game.board.land.placed; slot++) {
    if (onTile[slot] === 0) continue;
    tell(game, slot, -onTile[slot]);
    onTile[slot] = 0;
  }
}

function tell(game: Game, slot: number, count: number): void {
  if (game.listener === undefined) return;
  const { x, y } = game.board.land;
  game.emit({ event: 'laid', token: 'gold', count, x: x[slot], y: y[slot] });
}
