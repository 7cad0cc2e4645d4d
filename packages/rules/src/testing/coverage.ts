import type { GameEvent } from '../game/events.ts';
import { STARTING } from '../game/flow.ts';
import type { Game } from '../game/game.ts';
import type { Step } from '../hooks.ts';
import { invariantsOf } from './invariants/invariants-of.ts';

/**
 * What random games have come across: every tile placed, step run, question asked, answer given, thing that happened (of any
 * set) and cause of points. `missing` tells what the games played could have shown and did not yet: all their
 * tiles, steps and questions, and whatever answer or happening of their sets has words.
 */
export class Coverage {
  readonly #wanted = new Set<string>();
  readonly #seen = new Set<string>();

  /** A game of this ruleset begins: what it can show is wanted from now on. */
  expect(game: Game): void {
    const { rules } = game;
    for (const [type, { id }] of rules.tiles.types.entries()) {
      if (rules.stock[type].count > 0) this.#wanted.add(`tile ${id}`);
    }
    for (const { id } of rules.questions)
      if (isAsked(id, rules.scorers.length, rules.hand)) this.#wanted.add(`question ${id}`);
    const rare = invariantsOf(game).flatMap((invariants) => invariants.rare ?? []);
    for (const key of rules.registry.textKeys()) {
      const [, sort, what, set] = /^(event|action)\.(([a-z-]+)\/[a-z0-9-]+)$/.exec(key) ?? [];
      if (!rules.setup.sets.includes(set) || rare.includes(what)) continue;
      this.#wanted.add(`${sort === 'event' ? 'happened' : 'answer'} ${what}`);
    }
    // Those of the start have run already.
    for (const { steps } of rules.programs.slice(STARTING + 1)) for (const step of steps) this.#watch(step);
  }

  /** A step leaves no trace of its own, so it is watched where it is called; each game has a ruleset to itself here. */
  #watch(step: { readonly id: string; run: Step['run'] }): void {
    const { id, run } = step;
    this.#wanted.add(`step ${id}`);
    step.run = (game) => {
      this.#seen.add(`step ${id}`);
      run(game);
    };
  }

  /** Before each answer. */
  ask(game: Game, code: number): void {
    const { question } = game;
    this.#seen.add(`question ${question.id}`);
    this.#seen.add(`answer ${question.target(game, code).label}`);
  }

  note(event: GameEvent): void {
    if (event.event === 'placed' || event.event === 'discarded') this.#seen.add(`tile ${event.tile}`);
    else if (event.event === 'happened') this.#seen.add(`happened ${event.what}`);
    else if (event.event === 'awarded') this.#seen.add(`cause ${event.cause}`);
    else this.#seen.add(`event ${event.event}`);
  }

  get seen(): string[] {
    return [...this.#seen].sort();
  }

  get missing(): string[] {
    return [...this.#wanted].filter((item) => !this.#seen.has(item)).sort();
  }

  /** How many different things of each sort have been seen. */
  get counts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const item of this.seen) {
      const [sort] = item.split(' ');
      counts[sort] = (counts[sort] ?? 0) + 1;
    }
    return counts;
  }
}

/** Questions that every ruleset knows but only some games ask. */
function isAsked(id: string, scorers: number, hand: number): boolean {
  if (id === 'over') return false;
  if (id === 'scorer') return scorers > 1;
  return id !== 'draw' || hand === 0;
}
