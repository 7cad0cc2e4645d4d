import { readFileSync } from 'node:fs';
import { HIDDEN_SETTINGS, SETTINGS } from '@bastide/server/settings';
import { expect, test } from 'vitest';
import { runCli } from '../program/run-cli.ts';
import { inColumns } from './columns.ts';

const bastide = (...argv: string[]) => runCli(argv, '', {}, { BASTIDE_DATA: '/nowhere' });

test.each([
  [['admin'], 'admin needs one of tables'],
  [['admin', 'tabels'], 'Did you mean admin tables?'],
  [['admin', 'close'], 'needs to know of which'],
  [['admin', 'inspect', ''], 'needs to know of which'],
  [['admin', 'log', 'x'], 'stands alone'],
  [['admin', 'delete', 'x'], 'add --yes'],
  [['admin', 'tables', '--status', 'old'], '--status is waiting, playing or over'],
  [['admin', 'tables'], 'there are no games in'],
  [['backup'], 'backup needs a file'],
  [['backup', 'x.db'], 'there are no games in'],
  [['restore', '/nowhere/x.db'], 'there is no file /nowhere/x.db'],
])('bastide %j is refused with a reason', async (argv, reason) => {
  const { status, err } = await bastide(...argv);
  expect(status).toBe(2);
  expect(err).toContain(reason);
});

test('a list has a heading, and times are told as such', () => {
  const lines = inColumns([
    { id: 'a', at: 0, seats: ['Ann', 'Bob'] },
    { id: 'longer', broken: null },
  ]);
  expect(lines).toBe(
    'id      at                        seats     broken\na       1970-01-01T00:00:00.000Z  Ann, Bob\nlonger',
  );
  expect(inColumns([])).toBe('nothing');
  expect(inColumns([{ words: 'a\u001b[2J\u009b31m\nb\u202e' }])).toBe('words\na [2J 31m b');
});

test('serve --help and the documentation tell every setting, and what is to be installed has no other', async () => {
  const { out } = await bastide('serve', '--help');
  const text = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const told = text('docs/operations.md');
  for (const { name } of SETTINGS) {
    expect(out).toContain(`  ${name} `);
    expect(told).toContain(`\`${name}\``);
  }
  const known = [...SETTINGS.map(({ name }) => name), ...HIDDEN_SETTINGS];
  for (const file of ['Dockerfile', 'compose.yaml', 'Caddyfile', 'bastide.service'])
    for (const [name] of text(`deploy/${file}`).matchAll(/BASTIDE_\w+/g)) expect(known).toContain(name);
});

test('in a container and as a service it runs as nobody of importance, on a disk it can’t change', () => {
  const text = (file: string) => readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
  const image = text('Dockerfile');
  expect(image.match(/^FROM /gm)).toHaveLength(2);
  expect(image.slice(image.lastIndexOf('FROM '))).toMatch(/^USER node$/m);
  expect(text('compose.yaml')).toMatch(/read_only: true/);
  for (const line of [
    'User=bastide',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
  ])
    expect(text('bastide.service')).toContain(`\n${line}\n`);
  const program = /bastide\/(packages\S+\.js)/;
  for (const file of ['Dockerfile', 'bastide.service'])
    expect(program.exec(text(file))?.[1]).toBe('packages/cli/bin/bastide.js');
});

test('the password of the database, in deploy/.env, gets neither into an image nor into the repository', () => {
  const lines = (file: string) =>
    readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8').split('\n');
  expect(lines('.dockerignore')).toContain('**/.env');
  expect(lines('.gitignore')).toContain('.env');
});
