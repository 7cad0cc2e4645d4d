import type { Same } from '../../book-text.ts';
import type * as en from '../en/rulings.ts';

export const rulings: Same<typeof en.rulings> = {
  title: 'Décisions et réglages',
  lead: 'Plusieurs éditions, bien des années d’extensions : les livrets ne sont pas toujours d’accord. Voici ce que vous pouvez choisir, et ce que nous avons décidé là où aucun livret ne parle.',
  entries: {
    differ: {
      title: 'Là où les livrets diffèrent',
      text: 'Chacun de ces points est un réglage de la mise en place. La première valeur est celle que vous avez sans rien choisir.',
    },
    'option-farmers': {
      title: 'Comment comptent les paysans',
      text: 'Par pré, comme dans la boîte de 2017 (B12) ; pas du tout, pour une première partie (B13) ; ou par ville, comme en 2000 (E2).',
    },
    'option-farmerPoints': {
      title: 'Ce qu’une ville donne aux paysans selon les règles de 2000',
      text: 'Le livret de 2000 donne les deux nombres (E2). Nous partons de 3, comme partout ailleurs.',
    },
    'option-smallCity': {
      title: 'La ville de deux tuiles',
      text: 'Une exception en 2000, plus depuis (B4, E1).',
    },
    'option-hand': { title: 'Des tuiles en main', text: 'La variante tactique de 2000 (E3).' },
    'option-river': {
      title: 'Comment tourne la rivière',
      text: 'Le livret de 2017 interdit de tourner deux fois de suite dans le même sens (RV2). Qui aime les méandres peut les permettre.',
    },
    'option-riverStartTile': {
      title: 'La tuile de départ avec la rivière',
      text: 'Elle reste dans la boîte en 2017 ; certaines tables la mélangent aux autres (RV1).',
    },
    'option-innOnTJunction': {
      title: 'L’auberge au carrefour en T',
      text: 'Les deux routes en 2017, celle de droite en 2014 (IC4).',
    },
    'option-abbotFlies': {
      title: 'L’abbé vole-t-il ?',
      text: 'Une précision ultérieure dit oui ; une liste du livret de 2017 ne nomme que les partisans normaux et grands (FM1, FM3).',
    },
    'option-ferryMoves': {
      title: 'Combien de bacs pivotent',
      text: 'Un par route prolongée en 2017 ; un seul sur la feuille des petites extensions (FE3).',
    },
    'option-magicOnPlacedTile': {
      title: 'Mage et sorcière sur la tuile placée',
      text: 'Pas en 2017 ; d’autres éditions le permettent (MW1).',
    },
    'option-robbersAll': {
      title: 'Qui d’autre envoie un voleur',
      text: 'Un joueur en 2017 ; tous dans une autre édition (RO1).',
    },
    'option-cropAdd': {
      title: 'Faut-il ajouter un partisan ?',
      text: 'Oui, comme nous lisons la feuille des petites extensions (CC3) ; d’autres éditions laissent le choix.',
    },
    'option-hillTies': {
      title: 'Comment les collines départagent',
      text: 'Un partisan sur une colline suffit en 2014 ; pour d’autres le plus grand nombre l’emporte (HS1).',
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
    'option-faminePig': {
      title: 'Le cochon pendant la famine',
      text: 'Il n’aide pas en 2014 ; des recueils de règles donnent 2 points par ville au lieu de 1 (WF3).',
    },
    'option-firstPlayer': {
      title: 'Qui commence',
      text: 'Par tirage au sort, ou au choix de l’hôte (G9).',
    },
    'option-omit': {
      title: 'Laisser des éléments de côté',
      text: 'Comme le livret de 2017 le permet (G10).',
    },
    silent: {
      title: 'Là où les livrets se taisent',
      text: 'Ces réponses sont les nôtres. Elles découlent de la règle la plus proche, et certaines de parties enregistrées avec un autre moteur, qui s’accordent.',
    },
    'ruling-G5': {
      title: 'Une tuile écartée garde ce qu’elle a fait',
      text: 'Si la roue a tourné pour une tuile qui ne va nulle part, l’événement tient (G5, WF2).',
    },
    'ruling-G6': {
      title: 'Une seconde phase sans tuile est perdue',
      text: 'Rien n’est payé en échange : la partie finit quand il faut une tuile et qu’il n’y en a plus. Ainsi, les points de la roue pour une dernière tuile qui ne va nulle part n’apportent pas de missive, sauf si cette tuile vient de la missive 4, car la phase qui l’entoure continue (G6, ME2).',
    },
    'ruling-B13': {
      title: 'Sans paysans, pas de cochon, mais des bergers',
      text: 'Un cochon a besoin d’un paysan de son propriétaire ; un berger n’a besoin de personne (B13).',
    },
    'ruling-E2': {
      title: 'Un pré seul, évalué par ville',
      text: 'Il rapporte pour les villes que le propriétaire du paysan remporterait à la fin (E2, ME4).',
    },
    'ruling-E3': {
      title: 'Mains : ce qui ne va pas, ce qui se joue, quand c’est fini',
      text: 'Une main qui ne va nulle part est montrée et repiochée. Les secondes phases et la missive qui donne une tuile se jouent depuis la main, les collines prennent dans la pioche. On joue jusqu’à ce que toutes les mains soient vides (E3).',
    },
    'ruling-RV2': {
      title: 'Une rivière libre laisse de la place',
      text: 'On ne la mène pas droit dans le pays : cinq cases autour de celle vers laquelle elle coule doivent être vides (RV2).',
    },
    'ruling-RV5': {
      title: 'Tuiles en plus pendant la rivière',
      text: 'Ce sont des tuiles de rivière, le lac en dernier ; celle qui ne peut continuer va dans la boîte (RV5).',
    },
    'ruling-AB4': {
      title: 'Un abbé au jardin n’est pas un moine',
      text: 'Les règles qui parlent du pion l’ignorent ; celles qui parlent de la zone le comptent (AB4).',
    },
    'ruling-TB2': {
      title: 'Pas de bâtisseur là où la tuile a complété la zone',
      text: 'Il ne rejoint que des zones incomplètes, dans l’état du pays une fois la tuile placée (TB2).',
    },
    'ruling-FE6': {
      title: 'Une route rouverte compte en entier',
      text: 'Les tuiles déjà évaluées comptent à nouveau avec la route plus longue (FE6).',
    },
    'ruling-FE7': {
      title: 'Un bac peut réunir mage et sorcière',
      text: 'Alors l’un d’eux part aussitôt, comme avec une tuile (FE7).',
    },
    'ruling-ME3': {
      title: 'Une missive qu’on ne peut suivre',
      text: 'On ne peut prendre que les deux points. Une offre qui ne vaut rien peut être choisie (ME3).',
    },
    'ruling-ME4': {
      title: 'Les missives ne complètent rien',
      text: 'Ce qu’elles évaluent reste tel quel ; avec la missive 8 un partisan s’en va, et un bâtisseur ou un cochon resté seul (ME4).',
    },
    'ruling-WF1': {
      title: 'La source près de la roue',
      text: 'Contre un bord de pré du plateau tiré au sort, coulant droit devant (WF1).',
    },
    'ruling-WF5': {
      title: 'Icônes et jardins',
      text: 'Ils sont sur des exemplaires différents : tous peuvent être en jeu au complet (WF5).',
    },
    'ruling-GM2': {
      title: 'Quel lingot d’abord',
      text: 'Celui auquel le plus de joueurs ont droit ; à égalité le plus au nord, puis le plus à l’ouest (GM2).',
    },
    'ruling-HS6': {
      title: 'Qui rassemble un troupeau fermé',
      text: 'Il est rassemblé quel que soit celui qui a fermé le pré ; un choix propre au joueur actif vient d’abord (HS6).',
    },
    'ruling-X16': {
      title: 'Des points par séries',
      text: 'Ce qui est d’un même moment avance ensemble avant qu’un voleur frappe (X16).',
    },
    'ruling-X17': {
      title: 'L’ordre de l’évaluation',
      text: 'Par sorte, puis à partir du nord, puis de l’ouest ; le joueur actif d’abord (X17).',
    },
    'ruling-X18': {
      title: 'Une autre tuile par missive',
      text: 'Une phase entière à l’intérieur de la première (X18).',
    },
    'ruling-X19': {
      title: 'Pions retirés',
      text: 'Rien n’est évalué pour eux, sauf si une missive le dit, et la zone qu’ils laissent vide est libre (X19).',
    },
    'ruling-X20': {
      title: 'Complet ou non',
      text: 'Selon l’état du pays quand la question se pose : avant les bacs pour les pions, après eux pour l’évaluation (X20).',
    },
  },
  captions: {
    'ruling-builder': {
      alt: 'Rouge vient de compléter une route où se trouve son brigand. La route est barrée pour le bâtisseur ; une autre route de la tuile, sans partisan de Rouge, aussi.',
      caption:
        'Un exemple : le bâtisseur de Rouge peut-il rejoindre la route que cette tuile a complétée ? Aucun livret ne le dit. Nous disons non : seulement des zones incomplètes (TB2).',
    },
  },
};
