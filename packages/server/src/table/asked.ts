import { observation, type ServerMessageOf } from '@bastide/protocol';
import { observe, viewOf } from '@bastide/rules';
import { clocksOf } from './show.ts';
import type { Table } from './table.ts';

/** The open question for the seat that is asked, with every legal answer and what that seat may know. */
export function askedOf(table: Table): ServerMessageOf<'asked'> {
  const { engine, bytes, head, id, asked: seat = 0 } = table;
  const view = viewOf(observe(engine.load(bytes), seat), seat);
  const clocks = clocksOf(table);
  return {
    tell: 'asked',
    game: id,
    head,
    seat,
    question: view.question.id,
    options: view.question.answers.map(({ move }) => move),
    observation: { ...observation(view, seat) },
    ...(clocks && { clocks }),
  };
}
