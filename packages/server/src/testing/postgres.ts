import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';

import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './node-process.ts';

/** A real PostgreSQL in a temporary folder, on a free port, for tests and measurements. */
export interface Postgres {
  readonly url: string;
  /** A fresh database of it. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it, if it runs, and removes its folder. */
  remove(): Promise<void>;
}

/** Undefined if there is none and none can be had; why stands on standard error. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const bin = postgresBin() ?? installedBin();
  if (bin === undefined) {
    console.error('\n*** PostgreSQL is not installed and could not be: its tests are SKIPPED ***\n');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bastide-postgres-'));
  const owner = ownerOf();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'bastide', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...owner, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const server = new PostgresServer(bin, folder, data, port, owner);
  await server.start();
  return server;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

class PostgresServer implements Postgres {
  readonly url: string;
  readonly #spawn: () => ChildProcess;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  constructor(bin: string, folder: string, data: string, port: number, owner: Owner | undefined) {
    this.url = `postgres://bastide@127.0.0.1:${port}/postgres`;
    this.#folder = folder;
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=200',
    ];
    this.#spawn = () => spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
  }

  async start(): Promise<void> {
    this.#process = this.#spawn();
    for (let i = 0; ; i++) {
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (i === 200 || this.#process.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async database(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    await client.end();
    return this.url.replace(/\/postgres$/, `/${name}`);
  }

  /** At once, whoever is connected; what was committed stays (SIGINT is PostgreSQL's fast shutdown). */
  async stop(): Promise<void> {
    const running = this.#process;
    if (running === undefined || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    await gone;
    this.#process = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The folder of its programs, Debian's included, which is on nobody's path. */
function postgresBin(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Installs it from the packages of the system where that is possible without asking anyone. */
function installedBin(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { env, timeout: 300_000 });
  return postgresBin();
}

/** PostgreSQL refuses to run as root: then as `postgres`, or `nobody`. */
function ownerOf(): Owner | undefined {
  if (userInfo().uid !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const { stdout, status } = spawnSync('id', [user], { encoding: 'utf8' });
    const ids = /uid=(\d+).*?gid=(\d+)/.exec(stdout ?? '');
    if (status === 0 && ids !== null) return { uid: Number(ids[1]), gid: Number(ids[2]) };
  }
  return undefined;
}
