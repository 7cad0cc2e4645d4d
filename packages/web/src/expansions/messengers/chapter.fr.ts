import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    messengers: {
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
          text: 'On retourne la missive du dessus. Prenez ce qu’elle offre, ou **2 points** à la place ; puis elle va sous la pile, si bien qu’avec le temps chacun sait ce qui vient. Ce qui est impossible ne peut pas être choisi : aucune route à vous, plus de tuile, aucun meeple dans le pays. Ce qui ne vaut rien peut l’être.',
        },
        ME4: {
          title: 'Les huit missives',
          text: '- **1, 2, 3** : évaluez votre plus petite route, ville ou abbaye (jardins compris) : celle où vous avez un meeple et qui rapporterait le moins à la fin. Vous seul êtes payé, majorité ou non, et tous restent en place.\n- **4** : piochez et placez une autre tuile (X18).\n- **5** : 2 points par blason dans les villes où vous avez un chevalier.\n- **6** : 2 points pour chacun de vos chevaliers.\n- **7** : 2 points pour chacun de vos paysans.\n- **8** : retirez du pays l’un de vos meeples ; si vous y avez la majorité, même partagée, vous seul marquez d’abord la zone comme à la fin, prés compris.\n\nUn grand meeple compte pour un. Incomplète, une route avec auberge ou une ville avec cathédrale ne vaut rien ; mage et sorcière comptent (MW4). Les missives ne complètent rien : mage, sorcière, lingots et autres pions restent, mais un bâtisseur ou un cochon resté seul revient (TB5). La 8 ne retire pas un meeple d’une case couronne.',
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
            'Rouge reçoit {red} points pour une route. Avec la meeplette, ils finissent sur la case foncée 5 et amènent une missive ; avec le pion score, ils finiraient sur la case 9, sans missive.',
        },
        'messengers-small': {
          alt: 'Deux routes avec chacune un brigand rouge, l’une de deux tuiles, l’autre de trois.',
          caption:
            'La missive 1 paie la plus petite route de Rouge, comme à la fin : {red} points. Le brigand reste.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-ME3': {
        title: 'Une missive impossible à suivre',
        text: 'On ne peut prendre que les deux points. Une offre qui ne vaut rien peut être choisie (ME3).',
      },
      'ruling-ME4': {
        title: 'Les missives ne complètent rien',
        text: 'Ce qu’elles évaluent reste tel quel ; avec la missive 8, un meeple s’en va, et un bâtisseur ou un cochon resté seul (ME4).',
      },
    },
    captions: {},
  },
};
