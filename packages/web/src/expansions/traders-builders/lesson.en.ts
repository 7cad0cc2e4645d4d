import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'traders-builders': {
    title: 'Traders & Builders',
    about: 'Goods for whoever closes a city, a builder for a second tile, and a pig for the farmers.',
    scenes: {
      goods: {
        title: 'Goods for whoever closes',
        say: 'Some city tiles show wine, wheat or cloth. Whoever closes the city takes the goods, even without a knight in it. Most of a kind at the end: 10 points.',
        task: 'Close Blue’s city. Then place a follower or pass.',
        done: 'Blue gets the points for the city, you take the wine.',
        hint: 'Legal, but the wine is still in the city. Close the gap in the north.',
      },
      builder: {
        title: 'The builder',
        say: 'Instead of a follower you may put your builder onto the tile just placed, on a road or in a city where you already have a follower and which is still unfinished.',
        task: 'Lengthen your road and put the builder on it.',
        done: 'From now on, whenever you lengthen this road, you get a second tile.',
        hint: 'Allowed, but the builder needs a road with your highwayman: lengthen yours, then choose the builder.',
      },
      second: {
        title: 'A second tile',
        say: 'The builder stands there already. When you lengthen or close its road, you place a second tile after this one, anywhere you like. Never a third.',
        task: 'Lengthen the builder’s road, place a follower or pass, then place the second tile.',
        done: 'Two tiles in one turn. When the road is closed, the builder comes home with the highwayman.',
        hint: 'A legal move, but the builder had nothing to do. Lengthen the road on which it stands.',
      },
      pig: {
        title: 'A pig for the field',
        say: 'The pig goes into a field in which you already have a farmer. If you are among the majority there at the end, each closed city pays you 4 points instead of 3.',
        task: 'Extend your farmer’s field and put the pig into it.',
        done: 'One point more for every city, as long as the majority is yours.',
        hint: 'You may, but the pig wants your farmer’s field. Extend the highlighted field and choose the pig.',
      },
    },
  },
};
