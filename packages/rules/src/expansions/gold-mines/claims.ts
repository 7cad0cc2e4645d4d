import type { Game } from '../../game/game.ts';
import { majorityOf } from '../../score/majority.ts';
import { isCentre } from '../../tile/kinds.ts';
import { tileOf } from '../../tile/segment.ts';
import { type Gold, isClaimed, setClaimed, takeIngot } from './ingots.ts';

/**
 * GM2: the majority of a closed feature may take the ingots on its tiles. They are shared only after all features of the part
 * have been scored, when the followers are home already, so who may is written down on the tiles.
 */
export function claim(game: Game, gold: Gold, root: number): void {
  const seats = majorityOf(game, root);
  if (seats === 0) return;
  const { board } = game;
  if (isCentre(board.kindOf(root))) {
    claimAround(game, gold, tileOf(root), seats);
    return;
  }
  let segment = root;
  do {
    claimTile(game, gold, tileOf(segment), seats);
    segment = board.features.next[segment];
  } while (segment !== root);
}

/** A monastery or garden: its own tile and the eight around it. */
function claimAround(game: Game, gold: Gold, slot: number, seats: number): void {
  const { land } = game.board;
  for (let south = -1; south <= 1; south++) {
    for (let east = -1; east <= 1; east++) {
      const beside = land.slotAt(land.x[slot] + east, land.y[slot] + south);
      if (beside >= 0) claimTile(game, gold, beside, seats);
    }
  }
}

function claimTile(game: Game, gold: Gold, slot: number, seats: number): void {
  if (game.column(gold.onTile)[slot] === 0) return;
  game.column(gold.claims)[slot] |= seats;
  setClaimed(game, gold, true);
}

/** The active player first, then clockwise, one ingot at a time, till none is left that anyone claims. */
export function shareClaimed(game: Game, gold: Gold): void {
  if (!isClaimed(game, gold)) {
    game.rest(gold.concern);
    return;
  }
  const { players } = game;
  const taken = new Array<number>(players).fill(0);
  let seat = game.turn.seat;
  for (let passed = 0; passed < players; seat = (seat + 1) % players) {
    const slot = bestTile(game, gold, seat);
    if (slot < 0) passed++;
    else {
      takeIngot(game, gold, slot, seat);
      taken[seat]++;
      passed = 0;
    }
  }
  game.column(gold.claims).fill(0);
  setClaimed(game, gold, false);
  if (game.listener === undefined) return;
  for (const [seat, count] of taken.entries()) {
    if (count > 0) game.emit({ event: 'token', seat, token: 'gold', count });
  }
}

/** The tile a seat takes its next ingot from: one that most can claim, of those the northmost, then westmost; or -1. */
function bestTile(game: Game, gold: Gold, seat: number): number {
  const { placed, x, y } = game.board.land;
  const claims = game.column(gold.claims);
  const onTile = game.column(gold.onTile);
  let best = -1;
  for (let slot = 0; slot < placed; slot++) {
    if (((claims[slot] >> seat) & 1) === 0 || onTile[slot] === 0) continue;
    if (best < 0) best = slot;
    const rivals = countBits(claims[slot]) - countBits(claims[best]);
    if (rivals > 0 || (rivals === 0 && (y[slot] - y[best] || x[slot] - x[best]) < 0)) best = slot;
  }
  return best;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
