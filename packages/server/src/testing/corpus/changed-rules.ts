import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scoresOf } from '@bastide/rules';
import { Keeper } from '../../../../../corpus/keep.ts';
import { loadExpansions } from '../../foreign.ts';
import { serveGames } from '../../serve.ts';
import { playToEnd, twoAtTable } from '../table.ts';
import { TEST_CONFIG } from '../test-config.ts';

/** A game under way of a set whose rules have changed since (`expansion-toll-1`), and who may play on. */
export interface ChangedFacts {
  readonly game: string;
  readonly at: number;
  readonly head: number;
  readonly scores: readonly number[];
  readonly people: readonly { readonly name: string; readonly player: string; readonly cookie: string }[];
}

/** Keeps a database with one such game. */
export async function makeChangedRules(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-corpus-'));
  const toll = fileURLToPath(new URL('../expansion-toll-1', import.meta.url));
  const store = join(folder, 'bastide.db');
  const served = await serveGames(
    { host: '127.0.0.1', port: 0, expansions: [toll] },
    { ...TEST_CONFIG, store },
  );
  const { registry } = await loadExpansions([toll]);
  const setup = { sets: ['base', 'toll'], options: {}, players: 2 };
  const { ann, bob, game } = await twoAtTable(served.url, { setup }, served.url, registry);
  await playToEnd(game, [ann, bob], 90);
  const { head, game: played } = ann.table(game);
  const people = [ann, bob].map(({ name, player, cookie }) => ({ name, player, cookie }));
  const facts: ChangedFacts = { game, at: Date.now(), head, scores: scoresOf(played), people };
  for (const player of [ann, bob]) player.leave();
  await served.close();
  const keeper = new Keeper('changed-rules');
  keeper.keepBytes('libsql.db', readFileSync(store), [facts]);
  keeper.close();
  rmSync(folder, { recursive: true, force: true });
}
