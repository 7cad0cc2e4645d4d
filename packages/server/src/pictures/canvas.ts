import { createRequire } from 'node:module';
import type { CanvasKit, EmulatedCanvas2D, Surface } from 'canvaskit-wasm';

/** What the page's painter paints on (packages/web/src/art/paint/pen.ts), made of Skia as WebAssembly: no browser, nothing native. */
export interface PaintedCanvas {
  width: number;
  height: number;
  /** The picture as a JPEG. */
  encode(quality: number): Uint8Array;
}

/** Gives this thread `OffscreenCanvas` and `Path2D`, as far as painting needs them. */
export async function installCanvas(): Promise<void> {
  const require = createRequire(import.meta.url);
  const { default: load } = await import('canvaskit-wasm/full');
  const kit = await load({
    locateFile: (file: string) => require.resolve(`canvaskit-wasm/bin/full/${file}`),
  });
  const gone = new FinalizationRegistry((surface: Surface) => surface.delete());

  class Canvas implements PaintedCanvas {
    readonly width: number;
    readonly height: number;
    readonly #surface: Surface;
    readonly #pen: object;

    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
      this.#surface = surfaceOf(kit, width, height);
      gone.register(this, this.#surface);
      this.#pen = penOf(kit, this, this.#surface);
    }

    getContext(): object {
      return this.#pen;
    }

    encode(quality: number): Uint8Array {
      const image = this.#surface.makeImageSnapshot();
      const bytes = image.encodeToBytes(kit.ImageFormat.JPEG, quality);
      image.delete();
      if (bytes === null) throw new Error('the picture could not be written');
      return bytes;
    }

    static draw(from: Canvas, paint: (image: object) => void): void {
      const image = from.#surface.makeImageSnapshot();
      paint(image);
      image.delete();
    }
  }

  /** The canvas of the library, on our surface, with what it lacks. */
  function penOf(kit: CanvasKit, canvas: Canvas, surface: Surface): object {
    const emulated = onSurface(kit, surface).getContext('2d');
    if (emulated === null) throw new Error('there is no canvas');
    const pen = Object.create(emulated);
    Object.defineProperty(pen, 'canvas', { value: canvas });
    // It draws images, not canvases, and wants to know their size.
    pen.drawImage = (from: Canvas, ...where: readonly number[]) => {
      const size = where.length === 2 ? [from.width, from.height] : [];
      Canvas.draw(from, (image) => Object.getPrototypeOf(pen).drawImage.call(pen, image, ...where, ...size));
    };
    pen.roundRect = (x: number, y: number, wide: number, high: number) => pen.rect(x, y, wide, high);
    return pen;
  }

  const any = kit.MakeCanvas(1, 1);
  Object.assign(globalThis, {
    OffscreenCanvas: Canvas,
    Path2D: function Path2D(d: string) {
      return any.makePath2D(d);
    },
  });
}

function surfaceOf(kit: CanvasKit, width: number, height: number): Surface {
  const surface = kit.MakeSurface(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  if (surface === null) throw new Error('there is no room for a picture');
  return surface;
}

/** `MakeCanvas` asks `MakeSurface` for what it paints on, and keeps it to itself: so it is given ours. */
function onSurface(kit: CanvasKit, surface: Surface): EmulatedCanvas2D {
  const make = kit.MakeSurface;
  kit.MakeSurface = () => surface;
  try {
    return kit.MakeCanvas(surface.width(), surface.height());
  } finally {
    kit.MakeSurface = make;
  }
}
