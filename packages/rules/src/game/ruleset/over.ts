import type { Question } from '../../hooks.ts';

/** Stands on the agenda when the game is over: it has no answers. */
export const overQuestion: Question = {
  id: 'over',
  answers() {},
  play() {
    throw new Error('the game is over');
  },
  write() {
    throw new Error('the game is over');
  },
  read: () => -1,
  target: () => ({ label: 'over' }),
};
