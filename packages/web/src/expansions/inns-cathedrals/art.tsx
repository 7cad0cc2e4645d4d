import type { Art } from '../../art/art.ts';
import { crowned } from '../../art/shapes.tsx';

export const art: Art = { figures: { big: crowned } };
