/** A wait that can be cut short. */
export class Pause {
  #end: (() => void) | undefined;

  /** Waits so many milliseconds, or until it is cut short; the page can always draw meanwhile. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#end = () => {
        clearTimeout(timer);
        setTimeout(resolve);
      };
    });
  }

  cutShort(): void {
    this.#end?.();
    this.#end = undefined;
  }
}
