import type { Game } from '../../game/game.ts';
import { CHANCE } from '../../game/move.ts';
import type { Context, Hooks, Slot, Step } from '../../hooks.ts';
import { SEGMENTS_PER_TILE } from '../../tile/kinds.ts';
import { Flocks } from './flocks.ts';
import { flockQuestion, tokenQuestion } from './questions.ts';

/** HS2–HS6: where shepherds go and when they tend their flocks. */
export function shepherdHooks(context: Context): Hooks {
  const { shepherd, closedFlock } = context.setup.options;
  const flocks = new Flocks(context, closedFlock === 'gather');
  const token = context.question(tokenQuestion(flocks));
  const flock = context.question(flockQuestion(flocks, token));

  /** HS2: the first token; a shepherd without any was deployed in this part. */
  const drawFirst = (game: Game): void => {
    const { seat } = game.turn;
    if (flocks.isNew(game, seat)) game.ask(token, CHANCE, seat);
  };
  /** HS3: the placed tile extends the field of the own shepherd. */
  const tend = (game: Game): void => {
    const { seat } = game.turn;
    const segment = flocks.placeOf(game, seat);
    if (segment >= 0 && isExtended(game, segment)) game.ask(flock, seat);
  };
  const before: Step[] = [
    {
      id: 'hills-sheep/tend',
      slot: 'placed',
      after: ['hills-sheep/hill', 'robbers/put'],
      away: flocks.kind,
      run: tend,
    },
    {
      id: 'hills-sheep/first-token',
      slot: 'settled',
      before: ['ferries/put', 'ferries/turn', 'draw-up'],
      away: flocks.kind,
      run: drawFirst,
    },
  ];
  const after: Step[] = [
    {
      id: 'hills-sheep/tend',
      slot: 'settled',
      after: ['ferries/turn', 'draw-up'],
      run: (game) => (flocks.isNew(game, game.turn.seat) ? drawFirst(game) : tend(game)),
    },
  ];
  const steps = shepherd === 'after' ? after : before;

  return {
    steps: closedFlock === 'gather' ? [...steps, gatherClosed(flocks, steps[0].slot)] : steps,
    things: (game) => flocks.things(game),
    /** HS2: a token is drawn at once. */
    deployBrings: (game, kind) => (kind === flocks.kind ? { odds: flocks.odds(game) } : undefined),
    /** HS2: not into a field with another shepherd, anyone's. */
    mayDeploy: {
      kinds: (kind) => kind === flocks.kind,
      allows: (game, _, segment) => !flocks.hasShepherd(game, game.board.features.rootOf(segment)),
      why(game, kind, segment) {
        if (kind !== flocks.kind) return [];
        const at = flocks.shepherdsIn(game, game.board.features.rootOf(segment));
        return at.length === 0 ? [] : [{ code: 'hills-sheep/shepherd', rule: 'HS2', at }];
      },
    },
  };
}

/** HS6: flocks of others that the placed tile closed in are gathered, one after the other (X16). */
function gatherClosed(flocks: Flocks, slot: Slot): Step {
  return {
    id: 'hills-sheep/closed-flock',
    slot,
    after: ['hills-sheep/tend'],
    run(game) {
      const field = flocks.closedField(game);
      if (field < 0) return;
      game.repeatStep();
      flocks.gather(game, field);
    },
  };
}

/** Whether the tile just placed has a segment of the field in which a segment lies. */
function isExtended({ board, turn }: Game, segment: number): boolean {
  const { features, tiles } = board;
  const root = features.rootOf(segment);
  const first = turn.slot * SEGMENTS_PER_TILE;
  const count = tiles.segmentCount[board.typeOf(turn.slot)];
  for (let i = 0; i < count; i++) if (features.rootOf(first + i) === root) return true;
  return false;
}
