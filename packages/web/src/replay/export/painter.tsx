import { seatColour, seatInk } from '../../art/index.ts';
import { lightNow } from '../../art/studio/light.ts';
import { studio } from '../../art/studio/studio.ts';
import { TILE } from '../../board/camera/camera.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';
import { breathe, Easel } from './easel.ts';
import type { Frame } from './frames.ts';
import { LegendArt, type Sheet } from './sheet.tsx';
import { copyTiles, pieceSprites, type Sprite, tileSprites } from './sprites.tsx';

/** A tile of a film has at most so many pixels, and the film so many on its longer side. */
const LARGEST_TILE = 64;
const SMALLEST_TILE = 12;
const LONGEST_SIDE = 900;

/** Paints the pictures of a film one after the other: on the land only what has changed is painted anew. */
export class Painter {
  readonly width: number;
  readonly height: number;
  readonly easel = new Easel();
  readonly #light = lightNow();
  readonly #sheet: Sheet;
  readonly #seats: readonly SeatInfo[];
  readonly #scale: number;
  readonly #land: CanvasRenderingContext2D;
  readonly #canvas: CanvasRenderingContext2D;
  /** What each tile looks like on the land canvas. */
  #painted: string[] = [];

  constructor(sheet: Sheet, seats: readonly SeatInfo[]) {
    const longest = Math.max(sheet.width, sheet.height + sheet.legend.height) / TILE;
    const tile = Math.max(SMALLEST_TILE, Math.min(LARGEST_TILE, Math.floor(LONGEST_SIDE / longest)));
    this.#scale = tile / TILE;
    this.#sheet = sheet;
    this.#seats = seats;
    this.width = Math.ceil(sheet.width * this.#scale);
    this.height = Math.ceil((sheet.height + sheet.legend.height) * this.#scale);
    this.#land = this.#newCanvas();
    this.#canvas = this.#newCanvas();
  }

  /** The pixels of a frame. */
  async paint({ view, points }: Frame): Promise<Uint8ClampedArray> {
    const canvas = this.#canvas;
    await this.#tiles(view);
    canvas.drawImage(this.#land.canvas, 0, 0);
    for (const piece of pieceSprites(view, this.#seats)) await this.#sprite(canvas, piece);
    this.#mark(view);
    for (const one of points) this.#point(one);
    await this.#legend(view);
    return canvas.getImageData(0, 0, this.width, this.height).data;
  }

  async #tiles(view: TableView): Promise<void> {
    const tiles = tileSprites(view, this.#scale * TILE, this.#light, 'bitmap');
    if (tiles.length < this.#painted.length) this.#painted = [];
    if (this.#painted.length === 0) this.#clear();
    const changed = tiles.filter(({ order }, index) => this.#painted[index] !== order.key);
    const pictures = await studio.all(changed.map(({ order }) => order));
    copyTiles(this.#land, changed, pictures, this.#sheet, this.#scale);
    this.#painted = tiles.map(({ order }) => order.key);
  }

  /** A flat table: soft shades would cost a film more than the land itself. */
  #clear(): void {
    const { table } = this.easel.ink;
    this.#land.fillStyle = table[Math.floor(table.length / 2)];
    this.#land.fillRect(0, 0, this.width, this.height);
  }

  /** The tile placed last has a light rim. */
  #mark({ last }: TableView): void {
    if (last === undefined) return;
    const canvas = this.#canvas;
    const { x, y } = this.#at(last.x * TILE, last.y * TILE);
    canvas.strokeStyle = this.easel.ink.colour('--board-light');
    canvas.lineWidth = 2;
    canvas.strokeRect(x + 1, y + 1, TILE * this.#scale - 2, TILE * this.#scale - 2);
  }

  #point({ at, seat, points }: Frame['points'][number]): void {
    const canvas = this.#canvas;
    const { colour } = this.#seats[seat];
    const { x, y } = this.#at(at.x, at.y);
    const radius = Math.max(10, 17 * this.#scale);
    canvas.fillStyle = seatColour(colour);
    canvas.strokeStyle = seatInk(colour);
    canvas.lineWidth = 1.5;
    canvas.beginPath();
    canvas.arc(x, y, radius, 0, 2 * Math.PI);
    canvas.fill();
    canvas.stroke();
    canvas.fillStyle = seatInk(colour);
    canvas.font = `700 ${Math.round(radius)}px system-ui, sans-serif`;
    canvas.textAlign = 'center';
    canvas.textBaseline = 'middle';
    canvas.fillText(points > 0 ? `+${points}` : `−${-points}`, x, y);
  }

  async #legend(view: TableView): Promise<void> {
    const { x, y, width, height, legend } = this.#sheet;
    const { ink } = this.easel;
    const words = { paper: ink.colour('--paper'), text: ink.colour('--text') };
    const points = view.seats.map((seat) => seat.points);
    const sprite = {
      look: `legend ${points.join()}`,
      x,
      y: y + height,
      width,
      height: legend.height,
      drawing: <LegendArt sheet={this.#sheet} view={view} seats={this.#seats} {...words} />,
    };
    await this.#sprite(this.#canvas, sprite);
  }

  async #sprite(context: CanvasRenderingContext2D, sprite: Sprite): Promise<void> {
    this.easel.paint(context, sprite, this.#sheet, this.#scale);
    await breathe();
  }

  #at(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.#sheet.x) * this.#scale, y: (y - this.#sheet.y) * this.#scale };
  }

  #newCanvas(): CanvasRenderingContext2D {
    const canvas = document.createElement('canvas');
    canvas.width = this.width;
    canvas.height = this.height;
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (context === null) throw new Error('this browser has no canvas');
    return context;
  }
}
