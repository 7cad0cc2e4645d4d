import { describe, expect, test, vi } from 'vitest';
import { bytesOf, filesOf, valuesOf } from '../../../corpus/things.ts';
import { fakeBrowser } from '../tools/corpus/browser.ts';
import { factsOf, type SessionFacts } from '../tools/corpus/play.ts';
import { shelf } from './app/storage/shelf.ts';
import { openRecord } from './files/open-record.ts';
import { recordsIn } from './files/record-file.ts';
import { keptReplays } from './replay/games/kept.ts';
import { load } from './session/storage.ts';
import { toCsv, toJson } from './statistics/history/export.ts';
import { type Kept, keptOf } from './statistics/history/kept-game.ts';
import { sharesOf } from './statistics/history/totals.ts';

/** What the page kept in browsers and wrote to files is read by today's page, and played on (corpus/README.md). */

test.each(filesOf<SessionFacts>('saved').map((kept) => [kept.file, kept] as const))(
  'saved: %s',
  (file, { things }) => {
    fakeBrowser({ 'bastide.table': JSON.stringify(valuesOf('saved', file)[0]) });
    const saved = load();
    expect(saved && factsOf(saved)).toEqual(things[0]);
  },
);

test.each(filesOf('shelf').map((kept) => [kept.file, kept] as const))('shelf: %s', (file, { things }) => {
  fakeBrowser({ 'bastide.shelf': JSON.stringify(valuesOf('shelf', file)[0]) });
  expect(shelf().map((one) => ({ id: one.id, ...factsOf(one) }))).toEqual(things);
});

test.each(filesOf('replays').map((kept) => [kept.file, kept] as const))('replays: %s', (file, { things }) => {
  fakeBrowser({ 'bastide.replays': JSON.stringify(valuesOf('replays', file)[0]) });
  expect(keptReplays().map((one) => ({ id: one.id, name: one.name, ...factsOf(one) }))).toEqual(things);
});

interface RecordFacts {
  readonly id: string;
  readonly final?: readonly number[];
  readonly seats: readonly unknown[];
}

test.each(filesOf<RecordFacts>('page-records').map((kept) => [kept.file, kept] as const))(
  'a record the page wrote: %s',
  async (file, { things: [{ id, final, seats }] }) => {
    const texts = await recordsIn(new Blob([new Uint8Array(bytesOf('page-records', file))]));
    const opened = openRecord(texts?.[0] ?? '', String);
    const isOver = final !== undefined;
    expect(opened).toMatchObject({ name: id, isOver, differs: undefined, table: { seats } });
  },
);

describe('history', () => {
  const files = filesOf<object>('history').filter(({ file }) => !file.startsWith('export.'));
  const games = files.map(({ file }) => valuesOf('history', file)[0] as Kept);

  test.each(files.map(({ file, things }, i) => [file, things[0], games[i]] as const))(
    '%s counts as it did',
    (_, facts, { game, moves }) => {
      const counted = keptOf({ ...game, moves, places: undefined });
      expect(counted).toEqual({ game, moves });
      const { id, scores, places } = game;
      expect({ id, moves: moves.length, scores, places }).toEqual(facts);
    },
  );

  test('its files have what they had', () => {
    expect(toJson(games)).toBe(bytesOf('history', 'export.json.gz').toString('utf8'));
    const shares = sharesOf(
      games.map(({ game }) => game),
      undefined,
    );
    expect(toCsv(shares)).toBe(bytesOf('history', 'export.csv.gz').toString('utf8'));
  });
});

interface ProfileFacts {
  readonly keys: readonly string[];
  readonly game: string;
  readonly proof: string;
  readonly verdicts: number;
}

test.each(filesOf<ProfileFacts>('profiles').map((kept) => [kept.file, kept] as const))(
  'all that a browser kept: %s',
  async (file, { things: [{ keys, game, proof, verdicts }] }) => {
    const kept = valuesOf('profiles', file)[0] as Record<string, string>;
    expect(Object.keys(kept).sort()).toEqual(keys);
    // A fresh page reads what is kept when it is loaded.
    vi.resetModules();
    const storage = fakeBrowser(kept);
    const { currentSettings } = await import('./app/settings/settings.ts');
    const settings = {
      language: 'fr',
      theme: 'dark',
      pace: 'fast',
      level: 'knight',
      fast: true,
      guide: false,
    };
    expect(currentSettings()).toMatchObject({ ...settings, layers: { fields: true } });
    const { keptSeats } = await import('./setup/kept-seats.ts');
    expect(keptSeats()).toEqual(JSON.parse(kept['bastide.seats']));
    const { currentProgress } = await import('./learn/overview/progress.ts');
    expect(currentProgress()).toEqual({ done: { 'first-game': ['placing'] }, at: { 'first-game': 'city' } });
    const { keptAnalysis } = await import('./analysis/kept.ts');
    expect(keptAnalysis(game)?.verdicts).toHaveLength(verdicts);
    const { keptProof } = await import('./online/proof.ts');
    expect(keptProof(proof)?.game).toBe(proof);
    const { muted } = await import('./online/chat/muted.ts');
    expect(muted.get().map(({ name }) => name)).toEqual(['Simon']);
    const { lastName } = await import('./online/identity.ts');
    expect(lastName()).toBe('Aude');
    // What was known of puzzles and hints is kept when more is learnt.
    const { note } = await import('./puzzles/progress.ts');
    note('another', false, false, undefined);
    expect(JSON.parse(storage.get('bastide.puzzles') ?? '')).toMatchObject({
      puzzles: { tried: { tries: 1 }, solved: { solved: 'alone' }, helped: { solved: 'helped' } },
      days: ['2026-01-05'],
    });
    const { markSeen } = await import('./guide/seen.ts');
    markSeen('farmer');
    expect(JSON.parse(storage.get('bastide.guide') ?? '')).toEqual(['place', 'figure', 'farmer']);
  },
);
