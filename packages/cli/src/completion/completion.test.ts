import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commands } from '../commands.ts';
import { runCli } from '../program/run-cli.ts';

describe('in bash', () => {
  test.each([
    ['bastide si', ['simulate']],
    ['bastide simulate --pla', ['--players']],
    ['bastide simulate --preset big', ['bigbox-2017', 'bigbox-2014']],
    ['bastide simulate --sets base,inns', ['base,inns-cathedrals']],
    ['bastide match --a kn', ['knight']],
    ['bastide tiles wh', ['wheel-of-fortune']],
    ['bastide completion f', ['fish']],
    // Files, which bash finds itself.
    ['bastide replay ga', []],
    ['bastide simulate --out ga', []],
  ])('%s is completed to %j', async (line, offered) => {
    const { out } = await runCli(['completion', 'bash']);
    const words = line.split(' ');
    const typed = `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _bastide; echo "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', `${out}\n${typed}`], { encoding: 'utf8' });
    expect([stderr, stdout.trim()]).toEqual(['', offered.join(' ')]);
  });
});

test.each(['bash', 'zsh', 'fish'])(
  '%s knows every command and option, and its script can be read',
  async (shell) => {
    const { status, out } = await runCli(['completion', shell]);
    expect(status).toBe(0);
    for (const { name, load } of commands) {
      expect(out).toContain(name);
      for (const option of Object.keys((await load()).options))
        expect(out).toMatch(new RegExp(`(--|-l )${option}\\b`));
    }
    const read = spawnSync('sh', ['-c', `f=$(mktemp); cat > $f; ${shell} -n $f`], { input: out });
    // 127: there is no such shell here.
    expect([0, 127]).toContain(read.status);
  },
);

test('a shell that is not known is refused', async () => {
  expect((await runCli(['completion', 'bsh'])).err).toContain('bash, zsh, fish. Did you mean bash?');
});
