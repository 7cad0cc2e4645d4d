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
      title: 'Sa version des règles',
      text: 'Quand la valeur par défaut d’un réglage vient d’un livret, c’est le plus souvent celui-ci : les prés rapportent pour les villes qu’ils touchent (B12), une ville de deux tuiles rapporte 4 (B4), l’auberge au carrefour en T compte pour les deux routes de la barre (IC4), le premier bac de chaque route prolongée peut pivoter (FE3), mage et sorcière vont sur une autre tuile que celle qu’on vient de placer (MW1), un seul autre joueur peut envoyer un voleur (RO1).\n\nPour les agroglyphes, nous suivons la feuille des petites extensions (CC3).',
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
      title: 'Sa version des règles',
      text: 'L’auberge au carrefour en T ne compte que pour la route de droite (IC4) : c’est réglé d’office. Tout ce qui touche aux collines, aux bergers et à la roue vient de ce livret : un seul meeple sur une colline suffit à départager (HS1), le berger agit avant l’action de pion (HS3), le cochon n’aide pas pendant la famine (WF3). Son bâtisseur doit prendre la seconde tuile (TB3), comme ici. Son livret dit partisan, voleur et bouclier au lieu de « meeple », « brigand » et « blason » : une partie de cette boîte parle comme lui.',
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
