import type { Same } from '../../book-text.ts';
import type * as en from '../en/basics.ts';

export const short: Same<typeof en.short> = {
  title: 'Le jeu en bref',
  lead: 'Tuile après tuile, un pays grandit sur la table. À chaque tour, vous y ajoutez une tuile, et parfois l’un de vos meeples. Qui voit le mieux ce qui finira par se fermer l’emporte.',
  entries: {
    aim: {
      title: 'De quoi il s’agit',
      text: 'Routes, villes, abbayes et prés s’étendent d’une tuile à l’autre : ce sont les **zones** du pays. Un meeple posé dans une zone en fait la vôtre : sur une route, c’est un **brigand**, dans une ville un **chevalier**, sur une abbaye un **moine**, dans un pré un **paysan**. Une fois complète, elle rapporte des points et le meeple revient, prêt à repartir. Seuls les paysans restent couchés jusqu’à la fin.',
    },
    G3: {
      title: 'Un tour, trois étapes',
      text: '- **Placer** : piochez une tuile, montrez-la et placez-la (G4).\n- **Poser** : posez un meeple sur la tuile que vous venez de placer, ou aucun (B1).\n- **Évaluer** : tout ce que la tuile a complété est évalué, et les meeples reviennent (B8).\n\nPuis c’est au joueur suivant, dans le sens des aiguilles d’une montre. Les extensions ajoutent des étapes : le chapitre du tour entier les donne toutes, à partir de X1.',
    },
    points: {
      title: 'Ce qui rapporte, et combien',
      text: '- **Route** : 1 point par tuile, complète ou non (B3).\n- **Ville** : 2 points par tuile et 2 par blason si elle est complète ; la moitié si elle ne l’est pas à la fin (B4).\n- **Abbaye** : 9 points avec toutes ses voisines ; incomplète, 1 pour elle-même et 1 par voisine (B5).\n- **Pré** : à la fin, 3 points par ville complète qu’il touche (B12).\n\nQui a le plus de meeples dans une zone en prend les points ; à égalité, chacun les prend tous (B7).',
    },
  },
  captions: {
    'short-land': {
      alt: 'Un petit pays de huit tuiles. Un chevalier rouge dans une ville, un brigand bleu sur une route, un moine rouge sur une abbaye, et un paysan bleu couché dans le pré entre eux.',
      caption:
        'Chevalier, brigand, moine et paysan : le même pion, dont le nom change avec la zone où il se trouve. La dernière tuile placée a un bord clair.',
    },
  },
};

export const setUp: Same<typeof en.setUp> = {
  title: 'La mise en place',
  lead: 'Qui joue, avec quoi, et ce qui se trouve sur la table avant la première tuile.',
  entries: {
    G1: {
      title: 'Les joueurs',
      text: 'On joue de deux à huit, chacun sa couleur. Le nombre imprimé sur une boîte (2 à 6, 2 à 5 ou 2 à 8) est indiqué quand on prépare une partie, mais il n’écarte personne.',
    },
    G2: {
      title: 'Avant le premier tour',
      text: 'La tuile de départ est sur la table ; avec la rivière, c’est la source (RV1), avec la roue, tout son plateau (WF1). Chacun a sept meeples en réserve, les pions des extensions jouées, et un pion score sur la case 0 de la piste. Les autres tuiles sont mélangées, face cachée.',
    },
    G9: {
      title: 'Qui commence',
      text: 'Le premier joueur est tiré au sort, ou désigné par l’hôte. Les livrets ont leurs façons (le plus jeune commence, ou choisit qui commence), mais un ordinateur ne sait pas qui est le plus jeune.',
    },
    G8: {
      title: 'Les réglages',
      text: 'Là où les livrets se contredisent, vous choisissez. Un réglage appartient à la partie : tous les joueurs le voient, et il est inscrit dans la partie enregistrée. Quand il change une règle, ce livre le montre à côté d’elle ; ils sont tous réunis au dernier chapitre.',
    },
    G10: {
      title: 'Laisser des éléments de côté',
      text: 'On n’est pas obligé de prendre une extension entière : ses tuiles, ou l’un de ses pions, peuvent rester dans la boîte. On peut par exemple ne jouer qu’avec le grand meeple et le bâtisseur. Les symboles d’un élément absent ne sont plus que du décor.',
    },
    G11: {
      title: 'Combien de temps',
      text: 'Les livrets annoncent : 35 minutes pour le jeu de base ; 15 de plus avec Auberges et Cathédrales, 10 avec les Ornithoptères, 15 avec les Hérauts, 20 avec la Roue de la Fortune, aucune avec l’Abbé ; 90 à 120 pour toute la boîte de 2017. À l’écran, où personne ne compte, c’est en général moins.',
    },
  },
  captions: {
    'set-up-start': {
      alt: 'La tuile de départ seule : une ville au nord, une route droite d’ouest en est, des prés de part et d’autre de la route.',
      caption: 'La tuile de départ. Ses quatre bords sont les premiers endroits où placer une tuile.',
    },
  },
};

