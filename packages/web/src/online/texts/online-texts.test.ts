import { ERRORS, PHRASES, REPORT_REASONS, SPEEDS } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { CLOCK_NAMES, OWN_CLOCKS } from '../lobby/draft.ts';
import { onlineTexts } from './catalogue.ts';
import { speakOnline } from './speak.ts';

/** Keys put together from a name, and every name there is. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  error: [...ERRORS, 'no-server', 'no-passkey'],
  phrase: PHRASES,
  'report.reason': REPORT_REASONS,
  pool: ['presets', 'speeds', ...SPEEDS],
  clock: [...CLOCK_NAMES, ...OWN_CLOCKS],
  end: ['left', 'time'],
  gone: ['left.bot', 'left.out', 'time.bot', 'time.out'],
  'gone.short': ['left.bot', 'left.out', 'time.bot', 'time.out'],
  'presence.away': ['seconds', 'minutes'],
  'presence.short': ['seconds', 'minutes'],
  'presence.least': ['seconds', 'minutes'],
  table: ['left.bot', 'left.out', 'time.bot', 'time.out'],
  mail: ['yes', 'no'].flatMap((answer) =>
    ['title', 'about', 'do', 'done'].map((part) => `${answer}.${part}`),
  ),
  'create.timeout': ['bot', 'out'],
  'create.visibility': ['public', 'link'],
  'create.watch': ['all', 'link', 'none'],
  'terms.timeout': ['bot', 'out'],
  'fair.bad': [
    'no-proof',
    'wrong-commitment',
    'wrong-promise',
    'bad-setup',
    'newer-rules',
    'illegal-move',
    'not-what-the-seed-says',
  ],
};

checkCatalogue(new URL('..', import.meta.url), onlineTexts, FAMILIES);

test('a result has the form its points ask for', () => {
  expect(speakOnline('en', 'player.result', { place: 2, n: 2, points: 1 })).toBe('Place 2 of 2, 1 point');
  expect(speakOnline('fr', 'player.result', { place: 1, n: 2, points: 64 })).toBe('Rang 1 sur 2, 64 points');
});
