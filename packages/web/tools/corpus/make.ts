import { readFileSync } from 'node:fs';
import { Judge } from '@bastide/bots/analysis';
import { readPuzzle, setUp } from '@bastide/bots/puzzles';
import { scoresOf } from '@bastide/rules';
import { Keeper } from '../../../../corpus/keep.ts';
import { valuesOf } from '../../../../corpus/things.ts';
import type { Session } from '../../src/session/session.ts';
import type { SavedTable } from '../../src/session/storage.ts';
import { fakeBrowser } from './browser.ts';
import { FINISHED, TABLES } from './wanted.ts';

const FIRST = Date.UTC(2026, 0, 5);
const DAY = 24 * 60 * 60 * 1000;

/** What the page keeps in a browser and writes to files, made by the page's own code. The logs of the server must be there. */
export async function makePageCorpus(): Promise<void> {
  const storage = fakeBrowser();
  const { load } = await import('../../src/session/storage.ts');
  const { factsOf, played } = await import('./play.ts');
  const saved = new Keeper('saved');
  const tables: SavedTable[] = [];
  const sessions: Session[] = [];
  for (const [i, wanted] of TABLES.entries()) {
    sessions.push(await played(wanted, 1000 + i));
    load();
    const text = storage.get('bastide.table') ?? '';
    const table = JSON.parse(text) as SavedTable;
    tables.push(table);
    saved.keepValues(wanted.name, [table], [factsOf(table)]);
  }
  saved.close();
  await keepShelves(storage, tables);
  await keepReplays(storage, tables);
  keepPageRecords(sessions);
  await keepHistory();
  await keepProfiles(tables);
  keepPuzzles();
}

async function keepShelves(storage: Map<string, string>, tables: readonly SavedTable[]): Promise<void> {
  const { shelf, shelve } = await import('../../src/app/storage/shelf.ts');
  const { factsOf } = await import('./play.ts');
  const keeper = new Keeper('shelf');
  for (const from of [0, 5, 10, 15]) {
    storage.delete('bastide.shelf');
    for (const table of tables.slice(from, from + 5)) shelve(table);
    const value = JSON.parse(storage.get('bastide.shelf') ?? '');
    keeper.keepValues(
      `shelf-${from}`,
      [value],
      shelf().map((one) => ({ id: one.id, ...factsOf(one) })),
    );
  }
  keeper.close();
}

async function keepReplays(storage: Map<string, string>, tables: readonly SavedTable[]): Promise<void> {
  const { keepReplay, keptReplays } = await import('../../src/replay/games/kept.ts');
  const { openParsed } = await import('../../src/files/open-record.ts');
  const { factsOf } = await import('./play.ts');
  const keeper = new Keeper('replays');
  const keep = (name: string) => {
    const value = JSON.parse(storage.get('bastide.replays') ?? '');
    const facts = keptReplays().map((one) => ({ id: one.id, name: one.name, ...factsOf(one) }));
    keeper.keepValues(name, [value], facts);
  };
  for (const { table, moves } of tables.slice(4, 10))
    keepReplay({ name: 'bastide-20260105-2030', table, moves });
  keep('played-here');
  for (const file of [
    'libsql-preset-base',
    'libsql-hands-2',
    'postgres-left-bot',
    'postgres-undo-then-end',
  ]) {
    const record = openParsed(valuesOf('proofs', `${file}.jsonl.gz`)[0], (seat) => `Seat ${seat}`);
    if ('error' in record) throw new Error(`${record.error} at ${record.at}`);
    keepReplay(record);
  }
  keep('played-online');
  keeper.close();
}

/** Files as “save the record” writes them. */
function keepPageRecords(sessions: readonly Session[]): void {
  const keeper = new Keeper('page-records');
  for (const [i, session] of sessions.entries()) {
    const record = { ...session.record(`bastide-20260105-${2000 + i}`), seats: session.table.seats };
    const { id, moves, final } = record;
    const facts = {
      id,
      moves: moves.length,
      scores: session.state.view.seats.map(({ points }) => points),
      final,
      seats: record.seats,
    };
    keeper.keepBytes(`${TABLES[i].name}.json`, Buffer.from(JSON.stringify(record)), [facts]);
  }
  keeper.close();
}

