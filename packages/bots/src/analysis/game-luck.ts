import { type Failure, type Game, type Move, newGame, playMove } from '@bastide/rules';
import { tilesPlaced } from '@bastide/rules/search';
import { type DrawLuck, LuckMeter } from './luck.ts';

/** A draw of a game, and what it was worth. */
export interface GameDraw {
  /** Which of the game's draws, from 0. */
  readonly index: number;
  /** The number of the tile: so many were placed with it, those that lay there at the start not counted. */
  readonly tile: number;
  /** Undefined where the tile fitted nowhere. */
  readonly luck: DrawLuck | undefined;
}

/** Every `parts`-th draw belongs to a part, so that several may measure one game together. */
export interface Part {
  readonly part: number;
  readonly parts: number;
}

const WHOLE: Part = { part: 0, parts: 1 };

/**
 * Plays a game through and measures its draws, one by one as they are asked for. Tiles dealt to a hand (E3) are not draws: who holds
 * several chooses among them. Ends with a failure where a move is not legal.
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
  let draws = 0;
  for (const [at, move] of moves.entries()) {
    if (move.do === 'discard') continue;
    if (move.do === 'draw') {
      const index = draws++;
      const drawn = game.question.read(game, move);
      if (index % parts === part && isDrawn(game, drawn))
        yield { index, tile: tilesPlaced(game) - before + 1, luck: meter.measure(game, drawn) };
    }
    const played = playMove(game, move);
    if ('error' in played) return { error: played.error, at: `moves.${at}` };
  }
  return undefined;
}

function isDrawn(game: Game, code: number): boolean {
  return game.question.id === 'draw' && code >= 0 && game.mayPlay(code);
}