export const turn: Same<typeof en.turn> = {
  title: 'Le tour entier',
  lead: 'Avec toutes les extensions, un tour a quinze étapes. La plupart n’ont lieu que si la tuile, ou un pion, le demande : dans le jeu de base, il ne reste que 1, 2, 8 et 11.',
  entries: {
    part: {
      title: 'Une tuile, une phase',
      text: 'Tout ce qui découle d’une tuile est une **phase**. Un tour a une phase ; un bâtisseur peut en gagner une seconde (TB3), et une missive en glisser une autre au milieu (X18). Les étapes d’une phase viennent toujours dans cet ordre, et celle dont personne n’a besoin est sautée.',
    },
    X1: {
      title: '1 · Piocher, et tourner la roue',
      text: 'Piochez une tuile. Si elle porte une icône de roue, le cochon de la Roue de la Fortune avance aussitôt, avant qu’on cherche où placer la tuile (WF2). Si vous avez des tuiles en main, vous en choisissez une au lieu de piocher (E3).',
    },
    X2: {
      title: '2 · Placer la tuile',
      text: 'Tous ses bords doivent correspondre (G4). Une tuile de rivière doit prolonger la rivière (RV2).',
    },
    X3: {
      title: '3 · Colline',
      text: 'Une tuile de colline se place sur une tuile inconnue de la pioche, qui quitte le jeu (HS1).',
    },
    X4: {
      title: '4 · Lingots',
      text: 'Une mine d’or apporte deux lingots : un sur cette tuile, un sur une voisine (GM1).',
    },
    X5: {
      title: '5 · Mage et sorcière',
      text: 'Une tuile magique fait bouger l’un des deux (MW1). Toute tuile qui réunit leurs deux zones oblige l’un d’eux à partir (MW3).',
    },
    X6: {
      title: '6 · Voleurs',
      text: 'Une tuile de voleur permet, à vous puis à un autre joueur, de poser un voleur sur la piste de score (RO1).',
    },
    X7: {
      title: '7 · Berger',
      text: 'Si la tuile agrandit le pré de votre berger, le troupeau grandit ou est rassemblé (HS3).',
    },
    X8: {
      title: '8 · Action de pion',
      text: 'Une seule, ou aucune :\n- poser un meeple sur cette tuile (B1) ;\n- en faire voler un (FM1) ;\n- poser votre bâtisseur (TB2), votre cochon (TB4) ou votre berger (HS2) ;\n- mettre un meeple sur une case couronne de la roue (WF4) ;\n- reprendre votre abbé pour ses points (AB3).',
    },
    X9: { title: '9 · Poser un bac', text: 'Sur un nouveau lac, le bac est posé entre deux quais (FE1).' },
    X10: {
      title: '10 · Faire pivoter les bacs',
      text: 'Le premier bac de chaque route que vous avez prolongée peut pivoter (FE3). Si vous jouez avec des tuiles en main, vous complétez votre main maintenant (E3).',
    },
    X11: {
      title: '11 · Évaluer',
      text: 'Ce que cette phase a complété, bacs compris, est évalué. La valeur se calcule dans cet ordre : le tarif par tuile et par blason, avec l’auberge, la cathédrale ou la petite ville de 2000 (IC1, IC2, E1) ; puis le mage et les vignobles ajoutent (MW4, HS7) ; puis la sorcière divise par deux. La majorité prend le tout, les grands meeples comptant double et les collines départageant (B7, IC3, HS1). Les pions score avancent (ME1), les voleurs volent (RO2), et qui a complété une ville en prend les marchandises (TB1).',
    },
    X12: {
      title: '12 · Partager les lingots',
      text: 'Les lingots de ce qui a été complété vont à ceux qui ont été payés (GM2).',
    },
    X13: {
      title: '13 · Missive',
      text: 'Si l’un de vos pions score a bougé dans cette phase et se trouve sur une case foncée, vous recevez une missive (ME2).',
    },
    X14: {
      title: '14 · Agroglyphe',
      text: 'Qui a placé un agroglyphe choisit ce que chacun fait d’un meeple (CC1).',
    },
    X15: {
      title: '15 · Seconde phase',
      text: 'Si votre bâtisseur l’a gagnée, tout recommence avec une autre tuile (TB3). Puis vient le tour du joueur suivant.',
    },
    final: {
      title: 'Après le dernier tour',
      text: 'La fin a son ordre à elle : les deux pions score de chacun sont additionnés (ME5) ; les voleurs encore sur la piste rapportent (RO5) ; les lingots du pays sont retirés (GM3) ; les zones incomplètes sont évaluées (B11) ; puis les prés (B12), les marchandises (TB1) et l’or (GM3).',
    },
    X16: {
      title: 'Les points viennent par séries',
      text: 'Les points d’un même moment avancent ensemble : l’événement de la roue ; ses cases couronne ; un troupeau rassemblé ; un abbé repris ; tout ce qu’évalue l’étape 11 ; les points d’une missive. D’abord avancent tous les gains de la série, puis les voleurs frappent l’un après l’autre (RO3), et alors seulement le jeu continue.',
    },
    X17: {
      title: 'Ce qui est évalué d’abord',
      text: 'Personne ne choisit l’ordre de l’étape 11 : les routes d’abord, puis les villes, les abbayes et les jardins. Parmi plusieurs de la même sorte, la plus au nord, puis la plus à l’ouest. Pour une même zone, le joueur actif d’abord, puis les autres dans le sens des aiguilles d’une montre. Cela n’a d’importance qu’avec les Hérauts, les Voleurs ou les Mines d’Or.',
    },
    X18: {
      title: 'Une phase dans une phase',
      text: 'La missive qui donne une autre tuile lance pour elle les étapes 1 à 14, au milieu de l’étape 13 et avec ses propres missives ; puis la première tuile reprend à l’étape 14. Cette phase intérieure peut gagner la seconde phase de votre tour, sauf si vous y êtes déjà : il n’y en a jamais qu’une.',
    },
    X19: {
      title: 'Pions retirés',
      text: 'Ce que la peste (WF3), un agroglyphe (CC2) ou une missive (ME4) retire du pays n’est pas évalué, sauf si la missive le dit. Un bâtisseur ou un cochon resté seul revient aussi (TB5) ; mage, sorcière et lingots restent. La zone vidée redevient libre pour la prochaine tuile qui l’agrandit.',
    },
    X20: {
      title: 'Complet : à quel moment ?',
      text: 'Au moment où la question se pose. Les étapes 5 à 8 voient le pays avant les bacs de cette phase, l’étape 11 le voit après. Une route qui s’arrête à un quai sans bac est donc complète quand vous choisissez votre pion, même si le bac la rouvre juste après.',
    },
  },
  captions: {
    'turn-part': {
      alt: 'Quatre tuiles en ligne : une route avec un brigand rouge entre deux villages ; Rouge vient d’en placer la dernière tuile.',
      caption:
        'Les étapes 2, 8 et 11 : Rouge a placé la tuile au bord clair et n’a rien posé ; la route est complète, son brigand rapporte {red} points.',
    },
  },
};

