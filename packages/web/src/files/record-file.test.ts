import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recordsIn } from './record-file.ts';

const ONE = '{"id":"one"}';
const PRETTY = JSON.stringify({ id: 'one', moves: [{ by: 0 }] }, undefined, 1);

test('a file holds one record, in however many lines it is written', async () => {
  expect(await recordsIn(new Blob([ONE]))).toEqual([ONE]);
  expect(await recordsIn(new Blob([PRETTY]))).toEqual([PRETTY]);
});

test('a file holds one record a line, plain or compressed', async () => {
  const lines = `${ONE}\n{"id":"two"}\n`;
  expect(await recordsIn(new Blob([lines]))).toEqual([ONE, '{"id":"two"}']);
  expect(await recordsIn(new Blob([gzipSync(lines)]))).toEqual([ONE, '{"id":"two"}']);
});

test('a compressed file that is broken holds nothing that could be a record', async () => {
  expect(await recordsIn(new Blob([gzipSync(ONE).subarray(0, 14)]))).toEqual(['']);
});

test('what is far too big is not even read', async () => {
  const file = { size: 10 ** 9 } as Blob;
  expect(await recordsIn(file)).toBeUndefined();
});
