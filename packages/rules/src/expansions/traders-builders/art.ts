import type { Art } from '../art.ts';

export const art: Art = {
  marks: { wine: 'w', wheat: 'h', cloth: 'c' },
  figures: { builder: 'U', pig: 'S' },
};
