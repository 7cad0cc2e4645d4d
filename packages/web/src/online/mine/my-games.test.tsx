import type { ServerMessage } from '@bastide/protocol';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { changeSettings } from '../../app/settings/settings.ts';
import { Instrument } from '../../sound/instrument.ts';
import { rendered } from '../../testing/rendered.tsx';
import { identity } from '../identity.ts';
import { line } from '../line/current.ts';
import { useKeepMyGames, useTurnsElsewhere } from './my-games.ts';

function Kept() {
  useKeepMyGames('');
  return undefined;
}

test('a turn that begins at another table is heard and felt, one that ends is not', async () => {
  const listeners = new Set<(message: ServerMessage) => void>();
  vi.spyOn(line, 'onMessage').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  vi.stubGlobal('fetch', async () => Response.json({ games: [] }));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const play = vi.spyOn(Instrument.prototype, 'play').mockImplementation(() => {});
  const vibrate = vi.fn();
  Object.assign(navigator, { vibrate });
  changeSettings({ sound: true, haptics: true });
  identity.set({ is: 'somebody', me: { player: 'me', name: 'Aude', kept: false } });
  await rendered(<Kept />);
  const tell = (yours: boolean) => {
    for (const listener of [...listeners]) listener({ tell: 'turn', game: 'G'.repeat(22), yours });
  };
  const calls = () => [play.mock.calls.map(([{ sound }]) => sound), vibrate.mock.calls.length];
  tell(false);
  expect(calls()).toEqual([[], 0]);
  tell(true);
  expect(calls()).toEqual([['turn'], 1]);
  changeSettings({ sound: false, haptics: false });
  tell(true);
  expect(calls()).toEqual([['turn'], 1]);
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Waiting() {
  useKeepMyGames('#/online/here');
  return useTurnsElsewhere().map(({ game }) => game);
}

test('a turn that is told while the list is on its way is not forgotten when the list comes', async () => {
  const game = 'G'.repeat(22);
  const answers: ((yourTurn: boolean) => Promise<void>)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) =>
        answers.push(async (yourTurn) => {
          await act(async () => resolve(Response.json({ tables: [{ game, status: 'playing', yourTurn }] })));
        }),
      ),
  );
  const listeners: ((message: ServerMessage) => void)[] = [];
  vi.spyOn(line, 'onMessage').mockImplementation((listener) => {
    listeners.push(listener);
    return () => undefined;
  });
  identity.set({ is: 'somebody', me: { player: 'me', name: 'Aude', kept: false } });
  const place = await rendered(<Waiting />);
  await act(async () => {
    for (const listener of listeners) listener({ tell: 'turn', game, yours: true });
  });
  const [first, second] = answers;
  await second(true);
  await first(false);
  expect(place.textContent).toBe(game);
  vi.restoreAllMocks();
});
