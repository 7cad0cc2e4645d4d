import { anything, builds, closes, deploys, deploysIn, isClosed, says } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

/** Everybody's first tiles, Red's first. */
const dealt = (...tiles: readonly string[]) =>
  tiles.map((tile, index) => `deal base/${tile} ${index < 3 ? 0 : 1}`).join(' / ');

export const lessons: readonly Lesson[] = [
  {
    id: 'hand',
    chapter: 'hands',
    sets: ['base'],
    options: { hand: 3 },
    tile: 'base/V',
    scenes: [
      {
        id: 'choose',
        opening: [
          dealt('M', 'V', 'U', 'B', 'V', 'L'),
          'choose base/M / 0,-1 90 / city:E,S / deal base/E 0',
          'choose base/B / 0,1 0 / monastery / deal base/W 1',
        ],
        goals: [says('base/E'), closes('city'), anything],
        answers: ['choose base/E', '1,-1 270', 'pass'],
        after: ['deal base/K 0'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
      {
        id: 'keep',
        opening: [
          dealt('U', 'W', 'V', 'B', 'V', 'L'),
          'choose base/U / 1,0 90 / road:E,W / deal base/W 0',
          'choose base/B / 0,1 0 / monastery / deal base/E 1',
          'choose base/W / 2,0 0 / pass / deal base/E 0',
          'choose base/E / 1,1 90 / city:E / deal base/K 1',
        ],
        goals: [says('base/W'), closes('road'), anything],
        answers: ['choose base/W', '-1,0 180', 'pass'],
        after: ['deal base/K 0'],
        lights: [{ x: 0, y: 0, on: 'road:E' }],
      },
    ],
    words: {
      en: {
        title: 'A hand of three tiles',
        about: 'Everyone holds three tiles: less luck, more planning.',
        scenes: {
          choose: {
            title: 'Choose from your hand',
            say: 'You hold three tiles that nobody else sees. On your turn you play one of them, and draw another after your figure action.',
            task: 'Choose the tile that closes your city, and place it. Afterwards deploy a follower or pass.',
            done: '8 points, with the right tile at the right time.',
            hint: 'Allowed, but you hold a tile that closes the city at once: one side of it is a city.',
          },
          keep: {
            title: 'Now or later',
            say: 'What you don’t play, you keep. Your road needs an end, and you hold a village.',
            task: 'Play the tile that closes your road. Afterwards deploy a follower or pass.',
            done: '4 points, and the other two tiles are still in your hand.',
            hint: 'You could, but the village closes your road now. Keep the others for later.',
          },
        },
      },
      fr: {
        title: 'Trois tuiles en main',
        about: 'Chacun tient trois tuiles : moins de hasard, plus de calcul.',
        scenes: {
          choose: {
            title: 'Choisir dans sa main',
            say: 'Vous tenez trois tuiles que personne d’autre ne voit. À votre tour, vous en jouez une, et vous en piochez une autre après votre action de pion.',
            task: 'Choisissez la tuile qui complète votre ville et placez-la. Ensuite, posez un partisan ou passez.',
            done: '8 points, avec la bonne tuile au bon moment.',
            hint: 'C’est permis, mais vous tenez une tuile qui complète la ville tout de suite : l’un de ses côtés est une ville.',
          },
          keep: {
            title: 'Maintenant ou plus tard',
            say: 'Ce que vous ne jouez pas, vous le gardez. Votre route a besoin d’un bout, et vous tenez un village.',
            task: 'Jouez la tuile qui complète votre route. Ensuite, posez un partisan ou passez.',
            done: '4 points, et les deux autres tuiles sont toujours dans votre main.',
            hint: 'C’est possible, mais le village complète votre route maintenant. Gardez les autres pour plus tard.',
          },
        },
      },
    },
  },
  {
    id: 'edition-2000',
    also: ['rules-2000'],
    chapter: 'rules-2000',
    sets: ['base'],
    options: { smallCity: 2, farmers: 'perCity', farmerPoints: 3 },
    tile: 'base/E',
    scenes: [
      {
        id: 'small',
        opening: ['U 1,0 90 / road:E,W', 'B 0,1 0 / monastery'],
        hand: 'E',
        goals: [builds('city', isClosed), deploys('city')],
        answers: ['0,-1 180', 'city:S'],
        lights: [{ x: 0, y: 0, on: 'city:N' }],
      },
      {
        id: 'farmers',
        opening: ['E 0,-1 180 / city:S', 'U 1,0 90 / field:NL,NR,EL,WR'],
        hand: 'V',
        goals: [
          builds('field', ({ cities, held }) => cities > 0 && held[1] === 0),
          deploysIn('field', ({ cities }) => cities > 0),
        ],
        answers: ['0,-2 90', 'field:NR,EL,ER,SL,SR,WL'],
        lights: [{ x: 0, y: -1, on: 'field:NL' }],
        fields: true,
      },
    ],
    words: {
      en: {
        title: 'Edition 2000',
        about: 'Small cities pay less, and farmers are counted city by city.',
        scenes: {
          small: {
            title: 'Small cities',
            say: 'In the rules of 2000 a closed city of just two tiles pays 1 point a tile and 1 a pennant, instead of 2 and 2.',
            task: 'Close the small city and send a knight into it.',
            done: '2 points instead of 4: now it pays to let cities grow.',
            hint: 'Legal, but we wanted to see the small city: close it in the north and put a follower into it.',
          },
          farmers: {
            title: 'Farmers, city by city',
            say: 'Every closed city pays once: 3 points to whoever has the most farmers in all the fields around it together, and to everyone tied. Blue has a farmer in one of them.',
            task: 'Lay a farmer into the other field of this city, the lit one.',
            done: 'One farmer each around the city: a tie, and both would get 3 points.',
            hint: 'Allowed, but Blue is still alone there. Extend the lit field without joining Blue’s, and lay your follower in it.',
          },
        },
      },
      fr: {
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
      },
    },
  },
];
