import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  robbers: {
    title: 'Les Voleurs',
    about:
      'Un voleur guette un pion adverse sur la piste de score et empoche la moitié de ses prochains points.',
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
};
