import { type Game, thingsOf } from '@bastide/rules';

/** What lies on the land or off it beside tiles and figures, as far as it matters here: read once, good for many looks. */
export class Things {
  /** By seat: the space of the score track where its robber stands, or -1; sheep in its flock. */
  readonly robber: Int32Array;
  readonly sheep: Int32Array;
  /** Tiles with ingots: slots and how many lie on each. */
  readonly mine: Int32Array = new Int32Array(64);
  readonly ingots: Int32Array = new Int32Array(64);
  mines = 0;
  /** Whether a robber stands on the track. */
  anyRobber = false;
  readonly #any: boolean;

  constructor(game: Game) {
    this.robber = new Int32Array(game.players).fill(-1);
    this.sheep = new Int32Array(game.players);
    this.#any = game.rules.hooks.things.length > 0;
  }

  read(game: Game): void {
    if (!this.#any) return;
    this.robber.fill(-1);
    this.sheep.fill(0);
    this.mines = 0;
    this.anyRobber = false;
    for (const { name, count, seat, spot, x, y } of thingsOf(game)) {
      if (name === 'robber' && seat !== undefined) {
        this.robber[seat] = Number(spot);
        this.anyRobber = true;
      } else if (name === 'gold' && x !== undefined && y !== undefined) {
        this.mine[this.mines] = game.board.land.slotAt(x, y);
        this.ingots[this.mines++] = count;
      } else if (seat !== undefined && name.startsWith('sheep'))
        this.sheep[seat] += count * Number(name.slice('sheep'.length));
    }
  }
}
