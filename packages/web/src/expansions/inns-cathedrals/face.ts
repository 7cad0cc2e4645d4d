import type { FaceArt } from '../../art/face-art.ts';
import { cathedralAt } from './cathedral.ts';
import { innAt } from './inn.ts';

export const face: FaceArt = {
  marks: {
    inn: { radius: 10, place: 'road', paint: ({ at }) => innAt(at) },
    cathedral: { radius: 21, paint: ({ at }, { rot }) => cathedralAt(at, rot) },
  },
};
