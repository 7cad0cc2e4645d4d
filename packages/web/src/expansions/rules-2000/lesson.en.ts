import type { LessonTexts } from '../../learn/lessons/lesson.ts';

export const texts: LessonTexts = {
  hand: {
    title: 'A hand of three tiles',
    about: 'Everyone holds three tiles: less luck, more planning.',
    scenes: {
      choose: {
        title: 'Choose from your hand',
        say: 'You hold three tiles that nobody else sees. On your turn you play one of them, and draw another after your figure action.',
        task: 'Choose the tile that closes your city, and place it. Then place a follower or pass.',
        done: '8 points, with the right tile at the right time.',
        hint: 'Allowed, but you hold a tile that closes the city at once: one side of it is a city.',
      },
      keep: {
        title: 'Now or later',
        say: 'What you don’t play, you keep. Your road needs an end, and you hold a village.',
        task: 'Play the tile that closes your road. Then place a follower or pass.',
        done: '4 points, and the other two tiles are still in your hand.',
        hint: 'You could, but the village closes your road now. Keep the others for later.',
      },
    },
  },
  'edition-2000': {
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
        task: 'Lay a farmer in the other field of this city, the highlighted one.',
        done: 'One farmer each around the city: a tie, and both would get 3 points.',
        hint: 'Allowed, but Blue is still alone there. Extend the highlighted field without joining Blue’s, and lay your follower in it.',
      },
    },
  },
};
