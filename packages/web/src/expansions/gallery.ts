import type { ComponentType } from 'react';
import type { ShownTile } from '../art/gallery/all-tiles.ts';
import { gather } from './gather.ts';

/** A board of an expansion that is put together from tiles, for the screen that shows everything there is. */
export type GalleryBoard = ComponentType<{ readonly tiles: readonly ShownTile[]; readonly size: number }>;

const found = import.meta.glob<GalleryBoard>('./*/gallery.tsx', { eager: true, import: 'GalleryBoard' });

export const galleryBoards: readonly GalleryBoard[] = [...gather(found).values()];
