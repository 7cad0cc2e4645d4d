import { type Failure, type Game, type Move, newGame, playMove } from '@bastide/rules';
import { tilesInHand, tilesPlaced } from '@bastide/rules/search';
import { type DrawLuck, LuckMeter } from './luck.ts';

/** A draw of a game, or what came to a hand since its last turn, and what it was worth. */
export interface GameDraw {
  /** Which of these in the game, from 0. */
  readonly index: number;
  /** The number of the tile: so many were placed with it, those that lay there at the start not counted. */
  readonly tile: number;
  /** Undefined where nothing fitted. */
  readonly luck: DrawLuck | undefined;
}

/** Every `parts`-th draw belongs to a part, so that several may measure one game together. */
export interface Part {
  readonly part: number;
  readonly parts: number;
}

const WHOLE: Part = { part: 0, parts: 1 };

/**
 * Plays a game through and measures its draws, one by one as they are asked for. Tiles dealt to a hand (E3) are measured when one of the hand
 * is chosen. Ends with a failure where a move is not legal.
 */
export function* lucksOf(
  setup: unknown,
  moves: readonly Move[],
  { part, parts }: Part = WHOLE,
): Generator<GameDraw, Failure | undefined> {
  const made = newGame(setup);
  if ('error' in made) return made;
  const game = made.ok;
  const meter = new LuckMeter(game);
  const before = tilesPlaced(game);
  const fresh = Array.from({ length: game.players }, (): number[] => []);
  let draws = 0;
  for (const [at, move] of moves.entries()) {
    if (move.do === 'discard') continue;
    if (move.do === 'deal') fresh[move.to]?.push(game.question.read(game, move));
    if (isMeasured(move)) {
      const index = draws++;
      const code = game.question.read(game, move);
      const came = fresh[game.turn.seat].splice(0);
      if (index % parts === part && isAnswer(game, move.do, code)) {
        const luck =
          move.do === 'draw' ? meter.measure(game, code) : meter.measureHand(game, stillHeld(game, came));
        yield { index, tile: tilesPlaced(game) - before + 1, luck };
      }
    }
    const played = playMove(game, move);
    if ('error' in played) return { error: played.error, at: `moves.${at}` };
  }
  return undefined;
}

/** A draw, or a tile chosen from a hand: as many are measured. */
export function isMeasured(move: Move): boolean {
  return move.do === 'draw' || move.do === 'choose';
}

function isAnswer(game: Game, question: string, code: number): boolean {
  return game.question.id === question && code >= 0 && game.mayPlay(code);
}

/** Without what was put away because nothing of the hand fitted. */
function stillHeld(game: Game, came: readonly number[]): number[] {
  const held = tilesInHand(game);
  return came.filter((type) => {
    const at = held.indexOf(type);
    if (at >= 0) held.splice(at, 1);
    return at >= 0;
  });
}