export const placing: Same<typeof en.placing> = {
  title: 'Placer une tuile',
  lead: 'Une tuile peut aller partout où tous ses bords correspondent, et doit aller quelque part si elle le peut.',
  entries: {
    G4: {
      title: 'Tous les bords correspondent',
      text: 'La tuile touche au moins une autre tuile, bord à bord : un coin ne suffit pas. Sur **chaque** bord commun, la ville rencontre la ville, la route la route, le pré le pré et la rivière la rivière. On la tourne comme on veut. Les zones ne se rejoignent que par les bords, jamais par un coin, même les prés.',
    },
    G5: {
      title: 'Une tuile qui ne va nulle part',
      text: 'On la montre à tous et elle va dans la boîte ; le même joueur en pioche une autre, autant de fois qu’il le faut. Une tuile qui va quelque part doit être placée. Ce qui s’est passé quand elle a été piochée, comme avec la roue (WF2), reste acquis même si la tuile est écartée.',
    },
  },
  captions: {
    'placing-edges': {
      alt: 'Deux tuiles côte à côte avec une route. Une tuile avec une ville et un virage est essayée à quatre endroits : deux fois elle est cochée, deux fois barrée.',
      caption:
        'Une tuile, quatre essais. Cochée : tous les bords correspondent. Barrée : une route ou une ville buterait sur autre chose.',
    },
    'placing-corner': {
      alt: 'Deux tuiles en ligne. Une abbaye sous la première est cochée ; la même tuile qui ne touche qu’un coin est barrée.',
      caption: 'Un coin n’est pas un bord. L’abbaye de droite ne touche le pays que par son coin.',
    },
  },
};

