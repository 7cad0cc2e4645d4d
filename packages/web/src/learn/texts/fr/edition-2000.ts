import type { LessonWords } from '../../lesson.ts';

export const edition2000: LessonWords = {
  title: 'Édition 2000',
  about: 'Les petites villes rapportent moins, et les paysans se comptent ville par ville.',
  scenes: {
    small: {
      title: 'Les petites villes',
      say: 'Dans les règles de 2000, une ville complète de deux tuiles seulement rapporte 1 point par tuile et 1 par blason, au lieu de 2 et 2.',
      task: 'Complétez la petite ville et envoyez-y un chevalier.',
      done: '2 points au lieu de 4 : mieux vaut laisser grandir les villes.',
      hint: 'C’est permis, mais nous voulions voir la petite ville : complétez-la au nord et posez-y un partisan.',
    },
    farmers: {
      title: 'Les paysans, ville par ville',
      say: 'Chaque ville complète paie une fois : 3 points à qui a le plus de paysans dans l’ensemble des prés qui l’entourent, et à tous les ex æquo. Bleu a un paysan dans l’un d’eux.',
      task: 'Couchez un paysan dans l’autre pré de cette ville, celui qui est éclairé.',
      done: 'Un paysan chacun autour de la ville : égalité, et chacun aurait 3 points.',
      hint: 'C’est permis, mais Bleu y est encore seul. Agrandissez le pré éclairé sans rejoindre celui de Bleu, et couchez-y votre partisan.',
    },
  },
};
