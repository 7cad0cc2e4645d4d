import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-play-'));
const here = process.cwd();
const ENOUGH = 400;

// Games that are left are saved in the current folder.
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

const script = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

test('a whole game at one keyboard, always the first choice, then saved', async () => {
  const answers = [...new Array<string>(ENOUGH).fill('1'), 'q'];
  const argv = ['play', '--against', 'nobody', '--seed', '3', '--save', 'whole.json'];
  // The lines left over after the end are none of its keys and are passed over.
  const { status, out, err } = await runCli(argv, script(...answers));
  expect(err).toBe('');
  expect(status).toBe(0);
  expect(out).toContain('Player 1: Place the tile');
  expect(out).toContain('Player 2: Place the tile');
  expect(out).toContain('No tiles left: final scoring.');
  expect(out).toMatch(/• Player \d gets \d+ points? for the (unfinished )?(road|city|field)/);
  expect(out).toMatch(/Player \d wins with \d+ points\.|A tie with/);
  expect(out).toContain('Saved in whole.json.');
  const record = readJson('whole.json');
  expect(record.final).toHaveLength(2);
  expect((await runCli(['replay', 'whole.json'])).last).toBe('1 records: 1 identical, 0 different');
});

test('against the program: it answers for itself, and a closed input saves the game', async () => {
  const { status, out } = await runCli(['play', '--seed', '1'], script('1', '1'));
  expect(status).toBe(0);
  expect(out).toContain('Player 2 (knight) places tile');
  expect(out).toContain('Saved in bastide-save.json. To continue: bastide play --resume bastide-save.json');
  expect(out.trimEnd().endsWith('Goodbye!')).toBe(true);
  const again = await runCli(['play', '--seed', '1'], script('1'));
  expect(again.out).toContain('Saved in bastide-save-2.json.');
  expect((await runCli(['replay', 'bastide-save.json'])).status).toBe(0);
});

test('leaving before the first choice saves nothing', async () => {
  const before = readdirSync(folder);
  await runCli(['play', '--against', 'nobody'], script('q'));
  await runCli(['play', '--option', 'firstPlayer=1'], script('q'));
  expect(readdirSync(folder)).toEqual(before);
});

test('undo takes back the last choice of a person', async () => {
  const argv = ['play', '--option', 'firstPlayer=0', '--seed', '8'];
  const { out } = await runCli(argv, script('u', '1', 'u', 's a.json', '2', 'u', 's b.json', 'q'));
  expect(out).toContain('There is nothing to take back.');
  expect(out).toMatch(/Taken back: place base\/\S+ /);
  expect(readJson('a.json').moves).toHaveLength(1);
  expect(readJson('b.json').moves).toEqual(readJson('a.json').moves);
});

test('undo goes back over the moves of the program, and the same tiles come again', async () => {
  const argv = ['play', '--option', 'firstPlayer=0', '--seed', '8'];
  const played = await runCli(
    argv,
    script('1', 'pass', 's far.json', 'u', 's near.json', 'pass', 's again.json', 'q'),
  );
  expect(played.out).toContain('Taken back: pass');
  expect(readJson('far.json').moves.length).toBeGreaterThan(4);
  expect(readJson('near.json').moves.map((move: { do: string }) => move.do)).toEqual(['draw', 'place']);
  expect(readJson('again.json').moves).toEqual(readJson('far.json').moves);
});

test('a saved game is resumed where it was and saved there again', async () => {
  const argv = ['play', '--option', 'firstPlayer=0', '--against', 'nobody', '--seed', '5'];
  await runCli(argv, script('1', 'pass', '1', 's half.json', 'q'));
  const half = readJson('half.json');
  const { out } = await runCli(
    ['play', '--resume', 'half.json', '--against', 'nobody', '--seed', '5'],
    script('pass', '1'),
  );
  expect(out).toContain('Player 2: Place a follower, or pass');
  expect(out).toContain('Saved in half.json.');
  const longer = readJson('half.json');
  expect(longer.moves.slice(0, half.moves.length)).toEqual(half.moves);
  expect(longer.moves.length).toBeGreaterThan(half.moves.length);
});

