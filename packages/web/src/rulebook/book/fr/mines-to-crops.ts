import type { Same } from '../../book-text.ts';
import type * as en from '../en/mines-to-crops.ts';

export const goldMines: Same<typeof en.goldMines> = {
  title: 'Les Mines d’Or',
  lead: 'Des lingots dans le pays, pour ceux qui marquent les zones où ils se trouvent.',
  entries: {
    GM1: {
      title: 'Poser les lingots',
      text: 'Après avoir placé une mine d’or, mettez un lingot sur cette tuile et un sur une tuile voisine de votre choix, dans l’une des huit directions. Plusieurs peuvent être sur une même tuile. S’il n’en reste pas assez, cette tuile est servie d’abord.',
    },
    GM2: {
      title: 'Gagner les lingots',
      text: 'Après l’évaluation, ceux qui ont été payés pour une zone complète se partagent les lingots de ses tuiles ; pour une abbaye ou un jardin, ce sont les neuf tuiles. Si plusieurs y ont droit, ou si plusieurs zones ont été complétées, ils prennent **un lingot à la fois**, le joueur actif d’abord, puis dans le sens des aiguilles d’une montre, jusqu’à épuisement. S’il y a le choix, on prend d’abord le lingot auquel le plus de joueurs ont droit. Si personne n’a été payé, les lingots restent.',
    },
    GM3: {
      title: 'Ce que vaut l’or',
      text: 'Les lingots encore dans le pays partent avant le décompte final ; les paysans n’en gagnent pas. Plus on en a, plus chacun vaut cher : 1 point de un à trois lingots, 2 de quatre à six, 3 de sept à neuf, 4 à partir de dix.',
    },
  },
  captions: {
    'gold-laid': {
      alt: 'Une mine d’or placée à l’instant, avec un lingot sur elle et un sur la tuile voisine.',
      caption: 'Un lingot sur la mine, un sur une voisine. Une flèche montre le choix de Rouge.',
    },
    'gold-shared': {
      alt: 'Une route complète avec un brigand rouge et un brigand bleu, et des lingots sur deux de ses tuiles.',
      caption:
        'Une route à égalité : {red} points pour Rouge et {blue} pour Bleu. Ils prennent les lingots tour à tour, Rouge, joueur actif, d’abord.',
    },
  },
};

export const mageWitch: Same<typeof en.mageWitch> = {
  title: 'Mage et Sorcière',
  lead: 'Là où va le mage, une route ou une ville vaut plus. Là où va la sorcière, moitié moins.',
  entries: {
    MW1: {
      title: 'Les tuiles magiques',
      text: 'Après avoir placé une tuile magique, avant l’action de pion, vous **devez** déplacer le mage ou la sorcière, qui attendent d’abord à côté du plateau : sur une route ou dans une ville incomplète, autre que celle où il se trouve, et jamais là où se tient l’autre. Peu importe que des partisans y soient. Dans le livret de 2017 il va sur une autre tuile que celle qu’on vient de placer ; d’autres éditions permettent toutes les tuiles.',
    },
    MW2: {
      title: 'Nulle part où aller',
      text: 'Si ni l’un ni l’autre ne peut aller quelque part, l’un de ceux qui sont en jeu est retiré du plateau, à votre choix. Il peut revenir avec une prochaine tuile magique.',
    },
    MW3: {
      title: 'Jamais ensemble',
      text: 'Si une tuile réunit leurs deux zones, le joueur actif déplace aussitôt l’un d’eux sur une autre route ou ville incomplète, avant l’évaluation ; s’il n’y en a pas, il en retire un. Sur une tuile magique, c’est **cela** le déplacement de MW1 : un seul, pas deux.',
    },
    MW4: {
      title: 'Ce qu’ils font',
      text: 'Quand une route ou une ville est évaluée, en cours de jeu ou à la fin, le **mage** ajoute 1 point par tuile, et la **sorcière** divise le tout par deux, en arrondissant vers le haut, après auberges et cathédrales. Une route avec auberge, ou une ville avec cathédrale, incomplète à la fin rapporte 1 par tuile si le mage y est, les blasons rien.',
    },
    MW5: {
      title: 'Partir',
      text: 'Ils quittent le plateau quand leur zone est complète, même si elle ne paie personne. Les missives ne les font pas partir.',
    },
  },
  captions: {
    'mage-road': {
      alt: 'Une route complète de trois tuiles avec le mage et un brigand rouge.',
      caption: 'Trois tuiles à 1 point, et 1 de plus chacune grâce au mage : {red} points.',
    },
    'witch-road': {
      alt: 'Une route complète de cinq tuiles avec la sorcière et un brigand bleu.',
      caption:
        'Cinq tuiles, réduites de moitié par la sorcière, en arrondissant vers le haut : {blue} points.',
    },
  },
};

