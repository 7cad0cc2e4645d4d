import { type Budget, createBot } from '@bastide/bots';
import type { Game } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import type { ProcessWatch } from '../bot-protocol/program.ts';
import { ProgramPlayer } from '../bot-protocol/program-player.ts';
import { foreignValuers } from '../program/registry.ts';
import type { Contestant } from './contestant.ts';
import type { Player, Seating } from './player.ts';
import { threadTime } from './stopwatch.ts';
import { VersionPlayer } from './version-player.ts';

/** What a player has to keep to; all may be left out. */
export interface Terms {
  /** For a turn; left out: its own. */
  readonly budget?: Budget | undefined;
  /** Bots measure their time by what their thread has had of the processor. */
  readonly isCpuTime?: boolean;
  /** Hears of the processes of programs. */
  readonly processes?: ProcessWatch | undefined;
}

export function createPlayer(
  contestant: Contestant,
  { budget, isCpuTime = false, processes }: Terms = {},
): Player {
  if (contestant.kind === 'program') return new ProgramPlayer(contestant.words, { budget, processes });
  if (contestant.kind === 'random') return new ThoughtPlayer((seed) => randomChooser(seed));
  const { level, version } = contestant;
  if (version !== undefined)
    return new VersionPlayer(version, level, { budget, clock: isCpuTime ? cpuClock : undefined });
  return new ThoughtPlayer((seed) => {
    const bot = createBot(level, {
      seed,
      valuers: foreignValuers,
      ...(budget === undefined ? {} : { budget }),
      ...(isCpuTime ? { clock: cpuClock } : {}),
    });
    return (view) => bot.choose(view);
  });
}

/** Where the system does not tell, none is made (`match --cpu` is refused). */
function cpuClock(): number {
  return threadTime() ?? 0;
}

type Chooser = (view: Game) => number;

/** One that thinks in this thread: made anew for every game. */
class ThoughtPlayer implements Player {
  readonly #make: (seed: number) => Chooser;
  #choose: Chooser | undefined;

  constructor(make: (seed: number) => Chooser) {
    this.#make = make;
  }

  async begin({ seed }: Seating): Promise<void> {
    this.#choose = this.#make(seed);
  }

  answer(view: Game): number | undefined {
    return this.#choose?.(view);
  }

  end(): void {
    this.#choose = undefined;
  }

  async close(): Promise<void> {}
}

function randomChooser(seed: number): Chooser {
  const random = seeded(seed);
  return (view) => randomAnswer(view, random);
}
