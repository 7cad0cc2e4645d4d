import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { keptTable } from '../../../e2e/support/kept-table.ts';
import { closePage, gone, openPage, press, pressKey, shown } from '../../testing/open-page.tsx';
import { en } from '../../texts/en.ts';

afterEach(() => {
  vi.useRealTimers();
  closePage();
});
beforeAll(() => {
  // In this DOM it rejects a promise that nobody asked for.
  Animation.prototype.cancel = () => undefined;
});

const scores = () => window.bastide.session?.state.view.seats.map(({ points }) => points) ?? [];

/** Plays the last tiles of a game, at a table where things move or not. */
async function end(settings: object): Promise<void> {
  const kept = { ...keptTable({ preset: 'base', players: 2, tiles: 70 }), 'bastide.settings': settings };
  await openPage({ at: '#/table', kept });
  await shown('.turn .actions');
  // Whoever watches it has time; a test has less.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { session } = window.bastide;
  while (session?.state.view.over === false) {
    const { answers } = session.state.view.question;
    session.play?.((answers.find(({ target }) => target.label === 'pass') ?? answers[0]).move);
  }
}

test('the count begins when the points of the last move have been seen', async () => {
  await end({ motion: true });
  await shown('.turn.count', en['count.title']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(document.querySelector('.count-lights, .count-veil')).toBeNull();
  await shown('.count-lights');
});

test('the count is played out before the results: kind by kind, with the points so far', async () => {
  await end({ motion: true, pace: 'fast' });
  await shown('.turn.count', en['count.title']);
  expect(document.querySelector('dialog.end')).toBeNull();
  const kinds: string[] = [];
  while (document.querySelector('dialog.end') === null) {
    const kind = document.querySelector('.count .asked > span')?.textContent ?? '';
    if (kind !== '' && kinds.at(-1) !== kind) kinds.push(kind);
    await vi.advanceTimersByTimeAsync(100);
  }
  const order = [
    en['count.title'],
    en['count.road'],
    en['count.city'],
    en['count.monastery'],
    en['count.field'],
  ];
  expect(kinds).toEqual(order.filter((kind) => kinds.includes(kind)));
  expect(kinds.length).toBeGreaterThan(2);
  const podium = [...document.querySelectorAll('.ranking strong')].map((one) => Number(one.textContent));
  expect(podium.sort()).toEqual(scores().sort());
});

test.each(['Escape', 'Enter', 'button', 'land'] as const)('%s goes past the count', async (way) => {
  await end({ motion: true, pace: 'slow' });
  await shown('.turn.count');
  if (way === 'land') ((await shown('.count-veil')) as HTMLElement).click();
  else if (way === 'button') await press('button', en['count.skip']);
  else {
    (document.activeElement as HTMLElement | null)?.blur();
    pressKey(way);
  }
  await shown('dialog.end');
  expect(document.querySelector('.turn.count')).toBeNull();
});

test('where nothing moves the results have the whole count as a list, and it can be gone through by hand', async () => {
  await end({ motion: false });
  await shown('dialog.end .count-list .log-line');
  expect(document.querySelector<HTMLDetailsElement>('.count-list')?.open).toBe(true);
  const lines = document.querySelectorAll('.count-list .log-line').length;
  expect(lines).toBe(awardsOfEnd());
  await press('button', en['count.watch']);
  await gone('dialog.end');
  let seen = 0;
  while (document.querySelector('dialog.end') === null) {
    seen += document.querySelectorAll('.turn.count .log-line').length;
    await press('button', en['count.next']);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(seen).toBe(lines);
});

function awardsOfEnd(): number {
  const events = window.bastide.session?.state.log.flatMap((entry) => entry.events) ?? [];
  const end = events.findIndex(({ event }) => event === 'final');
  return events.slice(end).filter(({ event }) => event === 'awarded').length;
}

test('a game that was over before goes straight to its results, and its count can be watched', async () => {
  const kept = { ...keptTable({ preset: 'base', players: 2 }), 'bastide.settings': { motion: true } };
  await openPage({ at: '#/table', kept });
  await shown('dialog.end');
  await press('button', en['count.watch']);
  await shown('.turn.count');
  await press('button', en['count.skip']);
  await shown('dialog.end');
});
