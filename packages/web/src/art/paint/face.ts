import { turnedLayout } from '../place.ts';
import { centreScenery } from './centre.ts';
import { cityScenery } from './city.ts';
import { duskOver } from './dusk.ts';
import { fieldScenery } from './field.ts';
import { grainOf, groundOf } from './ground.ts';
import { markScenery } from './mark.ts';
import { newPen, type Pen } from './pen.ts';
import { randomOf } from './random.ts';
import type { Face, Look, Scenery, Site } from './scenery.ts';
import { castShadows } from './shadow.ts';
import { waterScenery } from './water.ts';
import { wayScenery } from './way.ts';

export type Light = 'day' | 'dusk';

/** Paints a face on a canvas of so many device pixels. */
export function paintFace(face: Face, pixels: number, light: Light): OffscreenCanvas {
  const pen = newPen(pixels);
  const look = lookOf(pixels, light);
  const sceneries = sceneriesOf(siteOf(face));
  const things = sceneries.flatMap((scenery) => scenery.things ?? []).sort((a, b) => a.foot - b.foot);
  pen.drawImage(groundOf('grass', pixels), 0, 0);
  pen.scale(pixels / 100, pixels / 100);
  for (const { flat } of sceneries) flat?.(pen, look);
  castShadows(pen, things, pixels, face);
  for (const thing of things) thing.draw(pen, look);
  for (const { top } of sceneries) top?.(pen, look);
  finish(pen, pixels);
  if (look.glow !== undefined) duskOver(pen, look.glow);
  return pen.canvas;
}

/** In the order in which they lie over one another. */
const sceneriesOf = (site: Site): Scenery[] => [
  fieldScenery(site),
  waterScenery(site),
  cityScenery(site),
  wayScenery(site),
  centreScenery(site),
  markScenery(site),
];

export function siteOf(face: Face): Site {
  const { spec, rot } = face;
  const words = JSON.stringify(spec);
  return {
    ...face,
    layout: turnedLayout(spec, rot),
    random: (concern) => randomOf(`${concern} ${words}`),
  };
}

export function lookOf(pixels: number, light: Light): Look {
  const bold = pixels < 110 ? 1.5 : pixels < 220 ? 1.18 : 1;
  return { pixels, fine: pixels >= 130, bold, glow: light === 'dusk' ? blackPen(pixels) : undefined };
}

function blackPen(pixels: number): Pen {
  const pen = newPen(pixels);
  pen.fillRect(0, 0, pixels, pixels);
  pen.scale(pixels / 100, pixels / 100);
  return pen;
}

/** The hairs of the brush, and card with an edge: light from the upper left. */
function finish(pen: Pen, pixels: number): void {
  pen.save();
  pen.globalCompositeOperation = 'soft-light';
  pen.globalAlpha = 0.55;
  pen.drawImage(grainOf(pixels), 0, 0, 100, 100);
  pen.restore();
  const edge = 100 / pixels;
  // A line of one pixel is a net over the land where tiles are small.
  pen.globalAlpha = Math.max(0.45, Math.min(1, pixels / 180));
  pen.fillStyle = 'rgba(255,246,214,.22)';
  pen.fillRect(0, 0, 100, edge);
  pen.fillRect(0, 0, edge, 100);
  pen.fillStyle = 'rgba(40,26,20,.28)';
  pen.fillRect(0, 100 - edge, 100, edge);
  pen.fillRect(100 - edge, 0, edge, 100);
  pen.globalAlpha = 1;
}
