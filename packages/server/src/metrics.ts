import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be measured from outside, in the words of Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly #counters;
  readonly refused;
  readonly moveSeconds;

  constructor(gauges: { readonly tables: () => number; readonly sockets: () => number }) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const counter = (name: string, help: string) =>
      new Counter({ name: `bastide_${name}_total`, help, registers });
    this.#counters = {
      moves: counter('moves', 'Moves on disk, those of chance and bots included'),
      conflicts: counter('conflicts', 'Appends that came second'),
      fenced: counter('fenced', 'Appends refused because the lease was lost'),
      frames: counter('news_frames', 'Frames with news of tables'),
      errors: counter('internal_errors', 'Errors that should not happen'),
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
    for (const [name, collect] of Object.entries(gauges)) {
      new Gauge({
        name: `bastide_${name}`,
        help: `How many ${name} there are now`,
        registers,
        collect() {
          this.set(collect());
        },
      });
    }
  }

  count(what: 'moves' | 'conflicts' | 'fenced' | 'frames' | 'errors', n = 1): void {
    this.#counters[what].inc(n);
  }
}
