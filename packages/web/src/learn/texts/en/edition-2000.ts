import type { LessonWords } from '../../lesson.ts';

export const edition2000: LessonWords = {
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
};
