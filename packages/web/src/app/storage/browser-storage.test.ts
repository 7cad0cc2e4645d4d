import { afterEach, expect, test, vi } from 'vitest';
import { keep, keepSome, keepText, keptText, readKept, readKeptList } from './browser-storage.ts';

/** A storage with room for values of so many letters. */
function stubStorage(room = 1000): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new Error('full');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

const isText = (value: unknown): value is string => typeof value === 'string';

afterEach(() => vi.unstubAllGlobals());

test('what is kept is found again; what is broken or not there is nothing', () => {
  const kept = stubStorage();
  expect(keep('a', { n: 1 })).toBe(true);
  expect(readKept('a')).toEqual({ n: 1 });
  kept.set('b', '{"n":');
  expect([readKept('b'), readKept('c')]).toEqual([undefined, undefined]);
});

test('of a list only what is known comes back', () => {
  stubStorage();
  keep('list', ['one', 2, null, 'three']);
  keep('none', { length: 2 });
  expect(readKeptList('list', isText)).toEqual(['one', 'three']);
  expect(readKeptList('none', isText)).toEqual([]);
});

test('where room is small the first of a list stay, and too much leaves what was there', () => {
  stubStorage(15);
  keepSome('list', ['one', 'two', 'three']);
  expect(readKept('list')).toEqual(['one', 'two']);
  expect(keep('list', 'a very long text')).toBe(false);
  expect(readKept('list')).toEqual(['one', 'two']);
});

test('a text is kept as it is, and forgotten', () => {
  const kept = stubStorage();
  keepText('name', 'Aude');
  expect([kept.get('name'), keptText('name')]).toEqual(['Aude', 'Aude']);
  keepText('name', undefined);
  expect(keptText('name')).toBeUndefined();
});

test('a browser that forbids its storage disturbs nobody', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  keepText('name', 'Aude');
  keepSome('list', ['one']);
  expect([keep('a', 1), readKept('a'), keptText('name')]).toEqual([false, undefined, undefined]);
});
