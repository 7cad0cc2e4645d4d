export const en = {
  title: 'Learn',
  about:
    'Ten minutes at the table teach you the whole base game. After that, each expansion has a short lesson of its own.',
  lessons: 'A lesson for every expansion',
  'lessons.about': 'Two to four short scenes each. Take them in any order, as often as you like.',
  start: 'Start',
  resume: 'Continue',
  play: 'Play a game',
  again: 'Play it again',
  learnt: 'Learnt',
  'scene-count': '{n} {n|scene|scenes}',
  'done-of': '{n} of {all} scenes done',
  'all-lessons': 'All lessons',
  scenes: 'Scenes',
  scene: 'Scene {n}: {title}',
  'scene.done': 'Scene {n}: {title} (done)',
  back: 'Previous scene',
  next: 'Next',
  skip: 'Skip',
  finish: 'Finish',
  'show-me': 'Show me',
  'try-again': 'Try again',
  count: 'The final count',
  learner: 'Red',
  other: 'Blue',
} as const;

export type LearnKey = keyof typeof en;
