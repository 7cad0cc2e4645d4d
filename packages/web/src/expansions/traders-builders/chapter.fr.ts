import type { Same } from '../../rulebook/book-text.ts';
import type { texts as en } from './chapter.en.ts';

export const texts: Same<typeof en> = {
  chapters: {
    'traders-builders': {
      title: 'Marchands et Bâtisseurs',
      lead: 'Des marchandises pour qui complète les villes, une seconde tuile pour qui bâtit, et un cochon pour les paysans heureux.',
      entries: {
        TB1: {
          title: 'Les marchandises',
          text: 'Qui **complète** une ville prend, une fois qu’elle est évaluée, un jeton pour chaque symbole de marchandise qu’elle contient : vin, blé ou tissu. Peu importe à qui était la ville, ou s’il y avait quelqu’un. À la fin, avoir le plus de jetons d’une sorte rapporte **10 points** ; à égalité, 10 chacun ; rien à qui n’en a aucun.',
        },
        TB2: {
          title: 'Le bâtisseur',
          text: 'Au lieu d’un meeple, vous pouvez poser votre bâtisseur sur la tuile qui vient d’être placée : sur une route ou dans une ville encore incomplète, où se trouve déjà un meeple **à vous**. Les pions des autres n’y changent rien. Il ne va jamais sur une abbaye ni dans un pré, ni dans une zone que cette tuile a complétée.',
        },
        TB3: {
          title: 'La seconde phase',
          text: 'Placez une tuile qui prolonge, ou complète, la route ou la ville où votre bâtisseur se trouve déjà, et, cette phase finie, vous en jouez une seconde : piocher, placer, poser, évaluer, n’importe où dans le pays. Jamais une troisième. Le droit est acquis quand la tuile est placée et reste même si le bâtisseur s’en va ; faire pivoter un bac n’en donne pas.',
        },
        TB4: {
          title: 'Le cochon',
          text: 'Au lieu d’un meeple, vous pouvez poser votre cochon dans un pré de la tuile qui vient d’être placée, si l’un de vos paysans se trouve déjà dans ce pré, près ou loin. Si, à la fin, vous y avez la majorité, même partagée, chaque ville complète vous rapporte 4 points au lieu de 3. Avec les règles de 2000, il ajoute 1 pour chaque ville que touche son pré et que vous remportez (E2).',
        },
        TB5: {
          title: 'Jamais seuls',
          text: 'Bâtisseur et cochon reviennent dès que leur propriétaire n’a plus de meeple dans la zone, que celui-ci soit parti ou qu’il en ait été coupé, et quand la zone est évaluée.',
        },
      },
      captions: {
        'traders-goods': {
          alt: 'Une ville complète avec des symboles de vin et de blé ; un chevalier bleu s’y trouve, Rouge a placé la dernière tuile.',
          caption:
            'Rouge complète la ville du chevalier bleu : Bleu reçoit {blue} points, Rouge prend le vin et le blé.',
        },
        'traders-builder': {
          alt: 'Une route avec un brigand et le bâtisseur rouges ; Rouge vient de la prolonger.',
          caption:
            'Le bâtisseur de Rouge est déjà sur la route. La tuile claire la prolonge, et donne à Rouge une seconde tuile.',
        },
        'traders-pig': {
          alt: 'Un pré avec un paysan et le cochon rouges, qui touche deux villes complètes.',
          caption: 'Deux villes complètes, 4 points chacune grâce au cochon : {red} points pour Rouge.',
        },
      },
    },
  },
  rulings: {
    entries: {
      'ruling-TB2': {
        title: 'Pas de bâtisseur là où la tuile a complété la zone',
        text: 'Il ne rejoint que des zones incomplètes, dans l’état du pays une fois la tuile placée (TB2).',
      },
    },
    captions: {
      'ruling-builder': {
        alt: 'Rouge vient de compléter une route où se trouve son brigand. La route est barrée pour le bâtisseur ; une autre route de la tuile, sans meeple de Rouge, aussi.',
        caption:
          'Un exemple : le bâtisseur de Rouge peut-il rejoindre la route que cette tuile a complétée ? Aucun livret ne le dit. Nous disons non : seulement des zones incomplètes (TB2).',
      },
    },
  },
};
