import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'hills-sheep': {
      title: 'Moutons et Collines',
      lead: 'Les collines départagent, les vignobles plaisent aux moines, et les bergers rassemblent leurs moutons jusqu’à ce que vienne le loup.',
      entries: {
        HS1: {
          title: 'Les collines',
          text: 'Une tuile de colline se place par-dessus une tuile inconnue de la pioche, qui quitte le jeu ; si la pioche est vide, la colline compte tout de même.\n\nSi des joueurs sont à égalité pour la majorité, ceux qui ont un meeple de cette zone sur une colline marquent **seuls** ; le nombre de collines n’y change rien. Si aucun n’en a, ou tous, tous marquent. Cela vaut pour toute zone, en cours de jeu et à la fin.',
        },
        HS2: {
          title: 'Les bergers',
          text: 'Au lieu d’un meeple, vous pouvez poser votre berger dans un pré de la tuile qui vient d’être placée. Les paysans n’y changent rien, mais il ne doit y avoir aucun autre berger dans ce pré, de qui que ce soit. Puis piochez un jeton : les moutons restent avec le berger ; un loup le fait revenir aussitôt, et retourne dans le sac.',
        },
        HS3: {
          title: 'Grandir ou rassembler',
          text: 'Qui place une tuile qui agrandit le pré de son berger doit choisir, avant l’action de pion : laisser **grandir** le troupeau, ou le **rassembler**. D’autres éditions le font après les bacs, avant l’évaluation.',
        },
        HS4: {
          title: 'Grandir',
          text: 'Piochez un jeton. Les moutons rejoignent le troupeau. Un loup fait revenir **tous** les bergers de ce pré, et tous les jetons du pré retournent dans le sac, lui aussi.',
        },
        HS5: {
          title: 'Rassembler',
          text: 'Chaque berger du pré marque tous les moutons qui s’y trouvent, ceux imprimés sur la rivière de 2014 aussi. Les jetons retournent dans le sac, les bergers reviennent et peuvent être posés à nouveau dans cette même phase. Les moutons imprimés restent pour toujours.',
        },
        HS6: {
          title: 'Ce qu’un berger n’est pas',
          text: 'Ce n’est ni un meeple ni un paysan : il n’occupe rien et ne compte dans aucune majorité. Resté sur le plateau à la fin, il ne rapporte rien. Avec le réglage, un troupeau dont le pré ne peut plus grandir est rassemblé aussitôt, quel que soit celui qui a fermé le pré, après le choix de son propriétaire s’il y en a un.',
        },
        HS7: {
          title: 'Les vignobles',
          text: 'Quand une abbaye est complète et évaluée, elle rapporte 3 points de plus pour chaque vignoble sur les huit tuiles autour. Un vignoble peut servir à plusieurs abbayes. À la fin, les vignobles ne rapportent rien.',
        },
        HS8: {
          title: 'Bords partagés',
          text: 'Certaines tuiles ont un bord que deux villes se partagent : c’est un bord de ville, et une ville ordinaire placée contre lui réunit les deux ; deux bords de ce genre face à face en réunissent quatre. Un bord de pré peut aussi être partagé entre deux prés : chaque moitié rejoint ce qui lui fait face.',
        },
      },
      captions: {
        'hills-tie': {
          alt: 'Une ville complète avec un chevalier rouge sur une colline et un chevalier bleu en plaine.',
          caption:
            'Un chevalier chacun, mais celui de Rouge est sur une colline : {red} points pour Rouge seul.',
        },
        'hills-flock': {
          alt: 'Un pré avec les bergers rouge et bleu, chacun avec des moutons.',
          caption:
            'Deux prés n’en font plus qu’un. Rouge rassemble : tous les moutons comptent pour les deux bergers, {red} points pour Rouge et {blue} pour Bleu.',
        },
        'hills-vineyards': {
          alt: 'Une abbaye complète avec un moine rouge ; deux des huit tuiles autour ont des vignobles.',
          caption: 'Une abbaye entourée de deux vignobles : {red} points.',
        },
        'hills-shared-edge': {
          alt: 'Une tuile à vignoble dont le bord nord est partagé par deux villes ; une ville ordinaire placée contre lui les réunit, en surbrillance.',
          caption:
            'La ville de la tuile du haut touche les deux moitiés du bord et réunit les deux villes en une.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-hillTies': {
        title: 'Comment les collines départagent',
        text: 'Un meeple sur une colline suffit en 2014 ; ailleurs, le plus grand nombre l’emporte (HS1).',
      },
      'option-shepherd': {
        title: 'Quand agit le berger',
        text: 'Avant l’action de pion en 2014 ; après elle, avant l’évaluation, ailleurs (HS3).',
      },
      'option-closedFlock': {
        title: 'Un troupeau dont le pré est fermé',
        text: 'Aucun livret n’en parle (HS6). Il reste et attend en vain ; ou il est rassemblé aussitôt.',
      },
      'option-vineyardsForGardens': {
        title: 'Des vignobles près des jardins',
        text: 'Le livret de 2014 ne connaît que les abbayes (HS7).',
      },
      'ruling-HS6': {
        title: 'Qui rassemble un troupeau fermé',
        text: 'Il est rassemblé quel que soit celui qui a fermé le pré ; le choix du joueur actif, s’il en a un, vient d’abord (HS6).',
      },
    },
    captions: {},
  },
};
