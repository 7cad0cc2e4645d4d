import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'gold-mines': {
    title: 'Gold Mines',
    about: 'Ingots on the land, for those who score what they lie on.',
    scenes: {
      ingots: {
        title: 'Two ingots',
        say: 'When you place a gold mine, one ingot goes onto it and one onto a neighbouring tile of your choice, corners included.',
        task: 'Place the mine beside your city and put the second ingot onto a tile of your city.',
        done: 'The ingot waits in your city until the city is closed.',
        hint: 'You may, but that ingot is not in your city. Choose the highlighted tile of your own city.',
      },
      share: {
        title: 'Whose gold?',
        say: 'When a feature is closed, those who score it take the ingots on its tiles. At the end up to 3 ingots pay 1 point each, 4–6 pay 2 each, 7–9 pay 3, and from 10 on 4.',
        task: 'Close your city and take the ingot. Then place a follower or pass.',
        done: '8 points for the city, and the ingot is yours.',
        hint: 'Legal, but the gold is still lying there. Close the city in the east.',
      },
    },
  },
};
