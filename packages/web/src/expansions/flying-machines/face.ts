import type { FaceArt } from '../../art/face-art.ts';

export const face: FaceArt = {
  marks: { flyingMachine: { radius: 11 } },
};
