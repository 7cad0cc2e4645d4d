import type { Answer } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { Asking } from '../ask.ts';
import { asks } from './ask.tsx';

test('the line of flight stays on the land whoever is chosen to take off', () => {
  const squares = [1, 2, 3].map((x) => ({ x, y: 0, works: true }));
  const answers = ['follower', 'abbot', 'big'].map(
    (figure, code) => ({ code, target: { figure }, brings: { squares } }) as unknown as Answer,
  );
  const litFor = (chosen: Answer | undefined) =>
    asks['flying-machines/fly'].light?.({ answers, chosen } as unknown as Asking, 'en');
  for (const chosen of [undefined, ...answers]) {
    // What is at one place is lit as its first answer is.
    expect(litFor(chosen)?.[0].squares).toEqual(squares);
    expect(litFor(chosen)?.map(({ answer }) => answer)).toEqual(answers);
  }
});
