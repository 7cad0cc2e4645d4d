import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  ferries: {
    title: 'Les Bacs',
    about: 'Des lacs où les routes se rencontrent, et des bacs qui décident lesquelles continuent.',
    scenes: {
      put: {
        title: 'De l’autre côté du lac',
        say: 'Les routes finissent aux quais d’un lac. Après votre action de pion, vous devez poser un bac entre deux quais : ces deux routes n’en font plus qu’une.',
        task: 'Placez le lac à un bout de votre route, posez un meeple ou passez, puis posez le bac de sorte que votre route continue.',
        done: 'Votre route traverse le lac. Le quai sans bac est le bout de sa route.',
        hint: 'C’est permis, mais votre route finit maintenant au lac. Posez le bac de sorte que l’un de ses bouts touche votre route.',
      },
      turn: {
        title: 'Faire pivoter un bac',
        say: 'Qui prolonge une route peut faire pivoter le premier bac qu’on y rencontre, vers une autre paire de quais. Bleu vient de faire pivoter celui-ci pour rejoindre votre route ; vous pouvez les séparer.',
        task: 'Fermez votre route à l’ouest, posez un meeple ou passez, puis faites pivoter le bac de sorte qu’il quitte votre route.',
        done: 'Votre route finit au quai et elle est complète : 4 points pour vous seul.',
        hint: 'C’est permis, mais alors Bleu partage la route, ou elle reste ouverte. Placez le village à l’ouest et faites pivoter le bac vers les deux quais qui ne touchent pas votre route.',
      },
    },
  },
};