export const followers: Same<typeof en.followers> = {
  title: 'Les meeples',
  lead: 'Un pion par tour, sur la tuile que vous venez de placer, là où il n’y a encore personne.',
  entries: {
    B1: {
      title: 'Poser un meeple',
      text: 'Après avoir placé la tuile, vous pouvez poser **un** meeple de votre réserve sur une partie de **cette** tuile : route, ville, abbaye ou pré.\n\nToute la zone dont elle fait partie doit être sans meeple, de qui que ce soit, aussi loin qu’elle s’étende. La tuile se joint d’abord à ce qu’elle touche, puis on regarde. Deux zones de joueurs différents peuvent se rejoindre plus tard ; alors tous restent, et la majorité décide (B7).\n\nVous pouvez aussi prendre une zone que cette tuile même complète : le meeple marque et revient aussitôt.',
    },
    B2: {
      title: 'Réserve vide',
      text: 'Sans meeple en réserve, vous placez seulement la tuile. Les meeples reviennent quand leur zone est évaluée, ou quand une règle le dit ; vous ne pouvez pas les rappeler.',
    },
  },
  captions: {
    'followers-where': {
      alt: 'Bleu vient de placer une tuile contre la ville de Rouge. La partie de ville est barrée, car un chevalier rouge s’y trouve ; la route et les deux prés sont cochés.',
      caption:
        'Où Bleu peut-il poser un meeple ? Pas dans la ville : c’est maintenant celle du chevalier rouge. La route et les prés sont libres.',
    },
    'followers-joined': {
      alt: 'Deux morceaux de ville avec un chevalier rouge et un chevalier bleu, réunis par la tuile placée entre eux en une seule ville, en surbrillance.',
      caption:
        'Réunis après coup : chaque chevalier est entré dans sa propre ville, puis la tuile claire en a fait une seule. À présent, ils la partagent.',
    },
  },
};
