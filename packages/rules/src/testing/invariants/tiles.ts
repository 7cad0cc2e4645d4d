import type { Game } from '../../game/game.ts';
import { heldBy } from '../../turn/hand.ts';
import { PILES } from '../../turn/piles.ts';
import { invariantsOf } from './invariants-of.ts';

/** By type: tiles unseen, in hands, aside and on the land. What is drawn and what went to the box is not among them. */
export function countTiles(game: Game): number[] {
  const count = Array.from(game.piles.unseen);
  for (let seat = 0; seat < game.players; seat++) for (const type of heldBy(game, seat)) count[type]++;
  for (let slot = 0; slot < game.board.land.placed; slot++) count[game.board.typeOf(slot)]++;
  for (const { tilesAside } of invariantsOf(game))
    if (tilesAside !== undefined) for (const type of count.keys()) count[type] += tilesAside(game, type);
  return count;
}

/** No more tiles of a type than there are, no more left to draw than are unseen, and what is counted beside the arena is right. */
export function checkTiles(game: Game): string[] {
  const { piles, tiles } = game;
  const problems: string[] = [];
  for (const [type, count] of countTiles(game).entries()) {
    const { spec, id } = tiles.types[type];
    if (count > spec.count) problems.push(`there are ${count} ${id}, ${spec.count} were printed`);
  }
  for (const [pile, name] of PILES.entries()) {
    const own = piles.unseen.subarray(piles.firstType[pile], piles.firstType[pile + 1]);
    const unseen = own.reduce((sum, count) => sum + count, 0);
    if (piles.left[pile] < 0 || piles.hidden[pile] < 0 || piles.unseenIn(pile) !== unseen)
      problems.push(`${piles.left[pile]} left to draw in pile ${name} of ${unseen} unseen`);
  }
  for (const [eight, count] of piles.eights.entries()) {
    const unseen = piles.unseen.reduce(
      (sum, one, type) => (piles.eightOf[type] === eight ? sum + one : sum),
      0,
    );
    if (count !== unseen) problems.push(`${count} tiles are counted among eight types with ${unseen} unseen`);
  }
  return problems;
}