export const robbers: Same<typeof en.robbers> = {
  title: 'Les Voleurs',
  lead: 'Ils attendent sur la piste de score et vivent de ce que gagnent les autres.',
  entries: {
    RO1: {
      title: 'Poser un voleur',
      text: 'Après avoir placé une tuile de voleur vous pouvez poser votre voleur sur une case de la piste où se tient le pion d’un autre joueur, ou, s’il est déjà sur la piste, le déplacer vers une autre case de ce genre. Puis le premier joueur, dans le sens des aiguilles d’une montre, dont le voleur est en réserve peut poser le sien ; un seul, qui peut refuser. Avec le réglage, tous les autres le peuvent, tour à tour. Un voleur peut voler dans cette même phase.',
    },
    RO2: {
      title: 'Voler',
      text: 'Quand le pion d’un autre joueur quitte la case du voleur grâce à un gain, le propriétaire du voleur en reçoit **la moitié, arrondie vers le haut**, et le voleur revient. La victime garde tout. Nul ne peut y renoncer.',
    },
    RO3: {
      title: 'À plusieurs',
      text: 'Plusieurs voleurs sur une case reçoivent chacun la moitié. Ils frappent quand tous les points du moment ont avancé (X16), celui du joueur actif d’abord, puis dans le sens des aiguilles d’une montre. Si plusieurs pions ont quitté la case, le propriétaire du voleur choisit qui voler. Un voleur vole un gain : celui par lequel le pion est parti, pas la somme du tour.',
    },
    RO4: {
      title: 'Le butin est à l’abri',
      text: 'Des points volés ne sont jamais revolés. Si le pion d’un autre joueur quitte la case d’un voleur grâce à des points volés, un voleur qui n’a rien d’autre à voler le suit sur sa nouvelle case. Si le pion d’un autre adversaire reste sur l’ancienne case, le propriétaire du voleur choisit : suivre ou rester.',
    },
    RO5: {
      title: 'Limites, et fin',
      text: 'Votre voleur ne vole jamais vos propres pions. Un butin qui amène le pion du joueur actif sur une case foncée donne une missive (ME2). Un voleur encore sur la piste à la fin rapporte 3 points à son propriétaire ; rien n’est volé au décompte final.',
    },
  },
  captions: {
    'robbers-steal': {
      alt: 'Un morceau de la piste de score : le pion rouge avance de 0 à 3 ; le voleur bleu était à côté, et le pion bleu avance à 2.',
      caption:
        'Rouge reçoit {red} points et avance. Le voleur de Bleu était là : la moitié, arrondie vers le haut, {blue} points pour Bleu.',
    },
  },
};

export const cropCircles: Same<typeof en.cropCircles> = {
  title: 'Les Agroglyphes',
  lead: 'D’étranges signes dans les blés : chacun en envoie un de plus, ou en rappelle un.',
  entries: {
    CC1: {
      title: 'Le choix',
      text: 'Quand tout le reste de la phase est fait, qui a placé un agroglyphe choisit pour tous : **ajouter** ou **retirer**. Le signe dit de qui il s’agit : la fourche pour les paysans, la massue pour les brigands, le bouclier pour les chevaliers. Le choix est demandé dès qu’un partisan se trouve dans le pays.',
    },
    CC2: {
      title: 'Chacun à son tour',
      text: 'Le joueur à la gauche du joueur actif commence, celui-ci est le dernier.\n- **Ajouter** : posez un partisan de votre réserve à côté de l’un des vôtres de cette sorte : même tuile, même zone.\n- **Retirer** : reprenez l’un de vos partisans de cette sorte.',
    },
    CC3: {
      title: 'Devoir ou pouvoir',
      text: 'Qui peut, doit ; qui ne peut pas est sauté. Seuls comptent ici les partisans normaux et grands. Un bâtisseur ou un cochon resté seul revient (TB5). Rien n’est évalué.',
    },
  },
  captions: {
    'crop-add': {
      alt: 'Un agroglyphe au bouclier près d’une ville. Dans la ville deux chevaliers rouges au même endroit, dont un vient d’être ajouté ; Bleu a aussi un second chevalier.',
      caption:
        'Bouclier, ajouter : qui a un chevalier en pose un autre à côté. Bleu d’abord, Rouge, qui a placé la tuile, en dernier.',
    },
  },
};
