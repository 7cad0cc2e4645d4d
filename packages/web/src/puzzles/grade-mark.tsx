import { GRADES, type Grade } from '@bastide/bots/puzzles';
import { usePuzzleWords } from './words.ts';

/** How hard it is: so many towers of four, and the word. */
export function GradeMark({ grade }: { readonly grade: Grade }) {
  const { say } = usePuzzleWords();
  const level = GRADES.indexOf(grade);
  return (
    <span className="grade-mark" data-grade={grade}>
      <svg viewBox="0 0 48 14" aria-hidden="true">
        {GRADES.map((one, i) => (
          <path
            key={one}
            className={i <= level ? 'tower full' : 'tower'}
            transform={`translate(${i * 12} 0)`}
            d="M1 13V3h2v2h1.5V3h2v2H8V3h2v10z"
          />
        ))}
      </svg>
      {say(`grade.${grade}`)}
    </span>
  );
}
