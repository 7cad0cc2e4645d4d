import { anything, both, grows, isMine, placesAt, says, there } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

const LAKE = 'ferries/tee';

export const lessons: readonly Lesson[] = [
  {
    id: 'ferries',
    sets: ['base', 'ferries'],
    tile: LAKE,
    scenes: [
      {
        id: 'put',
        opening: ['U 1,0 90 / road:E,W', 'B 0,1 0 / monastery'],
        hand: LAKE,
        goals: [grows('road'), anything, there(1, 0, 'road:E', (road) => isMine(road) && road.openEnds > 1)],
        answers: ['2,0 0', 'pass', 'E-W'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
      {
        id: 'turn',
        opening: [
          'U 1,0 90 / road:E,W',
          'B 0,1 0 / monastery',
          `${LAKE} 2,0 0 / pass / S-W`,
          'U 3,0 90 / road:E,W',
          'E 0,-1 180 / city:S',
        ],
        watch: ['V 2,1 180 / pass / E-W'],
        hand: 'W',
        goals: [both(placesAt(-1, 0), grows('road')), anything, says('E-S')],
        answers: ['-1,0 180', 'pass', 'E-S'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
    ],
    words: {
      en: {
        title: 'Ferries',
        about: 'Lakes where roads meet, and ferries that say which of them go on.',
        scenes: {
          put: {
            title: 'Across the lake',
            say: 'Roads end at the quays of a lake. After your figure action you must put a ferry between two quays: those two roads become one.',
            task: 'Lay the lake at an end of your road, deploy a follower or pass, then put the ferry so that your road goes on.',
            done: 'Your road crosses the lake. The quay without a ferry is the end of its road.',
            hint: 'Allowed, but your road ends at the lake now. Put the ferry so that one of its ends is at your road.',
          },
          turn: {
            title: 'Turn a ferry',
            say: 'Whoever lengthens a road may turn the first ferry met along it, to another pair of quays. Blue has just turned this one to join your road; you can part the roads again.',
            task: 'Close the west end of your road, deploy a follower or pass, then turn the ferry so that it leaves your road.',
            done: 'Your road ends at the quay and is closed: 4 points for you alone.',
            hint: 'Allowed, but then Blue shares the road, or it stays open. Place the village in the west and turn the ferry to the two quays away from your road.',
          },
        },
      },
      fr: {
        title: 'Les Bacs',
        about: 'Des lacs où se rencontrent les routes, et des bacs qui disent lesquelles continuent.',
        scenes: {
          put: {
            title: 'De l’autre côté du lac',
            say: 'Les routes finissent aux quais d’un lac. Après votre action de pion, vous devez poser un bac entre deux quais : ces deux routes n’en font plus qu’une.',
            task: 'Placez le lac à un bout de votre route, posez un partisan ou passez, puis posez le bac de sorte que votre route continue.',
            done: 'Votre route traverse le lac. Le quai sans bac est le bout de sa route.',
            hint: 'C’est permis, mais votre route finit maintenant au lac. Posez le bac de sorte que l’un de ses bouts touche votre route.',
          },
          turn: {
            title: 'Faire pivoter un bac',
            say: 'Qui prolonge une route peut faire pivoter le premier bac qu’on y rencontre, vers une autre paire de quais. Bleu vient de faire pivoter celui-ci pour rejoindre votre route ; vous pouvez les séparer.',
            task: 'Fermez votre route à l’ouest, posez un partisan ou passez, puis faites pivoter le bac de sorte qu’il quitte votre route.',
            done: 'Votre route finit au quai et elle est complète : 4 points pour vous seul.',
            hint: 'C’est permis, mais alors Bleu partage la route, ou elle reste ouverte. Placez le village à l’ouest et faites pivoter le bac vers les deux quais qui ne touchent pas votre route.',
          },
        },
      },
    },
  },
];
