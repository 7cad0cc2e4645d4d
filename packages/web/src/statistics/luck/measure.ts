import { type GameDraw, isMeasured } from '@bastide/bots';
import { Engine } from '../../engine/engine.ts';
import type { PlayedGame } from '../figures/course.ts';
import type { LuckAnswer } from './lucks.ts';

/** Measuring under way: it can be called off, and then has no result. */
export interface LuckRun {
  readonly result: Promise<readonly GameDraw[] | undefined>;
  cancel(): void;
}

/** More engines than this gain little, and the page wants a core for itself. */
const MOST_ENGINES = 4;

/** How many draws of a game there are to measure. */
export function drawsIn({ moves }: PlayedGame): number {
  return moves.filter(isMeasured).length;
}

/** Measures the luck of all draws in several engines, and tells how far it is, from 0 to 1. */
export function measureLuck(
  played: PlayedGame,
  onProgress: (share: number) => void,
  make?: () => Worker,
): LuckRun {
  const { table, moves } = played;
  const all = drawsIn(played);
  const parts = Math.max(1, Math.min(MOST_ENGINES, cores() - 1, all));
  const draws: GameDraw[] = [];
  const engines: Engine<'luck'>[] = [];
  let settle: (draws: readonly GameDraw[] | undefined) => void = () => {};
  const result = new Promise<readonly GameDraw[] | undefined>((resolve) => {
    settle = resolve;
  });
  let running = parts;
  const stop = (isWhole: boolean) => {
    for (const engine of engines) engine.close();
    settle(isWhole ? [...draws].sort((one, other) => one.index - other.index) : undefined);
  };
  const take = (answer: LuckAnswer) => {
    if ('draw' in answer) {
      draws.push(answer.draw);
      onProgress(draws.length / all);
    } else if (answer.end === 'failed') stop(false);
    else if (--running === 0) stop(true);
  };
  for (let part = 0; part < parts; part++) {
    const fail = () => stop(false);
    const engine = new Engine('luck', { answer: take, fault: fail, lost: fail }, make);
    engines.push(engine);
    engine.ask({ setup: table.setup, moves, part, parts });
  }
  return { result, cancel: () => stop(false) };
}

function cores(): number {
  // Some browsers don't tell.
  return ('navigator' in globalThis && navigator.hardwareConcurrency) || 2;
}
