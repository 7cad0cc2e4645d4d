import type { LessonWords } from '../../lesson.ts';

export const hand: LessonWords = {
  title: 'A hand of three tiles',
  about: 'Everyone holds three tiles: less luck, more planning.',
  scenes: {
    choose: {
      title: 'Choose from your hand',
      say: 'You hold three tiles that nobody else sees. On your turn you play one of them, and draw another after your figure action.',
      task: 'Choose the tile that closes your city, and place it. Afterwards deploy a follower or pass.',
      done: '8 points, with the right tile at the right time.',
      hint: 'Allowed, but you hold a tile that closes the city at once: one side of it is a city.',
    },
    keep: {
      title: 'Now or later',
      say: 'What you don’t play, you keep. Your road needs an end, and you hold a village.',
      task: 'Play the tile that closes your road. Afterwards deploy a follower or pass.',
      done: '4 points, and the other two tiles are still in your hand.',
      hint: 'You could, but the village closes your road now. Keep the others for later.',
    },
  },
};
