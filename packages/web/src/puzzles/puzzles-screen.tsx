import { useMemo } from 'react';
import { WordsOfGame } from '../app/words.ts';
import { TODAY, usePuzzleInAddress } from './address.ts';
import { dailyOf, dayOf } from './daily.ts';
import { PuzzleList } from './list/puzzle-list.tsx';
import { PuzzleTable } from './play/puzzle-table.tsx';
import { puzzleOf, stock } from './stock.ts';
import './puzzles.css';

/** The list of puzzles, or the one in the address. */
export function PuzzlesScreen() {
  const id = usePuzzleInAddress();
  const day = id === TODAY ? dayOf(new Date()) : undefined;
  const one = useMemo(() => {
    if (id === undefined) return undefined;
    return day === undefined ? puzzleOf(id) : dailyOf(day, stock);
  }, [id, day]);
  if (one === undefined) return <PuzzleList />;
  return (
    <WordsOfGame value={one.puzzle}>
      <PuzzleTable key={`${one.puzzle.id} ${day ?? ''}`} one={one} day={day} />
    </WordsOfGame>
  );
}
