/** Waits until something is so; looks whenever it is told that something has happened. */
export class Lookout {
  readonly #looks = new Set<() => void>();

  until(what: () => boolean, patience: number, who: string): Promise<void> {
    if (what()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!what()) return;
        this.#looks.delete(look);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#looks.delete(look);
        reject(new Error(`${who} has waited in vain for ${what}`));
      }, patience);
      this.#looks.add(look);
    });
  }

  look(): void {
    for (const look of [...this.#looks]) look();
  }
}
