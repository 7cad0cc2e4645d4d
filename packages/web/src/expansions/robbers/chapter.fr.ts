import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    robbers: {
      title: 'Les Voleurs',
      lead: 'Ils attendent sur la piste de score et vivent de ce que gagnent les autres.',
      entries: {
        RO1: {
          title: 'Poser un voleur',
          text: 'Après avoir placé une tuile de voleur, vous pouvez poser votre voleur sur une case de la piste où se tient le pion d’un autre joueur, ou, s’il est déjà sur la piste, le déplacer vers une autre case de ce genre. Puis le premier joueur, dans le sens des aiguilles d’une montre, dont le voleur est en réserve peut poser le sien ; un seul, qui peut refuser. Avec le réglage, tous les autres le peuvent, tour à tour. Un voleur peut voler dans cette même phase.',
        },
        RO2: {
          title: 'Voler',
          text: 'Quand le pion d’un autre joueur quitte la case du voleur grâce à un gain, le propriétaire du voleur en reçoit **la moitié, arrondie vers le haut**, et le voleur revient. La victime garde tout. Personne ne peut y renoncer.',
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
    },
  },
  rulings: {
    entries: {
      'option-robbersAll': {
        title: 'Qui d’autre envoie un voleur',
        text: 'Un joueur en 2017 ; tous dans une autre édition (RO1).',
      },
      'ruling-RO2': {
        title: 'De deux gains, le premier est volé',
        text: 'Le voleur prend la moitié du gain par lequel le pion a quitté sa case ; un second dans le même tour ne compte pas (RO2).',
      },
    },
    captions: {},
  },
};
