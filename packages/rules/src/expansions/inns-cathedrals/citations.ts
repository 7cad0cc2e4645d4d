import type { Citations } from '../../expansion.ts';

export const citations: Citations = {
  'because.inn': ['IC1'],
  'because.cathedral': ['IC2'],
  'option.innOnTJunction': ['IC4'],
};
