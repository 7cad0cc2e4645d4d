import type { Said } from '@bastide/protocol';
import { act } from 'react';
import { expect, test } from 'vitest';
import { pressIn, rendered } from '../../testing/rendered.tsx';
import { line } from '../line/current.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { en } from '../texts/en.ts';
import { Chat } from './chat.tsx';

const said = (n: number, player: string, name: string): Said =>
  ({ n, at: 0, player, name, seat: n, text: `words ${n}` }) as Said;

test('a name in the chat is pressed to mute or report who has it; one’s own is not', async () => {
  line.player = 'me';
  const muted: string[] = [];
  const table = { game: 'g', mute: async (player: string) => void muted.push(player) };
  const place = await rendered(
    <Chat
      table={table as unknown as OnlineTable}
      chat={[said(0, 'me', 'Ann'), said(1, 'bob', 'Bob')]}
      chair={0}
      isPlaying
    />,
  );
  const words = () => [...place.querySelectorAll('.chat-words')].map(({ textContent }) => textContent);
  const names = [...place.querySelectorAll<HTMLElement>('.chat-lines button')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['Bob']);
  expect(names[0].getAttribute('aria-expanded')).toBe('false');
  await act(async () => names[0].click());
  expect(names[0].getAttribute('aria-expanded')).toBe('true');
  expect(words()[1]).toContain(en['report.do']);
  await pressIn(place, en['chat.mute']);
  expect(muted).toEqual(['bob']);
  expect(words()).toEqual([expect.stringContaining('words 0')]);
});
