import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

/** A queue that notes its batches, each of which is written when the test says so. */
function notingQueue() {
  const batches: string[][] = [];
  const written: (() => void)[] = [];
  const queue = new Queue<string, string>(async (requests) => {
    batches.push([...requests]);
    await new Promise<void>((resolve) => written.push(resolve));
    return requests.map((value) => ({ value }));
  });
  const begun = async (n: number) => {
    while (batches.length < n) await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, batches, written, begun };
}

test('what is asked for together is written together, and what comes meanwhile with the next', async () => {
  const { queue, batches, written, begun } = notingQueue();
  const first = ['a', 'b'].map((request) => queue.add(request));
  await begun(1);
  const next = queue.add('c');
  written[0]();
  expect(await Promise.all(first)).toEqual(['a', 'b']);
  await begun(2);
  written[1]();
  expect(await next).toBe('c');
  expect(batches).toEqual([['a', 'b'], ['c']]);
  await queue.drained();
});

test('after a batch of many the next waits a moment for more', async () => {
  const { queue, batches, written, begun } = notingQueue();
  const many = Promise.all(['a', 'b', 'c', 'd'].map((request) => queue.add(request)));
  await begun(1);
  void queue.add('e');
  written[0]();
  await many;
  // Those who were answered ask again at once.
  void queue.add('f');
  await begun(2);
  expect(batches[1]).toEqual(['e', 'f']);
  written[1]();
  await queue.drained();
});

test('a batch that fails fails for those who are in it, and the next is written', async () => {
  let isBroken = true;
  const queue = new Queue<string, string>(async (requests) => {
    if (isBroken) throw new Error('no disk');
    return requests.map((value) => ({ value }));
  });
  await expect(queue.add('a')).rejects.toThrow('no disk');
  isBroken = false;
  expect(await queue.add('b')).toBe('b');
});
