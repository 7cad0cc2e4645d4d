import { existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { Program } from './program.ts';

const LONG = 30_000;
let program: Program | undefined;
afterEach(() => program?.kill());

function run(script: string, heard: string[] = []): Program {
  program = new Program([process.execPath, '-e', script], {
    began: (pid) => heard.push(`${typeof pid} began`),
    ended: (pid) => heard.push(`${typeof pid} ended`),
  });
  return program;
}

test('what it writes comes line by line; empty lines do not count', async () => {
  const talker = run(`process.stdout.write('one\\n\\n  \\nt'); process.stdout.write('wo\\nthree')`);
  expect(await talker.receive(LONG)).toMatchObject({ line: 'one' });
  expect(await talker.receive(LONG)).toMatchObject({ line: 'two' });
  expect(await talker.receive(LONG)).toEqual({ silence: 'died' });
});

test.each([
  ['lines', `const flow = () => process.stdout.write('x'.repeat(9999) + '\\n', flow); flow()`],
  ['one line', `const flow = () => process.stdout.write('x'.repeat(9999), flow); flow()`],
])('one that floods us with %s is ended, and nothing of it is kept', async (_, script) => {
  const flood = run(script);
  expect(await flood.hasEnded(LONG)).toBe(true);
  expect(flood.end).toBe('it wrote more than 1048576 characters that nobody had asked for');
  expect(await flood.receive(LONG)).toEqual({ silence: 'died' });
});

test('what is read does not count', async () => {
  const talker = run(`for (let i = 0; i < 200; i++) console.log('x'.repeat(9999)); console.log('last')`);
  for (let i = 0; i < 200; i++) expect(await talker.receive(LONG)).toHaveProperty('line');
  expect(await talker.receive(LONG)).toMatchObject({ line: 'last' });
});

test('a line that came after the time was up is late, and waits to be passed over', async () => {
  const talker = run(`console.log('too late')`);
  await talker.hasEnded(LONG);
  expect(await talker.receive(-LONG)).toEqual({ silence: 'late' });
  expect(await talker.receive(LONG)).toMatchObject({ line: 'too late' });
});

test('its process is told of when it begins and when it ends', async () => {
  const heard: string[] = [];
  const sleeper = run('process.stdin.resume()', heard);
  expect(heard).toEqual(['number began']);
  sleeper.close();
  expect(await sleeper.hasEnded(LONG)).toBe(true);
  expect(heard).toEqual(['number began', 'number ended']);
});

test('one that is not there has no process', async () => {
  const heard: string[] = [];
  const missing = new Program(['no-such-program'], { began: () => heard.push('began'), ended: () => {} });
  expect(await missing.hasEnded(LONG)).toBe(true);
  expect(heard).toEqual([]);
});

test('what it started itself ends with it', async () => {
  const sleeper = `setInterval(() => {}, 1000)`;
  const wrapper = run(`
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(sleeper)}], { stdio: 'inherit' });
    console.log(child.pid)`);
  const heard = await wrapper.receive(LONG);
  const pid = 'line' in heard ? Number(heard.line) : Number.NaN;
  expect(isRunning(pid)).toBe(true);
  wrapper.close();
  wrapper.kill();
  await expect.poll(() => isRunning(pid), { timeout: LONG }).toBe(false);
  expect(await wrapper.hasEnded(LONG)).toBe(true);
});

/** One that has ended and that nobody has asked about counts as running for the system, but not here. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = existsSync('/proc')
    ? readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)
    : undefined;
  return state?.startsWith('Z') !== true;
}
