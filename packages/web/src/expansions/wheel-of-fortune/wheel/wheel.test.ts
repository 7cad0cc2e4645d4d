import { answersOf, newGame, playMove, viewOf } from '@bastide/rules';
import { expect, test } from 'vitest';
import { answerSpots } from '../../../board/choices/choice.ts';
import { onOverlays } from '../../../board/land/overlays.ts';
import { overlayOf, wheelOf, wheelOverlay } from './wheel.tsx';

/** A game with the wheel, at its first figure action. */
function atFigureAction() {
  const made = newGame({ sets: ['base', 'wheel-of-fortune'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  while (game.question.id !== 'figure') playMove(game, answersOf(game)[0].move);
  return game;
}

test('crown spaces are places on the land where the wheel lies', () => {
  const game = atFigureAction();
  const wheel = wheelOf(viewOf(game));
  const answers = answersOf(game);
  const crowns = (list: typeof answers) => answerSpots(list).filter(({ key }) => key.includes('crown:'));
  expect(wheel).toMatchObject({ x: 0, y: 0, sector: 'fortune', crowns: [] });
  expect(crowns(answers)).toEqual([]);
  expect(crowns([...onOverlays(answers, wheel ? [overlayOf(wheel)] : [])])).toHaveLength(6);
});

test('the second on a sector stands beside the first', () => {
  const game = atFigureAction();
  const before = wheelOf(viewOf(game));
  const taxes = answersOf(game).find(({ target }) => target.spot === 'crown:taxes');
  if (before === undefined || taxes === undefined) throw new Error('no wheel');
  playMove(game, taxes.move);
  const after = wheelOf(viewOf(game));
  expect(after?.crowns).toEqual([{ sector: 'taxes', kind: 'follower', seat: taxes.move.by }]);
  const next = after && overlayOf(after).spotAt('crown:taxes');
  expect(next).toBeDefined();
  expect(next).not.toEqual(overlayOf(before).spotAt('crown:taxes'));
  expect(after && overlayOf(after).taken).toEqual([
    { spot: 'crown:taxes', at: overlayOf(before).spotAt('crown:taxes') },
  ]);
});

test('a game without the wheel has none', () => {
  const made = newGame({ sets: ['base'], players: 2 });
  expect('ok' in made && wheelOverlay(viewOf(made.ok))).toBeUndefined();
});
