import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  'inns-cathedrals': {
    title: 'Inns & Cathedrals',
    about: 'More points for roads and cities, at a risk, and one big follower.',
    scenes: {
      inn: {
        title: 'An inn by the road',
        say: 'A road with an inn pays 2 points a tile when it is closed. But if it is unfinished at the end, it pays nothing at all.',
        task: 'Place the inn on your own road.',
        done: 'From now on every tile of this road is worth double, if you close it in time.',
        hint: 'Allowed, but your road has no inn yet. It is open in the west.',
      },
      doubled: {
        title: 'Double or nothing',
        say: 'The inn is on your road. Time to secure the points.',
        task: 'Close your road. Then place a follower or pass.',
        done: 'Five tiles at 2 points: 10. A second inn would not have added anything.',
        hint: 'A legal move, but the road is still open, and worth nothing while it is. Its end is in the west.',
      },
      cathedral: {
        title: 'A cathedral',
        say: 'A city with a cathedral pays 3 points a tile and 3 a pennant when it is closed, and nothing if it is unfinished at the end.',
        task: 'Close your cathedral city. Then place a follower or pass.',
        done: 'Five tiles at 3 points: 15.',
        hint: 'That fits, but the last gap is still open. It is north of the cathedral.',
      },
      big: {
        title: 'The big follower',
        say: 'Everyone has one big follower. It is deployed like any other, but counts as two for the majority.',
        task: 'First place your tile west of the gap with its city facing it, and put the big follower in. Then, with your next tile, join the cities.',
        done: 'Two against one: 8 points for you alone.',
        hint: 'Allowed, but here is the plan: your tile on the highlighted spot, its city towards Blue’s, the big follower in it; then the tile in between.',
      },
    },
  },
};
