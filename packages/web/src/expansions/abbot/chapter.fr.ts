import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    abbot: {
      title: 'L’Abbé',
      lead: 'Un pion de plus pour chacun, amateur de jardins et libre de partir.',
      entries: {
        AB1: {
          title: 'Où va l’abbé',
          text: 'Chacun a un abbé, un meeple qui ne se pose que sur une abbaye ou dans un jardin. Aucun autre meeple ne va dans un jardin. Sans cette extension, les jardins ne sont que du décor.',
        },
        AB2: {
          title: 'Les jardins',
          text: 'Un jardin s’évalue exactement comme une abbaye : 9 points avec ses huit voisines (B5), moins à la fin (B11).',
        },
        AB3: {
          title: 'Rappeler l’abbé',
          text: 'Au lieu de toute autre action de pion, vous pouvez reprendre votre abbé d’une abbaye ou d’un jardin encore incomplet. Il marque aussitôt ce que la zone rapporterait à la fin : 1, et 1 par voisine. Vous seul êtes payé, majorité ou non ; les autres y restent.\n\nSi la tuile que vous venez de placer complète cette zone, l’abbé ne peut pas être rappelé : il est évalué avec elle à l’étape 11.',
        },
        AB4: {
          title: 'Un meeple comme les autres',
          text: 'Pour tout le reste, l’abbé est un meeple : pour les majorités, les collines, la tempête, la peste et la missive qui reprend un meeple. Sur une abbaye, c’est un moine. Dans un jardin, il n’est rien de tout cela, ni brigand, ni chevalier, ni moine, ni paysan : l’inquisition (WF3) ne le voit pas ; la missive de la plus petite abbaye compte les jardins (ME4).',
        },
      },
      captions: {
        'abbot-where': {
          alt: 'Une tuile avec un jardin près d’une ville, placée à l’instant. Le jardin est coché pour l’abbé ; la ville et le pré sont barrés.',
          caption:
            'L’abbé peut aller dans le jardin, et nulle part ailleurs sur cette tuile. Un meeple ordinaire peut aller partout sauf là.',
        },
        'abbot-home': {
          alt: 'Un jardin avec l’abbé rouge et cinq tuiles autour.',
          caption: 'Cinq voisines pour l’instant. Rouge rappelle l’abbé et reçoit aussitôt {red} points.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-AB4': {
        title: 'Un abbé au jardin n’est pas un moine',
        text: 'Les règles qui parlent du pion l’ignorent ; celles qui parlent de la zone le comptent (AB4).',
      },
    },
    captions: {},
  },
};
