import { describe, expect, test } from 'vitest';
import { Arena } from '../arena/arena.ts';
import { Agenda } from './agenda.ts';

const empty = () => new Agenda(new Arena(1024));
const top = ({ what, seat, a, b, c }: Agenda) => [what, seat, a, b, c];

describe('the agenda', () => {
  test('shows what came last and goes back to what was before', () => {
    const agenda = empty();
    agenda.push(7, 2, 10, 20, 30);
    agenda.push(-1, 0);
    expect([agenda.depth, top(agenda)]).toEqual([2, [-1, 0, 0, 0, 0]]);
    agenda.pop();
    expect([agenda.depth, top(agenda)]).toEqual([1, [7, 2, 10, 20, 30]]);
  });

  test("a frame's numbers can be changed while it is on top", () => {
    const agenda = empty();
    agenda.push(1, 0, 1, 2, 3);
    agenda.push(2, 1);
    agenda.a = 5;
    agenda.b = 6;
    agenda.c = 7;
    expect(top(agenda)).toEqual([2, 1, 5, 6, 7]);
    agenda.pop();
    expect(top(agenda)).toEqual([1, 0, 1, 2, 3]);
  });

  test('has an end', () => {
    const agenda = empty();
    expect(() => {
      for (let i = 0; i < 100; i++) agenda.push(i, 0);
    }).toThrow('the agenda is full');
    expect(agenda.what).toBe(agenda.depth - 1);
  });

  test('is written to the arena: copied bytes are a copied agenda', () => {
    const [one, other] = [new Arena(1024), new Arena(1024)];
    const [from, to] = [new Agenda(one), new Agenda(other)];
    from.push(3, 1, 4);
    from.toArena();
    other.bytes.set(one.bytes);
    to.fromArena();
    expect([to.depth, ...top(to)]).toEqual([1, 3, 1, 4, 0, 0]);
  });
});
