import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'crop-circles': {
    title: 'Crop Circles',
    about: 'Signs in the corn: everybody adds a follower, or everybody takes one home.',
    scenes: {
      add: {
        title: 'Everybody adds',
        say: 'Whoever places a crop circle decides for all at the end of the turn: everybody adds a follower beside one of their own of that kind, or everybody takes one home. The shield means knights.',
        task: 'Place the tile, place a follower or pass. Then choose to add, and put your second knight beside the first.',
        done: 'Two knights in your city, and Blue had none to double.',
        hint: 'Allowed, but you alone have a knight: let everybody add, and you are the one who gains.',
      },
      remove: {
        title: 'Everybody takes home',
        say: 'The pitchfork means farmers, the club highwaymen. Here Blue has a farmer and you have none.',
        task: 'Place the tile, place a follower or pass. Then let everybody take a farmer home.',
        done: 'Blue’s farmer must go home, without any points.',
        hint: 'If everybody adds, only Blue gains. Choose the other: take home.',
      },
    },
  },
};
