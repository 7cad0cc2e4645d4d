import type { Context, Hooks, Step } from '../../hooks.ts';
import { award } from '../../score/award.ts';
import { claim, shareClaimed } from './claims.ts';
import {
  type Gold,
  goldColumns,
  heldBy,
  ingotsOnLand,
  landed,
  layIngot,
  left,
  removeFromLand,
} from './ingots.ts';
import { neighbourQuestion } from './neighbour.ts';
import { pointsEach, worthOf } from './worth.ts';

export function goldMinesRules(context: Context): Hooks {
  const gold = goldColumns(context);
  return {
    steps: [layIngots(context, gold), share(gold), remove(gold), pay(gold)],
    completed(game, root) {
      if (landed(game, gold) > 0) claim(game, gold, root);
    },
    tokens: {
      names: ['gold'],
      count: (game, seat) => heldBy(game, gold, seat),
      pays: { held: worthOf },
    },
    things: (game) => ingotsOnLand(game, gold),
  };
}

/** GM1: one ingot on the tile of the mine and one on a neighbour; fewer left: as many as there are, this tile first. */
function layIngots(context: Context, gold: Gold): Step {
  const neighbour = context.question(neighbourQuestion(gold));
  return {
    id: 'gold-mines/ingots',
    slot: 'placed',
    onMark: 'goldMine',
    run(game) {
      if (left(game, gold) > 0) layIngot(game, gold, game.turn.slot);
      if (left(game, gold) > 0) game.ask(neighbour, game.turn.seat);
    },
  };
}

/** GM2: after scoring the ingots of the closed features are shared. */
function share(gold: Gold): Step {
  return {
    id: 'gold-mines/share',
    slot: 'scored',
    concern: gold.concern,
    run: (game) => shareClaimed(game, gold),
  };
}

/** GM3: what still lies on the land is nobody's. */
function remove(gold: Gold): Step {
  return {
    id: 'gold-mines/remove',
    slot: 'final',
    before: ['base/unfinished'],
    run(game) {
      if (landed(game, gold) > 0) removeFromLand(game, gold);
    },
  };
}

/** GM3: the more ingots, the more each of them pays. */
function pay(gold: Gold): Step {
  return {
    id: 'gold-mines/gold',
    slot: 'final',
    after: ['base/unfinished', 'base/fields', 'rules-2000/fields', 'traders-builders/goods'],
    run(game) {
      for (let seat = 0; seat < game.players; seat++) {
        const ingots = heldBy(game, gold, seat);
        if (ingots === 0) continue;
        const each = pointsEach(ingots);
        award(game, seat, ingots * each, { cause: 'gold', because: { gold: ingots }, each });
      }
    },
  };
}
