const berry = (x: number, y: number) => `M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z`;

const BERRIES = [
  [-2.9, -2.4],
  [0, -2.4],
  [2.9, -2.4],
  [-1.5, 0.2],
  [1.5, 0.2],
  [0, 2.9],
];

/** Emblems of the goods in a box from -6 to 6, on shields and tokens alike. */
export const GOODS = {
  wine: {
    colour: '#8c2f5e',
    grapes: BERRIES.map(([x, y]) => berry(x, y)).join(''),
    leaf: 'M0-3.6C-3.6-3.4-4-5.6-3-6.6C-1.2-6.6 0-5.4 0-3.6Z',
  },
  wheat: {
    colour: '#e8c25a',
    ear: 'M-.5 6.4V.4C-3.4.4-4.2-1.4-4-3C-2-2.8-.9-1.6-.5-.4V-2.4C-3-2.8-3.5-4.4-3.1-6C-1.4-5.6-.7-4.6 0-3.2C.7-4.6 1.4-5.6 3.1-6C3.5-4.4 3-2.8.5-2.4V-.4C.9-1.6 2-2.8 4-3C4.2-1.4 3.4.4.5.4V2.8C1 1.8 2.2 1 3.6 1C3.4 2.8 2.2 3.8.5 3.8V6.4ZM-.5 3.8C-2.2 3.8-3.4 2.8-3.6 1C-2.2 1-1 1.8-.5 2.8Z',
  },
  cloth: {
    colour: '#3e6fa6',
    roll: 'M-4.4-4.4H2.4V3.6H-4.4Z',
    end: 'M2.4-4.4A1.9 4 0 1 1 2.4 3.6A1.9 4 0 1 1 2.4-4.4Z',
    folds: 'M-2.8-4.4V3.6M-.6-4.4V3.6',
  },
} as const;
