import type { Same } from '../../book-text.ts';
import type * as en from '../en/hills-and-wheel.ts';

export const hillsSheep: Same<typeof en.hillsSheep> = {
  title: 'Moutons et Collines',
  lead: 'Les collines départagent, les vignobles plaisent aux moines, et les bergers rassemblent leurs moutons jusqu’à ce que vienne le loup.',
  entries: {
    HS1: {
      title: 'Les collines',
      text: 'Une tuile de colline se place par-dessus une tuile inconnue de la pioche, qui quitte le jeu ; si la pioche est vide, la colline compte tout de même.\n\nSi des joueurs sont à égalité pour la majorité, ceux qui ont un partisan de cette zone sur une colline marquent **seuls** ; le nombre de collines n’y change rien. Si aucun n’en a, ou tous, tous marquent. Cela vaut pour toute zone, en cours de jeu et à la fin.',
    },
    HS2: {
      title: 'Les bergers',
      text: 'Au lieu d’un partisan vous pouvez poser votre berger dans un pré de la tuile qui vient d’être placée. Les paysans n’y changent rien, mais il ne doit y avoir aucun autre berger dans ce pré, de qui que ce soit. Puis piochez un jeton : des moutons restent avec le berger ; un loup le renvoie aussitôt, et retourne dans le sac.',
    },
    HS3: {
      title: 'Grandir ou rassembler',
      text: 'Qui place une tuile qui agrandit le pré de son berger doit choisir, avant l’action de pion : laisser **grandir** le troupeau, ou le **rassembler**. D’autres éditions le font après les bacs, avant l’évaluation.',
    },
    HS4: {
      title: 'Grandir',
      text: 'Piochez un jeton. Des moutons rejoignent le troupeau. Un loup renvoie **tous** les bergers de ce pré, et tous ses jetons retournent dans le sac, lui aussi.',
    },
    HS5: {
      title: 'Rassembler',
      text: 'Chaque berger du pré marque tous les moutons qui s’y trouvent, ceux imprimés sur la rivière de 2014 aussi. Les jetons retournent dans le sac, les bergers reviennent et peuvent être posés à nouveau dans cette même phase. Les moutons imprimés restent pour toujours.',
    },
    HS6: {
      title: 'Ce qu’un berger n’est pas',
      text: 'Ce n’est ni un partisan ni un paysan : il n’occupe rien et ne compte dans aucune majorité. Resté sur le plateau à la fin, il ne rapporte rien. Avec le réglage, un troupeau dont le pré ne peut plus grandir est rassemblé aussitôt, quel que soit celui qui a fermé le pré, après le choix de son propriétaire s’il y en a un.',
    },
    HS7: {
      title: 'Les vignobles',
      text: 'Quand une abbaye est complète et évaluée, elle rapporte 3 points de plus pour chaque vignoble sur les huit tuiles autour. Un vignoble peut servir à plusieurs abbayes. À la fin les vignobles ne rapportent rien.',
    },
    HS8: {
      title: 'Bords partagés',
      text: 'Certaines tuiles ont un bord que deux villes se partagent : c’est un bord de ville, et une ville ordinaire placée contre lui réunit les deux ; deux bords de ce genre face à face en réunissent quatre. Un bord de pré peut aussi être partagé entre deux prés : chaque moitié rejoint ce qui lui fait face.',
    },
  },
  captions: {
    'hills-tie': {
      alt: 'Une ville complète avec un chevalier rouge sur une colline et un chevalier bleu en plaine.',
      caption: 'Un chevalier chacun, mais celui de Rouge est sur une colline : {red} points pour Rouge seul.',
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
      alt: 'Une tuile à vignoble dont le bord nord est partagé par deux villes ; une ville ordinaire placée contre lui les réunit, en pleine lumière.',
      caption:
        'La ville de la tuile du haut touche les deux moitiés du bord et réunit les deux villes en une.',
    },
  },
};

export const wheelOfFortune: Same<typeof en.wheelOfFortune> = {
  title: 'La Roue de la Fortune',
  lead: 'Un cochon fait le tour de la roue et apporte à tous la chance ou pire.',
  entries: {
    WF1: {
      title: 'Le plateau',
      text: 'Le plateau de la roue remplace la tuile de départ : seize cases, chacune comptant comme une tuile, avec au bord des routes, des villes et des prés qui suivent les règles habituelles. Le cochon part de Fortune. Avec la rivière, la source se place contre un bord de pré du plateau et coule droit devant ; l’endroit est tiré au sort.',
    },
    WF2: {
      title: 'Le cochon avance',
      text: 'Quand on pioche une tuile avec une icône, avant de la placer, le cochon avance d’autant de secteurs que l’indique l’icône, dans le sens des aiguilles d’une montre : Fortune, Taxes, Famine, Tempête, Inquisition, Peste. L’événement a lieu, puis les cases couronne du secteur sont évaluées. Cela vaut même si la tuile ne va nulle part (G5).',
    },
    WF3: {
      title: 'Les six événements',
      text: '- **Fortune** : 3 points pour le joueur actif.\n- **Taxes** : chacun de vos chevaliers rapporte autant de points que sa ville contient de blasons et de chevaliers à vous, lui compris.\n- **Famine** : chacun de vos paysans rapporte 1 par ville complète que touche son pré, majorité ou non.\n- **Tempête** : 1 point par partisan dans votre réserve, l’abbé aussi.\n- **Inquisition** : 2 points pour chacun de vos moines sur une abbaye.\n- **Peste** : à partir du joueur actif, dans le sens des aiguilles d’une montre, chacun doit retirer du pays un de ses partisans, s’il y en a, jamais d’une case couronne.\n\nUn grand partisan est ici un seul pion. Ce qu’un joueur reçoit d’un événement est un seul gain.',
    },
    WF4: {
      title: 'Les cases couronne',
      text: 'Comme action de pion vous pouvez mettre un partisan, normal ou grand, sur une case couronne libre. Quand le cochon s’y arrête : seul dans un secteur à une case 3 points, seul dans un secteur à deux cases 6, à deux 3 chacun. Puis ils reviennent. À la fin, ces cases ne rapportent rien.',
    },
    WF5: {
      title: 'Les icônes',
      text: 'Seize tuiles du jeu de base portent une icône quand la roue est en jeu, et trois des douze tuiles de l’extension. Avec l’abbé en plus, les jardins sont sur d’autres exemplaires de ces tuiles de base, si bien qu’aucune n’a les deux. Sans la roue il n’y a pas d’icônes.',
    },
  },
  captions: {
    'wheel-board': {
      alt: 'Le plateau de la roue, quatre cases sur quatre, avec le cochon sur Fortune en haut.',
      caption: 'Le plateau au début. Les tuiles se placent autour, à n’importe quel bord.',
    },
    'wheel-crown': {
      alt: 'La roue avec un partisan rouge sur la case couronne de Famine, un secteur à une case, où le cochon vient d’arriver.',
      caption:
        'Le cochon s’arrête à Famine, où le partisan rouge occupe la seule case couronne : {red} points, puis il revient.',
    },
  },
};