/** The history: what lies in the two stores of its database, and the same as a file. */
async function keepHistory(): Promise<void> {
  const { keptOf } = await import('../../src/statistics/history/kept-game.ts');
  const { toCsv, toJson } = await import('../../src/statistics/history/export.ts');
  const { sharesOf } = await import('../../src/statistics/history/totals.ts');
  const { historyIdOf } = await import('../../src/statistics/keep-when-over.ts');
  const { played } = await import('./play.ts');
  const keeper = new Keeper('history');
  const all = [];
  for (const [i, wanted] of FINISHED.entries()) {
    const session = await played(wanted, 2000 + i);
    const { table, moves } = session;
    const mine = table.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
    const ended = { id: historyIdOf(session), endedAt: FIRST + i * DAY, where: 'here', mine } as const;
    const kept = keptOf({ ...ended, table, moves });
    if (kept === undefined) throw new Error(`${wanted.name} is not kept`);
    all.push(kept);
    const { scores, places } = kept.game;
    keeper.keepValues(wanted.name, [kept], [{ id: ended.id, moves: kept.moves.length, scores, places }]);
  }
  const games = all.length;
  keeper.keepBytes('export.json', Buffer.from(toJson(all)), [{ games }]);
  const shares = sharesOf(
    all.map(({ game }) => game),
    undefined,
  );
  keeper.keepBytes('export.csv', Buffer.from(toCsv(shares)), [{ lines: shares.length + 1 }]);
  keeper.close();
}

/** All that a browser keeps of somebody who has used everything. */
async function keepProfiles(tables: readonly SavedTable[]): Promise<void> {
  const keeper = new Keeper('profiles');
  const storage = fakeBrowser({}, 'fr-FR');
  const { changeSettings, switchLayer } = await import('../../src/app/settings/settings.ts');
  const { keepSeats } = await import('../../src/setup/kept-seats.ts');
  const { markSeen } = await import('../../src/guide/seen.ts');
  const { markAt, markDone } = await import('../../src/learn/overview/progress.ts');
  const { note } = await import('../../src/puzzles/progress.ts');
  const { keepProof } = await import('../../src/online/proof.ts');
  const { muteHere } = await import('../../src/online/chat/muted.ts');
  const { rememberName } = await import('../../src/online/identity.ts');
  const { gameKey, keepAnalysis } = await import('../../src/analysis/kept.ts');
  const { shelve } = await import('../../src/app/storage/shelf.ts');
  const { keep } = await import('../../src/app/storage/browser-storage.ts');
  changeSettings({ language: 'fr', theme: 'dark', pace: 'fast', level: 'knight', fast: true, guide: false });
  switchLayer('fields');
  keepSeats(tables[1].table.seats);
  for (const hint of ['place', 'figure'] as const) markSeen(hint);
  markDone('first-game', 'placing');
  markAt('first-game', 'city');
  note('tried', false, false, undefined);
  note('solved', true, false, '2026-01-05');
  note('helped', true, true, undefined);
  const [{ id, fair }] = valuesOf('proofs', 'libsql-rated.jsonl.gz') as {
    id: string;
    fair: { commitment: string; nonces: string[] };
  }[];
  keepProof({ game: id, commitment: fair.commitment, nonce: fair.nonces[0] });
  muteHere({ player: 'aaaaaaaaaaaaaaaaaaaaaa', name: 'Simon' }, true);
  rememberName('Aude');
  const { table, moves } = tables[0];
  const judge = new Judge(table.setup, moves, 'baron');
  const verdicts = judge.decisions.slice(0, 2).map((_, number) => judge.judge(number));
  const game = gameKey(table.setup, moves);
  keepAnalysis({ game, level: 'baron', verdicts });
  for (const one of tables.slice(1, 4)) shelve(one);
  keep('bastide.table', tables[0]);
  const value = Object.fromEntries(storage);
  keeper.keepValues(
    'a-player',
    [value],
    [{ keys: Object.keys(value).sort(), game, proof: id, verdicts: verdicts.length }],
  );
  keeper.close();
}

/** The puzzles that come with the page: people have links to them, and files of their own. */
function keepPuzzles(): void {
  const keeper = new Keeper('puzzles');
  const bytes = readFileSync(new URL('../../src/puzzles/shipped.jsonl', import.meta.url));
  const lines = bytes
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  const facts = lines.map((line) => {
    const read = readPuzzle(JSON.parse(line));
    if ('error' in read) throw new Error(`${read.error} at ${read.at}`);
    const set = setUp(read.ok);
    if ('error' in set) throw new Error(`${set.error} at ${set.at}`);
    const { game, moves, solution } = set.ok;
    const asked = { seat: game.toMove, question: game.question.id };
    return { id: read.ok.id, moves: moves.length, solution: solution.length, scores: scoresOf(game), asked };
  });
  keeper.keepBytes('shipped.jsonl', bytes, facts);
  keeper.close();
}
