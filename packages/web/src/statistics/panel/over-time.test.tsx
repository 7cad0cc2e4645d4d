import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { loadWords } from '../../texts/catalogue.ts';
import { type Figures, figuresOf } from '../figures/figures.ts';
import { smallGame } from '../figures/known-games.ts';
import '../texts/catalogue.ts';
import { ScoreOverTime } from './over-time.tsx';

await loadWords('en');

async function toldOf(change: Partial<Figures>): Promise<string> {
  const made = figuresOf(smallGame());
  if ('error' in made) throw new Error(made.error);
  return (await rendered(<ScoreOverTime figures={{ ...made.figures, ...change }} />)).textContent;
}

test('points tell who came first in a game played to its end, not in one broken off', async () => {
  expect(await toldOf({ isOver: true })).toContain('Tied for first at the end: Aude and Bertrand');
  const stopped = await toldOf({});
  expect(stopped).toContain('When play stopped – Aude: 4 · Bertrand: 4');
  expect(stopped).not.toContain('first');
});
