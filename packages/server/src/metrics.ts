import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Counted =
  | 'moves'
  | 'conflicts'
  | 'fenced'
  | 'frames'
  | 'errors'
  | 'setAside'
  | 'settled'
  | 'botFaults'
  | 'pageFaults';

/** What can be measured from outside, in the words of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly #counters;
  readonly refused;
  readonly moveSeconds;
  readonly sweepSeconds;
  readonly storeErrors;
  readonly notices;

  constructor(gauges: Readonly<Record<string, () => number | Promise<number>>>) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const counter = (name: string, help: string) => {
      const counted = { since: 0 };
      new Counter({
        name: `bastide_${name}_total`,
        help,
        registers,
        // The library takes its time with each; so it is told when somebody looks.
        collect() {
          this.inc(counted.since);
          counted.since = 0;
        },
      });
      return counted;
    };
    this.#counters = {
      moves: counter('moves', 'Moves on disk, those of chance and bots included'),
      conflicts: counter('conflicts', 'Appends that came second'),
      fenced: counter('fenced', 'Appends refused because the lease was lost'),
      frames: counter('news_frames', 'Frames with news of tables'),
      errors: counter('internal_errors', 'Errors that should not happen'),
      settled: counter('settled', 'Games ended because their rules are gone'),
      setAside: counter('set_aside', 'Games found that can’t be played on'),
      botFaults: counter('bot_faults', 'Questions a bot did not answer itself'),
      pageFaults: counter('page_faults', 'Faults that pages have reported'),
    };
    this.refused = new Counter({
      name: 'bastide_refused_total',
      help: 'Messages and requests refused, by code',
      labelNames: ['error'] as const,
      registers,
    });
    this.moveSeconds = new Histogram({
      name: 'bastide_move_seconds',
      help: 'From a move’s arrival to its being on disk and told',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
      registers,
    });
    this.sweepSeconds = new Histogram({
      name: 'bastide_sweep_seconds',
      help: 'How long it took to look for what is due',
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    });
    this.storeErrors = new Counter({
      name: 'bastide_store_errors_total',
      help: 'Operations of the store that failed: unavailable, or a fault of ours',
      labelNames: ['operation', 'kind'] as const,
      registers,
    });
    this.notices = new Counter({
      name: 'bastide_notices_total',
      help: 'Notices of turns to people without a page: sent, gone, later, refused',
      labelNames: ['channel', 'outcome'] as const,
      registers,
    });
    for (const [name, collect] of Object.entries(gauges)) {
      new Gauge({
        name: `bastide_${name}`,
        help: `How many ${name.replace('_', ' ')} there are now`,
        registers,
        async collect() {
          this.set(await Promise.resolve(collect()).catch(() => Number.NaN));
        },
      });
    }
  }

  count(what: Counted, n = 1): void {
    this.#counters[what].since += n;
  }
}
