import { type Camera, toScreen } from '../camera/camera.ts';
import { meet, type Pane } from '../camera/pane.ts';
import type { Aim } from '../pointing/aims.ts';
import type { FanCard } from './fan.tsx';
import { isIn } from './fan-deal.ts';
import type { FanWords } from './fan-words.ts';

/** Cards as they were seen. */
export interface CardsSeen extends Sight {
  readonly cards: readonly FanCard[];
}

interface Sight {
  readonly camera: Camera;
  readonly pane: Pane;
}

/** Pixels the land may move before one looks for the cards beside it anew. */
const STILL = 1;

/** The cards of the same places, where they are: as long as the land stays where it is, and they have room. */
export function keptCards(
  before: CardsSeen | undefined,
  { camera, pane }: Sight,
  aims: readonly Aim[],
  wordsOf: (aim: Aim) => FanWords,
): readonly FanCard[] | undefined {
  if (before === undefined || camera.zoom !== before.camera.zoom) return undefined;
  const { cards } = before;
  const [was, is] = [toScreen(before.camera, before.pane, ORIGIN), toScreen(camera, pane, ORIGIN)];
  if (Math.hypot(is.x - was.x, is.y - was.y) > STILL) return undefined;
  const isSame = ({ aim, words }: FanCard, i: number) =>
    aim === aims[i] && JSON.stringify(words) === JSON.stringify(wordsOf(aim));
  const hasRoom = ({ area }: FanCard) =>
    isIn(area, pane) && !(pane.covers ?? []).some((cover) => meet(cover, area));
  const areKept = cards.length === aims.length && cards.every((card, i) => isSame(card, i) && hasRoom(card));
  return areKept ? cards : undefined;
}

const ORIGIN = { x: 0, y: 0 };
