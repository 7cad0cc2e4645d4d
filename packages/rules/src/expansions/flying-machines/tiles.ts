import { field, garden, road, type TileSpec, tile } from '../../tile/spec.ts';

export const flyingMachinesTiles: readonly TileSpec[] = [
  tile('curve-WS-orth', 1, road('SW'), field('NL NR EL ER SL WR'), field('SR WL'), { flyingMachine: 7 }),
  tile('straight-WE-orth', 1, road('EW'), field('NL NR EL WR'), field('ER SL SR WL'), { flyingMachine: 7 }),
  tile('straight-NS-orth', 1, road('NS'), field('NR EL ER SL'), field('NL SR WL WR'), { flyingMachine: 7 }),
  tile('straight-WE-diag', 1, road('EW'), field('NL NR EL WR'), field('ER SL SR WL'), { flyingMachine: 8 }),
  tile('curve-ES-diag', 1, road('ES'), field('NL NR EL SR WL WR'), field('ER SL'), { flyingMachine: 8 }),
  tile('curve-NW-orth', 1, road('NW'), field('NL WR'), field('NR EL ER SL SR WL'), { flyingMachine: 7 }),
  tile('field-orth', 1, field('NL NR EL ER SL SR WL WR'), { flyingMachine: 7 }),
  tile('field-diag-garden', 1, field('NL NR EL ER SL SR WL WR'), garden(), { flyingMachine: 8 }),
];
