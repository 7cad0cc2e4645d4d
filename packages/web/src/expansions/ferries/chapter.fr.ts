import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    ferries: {
      title: 'Les Bacs',
      lead: 'Les lacs arrêtent les routes jusqu’à ce qu’un bac les joigne. Et les bacs pivotent.',
      entries: {
        FE1: {
          title: 'Un bac pour chaque lac',
          text: 'Après l’action de pion, qui a placé une tuile de lac doit poser un bac entre deux de ses trois ou quatre quais : ces deux routes n’en font plus qu’une. À un quai sans bac, la route s’arrête.',
        },
        FE2: {
          title: 'Des meeples au lac',
          text: 'Un meeple posé sur une tuile de lac se tient sur l’une de ses routes, **avant** que le bac soit posé. On juge sans le bac si cette route est libre (B1), et de même pour un bâtisseur (TB2).',
        },
        FE3: {
          title: 'Faire pivoter les bacs',
          text: 'Qui place une tuile peut, après l’action de pion et son propre bac, faire pivoter le **premier bac** rencontré le long de chaque route qui sort de cette tuile : vers une autre paire de quais de son lac, une fois par phase. Il peut quitter la route prolongée. On ne rencontre un bac qu’à un quai où il se trouve. Ceux qui peuvent pivoter sont fixés quand la tuile est placée ; un bac posé à l’instant n’en fait pas partie.',
        },
        FE4: {
          title: 'Ce qui en découle',
          text: 'Ce qu’un bac complète, qu’on le pose ou qu’il pivote, est évalué à l’étape 11. Une route allongée par un bac ne donne ni seconde phase (TB3) ni droit de faire pivoter un autre bac ; une tuile de lac placée au bout de votre route donne les deux. Un lac n’est pas une auberge.',
        },
        FE5: {
          title: 'Routes coupées',
          text: 'Si un bac coupe une route en pivotant, un bâtisseur resté de son côté sans meeple de son propriétaire revient aussitôt (TB5).',
        },
        FE6: {
          title: 'Une route rouverte',
          text: 'Les pions restent sur leurs tuiles, mage et sorcière aussi ; une route est ce qui est relié maintenant. Un bac peut compléter une route lointaine, ou en rouvrir une complète et déjà évaluée : toutes ses tuiles comptent à nouveau quand elle se referme.',
        },
        FE7: {
          title: 'Mage, sorcière et bac',
          text: 'Si un bac réunit les routes du mage et de la sorcière, l’un d’eux part aussitôt (MW3), avant le bac suivant et avant toute évaluation.',
        },
      },
      captions: {
        'ferries-put': {
          alt: 'Une tuile de lac à trois quais. Le bac joint le quai ouest et le quai sud ; un brigand rouge se tient sur la route de l’ouest.',
          caption:
            'Le bac fait de deux routes une seule : celle de Rouge va de l’ouest au sud, quatre tuiles d’un bout à l’autre, {red} points. La route de l’est s’arrête à son quai.',
        },
        'ferries-turn': {
          alt: 'Un lac avec un bac entre ses quais est et sud ; un brigand rouge sur la route de l’ouest, qui s’arrête au quai nu.',
          caption:
            'Bleu a prolongé la route à l’est et détourné le bac : la route de Rouge s’arrête maintenant au quai nu, {red} points.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-ferryMoves': {
        title: 'Combien de bacs pivotent',
        text: 'Un par route prolongée en 2017 ; un seul sur la feuille des petites extensions (FE3).',
      },
      'ruling-FE6': {
        title: 'Une route rouverte compte en entier',
        text: 'Les tuiles déjà évaluées comptent à nouveau avec la route plus longue (FE6).',
      },
      'ruling-FE7': {
        title: 'Un bac peut réunir mage et sorcière',
        text: 'Alors l’un d’eux part aussitôt, comme avec une tuile (FE7).',
      },
    },
    captions: {},
  },
};
