import type { ServerMessage } from '@bastide/protocol';
import { expect, test, vi } from 'vitest';
import { toldTable } from '../../testing/told-table.ts';
import type { Line, Reply, Request } from '../line/line.ts';
import { OnlineTable } from './online-table.ts';

/** A line on which every message is answered at once, and nothing else is told. */
function answeringLine(answer: (request: Request) => Reply): {
  line: Line;
  asked: Request[];
  tell(message: ServerMessage): void;
} {
  const asked: Request[] = [];
  let listen: (message: ServerMessage) => void = () => {};
  const line = {
    player: 'me',
    onMessage(listener: typeof listen) {
      listen = listener;
      return () => {};
    },
    onOpen(greet: () => void) {
      greet();
      return () => {};
    },
    lookAt() {},
    async ask(request: Request) {
      asked.push(request);
      // Whoever asks for ever is not answered for ever.
      if (asked.length > 9) return new Promise<Reply>(() => {});
      const reply = answer(request);
      listen(reply);
      return reply;
    },
  };
  return { line: line as unknown as Line, asked, tell: (message) => listen(message) };
}

test.each([
  { how: 'taken', reply: { tell: 'done', id: 'a', seq: 6 } },
  { how: 'too late', reply: { tell: 'refused', id: 'a', error: 'stale', head: 7 } },
] as const)(
  'a move is $how, but nobody tells the page: it asks for the table, and sends nothing twice',
  async ({ reply }) => {
    const tables = [toldTable(2), toldTable(3)];
    const { line, asked } = answeringLine(({ do: what }) =>
      what === 'open' ? (tables.shift() ?? toldTable(3)) : reply,
    );
    const { game } = tables[0];
    const table = new OnlineTable(line, game, undefined, ({ name = '' }) => name);
    await vi.waitFor(() => expect(table.session).toBeDefined());
    table.session?.play(table.session.state.view.question.answers[0].move);
    await vi.waitFor(() => expect(table.session?.isSending).toBe(false));
    await vi.waitFor(() => expect(table.session?.state.log.length).toBe(3));
    expect(asked.map(({ do: what }) => what)).toEqual(['open', 'move', 'open']);
    expect(asked[2]).toMatchObject({ from: 0 });
  },
);

test('who leaves before the last move is answered does not come back for the answer', async () => {
  const { line, asked } = answeringLine(({ do: what }) =>
    what === 'open' ? toldTable(2) : { tell: 'done', id: 'a', seq: 6 },
  );
  const table = new OnlineTable(line, toldTable(2).game, undefined, ({ name = '' }) => name);
  await vi.waitFor(() => expect(table.session).toBeDefined());
  table.session?.play(table.session.state.view.question.answers[0].move);
  table.close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.map(({ do: what }) => what)).toEqual(['open', 'move', 'close']);
});

test('a table one may not watch is shut when its game begins', async () => {
  const { line, tell } = answeringLine(() => toldTable(0));
  const { game } = toldTable(0);
  const table = new OnlineTable(line, game, undefined, ({ name = '' }) => name);
  await vi.waitFor(() => expect(table.state.get().is).toBe('open'));
  tell({ tell: 'refused', game: `${game.slice(1)}_`, error: 'not-waiting' });
  expect(table.state.get().is).toBe('open');
  tell({ tell: 'refused', game, error: 'not-waiting' });
  expect(table.state.get()).toMatchObject({ is: 'shut', refused: 'not-waiting' });
});
