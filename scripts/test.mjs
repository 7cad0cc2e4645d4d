// `npm test`: every test, with lint and types beside them, which count as one test each. The last line is `N passed, N failed`; if
// tests were skipped, the line before says how many. Arguments go to vitest, and then nothing else runs: `npm test -- river` runs the
// files named like that.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runBeside } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

const args = process.argv.slice(2);
const beside =
  args.length > 0
    ? []
    : [
        runBeside('biome', ['check', '--error-on-warnings', '--colors=off', '.']),
        runBeside(process.execPath, ['scripts/typecheck.mjs']),
      ];
const counts = [await vitest(args)];
for (const { well, said } of await Promise.all(beside)) {
  console.log(said.trimEnd());
  counts.push(check(well));
}

const { passed, failed, skipped } = counts.reduce(add);
process.exitCode = failed > 0 ? 1 : 0;
if (skipped > 0) console.log(`SKIPPED: ${skipped} tests; what they need could not be had here, see above`);
console.log(`${passed} passed, ${failed} failed`);

/**
 * @param {boolean} well
 * @returns {Count}
 */
function check(well) {
  return { passed: Number(well), failed: Number(!well), skipped: 0 };
}

/**
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function vitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-test-'));
  const report = join(folder, 'report.json');
  try {
    const well = await run('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ]);
    const count = counted(report);
    // An error outside every test makes vitest fail without a failed test; it must not pass unseen.
    return well || count.failed > 0 ? count : add(count, check(false));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Counts from vitest's report. A file that could not be loaded has no tests: it counts as one that failed.
 * @param {string} report
 * @returns {Count}
 */
function counted(report) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files(report)) {
    const failedBefore = count.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') count.passed++;
      else if (status === 'failed') count.failed++;
      else count.skipped++;
    }
    if (file.status === 'failed' && count.failed === failedBefore) count.failed++;
  }
  return count;
}

/**
 * @param {string} report
 * @returns {{ status: string, assertionResults: { status: string }[] }[]} none if vitest wrote no report
 */
function files(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}

/**
 * @param {Count} a
 * @param {Count} b
 * @returns {Count}
 */
function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}
