import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'mage-witch': {
      title: 'Mage et Sorcière',
      lead: 'Là où va le mage, une route ou une ville vaut plus. Là où va la sorcière, moitié moins.',
      entries: {
        MW1: {
          title: 'Les tuiles magiques',
          text: 'Après avoir placé une tuile magique, avant l’action de pion, vous **devez** déplacer le mage ou la sorcière, qui attendent d’abord à côté du plateau : sur une route ou dans une ville incomplète, autre que celle où il se trouve, et jamais là où se tient l’autre. Peu importe que des meeples y soient. Dans le livret de 2017, il va sur une autre tuile que celle que vous venez de placer ; d’autres éditions permettent toutes les tuiles.',
        },
        MW2: {
          title: 'Nulle part où aller',
          text: 'Si ni l’un ni l’autre ne peut aller quelque part, l’un de ceux qui sont en jeu est retiré du plateau, à votre choix. Il peut revenir avec une prochaine tuile magique.',
        },
        MW3: {
          title: 'Jamais ensemble',
          text: 'Si une tuile réunit leurs deux zones, le joueur actif déplace aussitôt l’un d’eux sur une autre route ou ville incomplète, avant l’évaluation ; s’il n’y en a pas, il en retire un. Sur une tuile magique, c’est **cela** le déplacement de MW1 : un seul, pas deux.',
        },
        MW4: {
          title: 'Ce qu’ils font',
          text: 'Quand une route ou une ville est évaluée, en cours de jeu ou à la fin, le **mage** ajoute 1 point par tuile, et la **sorcière** divise le tout par deux, en arrondissant vers le haut, après auberges et cathédrales. Une route avec auberge, ou une ville avec cathédrale, incomplète à la fin rapporte 1 par tuile si le mage y est, les blasons rien.',
        },
        MW5: {
          title: 'Partir',
          text: 'Ils quittent le plateau quand leur zone est complète, même si elle ne paie personne. Les missives ne les font pas partir.',
        },
      },
      captions: {
        'mage-road': {
          alt: 'Une route complète de trois tuiles avec le mage et un brigand rouge.',
          caption: 'Trois tuiles à 1 point, et 1 de plus chacune grâce au mage : {red} points.',
        },
        'witch-road': {
          alt: 'Une route complète de cinq tuiles avec la sorcière et un brigand bleu.',
          caption:
            'Cinq tuiles, réduites de moitié par la sorcière, en arrondissant vers le haut : {blue} points.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-magicOnPlacedTile': {
        title: 'Mage et sorcière sur la tuile placée',
        text: 'Pas en 2017 ; d’autres éditions le permettent (MW1).',
      },
    },
    captions: {},
  },
};
