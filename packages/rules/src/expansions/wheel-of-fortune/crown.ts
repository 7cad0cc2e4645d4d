import { kindNamed, noneAtHome } from '../../figure/why.ts';
import type { Game } from '../../game/game.ts';
import type { FigureAction } from '../../hooks.ts';
import { ROAD } from '../../tile/kinds.ts';
import { crowned, crownPoints, crownSpot, freeSectors, SECTORS } from './sectors.ts';

/** WF4: instead of the figure action a follower goes on a free crown space. Codes are kind × 8 + sector. */
export const crownAction: FigureAction = {
  id: 'wheel-of-fortune/crown',
  slot: 'figure',
  after: ['deploy', 'flying-machines/fly'],
  answers(game, out) {
    let kinds = wearers(game);
    if (kinds === 0) return;
    const free = freeSectors(game);
    for (; kinds !== 0; kinds &= kinds - 1) {
      const kind = 31 - Math.clz32(kinds & -kinds);
      for (let left = free; left !== 0; left &= left - 1) out.add(kind * 8 + 31 - Math.clz32(left & -left));
    }
  },
  possible: (game) => wearers(game) !== 0 && freeSectors(game) !== 0,
  play(game, code) {
    const { figures, turn } = game;
    figures.move(figures.atHome(turn.seat, code >> 3), crownSpot(code & 7));
    if (game.listener !== undefined) {
      game.emit({ event: 'happened', what: 'wheel-of-fortune/crown', seat: turn.seat, n: code & 7 });
    }
  },
  write: (game, code) => ({ by: game.turn.seat, do: 'deploy', ...spotOf(game, code) }),
  read(game, { do: what, figure, on }) {
    const kind = game.figures.specs.findIndex((spec) => spec.name === figure);
    const sector = SECTORS.findIndex((name) => on === `crown:${name}`);
    return what !== 'deploy' || kind < 0 || sector < 0 ? -1 : kind * 8 + sector;
  },
  target(game, code) {
    const { figure, on } = spotOf(game, code);
    return { figure, spot: on, label: 'wheel-of-fortune/crown' };
  },
  /** What it pays when the wheel comes to this sector with nobody else joining it. */
  brings(game, code) {
    const sector = code & 7;
    return {
      points: [{ seat: game.turn.seat, points: crownPoints(sector, crowned(game, sector).length + 1) }],
    };
  },
  why(game, { spot, figure }) {
    const sector = SECTORS.findIndex((name) => spot === `crown:${name}`);
    if (sector < 0) return undefined;
    if (((freeSectors(game) >> sector) & 1) === 0) return [{ code: 'wheel-of-fortune/full', rule: 'WF4' }];
    const kind = figure === undefined ? 0 : kindNamed(game, figure);
    const { figures, turn } = game;
    if (kind < 0 || ((figures.followers & figures.kindsOn[ROAD]) >> kind) % 2 === 0)
      return [{ code: 'wheel-of-fortune/wearer', rule: 'WF4' }];
    const isWorn = figure === undefined ? wearers(game) !== 0 : figures.atHome(turn.seat, kind) >= 0;
    return isWorn ? [] : [noneAtHome(game, kind)];
  },
};

/** Kinds at home that may stand anywhere, as bits: neither those bound to one kind of place nor special figures. */
function wearers({ figures, turn }: Game): number {
  return figures.kindsAtHome(turn.seat) & figures.followers & figures.kindsOn[ROAD];
}

function spotOf({ figures }: Game, code: number): { figure: string; on: string } {
  return { figure: figures.specs[code >> 3].name, on: `crown:${SECTORS[code & 7]}` };
}
