import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnable } from '../runnable.ts';
import { Measured } from './process.ts';
import { type Speed, speedOf } from './scenarios.ts';

/** Another server of games, and what plays on it in the same closed loop as ours: the next move is sent when both have the last. */
export interface Rival {
  readonly name: string;
  readonly packages: readonly string[];
  /** Beside what is installed; `server.js` prints `ready URL` and tells its usage when asked. */
  readonly files: Readonly<Record<string, string>>;
  play(load: NodeJS.Require, url: string, games: number): Promise<Play>;
}

/** Games under way. */
export interface Play {
  /** Made so far. */
  moves(): number;
  stop(): void;
}

/** A rival, installed for the occasion into a folder of its own. */
export class InstalledRival {
  readonly rival: Rival;
  readonly #folder: string;
  readonly #server: Measured;

  private constructor(rival: Rival, folder: string, server: Measured) {
    this.rival = rival;
    this.#folder = folder;
    this.#server = server;
  }

  /** Undefined if it can’t be had. */
  static async of(rival: Rival): Promise<InstalledRival | undefined> {
    const folder = mkdtempSync(join(tmpdir(), 'bastide-rival-'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['install', '--no-audit', '--no-fund', ...rival.packages];
    if (spawnSync(npm, args, { cwd: folder, stdio: 'ignore', timeout: 240_000 }).status !== 0) {
      rmSync(folder, { recursive: true, force: true });
      return undefined;
    }
    for (const [name, text] of Object.entries(rival.files)) writeFileSync(join(folder, name), text);
    const main = runnable(pathToFileURL(join(folder, 'server.js')));
    return new InstalledRival(rival, folder, await Measured.start(main, { NODE_ENV: 'production' }, folder));
  }

  async measure(games: number, seconds: number): Promise<Speed> {
    const load = createRequire(join(this.#folder, 'package.json'));
    const play = await this.rival.play(load, this.#server.url, games);
    await this.#server.warmUp();
    const speed = await speedOf([this.#server], seconds, () => play.moves());
    play.stop();
    return speed;
  }

  async remove(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** At the end of a rival's `server.js`. */
export const TELL_USAGE = `
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage() });
});
process.on('SIGTERM', () => process.exit(0));
`;
