import type { ServerMessage } from '@bastide/protocol';
import { CLOSE } from '@bastide/protocol/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line } from './line.ts';

/** The other end of a line, in this thread. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readonly readyState = 1;
  readonly sent: { do: string; id: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  readonly url: URL;

  constructor(url: URL) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hello(fit: 'fits' | 'old' | 'early'): void {
    this.tell({ tell: 'hello', player: 'me', name: 'Aude', now: 0, version: '3', rules: 1, fit });
  }
}

const reload = vi.fn();
const lines: Line[] = [];

beforeEach(() => {
  sessionStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => Response.json({ ticket: 'ticket' }));
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  for (const line of lines.splice(0)) line.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
});

/** A page's line, and the socket it has opened. */
async function begin(): Promise<{ line: Line; socket: FakeSocket }> {
  const line = new Line();
  lines.push(line);
  line.open();
  const count = FakeSocket.all.length;
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(count + 1));
  return { line, socket: FakeSocket.all[count] };
}

const MOVE = { do: 'move', game: 'game', expect: 7, move: { by: 0, do: 'pass' } } as const;

test('a page says which versions it has', async () => {
  const { socket } = await begin();
  expect(socket.url.search).toMatch(/ticket=ticket&protocol=\d+&rules=\d+&game=$/);
});

test('a line that is sent to where its table is goes there, is never away, and repeats what was not answered', async () => {
  const { line, socket } = await begin();
  const states: string[] = [];
  socket.hello('fits');
  line.state.subscribe(() => states.push(line.state.get()));
  void line.ask(MOVE, 'one');
  const opening = line.ask({ do: 'open', game: 'game', from: 0 }, 'two');
  socket.onclose?.({ code: CLOSE.elsewhere, reason: 'game' });
  expect(await opening).toMatchObject({ tell: 'refused', error: 'unavailable' });
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(2));
  const [, there] = FakeSocket.all;
  expect(there.url.searchParams.get('game')).toBe('game');
  there.hello('fits');
  expect(there.sent).toEqual([{ ...MOVE, id: 'one' }]);
  expect(states).toEqual(['connecting', 'open']);
});

test('an old page loads itself anew, and the move it could not send is sent by the new one', async () => {
  const { line, socket } = await begin();
  void line.ask(MOVE, 'one');
  socket.hello('old');
  expect(reload).toHaveBeenCalledOnce();
  expect(socket.sent).toEqual([]);

  const next = await begin();
  next.socket.hello('fits');
  expect(next.socket.sent).toEqual([{ ...MOVE, id: 'one' }]);
  expect(next.line.state.get()).toBe('open');
  // Once: a third page does not know of it.
  const third = await begin();
  third.socket.hello('fits');
  expect(third.socket.sent).toEqual([]);
});

test('a page that is still too old says so instead of loading itself for ever', async () => {
  (await begin()).socket.hello('old');
  const { line, socket } = await begin();
  socket.hello('old');
  expect(reload).toHaveBeenCalledOnce();
  expect(line.state.get()).toBe('old');
});

test('a newer page waits and keeps what it has to send', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const line = new Line();
  lines.push(line);
  line.open();
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(1));
  void line.ask(MOVE, 'one');
  FakeSocket.all[0].hello('early');
  expect([line.state.get(), reload.mock.calls.length]).toEqual(['early', 0]);
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(FakeSocket.all.length).toBeGreaterThan(1));
  const again = FakeSocket.all[FakeSocket.all.length - 1];
  again.hello('fits');
  expect(again.sent).toEqual([{ ...MOVE, id: 'one' }]);
});

test('what a store could not answer is asked again, whatever it is', async () => {
  const { line, socket } = await begin();
  socket.hello('fits');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const reply = line.ask({ do: 'open', game: 'game', from: 0 }, 'one');
  socket.tell({ tell: 'refused', id: 'one', error: 'unavailable' });
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(socket.sent.map(({ id }) => id)).toEqual(['one', 'one']);
  socket.tell({ tell: 'refused', id: 'one', error: 'not-found' });
  expect(await reply).toMatchObject({ error: 'not-found' });
});

test.each(['online', 'visibilitychange', 'try now'])(
  'whatever hangs, %s begins anew at once',
  async (what) => {
    const tickets: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      tickets.push(signal);
      return new Promise(() => {});
    });
    const line = new Line();
    lines.push(line);
    line.open();
    if (what === 'try now') line.tryNow();
    else (what === 'online' ? window : document).dispatchEvent(new Event(what));
    expect(tickets.map(({ aborted }) => aborted)).toEqual([true, false]);
  },
);

test('a browser that says offline makes the page look: a dead line is told within 3 s', async () => {
  const { line, socket } = await begin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  socket.hello('fits');
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event('offline'));
  expect(socket.sent.map((one) => one.do)).toEqual(['ping']);
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(line.state.get()).toBe('away');
});

test('a browser that says offline though the server answers changes nothing', async () => {
  const { line, socket } = await begin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  socket.hello('fits');
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(100);
  socket.tell({ tell: 'done', id: socket.sent[0].id });
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(line.state.get()).toBe('open');
});
