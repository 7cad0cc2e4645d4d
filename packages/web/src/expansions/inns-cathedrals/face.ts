import type { FaceArt } from '../../art/face-art.ts';

export const face: FaceArt = {
  marks: {
    inn: { place: 'road' },
    cathedral: { radius: 21 },
  },
};
