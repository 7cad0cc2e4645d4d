import type { LessonTexts } from '@bastide/web/lesson';

export const texts: LessonTexts = {
  festival: {
    title: 'The Festival',
    about: 'A tile with a festival lets you call one of your figures home.',
    scenes: {
      home: {
        title: 'Everybody home for the dance',
        say: 'A tile with a festival lets you call one of your figures home instead of deploying one. It scores nothing, but it is free again.',
        task: 'Place the tile and call your highwayman home.',
        done: 'Home again, ready for a better place.',
        hint: 'Allowed, but this time call your highwayman home.',
      },
    },
  },
};
