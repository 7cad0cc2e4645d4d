import { type Answer, answersOf, type Game, type Move, moveText, playMove } from '@bastide/rules';

/**
 * Plays turns written short, and tells their moves. `V 1,0 90` draws base/V and places it there, turned so; what follows after a
 * slash answers what is asked then, by some words of the answer: `V 1,0 90 / road:E,S`. Whoever is asked and has no answer passes.
 */
export function playScript(game: Game, turns: readonly string[]): Move[] {
  return turns.flatMap((turn) => turn.split(' / ').flatMap((part) => playPart(game, part)));
}

const TURN = /^(\S+) (-?\d+),(-?\d+) (\d+)$/;

function playPart(game: Game, part: string): Move[] {
  const turn = TURN.exec(part);
  if (part.startsWith('draw ')) return [...passOn(game), play(game, answerFor(game, part), part)];
  if (turn === null) return [play(game, answerFor(game, part), part)];
  const [, name, x, y, rot] = turn;
  const tile = tileId(name);
  return [
    ...passOn(game),
    play(game, answerFor(game, `draw ${tile}`), part),
    play(game, { by: game.toMove, do: 'place', tile, x: Number(x), y: Number(y), rot: Number(rot) }, part),
  ];
}

/** Passes until a tile is drawn. */
export function passOn(game: Game): Move[] {
  const moves: Move[] = [];
  while (game.question.id !== 'draw') moves.push(play(game, answerFor(game, 'pass'), 'pass'));
  return moves;
}

function answerFor(game: Game, part: string): Move {
  return moveAmong(answersOf(game), part);
}

/** The answer with these words in it; where figures differ in nothing else, a plain follower is meant. */
export function moveAmong(answers: readonly Answer[], part: string): Move {
  const words = part.split(' ').map((word, index, all) => (all[index - 1] === 'draw' ? tileId(word) : word));
  const fitting = answers.filter(({ move }) => {
    const said = moveText(move).split(' ');
    return words.every((word) => said.includes(word));
  });
  const plain = fitting.filter(({ target }) => target.figure === 'follower');
  const [found] = fitting.length === 1 ? fitting : plain;
  if (found === undefined || (fitting.length > 1 && plain.length !== 1))
    throw new Error(
      `“${part}” is ${fitting.length} of: ${answers.map(({ move }) => moveText(move)).join(' · ')}`,
    );
  return found.move;
}

function tileId(name: string): string {
  return name.includes('/') ? name : `base/${name}`;
}

function play(game: Game, move: Move, part: string): Move {
  const played = playMove(game, move);
  if ('error' in played) throw new Error(`“${part}” can’t be played: ${played.error}`);
  return move;
}
