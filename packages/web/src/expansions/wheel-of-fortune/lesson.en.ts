import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'wheel-of-fortune': {
    title: 'Wheel of Fortune',
    about: 'A pig walks round the wheel and brings fortune, taxes, famine, storm, inquisition or plague.',
    scenes: {
      crown: {
        title: 'Crown spaces',
        say: 'The wheel lies in the middle of the land. Instead of another figure action a follower may go onto a free crown space: it pays when the pig stops there.',
        task: 'Place the tile, then put a follower on a crown space of Taxes, where the pig may go next.',
        done: 'If the pig stops at Taxes, your follower is paid and comes home.',
        hint: 'Allowed, but this time think of the wheel: choose a crown space of Taxes.',
      },
      spin: {
        title: 'The pig walks',
        say: 'Some tiles show an icon: as soon as one is drawn, the pig walks that many sectors, and the event of its new sector happens. Your tile moved it on by one, to Taxes: alone on its two crown spaces, your follower got 6 points.',
        task: 'Next comes Famine. Place the tile and put a follower on the crown space of Famine.',
        done: 'Well guessed or not, your follower stays put until the pig stops there; at the end it pays nothing.',
        hint: 'You may, but bet on the next sector: choose the crown space of Famine.',
      },
    },
  },
};
