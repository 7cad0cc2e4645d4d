import type { Same } from '../../book-text.ts';
import type * as en from '../en/machines-to-ferries.ts';

export const flyingMachines: Same<typeof en.flyingMachines> = {
  title: 'Les Ornithoptères',
  lead: 'Par-dessus murs et rivières, jusque dans des villes prises depuis longtemps. Le dé dit jusqu’où.',
  entries: {
    FM1: {
      title: 'Décoller',
      text: 'Si la tuile que vous avez placée porte un ornithoptère, un partisan peut voler au lieu d’y être posé. Le dé montre 1, 2 ou 3 : il vole d’autant de cases dans le sens de la flèche imprimée, qui tourne avec la tuile ; le vol peut aller en diagonale et passer au-dessus du vide. Volent les partisans normaux et grands, et l’abbé aussi, sauf si le réglage l’interdit.',
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
        'Le dé donne deux : le partisan rouge survole une case et peut atterrir dans la ville de Bleu, pourtant occupée.',
    },
  },
};

export const messengers: Same<typeof en.messengers> = {
  title: 'Les Hérauts',
  lead: 'Un second pion sur la piste de score, et une missive pour qui s’arrête sur une case foncée.',
  entries: {
    ME1: {
      title: 'Deux pions score',
      text: 'Chacun a un second pion sur la piste de score, la meeplette, qui part de 0. Chaque fois que vous gagnez des points, vous choisissez lequel des deux avance ; tous les points d’un gain vont au même pion. Deux zones évaluées ensemble sont deux gains, chacun avec son choix. Vous choisissez aussi pendant le tour des autres. Sans points, pas de question.',
    },
    ME2: {
      title: 'Gagner une missive',
      text: 'À l’étape 13, si un pion du joueur **actif** a bougé dans cette phase et se trouve sur une case foncée, ce joueur reçoit **une** missive, même si ses deux pions y sont. Les cases franchies ou quittées ne comptent pas, et peu importe qui d’autre s’y trouve. Les points d’une missive sont examinés à part : une missive peut en amener une autre. Il n’y en a pas au décompte final.',
    },
    ME3: {
      title: 'S’en servir',
      text: 'On retourne la missive du dessus. Prenez ce qu’elle offre, ou **2 points** à la place ; puis elle va sous la pile, si bien qu’avec le temps chacun sait ce qui vient. Ce qui ne peut se faire ne peut être choisi : aucune route à vous, plus de tuile, aucun partisan dans le pays. Ce qui ne vaut simplement rien peut l’être.',
    },
    ME4: {
      title: 'Les huit missives',
      text: '- **1, 2, 3** : évaluez votre plus petite route, ville ou abbaye (jardins compris) : celle où vous avez un partisan et qui rapporterait le moins à la fin. Vous seul êtes payé, majorité ou non, et tous restent en place.\n- **4** : piochez et placez une autre tuile (X18).\n- **5** : 2 points par blason dans les villes où vous avez un chevalier.\n- **6** : 2 points pour chacun de vos chevaliers.\n- **7** : 2 points pour chacun de vos paysans.\n- **8** : retirez du pays l’un de vos partisans ; si vous y avez la majorité, même partagée, vous seul marquez d’abord la zone comme à la fin, prés compris.\n\nUn grand partisan compte pour un. Incomplète, une route avec auberge ou une ville avec cathédrale ne vaut rien ; mage et sorcière comptent (MW4). Les missives ne complètent rien : mage, sorcière, lingots et autres pions restent, mais un bâtisseur ou un cochon resté seul revient (TB5). Avec la 8 on ne retire pas un partisan d’une case couronne.',
    },
    ME5: {
      title: 'À la fin',
      text: 'Avant le décompte final, on additionne les deux pions de chaque joueur. Ce n’est pas un gain : personne ne le vole.',
    },
  },
  captions: {
    'messengers-track': {
      alt: 'Un morceau de la piste de score. Le pion score rouge est sur la case 6 ; la meeplette rouge est allée de 2 à 5, une case foncée.',
      caption:
        'Rouge reçoit {red} points pour une route. Avec la meeplette ils finissent sur la case foncée 5 et amènent une missive ; avec le pion score ils finiraient sur la case 9, et rien n’arriverait.',
    },
    'messengers-small': {
      alt: 'Deux routes avec chacune un brigand rouge, l’une de deux tuiles, l’autre de trois.',
      caption:
        'La missive 1 paie la plus petite route de Rouge, comme à la fin : {red} points. Le brigand reste.',
    },
  },
};

export const ferries: Same<typeof en.ferries> = {
  title: 'Les Bacs',
  lead: 'Les lacs arrêtent les routes jusqu’à ce qu’un bac les joigne. Et les bacs pivotent.',
  entries: {
    FE1: {
      title: 'Un bac pour chaque lac',
      text: 'Après l’action de pion, qui a placé une tuile de lac doit poser un bac entre deux de ses trois ou quatre quais : ces deux routes n’en font plus qu’une. À un quai sans bac la route s’arrête.',
    },
    FE2: {
      title: 'Des partisans au lac',
      text: 'Un partisan posé sur une tuile de lac se tient sur l’une de ses routes, **avant** que le bac soit posé. On juge sans le bac si cette route est libre (B1), et de même pour un bâtisseur (TB2).',
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
      text: 'Si un bac coupe une route en pivotant, un bâtisseur resté de son côté sans partisan de son propriétaire revient aussitôt (TB5).',
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
};
