import { describe, expect, test } from 'vitest';
import { runCli } from './program/run-cli.ts';

const commands = ['play', 'replay', 'match', 'simulate', 'perft', 'tiles', 'bench'];

test.each([[[]], [['--help']], [['-h']], [['help']]])('bastide %j lists the commands', async (argv) => {
  const { status, out, err } = await runCli(argv);
  expect(status).toBe(0);
  expect(err).toBe('');
  for (const name of commands) expect(out).toContain(`\n  ${name}`);
});

test.each(commands)('bastide %s --help tells what it does', async (name) => {
  const long = await runCli([name, '--help']);
  expect(long.status).toBe(0);
  expect(long.out).toContain(`bastide ${name}`);
  expect((await runCli([name, '-h'])).out).toBe(long.out);
  expect((await runCli(['help', name])).out).toBe(long.out);
});

describe('what is refused, with status 2 and one clear message', () => {
  const refused: readonly [string[], string][] = [
    [['relpay'], 'there is no command “relpay”. Did you mean bastide replay?'],
    [['help', 'nothing'], 'there is no command “nothing”.'],
    [['perft', '--deph', '3'], 'perft has no option --deph. Did you mean --depth?'],
    [['perft', '--constructor', '3'], 'perft has no option --constructor.'],
    [['simulate', '-x'], 'simulate has no option -x.'],
    [['perft'], 'perft needs --depth N.'],
    [['perft', '--depth'], '--depth needs a value.'],
    [['perft', '--depth', '--figures'], '--depth needs a value.'],
    [['perft', '--depth', 'two'], '--depth needs a whole number from 1 to 20, not “two”.'],
    [['perft', '--depth', '1', '--depth', '2'], '--depth is given twice.'],
    [['perft', '--depth', '1', '--figures=yes'], '--figures takes no value.'],
    [['perft', '--depth', '1', 'base'], 'perft can’t do anything with “base”.'],
    [['perft', '--depth', '1', '--sets', 'base,moon'], '(unknown-set at sets.1: “moon”)'],
    [['perft', '--depth', '1', '--sets', 'river'], '(base-missing at sets)'],
    [['perft', '--depth', '1', '--sets', 'base,river,river-bb5'], '(sets-clash at sets.2: “river-bb5”)'],
    [['simulate', '--preset', 'moon'], 'there is no preset “moon”. There are: first, base,'],
    [['simulate', '--preset', 'base', '--sets', 'base'], '--preset and --sets can’t be given together'],
    [['simulate', '--players', '9'], '--players needs a whole number from 2 to 8, not “9”.'],
    [['simulate', '--games', '1.5'], '--games needs a whole number'],
    [['simulate', '--option', 'farmers'], '--option needs NAME=VALUE, not “farmers”.'],
    [['simulate', '--option', 'weather=fine'], '(unknown-option at options.weather: “fine”)'],
    [['simulate', '--option', 'farmers=7'], '(unknown-value at options.farmers: “7”)'],
    [['simulate', '--games', '1', '--out', '/no/such/folder/x'], 'can’t write /no/such/folder/x'],
    [['tiles', 'moon'], 'there is no set “moon”. There are: base,'],
    [['tiles', 'rivr'], 'Did you mean river?'],
    [['replay'], 'replay needs a file, or - for standard input.'],
    [['play', '--lang', 'la'], '--lang is en, fr or de, not “la”.'],
    [['play', '--against', '3'], '--against needs seats from 1 to 2, not “3=knight”.'],
    [
      ['play', '--against', 'simple'],
      '--against needs random, page, squire, knight, baron, count, king or cmd',
    ],
    [['play', '--against', 'page', '--against', 'king'], 'say which seat is meant'],
    [['match', '--a', 'page'], 'match needs --b WHO.'],
    [['match', '--a', 'kinght', '--b', 'page'], 'not “kinght”. Did you mean knight?'],
    [['match', '--a', 'cmd:', '--b', 'page'], '--a needs a program after “cmd:”.'],
    [['match', '--a', 'cmd:""', '--b', 'page'], '--a needs a program after “cmd:”.'],
    [['match', '--a', 'cmd:node "my bot.js', '--b', 'page'], 'not closed in “node "my bot.js”.'],
    [['match', '--a', 'page', '--b', `cmd:./bot it's`], '--b: a quote is opened but not closed'],
    [['match', '--a', 'page', '--b', 'page', '--time', '5', '--iterations', '5'], 'leave one of them out'],
    [['match', '--a', 'page', '--b', 'page', '--sets', 'any', '--option', 'hand=3'], 'leave --option out'],
    [['match', '--a', 'page', '--b', 'page', '--sets', 'base,moon'], '(unknown-set at sets.1: “moon”)'],
    [['match', '--a', 'page', '--b', 'page', '--out', '/no/such/folder/x'], 'can’t use /no/such/folder/x'],
    [['play', '--resume', '/no/such/file'], 'can’t resume /no/such/file: no-such-file.'],
    [['play', '--resume', 'x', '--players', '3'], 'leave --players out'],
  ];
  test.each(refused)('bastide %j', async (argv, message) => {
    const { status, out, err } = await runCli(argv);
    expect(err).toContain(message);
    expect(err).toMatch(/See `bastide .*--help`/);
    expect(err).not.toMatch(/\n\s+at /);
    expect(out).toBe('');
    expect(status).toBe(2);
  });
});
