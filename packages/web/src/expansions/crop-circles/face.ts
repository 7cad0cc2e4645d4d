import type { FaceArt } from '../../art/face-art.ts';

export const face: FaceArt = {
  marks: {
    'crop-field': { place: 'hub' },
    'crop-road': { place: 'hub' },
    'crop-city': { place: 'hub', parts: true },
  },
  hubs: { crop: { radius: 15.5, place: 'middle' } },
};
