import { setUp } from '@bastide/bots/puzzles';
import { describedLanguage } from '@bastide/rules/internal';
import { useEffect, useMemo, useRef } from 'react';
import { announce } from '../../app/frame/announcer.tsx';
import { useSettings } from '../../app/settings/settings.ts';
import { TableShell } from '../../app/table/table-shell.tsx';
import { useNewsAloud } from '../../app/table/use-news-aloud.ts';
import { useIsRoomy } from '../../app/wide.ts';
import { useWords } from '../../app/words.ts';
import { Board, type BoardHandle } from '../../board/board.tsx';
import { useChoice } from '../../board/choices/use-choice.ts';
import { hasPanels } from '../../expansions/panels.tsx';
import { Help, useKeyWords } from '../../panels/side/help.tsx';
import { SidePanels } from '../../panels/side/side-panels.tsx';
import { Turn } from '../../panels/turn/turn.tsx';
import { useSessionState } from '../../session/table-store.ts';
import type { SeatInfo } from '../../session/types.ts';
import { useSounds } from '../../sound/use-sounds.ts';
import { capital } from '../../texts/capital.ts';
import { PuzzleSession } from '../puzzle-session.ts';
import type { Numbered } from '../stock.ts';
import { usePuzzleWords } from '../words.ts';
import { nearSolution } from './solution-words.ts';
import { Task } from './task.tsx';
import { usePuzzle } from './use-puzzle.ts';
import './play.css';
import { Icon } from '../../app/frame/icon.tsx';
import { GradeMark } from '../grade-mark.tsx';

interface PuzzleTableProps {
  readonly one: Numbered;
  /** The day it is the puzzle of, if it is solved as that. */
  readonly day: string | undefined;
}

/** A puzzle at the table: the land, the turn to be played, and what it was worth. */
export function PuzzleTable({ one, day }: PuzzleTableProps) {
  const { say } = usePuzzleWords();
  const { session, set } = useMemo(() => open(one), [one]);
  const state = useSessionState(session);
  const { view } = state;
  const settings = useSettings();
  const isBeside = useIsRoomy() && !hasPanels(view);
  const board = useRef<BoardHandle>(null);
  const seats = useSeats(session);
  const solving = usePuzzle(one, day, session, set);
  const choosing = useChoice(state, (move) => session.play(move));
  const { specOf } = session;
  useEffect(() => {
    const before = window.bastide;
    window.bastide = { session };
    return () => {
      window.bastide = before;
    };
  }, [session]);
  /** What was pressed is gone; the keys go on with the land. */
  const again = () => {
    solving.again();
    board.current?.focus();
  };
  const keys = useKeyWords(false);
  useNewsAloud(state, seats, specOf, false);
  useSounds(state.log, settings);
  const undo = () => session.undo();
  const hint = () => {
    if (solving.hints === 1)
      board.current?.recall({ ...nearSolution(set), on: undefined, seat: session.seat });
    solving.hint();
  };
  return (
    <TableShell
      kind="puzzle-table"
      head={<PuzzleHead one={one} day={day} />}
      land={
        <Board
          ref={board}
          state={state}
          seats={seats}
          choosing={choosing}
          settings={settings}
          onUndo={undo}
          keys={keys.join('. ')}
          announce={announce}
        />
      }
      board={board}
      view={view}
      seats={seats}
      hasStrip={!isBeside}
      sideName={say('panel')}
      side={
        <>
          <Task
            one={one}
            set={set}
            seats={seats}
            solving={{ ...solving, again }}
            specOf={specOf}
            onHint={hint}
          />
          {solving.phase === 'asked' && (
            <Turn
              state={state}
              seats={seats}
              choosing={choosing}
              specOf={specOf}
              land={board}
              onShow={(place) => board.current?.show(place)}
              onRecall={(place) => board.current?.recall(place)}
              onUndo={undo}
              onSkip={undefined}
              onResults={() => {}}
            />
          )}
          <SidePanels
            view={view}
            seats={seats}
            specOf={specOf}
            isBeside={isBeside}
            own={{ help: <Help isPurist={false} canSkip={false} kept={undefined} /> }}
          />
        </>
      }
    />
  );
}

/** Our own puzzles can all be set up: a test does so with every one of them. */
function open({ puzzle }: Numbered) {
  const set = setUp(puzzle);
  if ('error' in set) throw new Error(`${puzzle.id}: ${set.error} at ${set.at}`);
  return { session: new PuzzleSession(puzzle, set.ok), set: set.ok };
}

/** Who sits where, in the language chosen: you, and the others by their colours. */
function useSeats({ table }: PuzzleSession): readonly SeatInfo[] {
  const { t, lang } = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  return useMemo(
    () =>
      table.seats.map((seat) => {
        const name = capital(lang, t(`colour.${seat.colour}`));
        return { ...seat, name: seat.player === 'person' ? describedLanguage(lang).you : name };
      }),
    [table, lang],
  );
}

interface PuzzleHeadProps {
  readonly one: Numbered;
  readonly day: string | undefined;
}

/** Which puzzle it is, and the way back to the list. */
function PuzzleHead({ one: { puzzle, number }, day }: PuzzleHeadProps) {
  const { say, setsOf } = usePuzzleWords();
  return (
    <header className="table-head puzzle-head">
      <a className="button plain" href="#/puzzles">
        <Icon name="back" />
        <span>{say('all')}</span>
      </a>
      <h1>{day === undefined ? say('number', { n: number }) : say('daily')}</h1>
      <GradeMark grade={puzzle.grade} />
      <span className="small puzzle-sets">{setsOf(puzzle)}</span>
    </header>
  );
}
