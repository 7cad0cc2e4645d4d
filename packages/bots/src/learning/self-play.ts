import { isBeforeDraw, type PlayedGame, startAt, type Table } from './played-game.ts';
import { Player } from './player.ts';

/** A game of knights against each other. */
export function selfPlay(table: Table, seed: number, curiosity: number): PlayedGame {
  const game = startAt(table);
  const player = new Player(game, seed, curiosity);
  const codes: number[] = [];
  while (!game.over) {
    const code = player.answer(game);
    codes.push(code);
    game.play(code);
  }
  return { codes };
}

/** Where in a game tiles are drawn: how many answers were given before. */
export function drawsOf(table: Table, { codes }: PlayedGame): number[] {
  const game = startAt(table);
  const draws: number[] = [];
  for (const [i, code] of codes.entries()) {
    if (isBeforeDraw(game)) draws.push(i);
    game.play(code);
  }
  return draws;
}
