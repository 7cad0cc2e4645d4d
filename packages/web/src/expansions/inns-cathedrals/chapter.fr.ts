import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'inns-cathedrals': {
      title: 'Auberges et Cathédrales',
      lead: 'Davantage pour qui finit, rien pour qui ne finit pas. Et un meeple qui compte double.',
      entries: {
        IC1: {
          title: 'Les auberges',
          text: 'Une route avec une auberge rapporte **2 points par tuile** si elle est complète ; plusieurs auberges n’y changent rien. Incomplète à la fin, elle ne rapporte **rien**.',
        },
        IC2: {
          title: 'Les cathédrales',
          text: 'Une ville avec une cathédrale rapporte **3 points par tuile et 3 par blason** si elle est complète, avec une cathédrale ou deux. Incomplète à la fin, elle ne rapporte **rien**.',
        },
        IC3: {
          title: 'Le grand meeple',
          text: 'Chacun en a un. Il se pose comme tout meeple et compte pour **deux** dans la majorité. Partout ailleurs, c’est un seul pion : en réserve, pour les missives, sur la roue, sur les collines.',
        },
        IC4: {
          title: 'L’auberge au carrefour en T',
          text: 'Une auberge se trouve là où trois routes se rencontrent. Le livret de 2017 la compte pour les deux routes de la barre du T, celui de 2014 seulement pour celle de droite.',
        },
      },
      captions: {
        'inns-road': {
          alt: 'Une route complète de cinq tuiles avec une auberge et un brigand rouge.',
          caption: 'Cinq tuiles et une auberge : {red} points pour Rouge, au lieu de 5.',
        },
        'inns-cathedral': {
          alt: 'Une ville complète autour d’une cathédrale, cinq tuiles avec un chevalier rouge.',
          caption: 'Une petite ville autour d’une cathédrale : cinq tuiles à 3, soit {red} points.',
        },
        'inns-big': {
          alt: 'Une ville complète avec le grand meeple rouge et un chevalier bleu ordinaire.',
          caption:
            'Le grand chevalier de Rouge compte pour deux et gagne seul : {red} points pour Rouge, rien pour Bleu.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-innOnTJunction': {
        title: 'L’auberge au carrefour en T',
        text: 'Les deux routes en 2017, celle de droite en 2014 (IC4).',
      },
    },
    captions: {},
  },
};
