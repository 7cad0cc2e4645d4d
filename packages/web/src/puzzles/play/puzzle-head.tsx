import { Icon } from '../../app/frame/icon.tsx';
import { GradeMark } from '../grade-mark.tsx';
import type { Numbered } from '../stock.ts';
import { usePuzzleWords } from '../words.ts';

interface PuzzleHeadProps {
  readonly one: Numbered;
  readonly day: string | undefined;
}

/** Which puzzle it is, and the way back to the list. */
export function PuzzleHead({ one: { puzzle, number }, day }: PuzzleHeadProps) {
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
