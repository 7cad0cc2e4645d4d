import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  robbers: {
    title: 'Robbers',
    about:
      'A robber waits beside another player’s pawn on the score track and takes half of its next points.',
    scenes: {
      put: {
        title: 'Lie in wait',
        say: 'After placing a robber tile you may put your robber onto a space of the score track where another player’s pawn stands; then the next player whose robber is at home may do so.',
        task: 'Place the tile and set your robber on Blue’s space.',
        done: 'When Blue’s pawn next leaves that space, you get half of those points, rounded up.',
        hint: 'Passing is allowed, but Blue is an easy catch: place the tile and put the robber on space 4.',
      },
      robbery: {
        title: 'Caught',
        say: 'Blue has just scored 4 points: your robber brought you half of them and went home. Blue loses nothing by it.',
        task: 'You have another robber tile: set the robber on Blue’s new space.',
        done: 'Blue will think twice. A robber still on the track at the end is worth 3 points.',
        hint: 'You may pass, but the robber at home earns nothing: put it on space 8.',
      },
    },
  },
};
