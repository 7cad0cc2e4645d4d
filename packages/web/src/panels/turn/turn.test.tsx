import { answersOf, type Game, newGame, playMove, viewOf } from '@bastide/rules';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { NO_CHOOSING } from '../../board/choices/use-choice.ts';
import type { LogEntry, SeatInfo, SessionState, TableView } from '../../session/types.ts';
import { rendered } from '../../testing/rendered.tsx';
import { en } from '../../texts/en.ts';
import { Turn } from './turn.tsx';

/** A game of two that has come to a question, by the first answers. */
function until(question: string): Game {
  const made = newGame({ sets: ['base', 'messengers'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  while (game.toMove < 0 || game.question.id !== question) playMove(game, answersOf(game)[0].move);
  return game;
}

async function shownAt(question: string, turn: Partial<TableView['turn']> = {}): Promise<HTMLElement> {
  const game = until(question);
  const view = viewOf(game) as TableView;
  const seat = game.toMove;
  const id = view.question.answers[0].target.award ?? 0;
  const log: LogEntry[] = [
    {
      index: 0,
      by: seat,
      events: [
        { event: 'turn', seat, part: 1 },
        { event: 'awarded', id, seat, points: 4, cause: 'city', because: {} },
      ],
    },
  ];
  const seats = ['red', 'blue'].map((colour) => ({ name: colour, colour, player: 'person' }) as SeatInfo);
  return rendered(
    <Turn
      state={
        {
          view: { ...view, turn: { ...view.turn, ...turn } },
          log,
          version: 1,
          canUndo: false,
        } as unknown as SessionState
      }
      seats={seats}
      choosing={NO_CHOOSING}
      specOf={() => undefined}
      land={createRef()}
      onShow={() => {}}
      onRecall={() => {}}
      onUndo={() => {}}
      onSkip={undefined}
      onResults={() => {}}
      since={<p className="since">since your turn</p>}
    />,
  );
}

test('what happened since one’s turn gives way to the points for which a scorer is to move', async () => {
  const place = await shownAt('scorer');
  expect(place.querySelector('.news')?.textContent).toContain('+4');
  expect(place.querySelector('.since')).toBeNull();
});

test('who is asked which scorer moves is told what the points are for', async () => {
  const place = await shownAt('scorer');
  expect(place.querySelector('.asked')?.textContent).toContain('City: 4 points');
});

test('else it stands beside the news', async () => {
  const place = await shownAt('place');
  expect(place.querySelector('.since')).not.toBeNull();
  expect(place.querySelector('.news')?.textContent).toContain('+4');
});

test('the second tile of a turn is told to whose turn it is, not to others who are asked in it', async () => {
  const seat = until('figure').toMove;
  const told = async (turn: number) => (await shownAt('figure', { part: 2, seat: turn })).textContent;
  expect(await told(seat)).toContain(en['table.part']);
  expect(await told(1 - seat)).not.toContain(en['table.part']);
});
