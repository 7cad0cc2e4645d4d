import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnswerList, catalogue, type Expansion, type GameRecord, newGame, presets } from '@bastide/rules';
import { randomAnswer, randomSetup, recordedGame, seeded } from '@bastide/rules/testing';
import { Keeper } from '../../../../corpus/keep.ts';
import { runCli } from '../program/run-cli.ts';

/** Records as `bastide simulate` writes them, of every set and preset; and some with any options and all that records may tell. */
export async function makeRecordCorpus(): Promise<void> {
  const keeper = new Keeper('records');
  const folder = mkdtempSync(join(tmpdir(), 'bastide-corpus-'));
  const simulated = async (name: string, players: number, what: readonly string[]) => {
    const out = join(folder, 'games.jsonl');
    await runCli(['simulate', ...what, '--players', String(players), '--games', '1', '--out', out]);
    const text = readFileSync(out, 'utf8');
    keeper.keepBytes(`${name}-${players}.jsonl`, Buffer.from(text), [factsOf(JSON.parse(text))]);
  };
  for (const { id, always } of catalogue) {
    const sets = id === 'base' ? 'base' : `base,${id}`;
    if (!always) for (const players of [2, 4]) await simulated(`set-${id}`, players, ['--sets', sets]);
  }
  for (const preset of Object.keys(presets))
    for (const players of [2, 5, 8]) await simulated(`preset-${preset}`, players, ['--preset', preset]);
  for (const option of ['hand=3', 'farmers=false', 'farmers=perCity', 'smallCity=2'])
    await simulated(`option-${option.replace('=', '-')}`, 3, ['--preset', 'everything', '--option', option]);
  for (const seed of Array.from({ length: 12 }, (_, i) => 300 + i)) {
    const record = anyGame(seed);
    keeper.keepValues(`any-${seed}`, [record], [factsOf(record)]);
  }
  keeper.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Some sets, any options, with every choice there was. */
function anyGame(seed: number): GameRecord {
  const random = seeded(seed);
  const others = catalogue.filter(
    (one: Expansion) => !one.always && one.id !== 'base' && one.printingOf === undefined,
  );
  const sets = ['base', ...others.map(({ id }) => id).filter(() => random(3) === 0)];
  const made = newGame(randomSetup(sets, random));
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  const answers = new AnswerList();
  return recordedGame(made.ok, (game) => randomAnswer(game, random, answers), `any-${seed}`);
}

function factsOf({ id, sets, players, moves, final }: GameRecord): object {
  return { id, sets, players, moves: moves.length, final };
}
