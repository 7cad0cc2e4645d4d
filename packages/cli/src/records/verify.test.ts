import { createHash, createHmac } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { verifyFair } from '@bastide/protocol';
import {
  AnswerList,
  answersOf,
  CHANCE,
  type Expansion,
  type GameRecord,
  History,
  newGame,
  RULES_VERSION,
} from '@bastide/rules';
import { expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

const seed = '5'.repeat(64);
const nonces = ['a'.repeat(32), ''];

/** A game whose luck follows the scheme of docs/decisions/0012, worked out here a second time. */
function fairRecord(sets = ['base'], others: readonly Expansion[] = []): object {
  const made = newGame({ sets, players: 2 }, { with: others });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const history = new History(game);
  const key = createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(`fair-1|${nonces.join(',')}`)
    .digest();
  const codes = new AnswerList();
  for (let draw = 0; !game.over; ) {
    const answers = answersOf(game);
    if (game.toMove !== CHANCE) {
      history.play(answers[0].move);
      continue;
    }
    game.listAnswers(codes);
    const total = answers.reduce((sum, { weight = 1 }) => sum + weight, 0);
    let ticket = createHmac('sha256', key).update(`${draw++}|0`).digest().readUIntBE(0, 6) % total;
    const drawn = answers.find(({ weight = 1 }) => {
      ticket -= weight;
      return ticket < 0;
    });
    if (drawn !== undefined) history.play(drawn.move);
  }
  const commitment = createHash('sha256').update(`bastide-fair/1|fair-1|${seed}`).digest('hex');
  return { ...history.record('fair-1'), fair: { scheme: 'bastide-fair/1', commitment, seed, nonces } };
}

test('a fair record is fair; a changed draw, seed or nonce is found', async () => {
  const record = fairRecord() as GameRecord & { fair: object };
  const good = await runCli(['verify', '-'], JSON.stringify(record));
  expect(good).toMatchObject({ status: 0, last: '1 records: 1 fair, 0 not' });
  const swapped = record.moves.map((move) =>
    move.tile === 'base/A' && move.by === 'chance' ? { ...move, tile: 'base/B' } : move,
  );
  const wrong: [object, string][] = [
    [{ ...record, moves: swapped }, 'not-what-the-seed-says at move'],
    [{ ...record, fair: { ...record.fair, seed: '6'.repeat(64) } }, 'wrong-commitment'],
    [{ ...record, fair: { ...record.fair, nonces: ['', ''] } }, 'not-what-the-seed-says'],
    [{ ...record, id: 'other' }, 'wrong-commitment'],
    [{ ...record, fair: undefined }, 'no-proof'],
  ];
  for (const [changed, why] of wrong) {
    const bad = await runCli(['verify', '-'], JSON.stringify(changed));
    expect(bad).toMatchObject({ status: 1, last: '1 records: 0 fair, 1 not' });
    expect(bad.out).toContain(why);
  }
});

test('games with an expansion that is not ours can be checked', async () => {
  const folder = fileURLToPath(new URL('../../../../examples/expansion-festival', import.meta.url));
  const { expansion } = await import(pathToFileURL(join(folder, 'rules', 'index.ts')).href);
  const record = JSON.stringify(fairRecord(['base', 'festival'], [expansion]));
  expect(await runCli(['verify', '-', '--with', folder], record)).toMatchObject({
    status: 0,
    last: '1 records: 1 fair, 0 not',
  });
  const without = await runCli(['verify', '-'], record);
  expect(without).toMatchObject({ status: 2, last: '0 records: 0 fair, 0 not' });
  expect(without.err).toContain('unknown-set');
});

test('a game by newer rules is not called unfair: it can’t be judged here', async () => {
  const record = { ...fairRecord(), version: RULES_VERSION + 1 };
  const newer = await runCli(['verify', '-'], JSON.stringify(record));
  expect(newer).toMatchObject({ status: 2, last: '0 records: 0 fair, 0 not' });
  expect(newer.err).toContain('newer rules');
  expect(await verifyFair(record as GameRecord)).toEqual({ fair: false, why: 'newer-rules' });
});

test('what can’t be read is told, with status 2', async () => {
  expect(await runCli(['verify'])).toMatchObject({ status: 2 });
  expect(await runCli(['verify', '-'], '{"format":"x"}')).toMatchObject({ status: 2 });
});
