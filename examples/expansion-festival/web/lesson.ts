import { anything, type Lesson, says } from '@bastide/web/lesson';

export const lessons: readonly Lesson[] = [
  {
    id: 'festival',
    sets: ['base', 'festival'],
    tile: 'festival/city-road',
    scenes: [
      {
        id: 'home',
        opening: ['U 1,0 90 / follower road:E,W', 'B 0,1 0 / follower monastery'],
        hand: 'festival/curve',
        goals: [anything, says('festival')],
        answers: ['2,0 0', 'festival'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
    ],
    words: {
      en: {
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
      fr: {
        title: 'La Fête',
        about: 'Une tuile avec une fête vous laisse rappeler un de vos pions.',
        scenes: {
          home: {
            title: 'Tous à la danse',
            say: 'Une tuile avec une fête vous laisse rappeler un de vos pions au lieu d’en poser un. Il ne rapporte rien, mais il est de nouveau libre.',
            task: 'Placez la tuile et rappelez votre brigand.',
            done: 'De retour, prêt pour une meilleure place.',
            hint: 'Permis, mais cette fois rappelez votre brigand.',
          },
        },
      },
    },
  },
];
