import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnable } from '../runnable.ts';
import { Measured } from './process.ts';
import type { Duel } from './scenarios.ts';

/** Another server of games, and what plays on it as on ours, with the client its makers give. */
export interface Rival {
  readonly name: string;
  readonly packages: readonly string[];
  /** Beside what is installed; `server.js` prints `ready URL` and tells its usage when asked. */
  readonly files: Readonly<Record<string, string>>;
  join(load: NodeJS.Require, url: string): Duel;
}

/** A rival, installed for the occasion into a folder of its own. */
export class InstalledRival {
  readonly name: string;
  readonly server: Measured;
  readonly #rival: Rival;
  readonly #folder: string;

  private constructor(rival: Rival, folder: string, server: Measured) {
    this.name = rival.name;
    this.server = server;
    this.#rival = rival;
    this.#folder = folder;
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

  async join(_seed: number): Promise<Duel> {
    return this.#rival.join(createRequire(join(this.#folder, 'package.json')), this.server.url);
  }

  async remove(): Promise<void> {
    await this.server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Of a game of theirs: as many as a game of ours has. */
export const GAME_MOVES = 94;

/** At the end of a rival's `server.js`. */
export const TELL_USAGE = `
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage() });
});
process.on('SIGTERM', () => process.exit(0));
`;
