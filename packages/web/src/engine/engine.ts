import type { FromEngine, Kind, Kinds } from './messages.ts';

interface Handlers<One extends Kind> {
  answer(answer: Kinds[One]['answer']): void;
  /** A question could not be answered; the next may be. */
  fault(message: string): void;
  /** The worker died; nothing comes from it any more. */
  lost(): void;
}

/** An engine in a worker of its own, for one kind of question. It can't be interrupted: who no longer waits closes it. */
export class Engine<One extends Kind> {
  readonly #kind: One;
  readonly #worker: Worker;

  constructor(kind: One, handlers: Handlers<One>, make: () => Worker = newWorker) {
    this.#kind = kind;
    this.#worker = make();
    this.#worker.onmessage = ({ data }: MessageEvent<FromEngine<One>>) => {
      if ('fault' in data) handlers.fault(data.fault);
      else handlers.answer(data.answer);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      handlers.lost();
    };
  }

  /** Asks; what is in `given` goes over to the engine instead of being copied. */
  ask(asked: Kinds[One]['asked'], given: Transferable[] = []): void {
    this.#worker.postMessage({ ...asked, kind: this.#kind }, given);
  }

  /** Ends it at once; what is on its way is not told any more. */
  close(): void {
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
    this.#worker.terminate();
  }
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
