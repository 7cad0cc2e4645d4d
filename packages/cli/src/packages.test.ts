import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPackage } from '../../../scripts/package-files.mjs';
import { browserOptions } from '../../web/e2e/support/browser.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = ['rules', 'bots', 'protocol', 'server', 'cli'];
const PATIENCE = 300_000;

interface Manifest {
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

test('all packages have one version, and want each other in just that one', () => {
  const { version } = manifestIn(root);
  for (const name of PACKAGES) {
    const { version: own, dependencies = {} } = manifestIn(join(root, 'packages', name));
    const wanted = Object.keys(dependencies).filter((one) => one.startsWith('@bastide/'));
    expect([own, ...wanted.map((one) => dependencies[one])]).toEqual([own, ...wanted].map(() => version));
  }
});

const canInstall = npm(root, 'view', '--fetch-retries=0', 'tsx', 'version').status === 0;
if (!canInstall)
  console.error('\n*** No package can be installed here: the tests of our own, installed, are SKIPPED ***\n');

describe.skipIf(!canInstall)('packed and installed in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-packages-'));
  const bastide = join(folder, 'node_modules', '@bastide', 'cli', 'bin', 'bastide.js');
  let server: ChildProcess | undefined;

  beforeAll(() => {
    const packed = join(folder, 'packed');
    mkdirSync(packed);
    // As `prepack` does it for each, but with a page instead of the guides: these take ten seconds.
    const built = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { encoding: 'utf8' });
    expect(built).toMatchObject({ status: 0 });
    const site = join(folder, 'site');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), 'the guides');
    for (const name of PACKAGES) fillPackage(name, site);
    const wanted = PACKAGES.map((name) => `--workspace=@bastide/${name}`);
    const args = ['--ignore-scripts', '--pack-destination', packed];
    expect(npm(root, 'pack', ...wanted, ...args)).toMatchObject({ status: 0 });
    rmSync(join(root, 'packages', 'server', 'docs'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const files = readdirSync(packed).map((file) => join(packed, file));
    const types = `@types/node@${manifestIn(root).devDependencies['@types/node']}`;
    const quick = ['--prefer-offline', '--no-audit', '--no-fund'];
    expect(npm(folder, 'install', ...quick, ...files, types)).toMatchObject({ status: 0 });
  }, PATIENCE);
  afterAll(() => {
    server?.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  }, PATIENCE);

  test('each has a licence, its changes, a first example, and no tests', () => {
    for (const name of PACKAGES) {
      const files = readdirSync(installed(name), { recursive: true, encoding: 'utf8' });
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
      expect(readFileSync(join(installed(name), 'README.md'), 'utf8')).toMatch(/^```(?:js|ts|sh)$/m);
      expect(files.filter((file) => /\.test\.|\.tsbuildinfo$|^src\b/.test(file))).toEqual([]);
    }
  });

  test('the first example of the rules plays a game, in Node and bundled in a browser', async () => {
    const [, code] =
      /```js\n(.*?)```/s.exec(readFileSync(join(installed('rules'), 'README.md'), 'utf8')) ?? [];
    writeFileSync(join(folder, 'game.js'), code);
    const said = run('game.js');
    expect(said).toMatch(/^\d+ \d+\n$/);
    const bundled = await bundle(code);
    for (const script of [bundled, await bundleOtherwise(code)])
      expect(gzipSync(script).length, 'a new set may add a thousand').toBeLessThanOrEqual(46_000);
    const browser = await chromium.launch(await browserOptions());
    try {
      const page = await browser.newPage();
      const heard = page.waitForEvent('console');
      await page.setContent(`<script type="module">${bundled.replaceAll('</script', '<\\/script')}</script>`);
      expect(`${(await heard).text()}\n`).toBe(said);
    } finally {
      await browser.close();
    }
  });

  test('words come along in a bundle', async () => {
    const code = `import { levelName, levelTexts } from '@bastide/bots';
      import { loadTexts, say } from '@bastide/rules';
      await Promise.all([loadTexts('en'), levelTexts.load('en')]);
      console.log(say('en', 'player', { n: 1 }), levelName('en', 'knight'));`;
    writeFileSync(join(folder, 'words.js'), await bundleOtherwise(code));
    expect(run('words.js')).toBe('Player 1 knight\n');
  });

  test('who only reads records takes nothing else along', async () => {
    const code = `import { readRecord } from '@bastide/rules';\nconsole.log(readRecord({}));`;
    expect(gzipSync(await bundle(code)).length).toBeLessThanOrEqual(3_000);
  });

  test('everything that can be imported is there', () => {
    writeFileSync(
      join(folder, 'all.js'),
      doors()
        .map((door) => `import '${door}';\n`)
        .join(''),
    );
    expect(run('all.js')).toBe('');
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ])('types hold strictly, those of the packages too, resolved as %s', (moduleResolution, module) => {
    const imports = doors().map((door, i) => `import * as door${i} from '${door}';\nexport { door${i} };\n`);
    const lines = [
      `import { createBot } from '@bastide/bots';`,
      `import { type Move, type NewSetup, newGame } from '@bastide/rules';`,
      `export const setup: NewSetup = { sets: ['base', 'mine'], players: 2, options: { farmers: 'perCity', mine: 1 } };`,
      `export const game = newGame({ sets: ['base'], players: 2 });`,
      `// @ts-expect-error: options of ours have values of their own`,
      `export const wrong: NewSetup = { sets: ['base'], players: 2, options: { farmers: 'often' } };`,
      `// @ts-expect-error: a placed tile has a place`,
      `export const move: Move = { by: 0, do: 'place', tile: 'base/D', rot: 0 };`,
      `// @ts-expect-error: a bot answers with a number, and not with anything`,
      `export const answer: string = createBot('knight', { seed: 1 }).choose;`,
    ];
    writeFileSync(join(folder, 'use.ts'), imports.join('') + lines.join('\n'));
    const compilerOptions = { moduleResolution, module, target: 'es2022', types: ['node'] };
    const strict = { strict: true, noEmit: true, skipLibCheck: false };
    const config = { compilerOptions: { ...compilerOptions, ...strict }, files: ['use.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  test('threads run', () => {
    const out = run(
      bastide,
      'match',
      '--a',
      'page',
      '--b',
      'random',
      '--pairs',
      '1',
      '--seed',
      '1',
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject({ pairs: 1 });
  });

  test('an expansion of others is played with', () => {
    const festival = join(root, 'examples', 'expansion-festival');
    expect(run(bastide, 'tiles', 'festival', '--with', festival)).toContain('(festival): 10 tiles');
  });

  test('what can only be done in the repository is refused', () => {
    for (const argv of [
      ['serve', '--build'],
      ['new-expansion', 'mill'],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, [bastide, ...argv], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([2, expect.stringContaining('needs Bastide’s repository')]);
    }
  });

  test('the page is served, and keeps its games where it was started', async () => {
    const { NODE_ENV: _, BASTIDE_DATA: __, BASTIDE_STORE: ___, ...env } = process.env;
    const child = spawn(process.execPath, [bastide, 'serve', '--port', '0'], { cwd: folder, env });
    server = child;
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (chunk: unknown) => {
        said += chunk;
        const [, found] = /ready: (\S+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => reject(new Error(said)));
    });
    const page = await (await fetch(url)).text();
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
    expect((await fetch(new URL(script, url))).headers.get('content-type')).toContain('javascript');
    expect(readdirSync(join(folder, 'data'))).toContain('bastide.db');
    expect(await (await fetch(new URL('docs', url))).text()).toBe('the guides');
  });

  /** A script as a page would load it. */
  async function bundle(code: string): Promise<string> {
    writeFileSync(join(folder, 'entry.js'), code);
    const bundler = await rolldown({ input: join(folder, 'entry.js'), cwd: folder, platform: 'browser' });
    const { output } = await bundler.generate({ format: 'esm', minify: true, codeSplitting: false });
    await bundler.close();
    return output[0].code;
  }

  /** The same by the other bundler that many use. */
  async function bundleOtherwise(contents: string): Promise<string> {
    const stdin = { contents, resolveDir: folder };
    const made = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false });
    return made.outputFiles[0].text;
  }

  function installed(name: string): string {
    return join(folder, 'node_modules', '@bastide', name);
  }

  /** `@bastide/rules/search` and all others. */
  function doors(): string[] {
    return PACKAGES.flatMap((name) =>
      Object.keys(manifestIn(installed(name)).exports ?? {}).map(
        (door) => `@bastide/${name}${door.slice(1)}`,
      ),
    );
  }

  function run(...argv: string[]): string {
    return execFileSync(process.execPath, argv, { cwd: folder, encoding: 'utf8' });
  }
});

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function npm(cwd: string, ...args: string[]) {
  const shell = process.platform === 'win32';
  const { status, stderr } = spawnSync('npm', args, { cwd, shell, encoding: 'utf8', timeout: PATIENCE });
  return { status, stderr };
}
