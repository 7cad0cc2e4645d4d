import { anything, builds, deploys, grows, isClosed, isMine } from '../../learn/lessons/goals.ts';
import type { Lesson } from '../../learn/lessons/lesson.ts';

export const lessons: readonly Lesson[] = [
  {
    id: 'traders-builders',
    sets: ['base', 'traders-builders'],
    tile: 'traders-builders/through-city-wine',
    scenes: [
      {
        id: 'goods',
        opening: [
          'U 1,0 90 / follower road:E,W',
          'traders-builders/through-city-wine 0,-1 90 / follower city:N,S',
        ],
        hand: 'E',
        goals: [builds('city', isClosed), anything],
        answers: ['0,-2 180', 'pass'],
        lights: [{ x: 0, y: -1, on: 'city:N' }],
      },
      {
        id: 'builder',
        opening: ['U 1,0 90 / follower road:E,W', 'B 0,1 0 / follower monastery'],
        hand: 'U',
        goals: [grows('road'), deploys('road', 'builder')],
        answers: ['2,0 90', 'builder'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
      {
        id: 'second',
        opening: [
          'U 1,0 90 / follower road:E,W',
          'B 0,1 0 / follower monastery',
          'U 2,0 90 / builder',
          'E 0,-1 180 / follower city:S',
        ],
        hand: 'V',
        goals: [grows('road'), anything, anything],
        answers: ['3,0 0', 'pass', '1,-1 0'],
        after: ['draw E'],
        lights: [{ x: 1, y: 0, on: 'road:E' }],
      },
      {
        id: 'pig',
        opening: [
          'E 0,-1 180 / follower field:NL,NR,EL,ER,WL,WR',
          'B 0,1 0 / follower monastery',
          'U 1,0 90',
          'U -1,0 90 / follower road:E,W',
        ],
        hand: 'E',
        goals: [builds('field', isMine), deploys('field', 'pig')],
        answers: ['1,-1 0', 'pig'],
        lights: [{ x: 0, y: -1, on: 'field:NL' }],
      },
    ],
    words: {
      en: {
        title: 'Traders & Builders',
        about: 'Goods for whoever closes a city, a builder for a second tile, and a pig for the farmers.',
        scenes: {
          goods: {
            title: 'Goods for the one who closes',
            say: 'Some city tiles show wine, wheat or cloth. Whoever closes the city takes the goods, even without a knight in it. Most of a kind at the end: 10 points.',
            task: 'Close Blue’s city. Afterwards deploy a follower or pass.',
            done: 'Blue gets the points for the city, you take the wine.',
            hint: 'Legal, but the wine is still in the city. Close the gap in the north.',
          },
          builder: {
            title: 'The builder',
            say: 'Instead of a follower you may put your builder onto the tile just placed, on a road or in a city where you already have a follower and which is still unfinished.',
            task: 'Lengthen your road and put the builder on it.',
            done: 'From now on, whenever you lengthen this road, you get a second tile.',
            hint: 'Allowed, but the builder needs a road with your highwayman: lengthen yours, then choose the builder.',
          },
          second: {
            title: 'A second tile',
            say: 'The builder stands there already. When you lengthen or close its road, you have a second tile after this one, anywhere on the land. Never a third.',
            task: 'Lengthen the builder’s road, deploy a follower or pass, then place the second tile.',
            done: 'Two tiles in one turn. When the road is closed, the builder comes home with the highwayman.',
            hint: 'A legal move, but the builder had nothing to do. Lengthen the road on which it stands.',
          },
          pig: {
            title: 'A pig for the field',
            say: 'The pig goes into a field in which you already have a farmer. If you are among the majority there at the end, each closed city pays you 4 points instead of 3.',
            task: 'Extend your farmer’s field and put the pig into it.',
            done: 'One point more for every city, as long as the majority is yours.',
            hint: 'You may, but the pig wants your farmer’s field. Extend the lit field and choose the pig.',
          },
        },
      },
      fr: {
        title: 'Marchands et Bâtisseurs',
        about:
          'Des marchandises pour qui complète une ville, un bâtisseur pour une seconde tuile, un cochon pour les paysans.',
        scenes: {
          goods: {
            title: 'À qui complète, les marchandises',
            say: 'Certaines tuiles de ville montrent du vin, du blé ou du tissu. Qui complète la ville prend les marchandises, même sans chevalier. Le plus d’une sorte à la fin : 10 points.',
            task: 'Complétez la ville de Bleu. Ensuite, posez un partisan ou passez.',
            done: 'Bleu reçoit les points de la ville, vous prenez le vin.',
            hint: 'C’est permis, mais le vin est toujours dans la ville. Fermez l’ouverture au nord.',
          },
          builder: {
            title: 'Le bâtisseur',
            say: 'Au lieu d’un partisan, vous pouvez poser votre bâtisseur sur la tuile qui vient d’être placée, sur une route ou dans une ville encore incomplète où vous avez déjà un partisan.',
            task: 'Prolongez votre route et posez-y le bâtisseur.',
            done: 'Désormais, chaque fois que vous prolongez cette route, vous avez une seconde tuile.',
            hint: 'C’est permis, mais le bâtisseur veut une route avec votre brigand : prolongez la vôtre, puis choisissez le bâtisseur.',
          },
          second: {
            title: 'Une seconde tuile',
            say: 'Le bâtisseur est déjà là. Quand vous prolongez ou complétez sa route, vous avez une seconde tuile après celle-ci, où vous voulez. Jamais une troisième.',
            task: 'Prolongez la route du bâtisseur, posez un partisan ou passez, puis placez la seconde tuile.',
            done: 'Deux tuiles en un tour. Quand la route est complète, le bâtisseur revient avec le brigand.',
            hint: 'Le coup est permis, mais le bâtisseur n’a rien eu à faire. Prolongez la route où il se tient.',
          },
          pig: {
            title: 'Un cochon dans le pré',
            say: 'Le cochon va dans un pré où vous avez déjà un paysan. Si vous y avez la majorité, même partagée, à la fin, chaque ville complète vous rapporte 4 points au lieu de 3.',
            task: 'Agrandissez le pré de votre paysan et posez-y le cochon.',
            done: 'Un point de plus par ville, tant que la majorité est à vous.',
            hint: 'C’est possible, mais le cochon veut le pré de votre paysan. Agrandissez le pré éclairé et choisissez le cochon.',
          },
        },
      },
    },
  },
];
