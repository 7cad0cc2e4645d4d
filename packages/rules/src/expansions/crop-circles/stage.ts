import { answersOf } from '../../game/answer.ts';
import { choiceText } from '../../game/record/replay.ts';
import type { Scene } from '../../testing/scene.ts';

export const sets = ['base', 'crop-circles'];

/** Every answer to the open question, as records write choices of figures. */
export const choices = ({ game }: Scene) => answersOf(game).map(({ move }) => choiceText(move));

export const choose = (game: Scene, choice: 'add' | 'remove') =>
  game.play({ by: game.game.toMove, do: 'crop', choice });

export const act = (game: Scene, x: number, y: number, on: string, figure = 'follower') =>
  game.play({ by: game.game.toMove, do: 'crop-figure', figure, x, y, on });

/** Takes the first answer again and again while followers are asked for; tells who was asked. */
export const everybody = (game: Scene) => {
  const asked: string[] = [];
  while (game.asked === 'crop-circles/figure') {
    asked.push(game.toMove);
    game.play(answersOf(game.game)[0].move);
  }
  return asked;
};

/** Red's highwayman and farmer, blue's knight, green's farmer. */
export const land = `
  ##B## .....
  .###. .....
  --R-- -----
  ..... .....
  ..F.. ..G..
  R: red follower, F: red follower, B: blue follower, G: green follower`;

/** Four roads, and a highwayman of somebody else on each. */
export const crossroads = `
  ..R..
  ..|..
  -Yo-B
  ..|..
  ..G..
  R: red follower, B: blue follower, G: green follower, Y: yellow follower`;
