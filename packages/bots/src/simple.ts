import { type Game, type Move, Options } from '@bastide/rules';

/** How many moves of its own turn a bot looks ahead: the placement and what follows at once. */
const DEPTH = 2;
/** What a follower at home is worth while tiles are left to use it, and below how many tiles that fades. */
const FOLLOWER_WORTH = 1.5;
const FADING = 24;

/**
 * A simple, sensible opponent: it tries every answer, looks at the score as if the game ended now, and values followers at
 * home. Works for any question of any expansion because it only plays and looks.
 */
export function chooseMove(game: Game, seat: number): Move {
  const code = bestOf(game.clone(), seat, DEPTH).code;
  return game.question.write(game, code);
}

interface Choice {
  readonly code: number;
  readonly value: number;
}

/** The best answer to the open question, which must be this seat's. */
function bestOf(game: Game, seat: number, depth: number): Choice {
  const before = game.save();
  const options = new Options();
  game.listOptions(options);
  let best: Choice = { code: options.codes[0], value: Number.NEGATIVE_INFINITY };
  for (const code of options.toArray()) {
    game.play(code);
    const value = worthOf(game, seat, depth - 1);
    if (value > best.value) best = { code, value };
    game.restore(before);
  }
  return best;
}

/** What a position is worth to a seat: with another answer of its own if it is asked again at once, else as it stands. */
function worthOf(game: Game, seat: number, depth: number): number {
  if (depth > 0 && !game.over && game.toMove === seat) return bestOf(game, seat, depth).value;
  const home = followersAtHome(game, seat);
  const use = Math.min(1, game.piles.remaining / FADING);
  if (!game.over) game.endNow();
  let rival = 0;
  for (let other = 0; other < game.players; other++) {
    if (other !== seat) rival = Math.max(rival, game.scores.of(other));
  }
  return game.scores.of(seat) - rival + FOLLOWER_WORTH * use * Math.sqrt(home);
}

function followersAtHome({ figures }: Game, seat: number): number {
  return figures.specs.reduce(
    (sum, spec, kind) => (spec.role === 'follower' ? sum + figures.countHome(seat, kind) : sum),
    0,
  );
}
