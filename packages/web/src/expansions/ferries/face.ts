import type { FaceArt } from '../../art/face-art.ts';

export const face: FaceArt = {
  // The mark is printed as the lake itself.
  marks: { ferry: { place: 'hub' } },
  hubs: { 'ferry-lake': { radius: 15 } },
};
