import type { Valuer } from '@bastide/bots';

export const valuer: Valuer = {
  id: 'faulty',
  values() {
    throw new Error('a bot that throws');
  },
};
