import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  ferries: {
    title: 'Ferries',
    about: 'Lakes where roads meet, and ferries that decide which of them go on.',
    scenes: {
      put: {
        title: 'Across the lake',
        say: 'Roads end at the quays of a lake. After your figure action you must place a ferry between two quays: those two roads become one.',
        task: 'Lay the lake at an end of your road, place a follower or pass, then place the ferry so that your road goes on.',
        done: 'Your road crosses the lake. The quay without a ferry is the end of its road.',
        hint: 'Allowed, but your road ends at the lake now. Place the ferry so that one of its ends is at your road.',
      },
      turn: {
        title: 'Turn a ferry',
        say: 'Whoever lengthens a road may turn the first ferry met along it, to another pair of quays. Blue has just turned this one to join your road; you can separate the roads again.',
        task: 'Close the west end of your road, place a follower or pass, then turn the ferry so that it leaves your road.',
        done: 'Your road ends at the quay and is closed: 4 points for you alone.',
        hint: 'Allowed, but then Blue shares the road, or it stays open. Place the village in the west and turn the ferry to the two quays away from your road.',
      },
    },
  },
};
