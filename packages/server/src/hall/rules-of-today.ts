import type { Refused, Terms } from '@bastide/protocol';
import type { Registry } from '@bastide/rules';
import type { Store } from '../store/store.ts';
import type { Engines } from '../table/engine.ts';

interface Options {
  readonly store: Store;
  readonly registry: Registry;
  now(): number;
}

/** By which version of the rules new games are played. */
export class RulesOfToday {
  readonly #options: Options;
  readonly #engines: Engines;

  constructor(options: Options, engines: Engines) {
    this.#options = options;
    this.#engines = engines;
  }

  /** This node's own. */
  get version(): number {
    return this.#options.registry.version;
  }

  /** The one that every living node has. */
  async least(): Promise<number> {
    const { store, now } = this.#options;
    const least = store.isShared ? await store.leastVersion(now()) : undefined;
    return Math.min(least ?? this.version, this.version);
  }

  /** A set-up, to be played by the rules that every living node has. */
  async versioned(given: Terms['setup']): Promise<Terms['setup'] | Refused> {
    const { version: _, versions: __, ...setup } = given;
    const newest = this.#options.registry.expansions.flatMap(({ id, version }) =>
      version === undefined || !setup.sets.includes(id) ? [] : [[id, version]],
    );
    const dated = { ...setup, version: await this.least(), versions: Object.fromEntries(newest) };
    const engine = this.#engines.of(dated);
    if ('error' in engine) return engine;
    return newest.length > 0 ? dated : { ...setup, version: dated.version };
  }
}
