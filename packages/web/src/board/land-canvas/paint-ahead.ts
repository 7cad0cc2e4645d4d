import { canPaint } from '../../art/paint/pen.ts';
import { AHEAD } from '../../art/studio/land.ts';
import { lightNow } from '../../art/studio/light.ts';
import { studioWorker } from '../../art/studio/studio.ts';
import type { TableView } from '../../session/types.ts';
import { TILE } from '../camera/camera.ts';
import { leastTile } from '../camera/pane.ts';
import { zoomAbove } from '../camera/resting.ts';
import { both, cellsOf } from './cut.ts';

const coarse = matchMedia('(pointer: coarse)');

/**
 * Has the faces painted that will probably be seen first, while the page still works the table out: those around the last tile, in the
 * size of a land that is larger than the window. Of a smaller one the size isn't known yet.
 */
export function paintAhead({ tiles, last }: Pick<TableView, 'tiles' | 'last'>): void {
  const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window;
  const least = leastTile({ width, height }, coarse.matches);
  const land = cellsOf(tiles);
  const fits = (land.east - land.west) * least < width && (land.south - land.north) * least < height;
  if (last === undefined || fits || !canPaint()) return;
  const [across, down] = [width, height].map((side) => Math.ceil(side / least / 2));
  const seen = both(land, {
    west: last.x - across,
    north: last.y - down,
    east: last.x + across + 1,
    south: last.y + down + 1,
  });
  const pixels = Math.round(zoomAbove(least / TILE, ratio) * TILE * ratio);
  studioWorker().wantLand({
    number: AHEAD,
    tiles,
    light: lightNow(),
    pixels,
    far: seen,
    near: seen,
    seen,
  });
}
