import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runCli } from './run-cli.ts';

const FESTIVAL = fileURLToPath(new URL('../../../../examples/expansion-festival', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bastide-registry-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder whose rules/index.ts is this. */
function written(name: string, source: string): string {
  mkdirSync(join(folder, name, 'rules'), { recursive: true });
  writeFileSync(join(folder, name, 'rules', 'index.ts'), source);
  return join(folder, name);
}

test('games with the expansion of a folder are played, checked, written and replayed', async () => {
  const out = join(folder, 'festival.jsonl');
  const argv = ['--sets', 'base,festival', '--with', FESTIVAL];
  const simulated = await runCli(['simulate', ...argv, '--games', '1', '--check', '--out', out]);
  expect([simulated.status, simulated.err]).toEqual([0, '']);
  const replayed = await runCli(['replay', out, '--with', FESTIVAL]);
  expect(replayed.last).toBe('1 records: 1 identical, 0 different');
  expect((await runCli(['replay', out])).err).toContain('unknown-set at sets.1: “festival”');
});

test('its tiles are drawn, with the letters of its marks', async () => {
  const { out } = await runCli(['tiles', 'festival', '--with', FESTIVAL]);
  expect(out).toContain('The Festival (festival): 10 tiles');
  expect(out).toMatch(/[.]f[.]/);
});

test('threads know it as well', async () => {
  const argv = ['match', '--a', 'random', '--b', 'random', '--sets', 'base,festival', '--with', FESTIVAL];
  const { status, err } = await runCli([...argv, '--pairs', '1', '--workers', '1']);
  expect([status, err]).toEqual([0, '']);
});

test('the terminal says what it asks in its words', async () => {
  const argv = ['play', '--sets', 'base,festival', '--with', FESTIVAL, '--against', 'nobody', '--lang', 'en'];
  const { status } = await runCli([...argv, '--seed', '1', '--save', join(folder, 'save.json')], 'q\n');
  expect(status).toBe(0);
  const resumed = await runCli(['play', '--resume', join(folder, 'save.json'), '--with', FESTIVAL], 'q\n');
  expect(resumed.status).toBe(0);
});

const whole = `id: 'mine', texts: { en: {}, fr: {} }, citations: {}`;
test.each([
  ['a folder that is not there', join(folder, 'nowhere'), 'there is no such folder'],
  ['a folder without rules', folder, 'it has no rules/index.ts. `bastide new-expansion NAME` writes'],
  ['another export', written('other', 'export const mine = {};'), 'must export `expansion`'],
  ['source that does not load', written('broken', 'export const expansion = {'), 'can’t be loaded: '],
  [
    'an id of ours',
    written('taken', `export const expansion = { ${whole.replace('mine', 'river')} };`),
    'the id “river” of one of ours: give it another',
  ],
  [
    'no texts',
    written('mute', `export const expansion = { id: 'mute' };`),
    'needs `texts: { en, fr }`; needs `citations`',
  ],
  [
    'a position',
    written('placed', `export const expansion = { ${whole}, position: 7 };`),
    'only ours may have: leave it out',
  ],
  [
    'a text of ours',
    written('speaks', `export const expansion = { ${whole.replace('en: {}', `en: { 'set.base': 'x' }`)} };`),
    'two expansions bring “set.base”: give yours another name',
  ],
])('refused with what to do: %s', async (_, path, message) => {
  const { status, err } = await runCli(['simulate', '--with', path, '--games', '1']);
  expect(status).toBe(2);
  expect(err).toContain(message);
});

test('the same folder twice is refused', async () => {
  const { err } = await runCli(['simulate', '--with', FESTIVAL, '--with', FESTIVAL, '--games', '1']);
  expect(err).toContain('two expansions are called festival');
});

test('the next command without it does not know it any more', async () => {
  expect((await runCli(['simulate', '--sets', 'base,festival'])).err).toContain('unknown-set');
});
