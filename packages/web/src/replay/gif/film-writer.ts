/** Pictures that may wait for the worker: more would only fill the memory. */
const WAITING = 4;

/** Writes a film in a worker, so that the page goes on meanwhile. */
export class FilmWriter {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #open: ((answered: FilmAnswered) => void)[] = [];
  #failed: ((error: Error) => void) | undefined;
  readonly #failure = new Promise<never>((_, reject) => {
    this.#failed = reject;
  });

  constructor() {
    // Whoever waits hears of it; nobody need.
    this.#failure.catch(() => {});
    this.#worker.onmessage = ({ data }: MessageEvent<FilmAnswered>) => this.#open.shift()?.(data);
    this.#worker.onerror = ({ message }) => this.#failed?.(new Error(message));
  }

  begin(asked: Omit<Extract<FilmAsked, { ask: 'begin' }>, 'ask'>): void {
    void this.#ask({ ask: 'begin', ...asked });
  }

  /** Adds a picture, when there is room for it. */
  async add(picture: Uint8ClampedArray, hundredths: number): Promise<void> {
    const added = this.#ask({ ask: 'add', picture, hundredths }, [picture.buffer]);
    if (this.#open.length > WAITING) await added;
  }

  async finish(): Promise<Uint8Array> {
    const { file } = await this.#ask({ ask: 'finish' });
    if (file === undefined) throw new Error('a film was finished that nobody began');
    return file;
  }

  /** Stops at once, whatever is still to be written. */
  close(): void {
    this.#worker.terminate();
    this.#failed?.(new Error('closed'));
  }

  #ask(asked: FilmAsked, given: Transferable[] = []): Promise<FilmAnswered> {
    this.#worker.postMessage(asked, given);
    const answered = new Promise<FilmAnswered>((resolve) => this.#open.push(resolve));
    const first = Promise.race([answered, this.#failure]);
    first.catch(() => {});
    return first;
  }
}

/** What the page tells the worker that writes a film. */
export type FilmAsked =
  /** Begins: some pictures of it, for its colours, and colours that must be exact. */
  | {
      readonly ask: 'begin';
      readonly width: number;
      readonly height: number;
      readonly samples: readonly Uint8ClampedArray[];
      readonly exact: readonly number[];
    }
  | { readonly ask: 'add'; readonly picture: Uint8ClampedArray; readonly hundredths: number }
  | { readonly ask: 'finish' };

/** Every question is answered, in order; the last with the file. */
export interface FilmAnswered {
  readonly file?: Uint8Array;
}
