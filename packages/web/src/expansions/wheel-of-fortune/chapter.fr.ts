import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'wheel-of-fortune': {
      title: 'La Roue de la Fortune',
      lead: 'Un cochon fait le tour de la roue et apporte à tous la chance, ou pire.',
      entries: {
        WF1: {
          title: 'Le plateau',
          text: 'Le plateau de la roue remplace la tuile de départ : seize cases, chacune comptant comme une tuile, avec au bord des routes, des villes et des prés qui suivent les règles habituelles. Le cochon part de Fortune. Avec la rivière, la source se place contre un bord de pré du plateau et coule droit devant ; l’endroit est tiré au sort.',
        },
        WF2: {
          title: 'Le cochon avance',
          text: 'Quand on pioche une tuile avec une icône, avant de la placer, le cochon avance d’autant de secteurs que l’indique l’icône, dans le sens des aiguilles d’une montre : Fortune, Taxes, Famine, Tempête, Inquisition, Peste. L’événement a lieu, puis les cases couronne du secteur sont évaluées. Cela vaut même si la tuile ne va nulle part (G5).',
        },
        WF3: {
          title: 'Les six événements',
          text: '- **Fortune** : 3 points pour le joueur actif.\n- **Taxes** : chacun de vos chevaliers rapporte autant de points que sa ville contient de blasons et de chevaliers à vous, lui compris.\n- **Famine** : chacun de vos paysans rapporte 1 par ville complète que touche son pré, majorité ou non.\n- **Tempête** : 1 point par meeple dans votre réserve, l’abbé aussi.\n- **Inquisition** : 2 points pour chacun de vos moines sur une abbaye.\n- **Peste** : à partir du joueur actif, dans le sens des aiguilles d’une montre, chacun doit retirer du pays un de ses meeples, s’il y en a, jamais d’une case couronne.\n\nUn grand meeple est ici un seul pion. Ce qu’un joueur reçoit d’un événement est un seul gain.',
        },
        WF4: {
          title: 'Les cases couronne',
          text: 'Comme action de pion, vous pouvez mettre un meeple, normal ou grand, sur une case couronne libre. Quand le cochon s’y arrête : seul dans un secteur à une case, 3 points ; seul dans un secteur à deux cases, 6 ; à deux, 3 chacun. Puis ils reviennent. À la fin, ces cases ne rapportent rien.',
        },
        WF5: {
          title: 'Les icônes',
          text: 'Seize tuiles du jeu de base portent une icône quand la roue est en jeu, et trois des douze tuiles de l’extension. Avec l’abbé en plus, les jardins sont sur d’autres exemplaires de ces tuiles de base, si bien qu’aucune n’a les deux. Sans la roue, il n’y a pas d’icônes.',
        },
      },
      captions: {
        'wheel-board': {
          alt: 'Le plateau de la roue, quatre cases sur quatre, avec le cochon sur Fortune en haut.',
          caption: 'Le plateau au début. Les tuiles se placent autour, à n’importe quel bord.',
        },
        'wheel-crown': {
          alt: 'La roue avec un meeple rouge sur la case couronne de Famine, un secteur à une case, où le cochon vient d’arriver.',
          caption:
            'Le cochon s’arrête à Famine, où le meeple rouge occupe la seule case couronne : {red} points, puis il revient.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'option-faminePig': {
        title: 'Le cochon pendant la famine',
        text: 'Il n’aide pas en 2014 ; des recueils de règles donnent 2 points par ville au lieu de 1 (WF3).',
      },
      'ruling-WF1': {
        title: 'La source près de la roue',
        text: 'Contre un bord de pré du plateau tiré au sort, coulant droit devant (WF1).',
      },
      'ruling-WF5': {
        title: 'Icônes et jardins',
        text: 'Ils sont sur des exemplaires différents : tous peuvent être en jeu au complet (WF5).',
      },
    },
    captions: {},
  },
};
