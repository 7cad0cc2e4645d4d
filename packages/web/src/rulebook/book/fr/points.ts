import type { Same } from '../../book-text.ts';
import type * as en from '../en/points.ts';

export const majority: Same<typeof en.majority> = {
  title: 'Partage et majorité',
  lead: 'Personne n’entre dans une zone occupée. Mais les zones se rejoignent.',
  entries: {
    B7: {
      title: 'La majorité prend tout',
      text: 'Si plusieurs meeples sont dans une zone au moment de l’évaluer, qui en a le plus prend **tous** les points ; les autres n’ont rien. Les joueurs à égalité pour le plus grand nombre prennent **tous** les points chacun : rien n’est partagé.\n\nCela vaut pour les routes, les villes et les prés, et pour les abbayes quand plus d’un meeple s’y trouve. Les extensions s’en mêlent : le grand meeple compte double (IC3), les collines départagent (HS1).',
    },
  },
  captions: {
    'majority-most': {
      alt: 'Une ville complète de cinq tuiles avec deux chevaliers rouges et un bleu.',
      caption: 'Deux chevaliers contre un : Rouge prend les {red} points, Bleu n’a rien.',
    },
    'majority-tie': {
      alt: 'Une route complète de quatre tuiles avec un brigand rouge et un brigand bleu.',
      caption: 'Un partout : égalité. Rouge a {red} points, et Bleu {blue} aussi.',
    },
  },
};

export const scoring: Same<typeof en.scoring> = {
  title: 'Marquer en cours de partie',
  lead: 'Ce que la tuile placée complète est évalué aussitôt, à qui que cela appartienne.',
  entries: {
    B6: {
      title: 'Une tuile compte une fois',
      text: 'On compte des tuiles, pas des morceaux : une tuile avec deux morceaux de la même ville ou route compte une fois pour elle.',
    },
    B8: {
      title: 'Tout le monde revient',
      text: 'Quand une zone est évaluée, tous ses meeples reviennent, ceux qui ont marqué comme les autres. Un meeple peut être posé, marquer et revenir dans le même tour.',
    },
    B9: {
      title: 'Plusieurs à la fois',
      text: 'Une tuile peut compléter plusieurs zones, même celles d’autres joueurs : chacune est évaluée. Une zone complète sans meeple ne rapporte rien à personne et reste complète ; seul un bac peut rouvrir une route (FE6).',
    },
    G7: {
      title: 'La piste de score',
      text: 'La piste est un anneau de 50 cases, de 0 à 49 ; une sur cinq est foncée (0, 5, 10 … 45), ce qui compte pour les missives (ME2). Qui fait le tour prend une plaque de 50, puis de 100, et ainsi de suite : les points n’ont pas de limite. Voleurs et missives regardent la case, pas la somme. Avec les hérauts, chacun de vos deux pions fait son propre tour.',
    },
  },
  captions: {
    'scoring-once': {
      alt: 'Une ville complète de quatre tuiles ; la tuile du coin a deux morceaux de la ville.',
      caption:
        'La tuile du coin a deux morceaux de cette ville et compte une fois : quatre tuiles, {red} points.',
    },
    'scoring-several': {
      alt: 'La dernière tuile placée complète une ville avec un chevalier bleu et une route avec un brigand rouge.',
      caption:
        'La tuile de Rouge complète deux zones : {red} points pour la route de Rouge, {blue} pour la ville de Bleu.',
    },
    'scoring-track': {
      alt: 'Un morceau de la piste de score de 45 à 4. Un pion rouge est allé de 47 à 3 en passant 0.',
      caption:
        'Six cases depuis la 47 : le pion passe la case 0, s’arrête sur la 3 et gagne une plaque de 50.',
    },
  },
};

export const end: Same<typeof en.end> = {
  title: 'La fin de la partie',
  lead: 'La dernière tuile est placée, la dernière phase jouée jusqu’au bout. Alors même l’inachevé rapporte.',
  entries: {
    G6: {
      title: 'Quand elle finit',
      text: 'La partie finit quand il faut piocher une tuile et qu’il n’y en a plus. La dernière phase est jouée en entier, missives et agroglyphes compris. Une seconde phase, ou la tuile d’une missive, est perdue s’il ne reste aucune tuile qui aille quelque part. Vient alors le décompte final. Qui a le plus de points gagne ; une égalité est une victoire partagée.',
    },
    B11: {
      title: 'Zones incomplètes',
      text: 'Elles paient leur majorité comme en cours de jeu, mais les villes et les abbayes rapportent moins :\n- **route** : 1 par tuile ;\n- **ville** : 1 par tuile et 1 par blason ;\n- **abbaye** : 1, et 1 par voisine.\n\nPuis on évalue les prés (B12) et ce qu’apportent les extensions : l’ordre est à la fin du chapitre du tour entier.',
    },
  },
  captions: {
    'end-unfinished': {
      alt: 'Le pays à la fin : un chevalier rouge dans une ville incomplète avec un blason, un brigand bleu sur une route incomplète, un moine vert sur une abbaye avec quelques voisines.',
      caption:
        'La fin est venue trop tôt pour tous les trois : {red} points pour la ville de Rouge, deux tuiles et un blason, {blue} pour la route de Bleu, {green} pour l’abbaye de Vert et ses voisines.',
    },
  },
};
