import { LEVELS } from '@bastide/bots';
import { tableRequest } from '@bastide/protocol';
import { expect, test } from 'vitest';

test.each(LEVELS)('a bot of level %s can be asked for', (level) => {
  const setup = { sets: ['base'], players: 2 };
  const seats = [{ kind: 'person' }, { kind: 'bot', level }];
  expect(tableRequest.safeParse({ setup, seats }).success).toBe(true);
});
