import { describe, expect, test } from 'vitest';
import type { Expansion } from '../../expansion.ts';
import { HOME } from '../../figure/figures.ts';
import type { Context, Hooks, Step } from '../../hooks.ts';
import { newGame } from '../../index.ts';
import { AnswerList } from '../../turn/answers.ts';
import type { Game } from '../game.ts';

describe('a hook runs only for what concerns it', () => {
  test('a step with `types` for tiles of these types', () => {
    const seen: string[] = [];
    const note: Step = {
      id: 'mill/note',
      slot: 'placed',
      after: [],
      types: (type) => type % 2 === 1,
      run: (game) => void seen.push(game.tileId(game.turn.type)),
    };
    const game = withHooks({ steps: [note] });
    const odd = [0, 1, 2, 3].map((i) => turn(game, i)).filter((type) => type % 2 === 1);
    expect(odd.length).toBeGreaterThan(0);
    expect(seen).toEqual(odd.map((type) => game.tileId(type)));
  });

  test('a step with `away` while no such figure is at home', () => {
    const seen: number[] = [];
    const note = (game: Game) => void seen.push(game.turn.seat);
    const game = withHooks({ steps: [{ id: 'mill/note', slot: 'placed', after: [], away: 0, run: note }] });
    turn(game, 0);
    const { figures } = game;
    for (let i = 0; i < figures.countOf[0]; i++) figures.move(figures.perSeat + i, HOME - 1);
    turn(game, 0);
    turn(game, 0);
    expect(seen).toEqual([1]);
  });

  test('a step with `concern` until it rests, and again when somebody wakes it or the game was copied', () => {
    const seen: number[] = [];
    let concern = 0;
    const rules = (context: Context): Hooks => {
      concern = context.concern();
      const run = (game: Game) => {
        seen.push(game.board.land.placed);
        if (seen.length > 1) game.rest(concern);
      };
      return { steps: [{ id: 'mill/note', slot: 'placed', after: [], concern, run }] };
    };
    const game = withRules(rules);
    for (let i = 0; i < 3; i++) turn(game, 0);
    expect(seen).toEqual([2, 3]);
    game.wake(concern);
    turn(game, 0);
    turn(game, 0);
    expect(seen).toEqual([2, 3, 5]);
    const copy = game.clone();
    turn(copy, 0);
    expect(seen).toEqual([2, 3, 5, 7]);
    // Whether a step ran for nothing leaves no trace.
    turn(game, 0);
    expect(copy.equals(game)).toBe(true);
  });

  test('a guard with `kinds` for figures of these kinds', () => {
    const forbids = (kinds: (kind: number) => boolean) =>
      withHooks({ mayDeploy: { kinds, allows: () => false, why: () => [] } });
    const mindful = forbids((kind) => kind === 0);
    turn(mindful, 1);
    expect(mindful.question.id).toBe('draw');
    const careless = forbids((kind) => kind !== 0);
    place(careless, 1);
    expect(careless.question.id).toBe('figure');
  });

  test('a guard beside others is asked only about its own', () => {
    const first = guard('mill', (kind) => kind === 0, true);
    const game = newGame(
      { sets: ['base', 'mill', 'barn'], players: 2, options: { firstPlayer: 0 } },
      { with: [first, guard('barn', (kind) => kind !== 0, false)] },
    );
    if (!('ok' in game)) throw new Error(JSON.stringify(game));
    place(game.ok, 1);
    expect(game.ok.question.id).toBe('figure');
  });
});

function guard(id: string, kinds: (kind: number) => boolean, allowed: boolean): Expansion {
  return mill(id, { mayDeploy: { kinds, allows: () => allowed, why: () => [] } });
}

function mill(id: string, hooks: Hooks): Expansion {
  return { id, texts: {}, citations: {}, rules: () => hooks };
}

function withHooks(hooks: Hooks): Game {
  return withRules(() => hooks);
}

function withRules(rules: (context: Context) => Hooks): Game {
  const setup = { sets: ['base', 'mill'], players: 2, options: { firstPlayer: 0 } };
  const game = newGame(setup, { with: [{ ...mill('mill', {}), rules }] });
  if (!('ok' in game)) throw new Error(JSON.stringify(game));
  return game.ok;
}

/** Draws the i-th type there is, places it and deploys nobody; tells the type. */
function turn(game: Game, index: number): number {
  const type = place(game, index);
  if (game.question.id === 'figure') game.play(0);
  return type;
}

function place(game: Game, index: number): number {
  const answers = new AnswerList();
  game.listAnswers(answers);
  const type = answers.codes[index];
  game.play(type);
  game.listAnswers(answers);
  game.play(answers.codes[0]);
  return type;
}
