import { anything, says, there } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'crop-circles',
    sets: ['base', 'crop-circles'],
    tile: 'crop-circles/shield-two-opposite-cities',
    scenes: [
      {
        id: 'add',
        opening: ['M 0,-1 90 / city:E,S', 'U 1,0 90 / road:E,W'],
        hand: 'crop-circles/shield-two-opposite-cities',
        goals: [there(0, 0, 'city:N', ({ closed }) => !closed), anything, says('add'), anything],
        answers: ['0,-2 90', 'pass', 'add', 'city:E,S'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
      {
        id: 'remove',
        opening: ['M 0,-1 90 / city:E,S', 'U 1,0 90 / field:NL,NR,EL,WR'],
        hand: 'crop-circles/pitchfork-city-road',
        goals: [anything, anything, says('remove')],
        answers: ['2,0 90', 'pass', 'remove'],
        lights: [{ x: 1, y: 0, on: 'field:NL' }],
      },
    ],
    words: {
      en: {
        title: 'Crop Circles',
        about: 'Signs in the corn: everybody adds a follower, or everybody takes one home.',
        scenes: {
          add: {
            title: 'Everybody adds',
            say: 'Whoever places a crop circle decides for all at the end of the turn: everybody adds a follower beside one of their own of that kind, or everybody takes one home. The shield means knights.',
            task: 'Place the tile, deploy a follower or pass. Then choose to add, and put your second knight beside the first.',
            done: 'Two knights in your city, and Blue had none to double.',
            hint: 'Allowed, but you alone have a knight: let everybody add, and you are the one who gains.',
          },
          remove: {
            title: 'Everybody takes home',
            say: 'The pitchfork means farmers, the club highwaymen. Here Blue has a farmer and you have none.',
            task: 'Place the tile, deploy a follower or pass. Then let everybody take a farmer home.',
            done: 'Blue’s farmer must go home, without any points.',
            hint: 'If everybody adds, only Blue gains. Choose the other: take home.',
          },
        },
      },
      fr: {
        title: 'Les Agroglyphes',
        about: 'Des signes dans les blés : chacun ajoute un partisan, ou chacun en reprend un.',
        scenes: {
          add: {
            title: 'Chacun ajoute',
            say: 'Qui place un agroglyphe décide pour tous à la fin du tour : chacun ajoute un partisan à côté d’un des siens de la même sorte, ou chacun en reprend un. Le bouclier désigne les chevaliers.',
            task: 'Placez la tuile, posez un partisan ou passez. Puis choisissez d’ajouter, et posez votre second chevalier à côté du premier.',
            done: 'Deux chevaliers dans votre ville, et Bleu n’en avait pas à doubler.',
            hint: 'C’est permis, mais vous seul avez un chevalier : si chacun ajoute, vous seul y gagnez.',
          },
          remove: {
            title: 'Chacun reprend',
            say: 'La fourche désigne les paysans, la massue les brigands. Ici, Bleu a un paysan et vous n’en avez pas.',
            task: 'Placez la tuile, posez un partisan ou passez. Puis faites reprendre un paysan à chacun.',
            done: 'Le paysan de Bleu doit revenir, sans un point.',
            hint: 'Si chacun ajoute, seul Bleu y gagne. Choisissez l’autre action : reprendre.',
          },
        },
      },
    },
  },
];
