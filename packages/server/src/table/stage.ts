import { CHANCE, type Game, type GameEvent, type Move, newGame, playMove } from '@bastide/rules';
import { type Refused, refuse } from '../protocol/errors.ts';

/**
 * The rules of one set-up and one game to play on. Tables keep only bytes; whoever plays puts them on the stage, and takes the new
 * bytes off again before anyone else can come. So ten thousand games share what is heavy.
 */
export class Stage {
  readonly game: Game;
  readonly start: Uint8Array;

  private constructor(game: Game) {
    this.game = game;
    this.start = game.save();
  }

  /** The stage for a set-up, which may be wrong. */
  static of(setup: object): Stage | Refused {
    const key = JSON.stringify(setup);
    const known = stages.get(key);
    if (known !== undefined) return known;
    const made = newGame(setup);
    if ('error' in made)
      return refuse('bad-setup', made.at === '' ? made.error : `${made.error}: ${made.at}`);
    const stage = new Stage(made.ok);
    if (stages.size >= MOST_STAGES) stages.delete(stages.keys().next().value ?? '');
    stages.set(key, stage);
    return stage;
  }

  /** Whether there is anything one seat may know and another not. */
  get hasHands(): boolean {
    return this.game.rules.hand > 0;
  }

  /** The game with this state, until someone else comes on. */
  enter(bytes: Uint8Array): Game {
    this.game.restore(bytes);
    return this.game;
  }

  /** Plays one move on a state: the new state, the move as records write it, and what happened; or nothing if it is not legal. */
  play(bytes: Uint8Array, move: Move): Played | undefined {
    const game = this.enter(bytes);
    const by = game.toMove;
    const code = game.over ? -1 : game.question.read(game, move);
    // Written anew, because a client may have put more into its move than was asked.
    const written = code >= 0 && game.mayPlay(code) ? game.question.write(game, code) : move;
    const events: GameEvent[] = [];
    if (this.hasHands) game.listener = (event) => events.push(event);
    const played = playMove(game, move);
    game.listener = undefined;
    return 'error' in played ? undefined : { bytes: game.save(), move: written, by, events };
  }

  /** The state after these moves, which were legal when they were written down. */
  replay(moves: readonly Move[]): Uint8Array {
    const game = this.enter(this.start);
    for (const [i, move] of moves.entries()) {
      const played = playMove(game, move);
      if ('error' in played) throw new Error(`move ${i} of a stored game is ${played.error}`);
    }
    return game.save();
  }
}

export interface Played {
  readonly bytes: Uint8Array;
  readonly move: Move;
  readonly by: number;
  /** Told only where the client can't find out itself. */
  readonly events: readonly GameEvent[];
}

export { CHANCE };

const stages = new Map<string, Stage>();
const MOST_STAGES = 256;
