import type { Game } from '../game/game.ts';
import type { Context, Question, Step } from '../hooks.ts';
import { CHANCE } from './chance.ts';
import { discard, listUnseen, readUnseen, sampleUnseen } from './draw.ts';
import { STOCK } from './piles.ts';
import { fitsSomewhere } from './place.ts';

/** A place in a hand holds tile type + 1, 0 for nothing, or this in what others may see of it. */
export const HIDDEN = -1;

/**
 * Hands of tiles (E3): dealt at the start, one is chosen and played each part, one drawn before scoring. `draw` is the step
 * for tiles that are never held. Tells the steps that deal, choose and draw up.
 */
export function handSteps(context: Context, draw: Step): Step[] {
  const deal = context.question(dealQuestion);
  const choose = context.question(chooseQuestion);
  const dealStep: Step = {
    id: 'deal',
    slot: 'start',
    after: ['first-player'],
    run(game) {
      const seat = nextToDeal(game);
      if (seat < 0 || game.piles.left[STOCK] === 0) return;
      game.repeatStep();
      game.ask(deal, CHANCE, seat);
    },
  };
  const chooseStep: Step = {
    id: 'draw',
    slot: 'draw',
    run(game) {
      if (game.piles.current >= 0 && game.piles.current < STOCK) return draw.run(game);
      chooseFromHand(game, deal, choose);
    },
  };
  const drawUpStep: Step = {
    id: 'draw-up',
    slot: 'settled',
    run(game) {
      if (game.turn.fromHand && game.piles.left[STOCK] > 0) game.ask(deal, CHANCE, game.turn.seat);
    },
  };
  return [dealStep, chooseStep, drawUpStep];
}

function chooseFromHand(game: Game, deal: number, choose: number): void {
  const { turn, piles } = game;
  if (turn.owed > 0 && piles.left[STOCK] > 0) {
    turn.owed--;
    game.repeatStep();
    game.ask(deal, CHANCE, turn.seat);
    return;
  }
  turn.owed = 0;
  const held = heldBy(game, turn.seat);
  if (held.length === 0) {
    game.endPart();
    return;
  }
  if (held.some((type) => fitsSomewhere(game, type))) {
    game.ask(choose, turn.seat);
    return;
  }
  for (const type of held) {
    removeFromHand(game, turn.seat, type);
    discard(game, type);
  }
  turn.owed = held.length;
  game.repeatStep();
}

/** Chance deals a tile of the stock to the seat in the question's first number. */
const dealQuestion: Question = {
  id: 'deal',
  answers: (game, out) => listUnseen(game.piles, STOCK, out),
  play(game, type) {
    const to = game.answered.a;
    game.piles.take(type);
    addToHand(game, to, type);
    if (game.listener !== undefined) game.emit({ event: 'dealt', seat: to, tile: game.tileId(type) });
  },
  write: (game, type) => ({ by: 'chance', do: 'deal', tile: game.tileId(type), to: game.agenda.a }),
  read(game, move) {
    return move.do === 'deal' && move.to === game.agenda.a ? readUnseen(game, STOCK, String(move.tile)) : -1;
  },
  target: (game, type) => ({ tile: game.tileId(type), seat: game.agenda.a, label: 'deal' }),
  weight: (game, type) => game.piles.unseen[type],
  sample: (game, random) => sampleUnseen(game.piles, STOCK, random),
};

/** The player chooses a tile of the own hand that fits somewhere. */
const chooseQuestion: Question = {
  id: 'choose',
  answers(game, out) {
    for (const type of new Set(heldBy(game, game.turn.seat))) if (fitsSomewhere(game, type)) out.add(type);
  },
  play(game, type) {
    removeFromHand(game, game.turn.seat, type);
    game.turn.type = type;
    game.turn.fromHand = true;
    if (game.listener !== undefined)
      game.emit({ event: 'drawn', seat: game.turn.seat, tile: game.tileId(type) });
  },
  write: (game, type) => ({ by: game.turn.seat, do: 'choose', tile: game.tileId(type) }),
  read: (game, move) => (move.do === 'choose' ? game.tiles.indexOf(String(move.tile)) : -1),
  target: (game, type) => ({ tile: game.tileId(type), label: 'choose' }),
  why(game) {
    const fits = heldBy(game, game.turn.seat).every((type) => fitsSomewhere(game, type));
    return fits ? [] : [{ code: 'fits-nowhere', rule: 'E3' }];
  },
};

/** The tiles a seat holds, as types. */
export function heldBy(game: Game, seat: number): number[] {
  const { hands, rules } = game;
  const held: number[] = [];
  for (let i = seat * rules.hand; i < (seat + 1) * rules.hand; i++) if (hands[i] > 0) held.push(hands[i] - 1);
  return held;
}

function addToHand(game: Game, seat: number, type: number): void {
  const { hands, rules } = game;
  const free = hands.indexOf(0, seat * rules.hand);
  hands[free] = type + 1;
}

function removeFromHand(game: Game, seat: number, type: number): void {
  const { hands, rules } = game;
  hands[hands.indexOf(type + 1, seat * rules.hand)] = 0;
}

/** The first seat whose hand is not full yet. */
function nextToDeal(game: Game): number {
  for (let seat = 0; seat < game.players; seat++)
    if (heldBy(game, seat).length < game.rules.hand) return seat;
  return -1;
}
