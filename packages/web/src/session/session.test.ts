import { presets } from '@bastide/rules';
import { surveySpots } from '@bastide/rules/internal';
import { afterEach, expect, test, vi } from 'vitest';
import type { Bots } from '../bots/bots.ts';
import { defaultMove } from '../bots/bots.ts';
import { Thinkers } from '../bots/thinkers.ts';
import { type Opening, Session } from './session.ts';
import type { SavedTable } from './storage.ts';
import { COLOURS, type SeatInfo, type TableSetup } from './types.ts';

const PERSON = { name: 'Aude', player: 'person' } as const;
const BOT = { name: 'Bot', player: 'bot', level: 'squire' } as const;

/** Bots in this thread, which may be told to fail or to take their time. */
class NearBots implements Bots {
  readonly thinkers = new Thinkers();
  fails = false;
  asked: number[] = [];
  forgotten = 0;
  waits: Promise<void> | undefined;

  async choose(...[setup, game, player]: Parameters<Bots['choose']>) {
    this.asked.push(player.seat);
    const state = game.save();
    await this.waits;
    if (this.fails) return { move: defaultMove(game), isFault: true };
    return { move: this.thinkers.answer({ setup, state, ...player }), isFault: false };
  }

  forget(): void {
    this.forgotten++;
  }

  close(): void {}
}

let open: Session | undefined;
afterEach(() => {
  open?.close();
  vi.useRealTimers();
});

function begin(
  seats: readonly Omit<SeatInfo, 'colour'>[],
  bots = new NearBots(),
  opening: Opening = {},
): Session {
  const { sets } = presets.base;
  const setup = { sets, options: { firstPlayer: 0 }, players: seats.length };
  const table: TableSetup = {
    setup,
    seats: seats.map((seat, index) => ({ ...seat, colour: COLOURS[index] })),
  };
  const opened = Session.open(table, bots, { seed: 7, ...opening });
  if ('error' in opened) throw new Error(`${opened.error} at ${opened.at}`);
  opened.budget = { iterations: 2 };
  opened.pace = 0;
  open = opened;
  opened.start();
  return opened;
}

function askedAgain(session: Session): Promise<void> {
  return vi.waitFor(() => {
    const { view, thinking } = session.state;
    if (thinking !== undefined || (view.question.seat === undefined && !view.over))
      throw new Error('not yet');
  }, 5000);
}

/** Answers as the person until a bot is asked. */
function playTurn(session: Session): void {
  const turn = session.state.view.turn.seat;
  while (session.state.view.turn.seat === turn && session.state.thinking === undefined)
    session.play(session.state.view.question.answers[0].move);
}

const done = (session: Session) => session.moves.map(({ by, do: what }) => `${by} ${what}`);

test('bots answer one after the other until a person is asked', async () => {
  const session = begin([PERSON, BOT, { ...BOT, level: 'page' }, BOT]);
  playTurn(session);
  await askedAgain(session);
  expect(session.state.view.question.seat).toBe(0);
  const placed = session.moves.filter(({ do: what }) => what === 'place').map(({ by }) => by);
  expect(placed).toEqual([0, 1, 2, 3]);
});

test('a state stays as it was while the game goes on, and what the rules are asked about it too', async () => {
  const session = begin([PERSON, BOT]);
  const { view } = session.state;
  const shown = JSON.stringify(view);
  const spots = surveySpots(view);
  playTurn(session);
  await askedAgain(session);
  expect(JSON.stringify(view)).toBe(shown);
  expect(surveySpots(view)).toEqual(spots);
  expect(surveySpots(session.state.view)).not.toEqual(spots);
});

test('undo goes back over the bots to one’s own last decision, and the same tiles come again', async () => {
  const session = begin([PERSON, BOT, BOT]);
  playTurn(session);
  await askedAgain(session);
  const [far, tile] = [done(session), session.state.view.tile?.id];
  session.undo();
  expect(session.state.view.question.seat).toBe(0);
  expect(done(session)).toEqual(
    far.slice(0, far.lastIndexOf(far.find((one) => /^0 (?!place)/.test(one)) ?? '')),
  );
  session.play(session.state.view.question.answers[0].move);
  await askedAgain(session);
  expect(done(session)).toEqual(far);
  expect(session.state.view.tile?.id).toBe(tile);
});

test('people who share a screen do not go back past what chance has shown', async () => {
  const session = begin([PERSON, BOT, { ...PERSON, name: 'Guilhem' }]);
  playTurn(session);
  await askedAgain(session);
  expect(session.state.canUndo).toBe(false);
  const before = done(session);
  session.undo();
  expect(done(session)).toEqual(before);
});

test('undo while a bot thinks stops it, and it is asked anew', async () => {
  const bots = new NearBots();
  let answer = () => {};
  bots.waits = new Promise((resolve) => {
    answer = resolve;
  });
  const session = begin([PERSON, BOT], bots);
  playTurn(session);
  expect(session.state.thinking).toBe(1);
  const forgotten = bots.forgotten;
  session.undo();
  expect(bots.forgotten).toBeGreaterThan(forgotten);
  expect(session.state.thinking).toBeUndefined();
  const position = done(session);
  answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done(session)).toEqual(position);
  playTurn(session);
  await askedAgain(session);
  expect(bots.asked.length).toBeGreaterThan(2);
  expect(session.state.view.question.seat).toBe(0);
});

