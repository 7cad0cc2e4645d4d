/** Answers that are good for a while: whoever asks meanwhile is told the same, and the store is asked once. */
export class Remembered<T> {
  readonly #time: number;
  readonly #answers = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();

  /** For so many milliseconds. */
  constructor(time: number) {
    this.#time = time;
  }

  of(key: string, ask: () => Promise<T>): Promise<T> {
    const at = performance.now();
    const known = this.#answers.get(key);
    if (known !== undefined && at - known.at <= this.#time) return known.answer;
    const answer = ask();
    for (const [other, { at: since }] of this.#answers)
      if (at - since > this.#time) this.#answers.delete(other);
    this.#answers.set(key, { at, answer });
    // A failure is no answer.
    answer.catch(() => this.forget());
    return answer;
  }

  forget(): void {
    this.#answers.clear();
  }
}
