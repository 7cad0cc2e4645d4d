import type { Same } from '../../book-text.ts';
import type * as en from '../en/editions.ts';

export const edition2017: Same<typeof en.edition2017> = {
  title: 'La boîte de 2017',
  lead: 'Les règles avec lesquelles vous jouez si vous ne choisissez rien d’autre.',
  entries: {
    'box-2017': {
      title: 'Ce qu’elle contient',
      text: 'Le jeu de base avec la rivière et l’abbé, Auberges et Cathédrales, Marchands et Bâtisseurs, et sept petites extensions : les Ornithoptères, les Hérauts, les Bacs, les Mines d’Or, Mage et Sorcière, les Voleurs, les Agroglyphes. De deux à six joueurs ; la boîte annonce 90 à 120 minutes pour le tout. Le choix « Big Box 2017 » les prend toutes.',
    },
    'readings-2017': {
      title: 'Comment elle lit les règles',
      text: 'Quand la valeur par défaut d’un réglage vient d’un livret, c’est le plus souvent celui-ci : les prés rapportent pour les villes qu’ils touchent (B12), une ville de deux tuiles rapporte 4 (B4), l’auberge au carrefour en T compte pour les deux routes de la barre (IC4), le premier bac de chaque route prolongée peut pivoter (FE3), mage et sorcière vont sur une autre tuile que celle qu’on vient de placer (MW1), un seul autre joueur peut envoyer un voleur (RO1).\n\nPour les agroglyphes nous suivons la feuille des petites extensions (CC3).',
    },
  },
  captions: {
    'edition-2017': {
      alt: 'Des tuiles de plusieurs extensions côte à côte : un lac avec un bac, une route avec une auberge, un jardin, une mine d’or avec un lingot, une ville avec des marchandises.',
      caption: 'Un coin de pays de la boîte de 2017 : auberge et bac, mine d’or et marchandises.',
    },
  },
};

export const edition2014: Same<typeof en.edition2014> = {
  title: 'La boîte de 2014',
  lead: 'De deux à huit joueurs, des collines et une roue.',
  entries: {
    'box-2014': {
      title: 'Ce qu’elle contient',
      text: 'Le jeu de base avec sa propre rivière (RV4), Auberges et Cathédrales, Marchands et Bâtisseurs, Moutons et Collines, et la Roue de la Fortune. Le choix « Big Box 2014 » les prend toutes.',
    },
    'readings-2014': {
      title: 'Comment elle lit les règles',
      text: 'L’auberge au carrefour en T ne compte que pour la route de droite (IC4) : le choix le règle pour vous. Tout ce qui touche aux collines, aux bergers et à la roue vient de ce livret : un seul partisan sur une colline suffit à départager (HS1), le berger agit avant l’action de pion (HS3), le cochon n’aide pas pendant la famine (WF3). Son bâtisseur doit prendre la seconde tuile (TB3), comme ici.',
    },
  },
  captions: {
    'edition-2014': {
      alt: 'Une ville sur une colline, une tuile avec un vignoble et un pré avec un berger et des moutons.',
      caption:
        'Un coin de pays de la boîte de 2014 : une colline, un vignoble, et un berger avec son premier troupeau.',
    },
  },
};

export const rules2000: Same<typeof en.rules2000> = {
  title: 'Les règles de 2000',
  lead: 'Comment comptait la première édition. Chacune de ses règles est un réglage de toute partie ; le choix « Édition 2000 » les réunit.',
  entries: {
    E1: {
      title: 'Petites villes',
      text: 'Une ville complète d’exactement deux tuiles rapporte 1 point par tuile et 1 par blason, au lieu de 2 et 2. Toute ville plus grande rapporte comme d’habitude (B4).',
    },
    E2: {
      title: 'Les paysans par ville',
      text: 'Ce n’est pas le pré qu’on évalue mais la **ville** : pour chaque ville complète, regardez ensemble tous les prés qui la touchent. Qui y a le plus de paysans en tout reçoit 3 points ; à égalité, 3 chacun. Chaque ville paie une fois. L’ancien livret donne tantôt 3, tantôt 4 : un réglage décide.\n\nSi une missive évalue un pré seul (ME4), il rapporte pour les villes qu’il touche et que remporterait le propriétaire du paysan.',
    },
    E4: {
      title: 'Le choix « Édition 2000 »',
      text: 'Les tuiles de base avec les petites villes, les paysans par ville, 3 points par ville, et sans tuiles en main. Rien d’autre ne change.',
    },
  },
  captions: {
    'small-city': {
      alt: 'Une ville complète de deux tuiles avec un chevalier rouge.',
      caption: 'Avec les règles de 2000, la plus petite ville rapporte {red} points.',
    },
    'per-city': {
      alt: 'Une ville complète de trois tuiles avec trois prés autour : un paysan rouge dans deux d’entre eux, un bleu dans le troisième.',
      caption:
        'Trois prés avec des paysans touchent la ville. On les compte ensemble : deux rouges contre un bleu. Rouge a {red} points, Bleu rien ; avec les règles d’aujourd’hui chaque pré paierait son paysan.',
    },
  },
};

export const hands: Same<typeof en.hands> = {
  title: 'Trois tuiles en main',
  lead: 'Une variante du livret de 2000 pour qui aime prévoir : on tient des tuiles au lieu de piocher à l’aveugle.',
  entries: {
    E3: {
      title: 'Trois tuiles chacun',
      text: 'Avant le premier tour chacun reçoit trois tuiles, cachées aux autres. À votre tour vous en jouez une, et en piochez une autre après l’action de pion et les bacs, avant l’évaluation. Ce que d’autres règles disent d’une tuile piochée vaut alors pour celle que vous choisissez de jouer. On ne peut choisir qu’une tuile qui va quelque part.\n\n- Si aucune ne va nulle part, la main est montrée et mise dans la boîte, et on pioche autant de tuiles, jusqu’à ce que l’une aille quelque part ; s’il n’y a plus rien à piocher, le tour passe au joueur suivant.\n- Une seconde phase (TB3) et la missive qui donne une tuile (ME4) se jouent depuis la main ; une colline prend sa tuile dans la pioche (HS1).\n- Les tuiles de rivière ne sont jamais en main : elles sont piochées et jouées d’abord.\n- Quand la pioche est vide, on joue jusqu’à ce que toutes les mains le soient ; qui n’a plus rien passe son tour.',
    },
  },
  captions: {
    'hand-of-three': {
      alt: 'La tuile de départ ; à côté, trois tuiles d’une main : une route, une ville et une abbaye.',
      caption: 'Votre main à côté du pays : une route, une ville, une abbaye. Vous seul la voyez.',
    },
  },
};