test('a bot’s move waits until the one before has been looked at; the next bot thinks meanwhile', async () => {
  vi.useFakeTimers();
  const bots = new NearBots();
  const session = begin([PERSON, BOT, BOT], bots);
  session.pace = 1000;
  playTurn(session);
  await vi.advanceTimersByTimeAsync(10);
  expect(bots.asked).toContain(2);
  expect(session.state.view.tiles).toHaveLength(2);
  expect(session.state.thinking).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(session.state.view.tiles).toHaveLength(4);
  expect(session.state.thinking).toBeUndefined();
});

test('skip shows the end of the bots’ moves at once, in one piece', async () => {
  vi.useFakeTimers();
  const session = begin([PERSON, BOT, BOT, BOT]);
  session.pace = 60_000;
  playTurn(session);
  await vi.advanceTimersByTimeAsync(10);
  const states: { tiles: number; isSkipping: boolean | undefined }[] = [];
  session.subscribe(() => {
    const { view, isSkipping } = session.state;
    states.push({ tiles: view.tiles.length, isSkipping });
  });
  session.skip();
  await vi.advanceTimersByTimeAsync(100);
  expect(session.state.view.question.seat).toBe(0);
  expect(states).toEqual([
    { tiles: 2, isSkipping: true },
    { tiles: 5, isSkipping: false },
  ]);
  // The next moves are shown at their pace again.
  playTurn(session);
  await vi.advanceTimersByTimeAsync(100);
  expect(session.state.thinking).toBe(1);
});

test('skip is heard while a bot thinks, and pressed again it changes nothing', async () => {
  const bots = new NearBots();
  let answer = () => {};
  bots.waits = new Promise((resolve) => {
    answer = resolve;
  });
  const session = begin([PERSON, BOT], bots);
  playTurn(session);
  const { version } = session.state;
  session.skip();
  const pressed = session.state;
  expect(pressed).toMatchObject({ isSkipping: true, thinking: 1, version });
  session.skip();
  expect(session.state).toBe(pressed);
  answer();
  await askedAgain(session);
  expect(session.state).toMatchObject({ isSkipping: false, view: { question: { seat: 0 } } });
});

test('where only bots sit, skip goes once round the table and no further, however often it is pressed', async () => {
  vi.useFakeTimers();
  const session = begin(new Array(8).fill(BOT));
  session.pace = 60_000;
  // The first tile was placed before anybody could press.
  await vi.advanceTimersByTimeAsync(10);
  for (const tiles of [9, 17]) {
    const turn = session.state.view.turn.seat;
    session.skip();
    await vi.advanceTimersByTimeAsync(0);
    session.skip();
    await vi.advanceTimersByTimeAsync(5000);
    const { view, thinking, isSkipping } = session.state;
    expect({ turn: view.turn.seat, thinking, isSkipping, over: view.over }).toEqual({
      turn,
      thinking: turn,
      isSkipping: false,
      over: false,
    });
    expect(view.tiles).toHaveLength(tiles);
  }
  await vi.advanceTimersByTimeAsync(200_000);
  expect(session.state.view.tiles.length).toBeGreaterThan(17);
  expect(session.state.view.tiles.length).toBeLessThan(22);
});

test('a bot that fails plays something legal, and it is told until the person moves', async () => {
  const bots = new NearBots();
  bots.fails = true;
  const session = begin([PERSON, BOT], bots);
  playTurn(session);
  await askedAgain(session);
  expect(session.state.fault).toBe(1);
  bots.fails = false;
  session.play(session.state.view.question.answers[0].move);
  expect(session.state.fault).toBeUndefined();
});

test('a table kept before there were levels is played on', async () => {
  const session = begin([PERSON, { name: 'Bot', player: 'bot' }]);
  playTurn(session);
  await askedAgain(session);
  expect(session.state.view.tiles).toHaveLength(3);
});

test('a game is kept only where somebody keeps it', () => {
  let kept: SavedTable | undefined;
  const session = begin([PERSON, BOT], new NearBots(), {
    keep: (saved) => {
      kept = saved();
    },
  });
  expect(kept?.moves).toEqual(session.moves);
  expect(kept?.seed).toBe(7);
});

test('chance may be decided from outside, and the game rests where it has no answer', async () => {
  const tiles = ['base/U', 'base/V'];
  const session = begin([PERSON, BOT], new NearBots(), {
    chance: (_, before) =>
      tiles[before] === undefined ? undefined : { by: 'chance', do: 'draw', tile: tiles[before] },
  });
  expect(session.state.view.tile?.id).toBe('base/U');
  playTurn(session);
  await vi.waitFor(() => expect(session.state.view.tiles).toHaveLength(3), 5000);
  await vi.waitFor(() => expect(session.state.thinking).toBeUndefined(), 5000);
  expect(session.state.view.question).toMatchObject({ id: 'draw', seat: undefined });
  session.undo();
  expect(session.state.view.tiles).toHaveLength(2);
});
