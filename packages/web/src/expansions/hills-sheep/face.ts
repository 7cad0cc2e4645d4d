import type { FaceArt } from '../../art/face-art.ts';

export const face: FaceArt = {
  marks: {
    hill: { radius: 19, shrinks: true },
    vineyard: { radius: 15, shrinks: true },
  },
};
