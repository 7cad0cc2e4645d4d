import type { Page, WebSocketRoute } from 'playwright-core';

/** The live connection of one page, as it passes: what is sent can be held back, what is told can be changed. */
export class Wire {
  /** Frames of the page and of the server, in order. */
  readonly sent: string[] = [];
  readonly told: string[] = [];
  change: (text: string) => string = (text) => text;
  #held: (() => void)[] | undefined;
  #isCut = false;
  #near: WebSocketRoute | undefined;

  /** Before the page is opened. */
  static async of(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/live/, (near) => {
      if (wire.#isCut) {
        void near.close();
        return;
      }
      wire.#near = near;
      const far = near.connectToServer();
      near.onMessage((data) => {
        const text = String(data);
        wire.sent.push(text);
        if (wire.#held !== undefined && text.includes('"do":"move"')) wire.#held.push(() => far.send(text));
        else far.send(text);
      });
      far.onMessage((data) => {
        wire.told.push(String(data));
        near.send(wire.change(String(data)));
      });
    });
    return wire;
  }

  /** Nothing gets through until it is mended. */
  async cut(): Promise<void> {
    this.#isCut = true;
    await this.#near?.close();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** From now on moves stay on the way. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const send of held) send();
  }
}
