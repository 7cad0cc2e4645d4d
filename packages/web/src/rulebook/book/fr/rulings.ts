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
    'option-smallCity': {
      title: 'La ville de deux tuiles',
      text: 'Une exception en 2000, plus aucune depuis (B4, E1).',
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
  captions: {},
};
