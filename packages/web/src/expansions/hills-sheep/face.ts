import type { FaceArt } from '../../art/face-art.ts';
import { flockAt } from './flock.ts';
import { hillAt } from './hill.ts';
import { vineyardAt } from './vineyard.ts';

export const face: FaceArt = {
  marks: {
    hill: { radius: 19, shrinks: true, paint: ({ at, size }, site) => hillAt(at, size, site) },
    sheep: { paint: ({ at }) => flockAt(at) },
    vineyard: { radius: 15, shrinks: true, paint: ({ at, size }, site) => vineyardAt(at, size, site) },
  },
};
