import type { Area, Pane } from '../board/camera/pane.ts';

/** Panes as they were measured in a browser, with what lies over them. */
const TOOLS = (left: number, bottom: number): Area => ({ left, top: 9, right: left + 40, bottom });
const POINTS: Area = { left: 6, top: 6, right: 260, bottom: 33 };
export const DEVICES: Readonly<Record<string, Pane & { readonly pointer: 'mouse' | 'finger' }>> = {
  'desk 1280': { pointer: 'mouse', width: 921.6, height: 748.3, covers: [TOOLS(872, 224)] },
  'desk 1440': { pointer: 'mouse', width: 1039, height: 846.5, covers: [TOOLS(988, 233)] },
  'desk 1920': { pointer: 'mouse', width: 1477, height: 1021, covers: [TOOLS(1420, 257)] },
  'tablet upright': { pointer: 'finger', width: 820, height: 870.6, covers: [POINTS, TOOLS(772, 218)] },
  'tablet on its side': { pointer: 'finger', width: 849.6, height: 769.5, covers: [TOOLS(801, 219)] },
  phone: { pointer: 'finger', width: 390, height: 538.9, covers: [POINTS, TOOLS(342, 218)] },
  'phone with words over the land': {
    pointer: 'finger',
    width: 390,
    height: 602,
    covers: [{ left: 8, top: 541, right: 382, bottom: 596 }],
  },
  'phone on its side': { pointer: 'finger', width: 589, height: 339.9, covers: [POINTS, TOOLS(541, 218)] },
};
