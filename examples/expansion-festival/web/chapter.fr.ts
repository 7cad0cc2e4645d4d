import type { Same } from '@bastide/web/chapter';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    festival: {
      title: 'La Fête',
      lead: 'Dix tuiles de musique et de danse, pour lesquelles un de vos pions rentre à la maison.',
      entries: {
        FS1: {
          title: 'Des tuiles avec une fête',
          text: 'Dix tuiles de plus montrent une fête. On les mélange aux autres.',
        },
        FS2: {
          title: 'Rappeler un pion',
          text: 'Qui en place une peut, au lieu de toute autre action de pion, rappeler un de ses pions de n’importe quelle tuile. Il ne rapporte rien. Ce que cette tuile complète est évalué ensuite, sans ce pion.',
        },
        FS3: {
          title: 'Qui peut être rappelé',
          text: 'Un compagnon resté sans meeple rentre aussi, comme toujours (TB5). Les pions qui ne sont ni meeples ni compagnons ne peuvent pas être rappelés.',
        },
      },
      captions: {},
    },
  },
};
