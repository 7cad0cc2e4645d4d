import type { Citations } from '../../citations.ts';

export const rules: Citations = {
  'because.inn': ['IC1'],
  'because.cathedral': ['IC2'],
};
