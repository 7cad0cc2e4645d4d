import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'crop-circles': {
      title: 'Les Agroglyphes',
      lead: 'D’étranges signes dans les blés : chacun envoie un meeple de plus, ou en rappelle un.',
      entries: {
        CC1: {
          title: 'Le choix',
          text: 'Quand tout le reste de la phase est fait, celui qui a placé l’agroglyphe choisit pour tous : **ajouter** ou **retirer**. Le signe dit de qui il s’agit : la fourche pour les paysans, la massue pour les brigands, le bouclier pour les chevaliers. Le choix est demandé dès qu’un meeple se trouve dans le pays.',
        },
        CC2: {
          title: 'Chacun à son tour',
          text: 'Le joueur à la gauche du joueur actif commence, celui-ci est le dernier.\n- **Ajouter** : posez un meeple de votre réserve à côté de l’un des vôtres de cette sorte : même tuile, même zone.\n- **Retirer** : reprenez l’un de vos meeples de cette sorte.',
        },
        CC3: {
          title: 'Devoir ou pouvoir',
          text: 'Qui peut, doit ; qui ne peut pas est sauté. Seuls comptent ici les meeples normaux et grands. Un bâtisseur ou un cochon resté seul revient (TB5). Rien n’est évalué.',
        },
      },
      captions: {
        'crop-add': {
          alt: 'Un agroglyphe au bouclier près d’une ville. Dans la ville, deux chevaliers rouges au même endroit, dont un vient d’être ajouté ; Bleu a aussi un second chevalier.',
          caption:
            'Bouclier, ajouter : qui a un chevalier en pose un autre à côté. Bleu d’abord, Rouge, qui a placé la tuile, en dernier.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-cropAdd': {
        title: 'Faut-il ajouter un meeple ?',
        text: 'Oui, comme nous lisons la feuille des petites extensions (CC3) ; d’autres éditions laissent le choix.',
      },
    },
    captions: {},
  },
};
