import { expect, test } from 'vitest';
import { Arena } from '../../arena/arena.ts';
import { Game } from '../../game/game.ts';
import { thingsOf } from '../../game/things.ts';
import type { Thing } from '../../hooks.ts';
import { newGame } from '../../index.ts';
import { invariantsOf } from './invariants-of.ts';
import { checkTrack, ScorerEvents } from './track.ts';

const made = newGame({ sets: ['base', 'messengers', 'robbers', 'wheel-of-fortune'], players: 3 });
if ('error' in made) throw new Error(made.error);
const sound = made.ok;

/** The same game with other things on and beside the land. */
function withThings(...given: readonly Thing[]): Game {
  const { rules, arena } = sound;
  const hasMessages = given.some(({ name }) => name.startsWith('message'));
  const things = hasMessages ? given : [...given, message('message', 8, 'stack')];
  const game = new Game({ ...rules, things: new Map([['', () => things]]) }, new Arena(arena.bytes.length));
  game.restore(sound.save());
  return game;
}

/** What the core and the expansions find. */
function check(game: Game): string[] {
  return [...checkTrack(game), ...invariantsOf(game).flatMap(({ always }) => always?.(game) ?? [])];
}

const robber = (seat: number, spot: number): Thing => ({ name: 'robber', count: 1, seat, spot });
const message = (name: string, count: number, spot: string): Thing => ({ name, count, spot });
const crowned = (spot: string): Thing => ({ name: 'follower', count: 1, seat: 0, spot });

test('a new game has no problems', () => {
  expect(check(sound)).toEqual([]);
  expect(thingsOf(sound)).toEqual([
    { name: 'message', count: 8, spot: 'stack' },
    { name: 'wheel-pig', count: 1, spot: 'fortune' },
  ]);
});

test.each<[string, Thing[], string]>([
  ['a robber beside the track', [robber(0, 50)], 'a robber of seat 0 on 50'],
  ['a robber of nobody', [robber(3, 4)], 'a robber of seat 3'],
  ['two robbers of a seat', [robber(1, 4), robber(1, 5)], 'two robbers'],
  ['a message too few', [message('message', 7, 'stack')], 'there are 7 messages'],
  [
    'a message twice',
    [message('message', 6, 'stack'), message('message-1', 1, 'under:1'), message('message-1', 1, 'under:2')],
    'twice',
  ],
  [
    'three messages in play',
    [message('message', 5, 'stack'), ...[1, 2, 3].map((n) => message(`message-${n}`, 1, 'shown'))],
    '3 messages are in play',
  ],
  ['two on one crown space', [crowned('crown:famine'), crowned('crown:famine')], '2 stand on crown:famine'],
  ['one on a space that is not there', [crowned('crown:joy')], '1 stand on crown:joy'],
])('%s is found', (_, things, problem) => {
  expect(check(withThings(...things))).toEqual([expect.stringContaining(problem)]);
});

test('a scorer that went back is found', () => {
  const game = sound.clone();
  game.scores.scorers[2] = -1;
  expect(checkTrack(game)).not.toEqual([]);
});

test('a scorer that moves untold, or from elsewhere than it stood, is found', () => {
  const game = sound.clone();
  const told = new ScorerEvents(game);
  expect(told.check(game)).toEqual([]);
  game.scores.scorers[1] = 4;
  expect(told.check(game)).not.toEqual([]);
  told.note({ event: 'moved', seat: 0, scorer: 'messenger', from: 0, to: 4 });
  expect(told.check(game)).toEqual([]);
  told.note({ event: 'moved', seat: 0, scorer: 'messenger', from: 2, to: 4 });
  expect(told.check(game)).not.toEqual([]);
});
