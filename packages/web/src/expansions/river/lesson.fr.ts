import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  river: {
    title: 'Rivière',
    about: 'Une rivière se pose avant tout le reste ; elle sépare les prés, et personne ne s’y installe.',
    scenes: {
      flow: {
        title: 'La rivière d’abord',
        say: 'La partie commence à la source, et toutes les tuiles de rivière se jouent avant les autres. Chacune doit prolonger la rivière.',
        task: 'Prolongez la rivière de sorte qu’elle parte vers l’est.',
        done: 'Elle coule vers l’est. Le prochain coude ne pourra pas tourner dans le même sens, sinon la rivière reviendrait sur elle-même.',
        hint: 'La rivière continue aussi, mais vers l’ouest. Tournez la tuile pour qu’elle sorte à l’est.',
      },
      follower: {
        title: 'Les meeples comme toujours',
        say: 'Sur une tuile de rivière, vous posez un meeple comme toujours, sur ce qu’elle montre : ville, route, pré. Seule la rivière n’est jamais occupée.',
        task: 'Placez la tuile et posez un brigand sur sa route.',
        done: 'Une route qui finit déjà au mur de la ville. Une fois le lac placé, viennent les tuiles ordinaires.',
        hint: 'C’est permis, mais choisissez cette fois la route : le petit bout qui quitte la ville.',
      },
      bank: {
        title: 'Deux rives',
        say: 'Une rivière sépare les prés tout comme une route. Le chevalier de Bleu bâtit à l’est : si sa ville se ferme, le pré qui la borde paiera ses paysans à la fin.',
        task: 'Couchez un paysan sur la rive est.',
        done: 'Oui : le paysan est sur la même rive que la ville de Bleu. La rive ouest est un autre pré.',
        hint: 'C’est permis, mais ce n’est pas la rive est. Après avoir placé la tuile, choisissez le vert à l’est de l’eau.',
      },
    },
  },
};
