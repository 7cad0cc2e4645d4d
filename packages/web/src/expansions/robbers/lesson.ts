import { anything, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const OPENING = ['U 1,0 90 / road:E,W', 'E 0,-1 180 / city:S'];

export const lessons: readonly Lesson[] = [
  {
    id: 'robbers',
    sets: ['base', 'robbers'],
    tile: 'robbers/straight',
    scenes: [
      {
        id: 'put',
        opening: OPENING,
        hand: 'robbers/straight',
        goals: [anything, says('robber')],
        answers: ['2,0 90', 'robber 4'],
        panel: 'track',
      },
      {
        id: 'robbery',
        opening: [...OPENING, 'robbers/straight 2,0 90 / robber 4', 'B 0,1 0 / monastery', 'E 1,-1 0'],
        watch: ['E 1,-2 180 / city:S'],
        hand: 'robbers/city-curve',
        goals: [anything, says('robber')],
        answers: ['3,0 180', 'robber 8'],
        panel: 'track',
      },
    ],
    words: {
      en: {
        title: 'Robbers',
        about: 'A robber waits beside somebody’s pawn on the score track and gets half of what moves it on.',
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
      fr: {
        title: 'Les Voleurs',
        about:
          'Un voleur guette un pion sur la piste de score et touche la moitié des points qui le font avancer.',
        scenes: {
          put: {
            title: 'À l’affût',
            say: 'Après avoir placé une tuile de voleur, vous pouvez mettre votre voleur sur une case de la piste où se trouve le pion d’un autre joueur ; puis le joueur suivant dont le voleur est en réserve peut en faire autant.',
            task: 'Placez la tuile et mettez votre voleur sur la case de Bleu.',
            done: 'Quand le pion de Bleu quittera cette case, vous recevrez la moitié de ces points, arrondie vers le haut.',
            hint: 'Passer est permis, mais Bleu est une proie facile : placez la tuile et mettez le voleur sur la case 4.',
          },
          robbery: {
            title: 'Pris',
            say: 'Bleu vient de marquer 4 points : votre voleur vous en a rapporté la moitié et il est revenu. Bleu n’y perd rien.',
            task: 'Vous avez une autre tuile de voleur : mettez le voleur sur la nouvelle case de Bleu.',
            done: 'Bleu y regardera à deux fois. Un voleur encore sur la piste à la fin vaut 3 points.',
            hint: 'Vous pouvez passer, mais un voleur en réserve ne rapporte rien : mettez-le sur la case 8.',
          },
        },
      },
    },
  },
];
