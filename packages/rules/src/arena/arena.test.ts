import { describe, expect, test } from 'vitest';
import { newGame } from '../index.ts';
import { Arena, hashBytes, MEASURING_SIZE, sameBytes } from './arena.ts';

describe('an arena', () => {
  test('hands out columns that do not overlap and are aligned', () => {
    const arena = new Arena(64);
    const bytes = arena.u8(3, 'test');
    const words = arena.i32(2, 'test');
    const halves = arena.i16(1, 'test');
    bytes.fill(1);
    words.fill(-2);
    halves.fill(3);
    expect([...bytes, ...words, ...halves]).toEqual([1, 1, 1, -2, -2, 3]);
    expect([words.byteOffset % 4, halves.byteOffset % 2]).toEqual([0, 0]);
    expect(arena.used).toBe(14);
  });

  test('refuses what it has no room for', () => {
    expect(() => new Arena(8).i32(3, 'test')).toThrow(RangeError);
  });

  test('shows all its bytes: what a column writes is in them', () => {
    const arena = new Arena(16);
    const column = arena.u16(4, 'test');
    column[2] = 0x0102;
    expect(arena.bytes.length).toBe(8);
    expect([...arena.bytes].sort()).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
  });

  test('the largest game fits several times into what is measured with', () => {
    const sets = [
      'base',
      'river',
      'abbot',
      'inns-cathedrals',
      'traders-builders',
      'hills-sheep',
      'wheel-of-fortune',
    ];
    const game = newGame({ sets, players: 8, options: { hand: 3 } });
    expect('ok' in game && game.ok.arena.used * 4).toBeLessThan(MEASURING_SIZE);
  });
});

describe('bytes', () => {
  test('are the same if every one is', () => {
    expect(sameBytes(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2, 3))).toBe(true);
    expect(sameBytes(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2, 4))).toBe(false);
    expect(sameBytes(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2))).toBe(false);
    const many = Uint8Array.from({ length: 23 }, (_, i) => i);
    const changed = (at: number) => many.map((byte) => (byte === at ? 99 : byte));
    for (const begin of [0, 1, 4]) expect(sameBytes(many.subarray(begin), many.slice(begin))).toBe(true);
    for (const at of many) expect(sameBytes(many, changed(at)), `${at}`).toBe(false);
    for (const at of many) expect(sameBytes(changed(at).subarray(1), many.slice(1))).toBe(at === 0);
  });

  test('have a hash that is a whole number and seldom the same', () => {
    const hashes = new Set<number>();
    for (let i = 0; i < 256; i++) {
      for (let place = 0; place < 40; place++) {
        const bytes = new Uint8Array(40);
        bytes[place] = i;
        hashes.add(hashBytes(bytes));
      }
    }
    // All zeros is counted once, every other value once in each place.
    expect(hashes.size).toBe(255 * 40 + 1);
    expect([...hashes].every(Number.isSafeInteger)).toBe(true);
  });

  test('that are the same have the same hash', () => {
    expect(hashBytes(Uint8Array.of(5, 6))).toBe(hashBytes(Uint8Array.of(5, 6)));
  });
});
