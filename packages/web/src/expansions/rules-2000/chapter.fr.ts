import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'rules-2000': {
      title: 'Les règles de 2000',
      lead: 'Comment comptait la première édition. Chacune de ses règles est un réglage de toute partie ; le choix « Édition 2000 » les réunit.',
      entries: {
        E1: {
          title: 'Petites villes',
          text: 'Une ville complète d’exactement deux tuiles rapporte 1 point par tuile et 1 par blason, au lieu de 2 et 2. Toute ville plus grande rapporte comme d’habitude (B4).',
        },
        E2: {
          title: 'Les paysans par ville',
          text: 'Ce n’est pas le pré qu’on évalue, mais la **ville** : pour chaque ville complète, regardez ensemble tous les prés qui la touchent. Qui y a le plus de paysans en tout reçoit 3 points ; à égalité, 3 chacun. Chaque ville paie une fois. L’ancien livret donne tantôt 3, tantôt 4 : un réglage décide.\n\nSi une missive évalue un pré seul (ME4), il rapporte pour les villes qu’il touche et que remporterait le propriétaire du paysan.',
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
            'Trois prés avec des paysans touchent la ville. On les compte ensemble : deux rouges contre un bleu. Rouge a {red} points, Bleu rien ; avec les règles d’aujourd’hui, chaque pré paierait son paysan.',
        },
      },
    },
    hands: {
      title: 'Trois tuiles en main',
      lead: 'Une variante du livret de 2000 pour qui aime prévoir : on tient des tuiles au lieu de piocher à l’aveugle.',
      entries: {
        E3: {
          title: 'Trois tuiles chacun',
          text: 'Avant le premier tour, chacun reçoit trois tuiles, cachées aux autres. À votre tour, vous en jouez une, et en piochez une autre après l’action de pion et les bacs, avant l’évaluation. Ce que d’autres règles disent d’une tuile piochée vaut alors pour celle que vous choisissez de jouer. On ne peut choisir qu’une tuile qui va quelque part.\n\n- Si aucune ne peut être placée, la main est montrée et mise dans la boîte, et on pioche autant de tuiles, jusqu’à ce qu’une tuile puisse l’être ; s’il n’y a plus rien à piocher, le tour passe au joueur suivant.\n- Une seconde phase (TB3) et la missive qui donne une tuile (ME4) se jouent depuis la main ; une colline prend sa tuile dans la pioche (HS1).\n- Les tuiles de rivière ne sont jamais en main : elles sont piochées et jouées d’abord.\n- Quand la pioche est vide, on joue jusqu’à ce que toutes les mains le soient ; qui n’a plus rien passe son tour.',
        },
      },
      captions: {
        'hand-of-three': {
          alt: 'La tuile de départ ; à côté, trois tuiles d’une main : une route, une ville et une abbaye.',
          caption: 'Votre main à côté du pays : une route, une ville, une abbaye. Vous seul la voyez.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-farmerPoints': {
        title: 'Ce qu’une ville donne aux paysans selon les règles de 2000',
        text: 'Le livret de 2000 donne les deux nombres (E2). Nous partons de 3, comme partout ailleurs.',
      },
      'option-hand': { title: 'Des tuiles en main', text: 'La variante tactique de 2000 (E3).' },
      'ruling-E2': {
        title: 'Un pré seul, évalué par ville',
        text: 'Il rapporte pour les villes que le propriétaire du paysan remporterait à la fin (E2, ME4).',
      },
      'ruling-E3': {
        title: 'Mains : ce qui ne va pas, ce qui se joue, quand c’est fini',
        text: 'Une main dont rien ne peut être placé est montrée et repiochée. Les secondes phases et la missive qui donne une tuile se jouent depuis la main, les collines prennent dans la pioche. On joue jusqu’à ce que toutes les mains soient vides (E3).',
      },
    },
    captions: {},
  },
};
