import { answersOf } from '../../game/answer.ts';
import { choiceText } from '../../game/record/replay.ts';
import type { Scene } from '../../testing/scene.ts';

export const sets = ['base', 'flying-machines'];

/** Every answer to the open question, as records write choices of figures. */
export const choices = ({ game }: Scene) => answersOf(game).map(({ move }) => choiceText(move));

export const fly = (game: Scene, value: number, figure = 'follower') =>
  game.deploy(figure, 'flier').play({ by: 'chance', do: 'roll', value });

export const land = (game: Scene, x: number, y: number, on: string, figure = 'follower') =>
  game.play({ by: game.game.toMove, do: 'deploy', figure, x, y, on, landing: true });

/** Monasteries at the corners and cities between them, all unfinished, around an empty square. */
export const ring = `
  ..... ##### .....
  ..... .###. .....
  ..M.. ..... ..M..
  ..... ..... .....
  ..... ..... .....
  #....       ....#
  ##...       ...##
  ##...       ...##
  ##...       ...##
  #....       ....#
  ..... ..... .....
  ..... ..... .....
  ..M.. ..... ..M..
  ..... .###. .....
  ..... ##### .....`;

export const row = `
  ..... ..... .....
  ..... ..... .....
  ..M.. ..M.. ..M..
  ..... ..... .....
  ..... ..... .....`;
