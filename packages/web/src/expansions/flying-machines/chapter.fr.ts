import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'flying-machines': {
      title: 'Les Ornithoptères',
      lead: 'Par-dessus murs et rivières, jusque dans des villes prises depuis longtemps. Le dé dit jusqu’où.',
      entries: {
        FM1: {
          title: 'Décoller',
          text: 'Si la tuile que vous avez placée porte un ornithoptère, un meeple peut voler au lieu d’y être posé. Le dé montre 1, 2 ou 3 : il vole d’autant de cases dans le sens de la flèche imprimée, qui tourne avec la tuile ; le vol peut aller en diagonale et passer au-dessus du vide. Volent les meeples normaux et grands, et l’abbé aussi, sauf si le réglage l’interdit.',
        },
        FM2: {
          title: 'Atterrir',
          text: 'Il doit atterrir s’il le peut, sur une route, une ville ou une abbaye incomplète de la tuile d’arrivée, **occupée ou non** ; vous choisissez laquelle. Pas dans un pré, ni dans une zone que la tuile placée vient de compléter. S’il n’y a pas de tuile, ou s’il n’a nulle part où atterrir, il revient, et rien d’autre n’est posé dans cette phase.',
        },
        FM3: {
          title: 'L’abbé volant',
          text: 'Un abbé n’atterrit que sur une abbaye incomplète ou dans un jardin incomplet. Deux pions peuvent donc se trouver sur une même abbaye : la majorité décide comme d’habitude (B7).',
        },
        FM4: {
          title: 'Au-dessus de la roue',
          text: 'Les cases du plateau de la roue sont des tuiles : on peut atterrir sur leurs routes, villes et autres, jamais sur la roue elle-même.',
        },
      },
      captions: {
        'flying-way': {
          alt: 'Une tuile avec un ornithoptère ; une flèche mène deux cases plus loin, à une tuile avec une ville où se trouve un chevalier bleu.',
          caption:
            'Le dé donne deux : le meeple rouge survole une case et peut atterrir dans la ville de Bleu, pourtant occupée.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-abbotFlies': {
        title: 'L’abbé vole-t-il ?',
        text: 'Une précision ultérieure dit oui ; une liste du livret de 2017 ne nomme que les meeples normaux et grands (FM1, FM3).',
      },
    },
    captions: {},
  },
};
