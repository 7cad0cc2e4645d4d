import type { BookTexts } from '@bastide/web/chapter';

export const texts = {
  chapters: {
    festival: {
      title: 'The Festival',
      lead: 'Ten tiles with music and dancing, for which one of your figures comes home.',
      entries: {
        FS1: {
          title: 'Tiles with a festival',
          text: 'Ten more tiles show a festival. They are mixed in with the others.',
        },
        FS2: {
          title: 'Calling a figure home',
          text: 'Who places one may, instead of any other figure action, call one own figure home from any tile. It scores nothing. What this tile closes is scored afterwards, without that figure.',
        },
        FS3: {
          title: 'Who can be called',
          text: 'A companion left without a follower goes home too, as always (TB5). Figures that are neither follower nor companion can’t be called.',
        },
      },
      captions: {},
    },
  },
} as const satisfies BookTexts;
