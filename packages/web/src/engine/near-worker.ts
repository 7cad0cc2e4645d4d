import type { FromEngine, Kind, Kinds } from './messages.ts';

type Answer<One extends Kind> = FromEngine<One> | 'silence' | 'crash';

/** For tests: what a worker is to the page, in this thread. It answers by itself, or when it is told to. */
export class NearWorker<One extends Kind> {
  onmessage: ((event: { data: FromEngine<One> }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  isOver = false;
  readonly asked: Kinds[One]['asked'][] = [];
  readonly #answer: (asked: Kinds[One]['asked']) => Answer<One>;

  constructor(answer: (asked: Kinds[One]['asked']) => Answer<One> = () => 'silence') {
    this.#answer = answer;
  }

  postMessage({ kind, ...asked }: Kinds[One]['asked'] & { readonly kind: One }): void {
    this.asked.push(asked as unknown as Kinds[One]['asked']);
    queueMicrotask(() => {
      if (this.isOver) return;
      const answer = this.#answer(asked as unknown as Kinds[One]['asked']);
      if (answer === 'crash') this.onerror?.({ preventDefault() {} });
      else if (answer !== 'silence') this.tell(answer);
    });
  }

  tell(data: FromEngine<One>): void {
    this.onmessage?.({ data });
  }

  terminate(): void {
    this.isOver = true;
  }
}

/** Makes such workers, and keeps them to be looked at. */
export function nearWorkers<One extends Kind>(answer?: (asked: Kinds[One]['asked']) => Answer<One>) {
  const made: NearWorker<One>[] = [];
  const make = (): Worker => {
    const worker = new NearWorker<One>(answer);
    made.push(worker);
    return worker as unknown as Worker;
  };
  return { made, make };
}
