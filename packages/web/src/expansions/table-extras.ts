import type { GameEvent } from '@bastide/rules';
import type { ComponentType, ReactNode } from 'react';
import type { Point } from '../board/camera/camera.ts';
import type { SeatInfo, TableView } from '../session/types.ts';
import type { Sound } from '../sound/tones.ts';

/** What an expansion brings to the table beside its art. */
export interface TableExtras {
  /** The piece that stands before what happened in the log, by the event. */
  readonly events?: Readonly<Record<string, string>>;
  /** What is heard when something happens, by the event. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** What chance brought to whoever tried it, if an event tells that; `next` is what was told after it. */
  readonly luck?: (event: GameEvent, next: GameEvent | undefined) => Luck | undefined;
  /** What is seen on the land for a moment when something happens, by the event. */
  readonly happened?: Readonly<Record<string, ComponentType<HappenedProps>>>;
  /** Questions that come from a sign on the tile just placed. */
  readonly fromTile?: readonly string[];
  /** Causes of points that are one source to a player. */
  readonly sources?: RegExp;
  readonly overlay?: (view: Pick<TableView, 'tiles' | 'things'>) => Overlay | undefined;
}

/** What chance brought, in the words `log.luck.<what>`, behind the picture of a piece. */
export interface Luck {
  readonly what: string;
  readonly n?: number | undefined;
  readonly piece?: string;
}

/** Something that happened, from the tile just placed to the place it is about, in board units. */
export interface HappenedProps {
  readonly n: number;
  readonly from: Point;
  readonly to: Point;
  /** What is not to become small where the land is far away is enlarged by this. */
  readonly scale: number;
}

/** Something drawn over the tiles, with spots on which figures stand. Points are in its own box, from its north-west corner. */
export interface Overlay {
  /** The cell of its corner, and how many cells it is wide. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Changes whenever it looks otherwise. */
  readonly look: string;
  draw(seats: readonly SeatInfo[]): ReactNode;
  /** Where the next figure on a spot stands; undefined if the spot is not on it. */
  spotAt(spot: string | number | undefined): Point | undefined;
  /** Where figures stand already, and on which spots. */
  readonly taken: readonly { readonly spot: string; readonly at: Point }[];
}
