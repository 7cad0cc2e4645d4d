import type { Game } from '../game/game.ts';
import type { Move } from '../game/move.ts';
import type { Context, Question, Step } from '../hooks.ts';
import type { AnswerList } from './answers.ts';
import { CHANCE } from './chance.ts';
import type { Piles } from './piles.ts';

/** Step 1 of a turn: chance draws a tile from the first pile that is not used up (G3, G5, RV1). */
export function drawStep(context: Context): Step {
  const draw = context.question(drawQuestion);
  return {
    id: 'draw',
    slot: 'draw',
    run(game) {
      if (game.piles.current < 0) game.endPart();
      else game.ask(draw, CHANCE);
    },
  };
}

const drawQuestion: Question = {
  id: 'draw',
  answers: (game, out) => listUnseen(game.piles, game.piles.current, out),
  play(game, type) {
    game.piles.take(type);
    game.turn.type = type;
    game.turn.fromHand = false;
    if (game.listener !== undefined)
      game.emit({ event: 'drawn', seat: game.turn.seat, tile: game.tileId(type) });
  },
  write(game, type): Move {
    const tile = game.tileId(type);
    return game.turn.part === 2
      ? { by: 'chance', do: 'draw', tile, double: true }
      : { by: 'chance', do: 'draw', tile };
  },
  read: (game, move) => (move.do === 'draw' ? readUnseen(game, game.piles.current, String(move.tile)) : -1),
  target: (game, type) => ({ tile: game.tileId(type), label: 'draw' }),
  weight: (game, type) => game.piles.unseen[type],
  sample: (game, random) => sampleUnseen(game.piles, game.piles.current, random),
};

export function listUnseen(piles: Piles, pile: number, out: AnswerList): void {
  for (let type = piles.firstType[pile]; type < piles.firstType[pile + 1]; type++) {
    if (piles.unseen[type] > 0) out.add(type);
  }
}

export function sampleUnseen(piles: Piles, pile: number, random: (n: number) => number): number {
  const { unseen, eights } = piles;
  const last = piles.firstType[pile + 1] - 1;
  let ticket = random(piles.unseenIn(pile));
  let first = piles.firstType[pile];
  // Eight types at a time: there are many.
  for (let eight = piles.eightOf[first]; first + 7 < last && ticket >= eights[eight]; eight++) {
    ticket -= eights[eight];
    first += 8;
  }
  // One type further for each that ends at or before the ticket: no branch that a processor could guess wrong.
  const end = Math.min(first + 7, last);
  let type = first;
  for (let i = first; i < end; i++) {
    ticket -= unseen[i];
    type += 1 + (ticket >> 31);
  }
  return type;
}

/** The type a record means: the one it names or, if none of those is left, one that looks the same. */
export function readUnseen({ tiles, piles }: Game, pile: number, id: string): number {
  const named = tiles.indexOf(id);
  if (named < 0 || piles.unseen[named] > 0) return named;
  for (let type = piles.firstType[pile]; type < piles.firstType[pile + 1]; type++) {
    if (piles.unseen[type] > 0 && tiles.print[type] === tiles.print[named]) return type;
  }
  return -1;
}

/** A tile that fits nowhere goes to the box, shown to all (G5). */
export function discard(game: Game, type: number): void {
  if (game.listener !== undefined)
    game.emit({ event: 'discarded', seat: game.turn.seat, tile: game.tileId(type) });
}
