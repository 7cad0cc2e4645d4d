import { parentPort, workerData } from 'node:worker_threads';
import { installCanvas, type PaintedCanvas } from './canvas.ts';
import type { PictureDone, PictureOrder, WantedPicture } from './pictures.ts';

const port = parentPort;
if (port === null) throw new Error('runs in a thread only');
const QUALITY = 84;

const { painter } = workerData as { readonly painter: string };
await installCanvas();
const { paintPicture } = (await import(painter)) as { paintPicture(wanted: WantedPicture): PaintedCanvas };

port.on('message', ({ id, wanted }: PictureOrder) => {
  const done: PictureDone = painted(id, wanted);
  port.postMessage(done);
});

function painted(id: number, wanted: WantedPicture): PictureDone {
  try {
    return { id, picture: paintPicture(wanted).encode(QUALITY) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
