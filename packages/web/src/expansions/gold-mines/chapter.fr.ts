import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'gold-mines': {
      title: 'Les Mines d’Or',
      lead: 'Des lingots dans le pays, pour ceux que paient les zones où ils se trouvent.',
      entries: {
        GM1: {
          title: 'Poser les lingots',
          text: 'Après avoir placé une mine d’or, mettez un lingot sur cette tuile et un sur une tuile voisine de votre choix, dans l’une des huit directions. Plusieurs peuvent être sur une même tuile. S’il n’en reste pas assez, cette tuile est servie d’abord.',
        },
        GM2: {
          title: 'Gagner les lingots',
          text: 'Après l’évaluation, ceux qui ont été payés pour une zone complète se partagent les lingots de ses tuiles ; pour une abbaye ou un jardin, ce sont les neuf tuiles. Si plusieurs y ont droit, ou si plusieurs zones ont été complétées, ils prennent **un lingot à la fois**, le joueur actif d’abord, puis dans le sens des aiguilles d’une montre, jusqu’à épuisement. S’il y a le choix, on prend d’abord le lingot auquel le plus de joueurs ont droit. Si personne n’a été payé, les lingots restent.',
        },
        GM3: {
          title: 'Ce que vaut l’or',
          text: 'Les lingots encore dans le pays partent avant le décompte final ; les paysans n’en gagnent pas. Plus on en a, plus chacun vaut cher : 1 point de un à trois lingots, 2 de quatre à six, 3 de sept à neuf, 4 à partir de dix.',
        },
      },
      captions: {
        'gold-laid': {
          alt: 'Une mine d’or placée à l’instant, avec un lingot sur elle et un sur la tuile voisine.',
          caption: 'Un lingot sur la mine, un sur une voisine. Une flèche montre le choix de Rouge.',
        },
        'gold-shared': {
          alt: 'Une route complète avec un brigand rouge et un brigand bleu, et des lingots sur deux de ses tuiles.',
          caption:
            'Une route à égalité : {red} points pour Rouge et {blue} pour Bleu. Ils prennent les lingots tour à tour, Rouge, joueur actif, d’abord.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-GM2': {
        title: 'Quel lingot d’abord',
        text: 'Celui auquel le plus de joueurs ont droit ; à égalité, le plus au nord, puis le plus à l’ouest (GM2).',
      },
    },
    captions: {},
  },
};