test('a damaged save is refused with a place', async () => {
  const { moves, ...rest } = readJson('far.json');
  writeFileSync('bad.json', JSON.stringify({ ...rest, moves: [...moves, { by: 1, do: 'pass' }] }));
  const { status, err } = await runCli(['play', '--resume', 'bad.json']);
  expect(status).toBe(2);
  expect(err).toMatch(/can’t resume bad\.json:1: .*\((illegal-move|wrong-player) at moves\.\d+/);
});

test('cells, turns and notation are understood; what is not is explained', async () => {
  const drawn = {
    format: 'carcassonne-record/1',
    id: 'drawn',
    sets: ['base'],
    options: { firstPlayer: 0 },
    players: 2,
    moves: [{ by: 'chance', do: 'draw', tile: 'base/D' }],
  };
  const after = async (...lines: readonly string[]) => {
    writeFileSync('drawn.json', JSON.stringify(drawn));
    const { out } = await runCli(['play', '--resume', 'drawn.json'], script(...lines, 's c.json', 'q'));
    return { out, placed: readJson('c.json').moves[1] };
  };
  const { out, placed } = await after('99', 'hello', '', '50,50 0', '1,0', '1,0 180');
  expect(out).toContain('  1,0  4) 0°  5) 180°');
  expect(out).toContain('“99” is not one of the choices.');
  expect(out).toContain('“hello” is not one of the choices.');
  expect(out).toContain('“50,50 0” is not one of the choices.');
  expect(out).toContain('At 1,0 the tile fits turned by 0, 180: say which, for example “1,0 0”.');
  expect(placed).toMatchObject({ do: 'place', x: 1, y: 0, rot: 180 });
  expect((await after('place base/D 1,0 180')).placed).toEqual(placed);
  expect((await after('5')).placed).toEqual(placed);
});

test('a save that can’t be written is explained and the game goes on', async () => {
  const argv = ['play', '--against', 'nobody', '--seed', '2', '--save', 'end.json'];
  const { out } = await runCli(argv, script('s', 's /no/such/folder/x.json', '1', 'q'));
  expect(out).toContain('Save where?');
  expect(out).toContain('Can’t save to /no/such/folder/x.json');
  expect(out).toContain('Saved in end.json.');
});

test('help and advice', async () => {
  const { out } = await runCli(['play', '--against', 'nobody', '--seed', '2'], script('h', 'a', 'b', 'q'));
  expect(out).toContain('take back your last choice');
  expect(out).toMatch(/The program would choose \d+: place base\//);
});

test('in French', async () => {
  const { out } = await runCli(['play', '--lang', 'fr', '--against', 'nobody'], script('1', 'pass', 'q'));
  expect(out).toContain('Joueur 1');
  expect(out).toContain('tuiles restantes');
  expect(out).not.toMatch(/Player|Place the|follower \(/);
  const { out: byLocale } = await runCli(['play'], '', {}, { LANG: 'fr_FR.UTF-8' });
  expect(byLocale).toContain('Joueur 1');
});

test('on a terminal the screen is cleared and coloured; NO_COLOR keeps it plain', async () => {
  const screen = { isTTY: true, columns: 100, rows: 40 };
  const argv = ['play', '--against', 'nobody', '--seed', '2'];
  const colourful = await runCli(argv, script('q'), screen);
  expect(colourful.out).toContain('\x1b[2J');
  expect(colourful.out).toContain('\x1b[48;5;');
  const plain = await runCli(argv, script('q'), screen, { NO_COLOR: '1' });
  expect(plain.out).not.toContain('\x1b[48;5;');
});

test('against a program of one’s own, and a level at another seat', async () => {
  const file = 'first.mjs';
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      const { type, id } = JSON.parse(line);
      if (type === 'setup') console.log('{"type":"ready"}');
      if (type === 'ask') console.log(JSON.stringify({ type: 'answer', id, option: id === 1 ? 0 : 999 }));
    }`,
  );
  const argv = ['play', '--option', 'firstPlayer=0', '--players', '3', '--seed', '1'];
  const seats = ['--against', `2=cmd:${process.execPath} ${file}`, '--against', '3=page'];
  const { out, err } = await runCli([...argv, ...seats], script('1', 'pass', 'q'));
  expect(err).toBe('');
  expect(out).toContain('Player 2 (the program) places tile');
  expect(out).toContain('Player 3 (page) places tile');
  expect(out).toContain('Player 2 (the program) gave no valid answer (illegal: option 999 of');
});

test('a program hears of the whole game again after something was taken back', async () => {
  writeFileSync(
    'logging.mjs',
    `import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      const { type, id, moves = [] } = JSON.parse(line);
      appendFileSync('heard.txt', [type, ...moves.map((move) => move.do)].join(' ') + '\\n');
      if (type === 'setup') console.log('{"type":"ready"}');
      if (type === 'ask') console.log(JSON.stringify({ type: 'answer', id, option: 0 }));
    }`,
  );
  const argv = ['play', '--option', 'firstPlayer=0', '--seed', '8'];
  const whom = ['--against', `cmd:${process.execPath} logging.mjs`];
  await runCli([...argv, ...whom], script('1', 'pass', 'u', 'pass', 'q'));
  const heard = readFileSync('heard.txt', 'utf8').trimEnd().split('\n');
  const begun = ['setup', 'ask draw place pass draw'];
  expect(heard.slice(0, 2)).toEqual(begun);
  const again = heard.lastIndexOf('setup');
  expect(again).toBeGreaterThan(1);
  expect(heard.slice(again, again + 2)).toEqual(begun);
});
