/** A list of answers that is filled again and again without new memory. */
export class AnswerList {
  codes = new Int32Array(1024);
  count = 0;

  add(code: number): void {
    if (this.count === this.codes.length) this.#grow();
    this.codes[this.count++] = code;
  }

  /** Makes room for so many more, so that a hot loop may write `codes` itself and set `count` after. */
  reserve(more: number): void {
    while (this.count + more > this.codes.length) this.#grow();
  }

  clear(): void {
    this.count = 0;
  }

  has(code: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.codes[i] === code) return true;
    return false;
  }

  toArray(): number[] {
    return Array.from(this.codes.subarray(0, this.count));
  }

  #grow(): void {
    const longer = new Int32Array(2 * this.codes.length);
    longer.set(this.codes);
    this.codes = longer;
  }
}
