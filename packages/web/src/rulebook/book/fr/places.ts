import type { Same } from '../../book-text.ts';
import type * as en from '../en/places.ts';

export const roads: Same<typeof en.roads> = {
  title: 'Les routes',
  lead: 'Vite fermées, vite payées : un point par tuile.',
  entries: {
    B3: {
      title: 'Routes complètes',
      text: 'Une route est complète quand ses deux bouts s’arrêtent : à un village, un carrefour, une ville, une abbaye ou une ferme, à un quai sans bac, à un agroglyphe ou au bord de la roue. Une boucle sans bout est complète aussi. Elle rapporte **1 point par tuile**.\n\nUn carrefour termine toutes les routes qui s’y rencontrent : derrière commence une autre route.',
    },
  },
  captions: {
    'roads-closed': {
      alt: 'Une route sur trois tuiles entre deux villages, avec un brigand rouge.',
      caption: 'De village en village sur trois tuiles : le brigand rouge rapporte {red} points et revient.',
    },
    'roads-ring': {
      alt: 'Quatre virages qui forment une boucle, avec un brigand bleu.',
      caption: 'Une boucle n’a pas de bout et pourtant elle est complète : {blue} points pour Bleu.',
    },
  },
};

export const cities: Same<typeof en.cities> = {
  title: 'Les villes',
  lead: 'Des murs tout autour et aucun trou dedans : rien ne rapporte autant par tuile, si vous y arrivez.',
  entries: {
    B4: {
      title: 'Villes complètes',
      text: 'Une ville est complète quand des murs l’entourent et qu’aucune tuile ne manque à l’intérieur. Elle rapporte **2 points par tuile et 2 par blason**. Une ville de deux tuiles ne fait pas exception : elle rapporte 4, sauf avec les règles de 2000 (E1).',
    },
  },
  captions: {
    'cities-closed': {
      alt: 'Une ville complète de trois tuiles avec un blason et un chevalier rouge.',
      caption: 'Trois tuiles et un blason : {red} points pour Rouge.',
    },
    'cities-gap': {
      alt: 'Une ville de quatre tuiles, en surbrillance, avec un chevalier bleu ; un côté est encore ouvert.',
      caption:
        'Incomplète : un côté reste ouvert. Si la partie finissait ainsi, Bleu aurait {blue} points, 1 par tuile.',
    },
  },
};

export const monasteries: Same<typeof en.monasteries> = {
  title: 'Les abbayes',
  lead: 'Un moine attend de la compagnie : huit tuiles tout autour.',
  entries: {
    B5: {
      title: 'Abbayes complètes',
      text: 'Une abbaye est complète quand il y a une tuile à chacune des huit places autour d’elle, coins compris. Elle rapporte **9 points** : un pour elle-même et un par voisine. Peu importe ce que montrent ces tuiles et qui les a placées. Le moine se tient sur le bâtiment ; le pré autour est une autre zone.',
    },
  },
  captions: {
    'monasteries-closed': {
      alt: 'Neuf tuiles en carré ; celle du milieu est une abbaye avec un moine rouge.',
      caption:
        'La dernière des huit voisines est là : {red} points pour le moine, peu importe qui l’a placée.',
    },
  },
};

export const fields: Same<typeof en.fields> = {
  title: 'Les prés',
  lead: 'Les paysans travaillent pour la fin de la partie et restent jusque-là : envoyez-les avec prudence.',
  entries: {
    B10: {
      title: 'Les paysans',
      text: 'Un meeple couché dans un pré est un paysan. Un pré s’étend aussi loin que le permettent routes, villes, rivières et le bord du pays, par tous les bords où le pré rencontre le pré. Les paysans restent jusqu’à la fin : rien ne complète un pré.',
    },
    B12: {
      title: 'Ce que les prés rapportent à la fin',
      text: 'Chaque pré donne à ceux qui y ont le plus de paysans **3 points par ville complète qu’il touche**, peu importe sa taille et qui l’a bâtie. À égalité, chacun prend tout. Une ville peut nourrir plusieurs prés ; un pré ne compte une ville qu’une fois, même s’il la touche à plusieurs endroits. Les villes incomplètes ne nourrissent personne.',
    },
    B13: {
      title: 'Sans paysans',
      text: 'Une première partie peut se jouer sans paysans : personne ne se couche dans un pré, et les prés ne rapportent rien. Le cochon n’a alors personne à rejoindre et reste en réserve ; les bergers n’ont pas besoin de paysan et peuvent venir (HS2).',
    },
  },
  captions: {
    'fields-bounds': {
      alt: 'Une route partage le pays en deux prés : celui du haut en rouge avec un paysan rouge, celui du bas en bleu avec un paysan bleu.',
      caption:
        'La route sépare deux prés. Un paysan tient tout jusqu’à la prochaine route, au prochain mur ou à la prochaine rivière.',
    },
    'fields-final': {
      alt: 'Une longue route. Au nord, le pré de Rouge touche deux villes complètes et une incomplète ; au sud, celui de Bleu touche une ville complète.',
      caption:
        'À la fin, le pré de Rouge, au nord de la route, touche deux villes complètes : {red} points. Celui de Bleu, au sud, en touche une : {blue} points. La ville incomplète à droite ne compte pour personne.',
    },
  },
};
