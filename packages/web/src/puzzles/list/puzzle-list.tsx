import { GRADES, type Grade } from '@bastide/bots/puzzles';
import { useState } from 'react';
import { useWords } from '../../app/words.ts';
import { expansionIds } from '../../setup/plan.ts';
import { dailyOf, dayOf, streakOf } from '../daily.ts';
import { useProgress } from '../progress.ts';
import { type Numbered, stock } from '../stock.ts';
import { usePuzzleWords } from '../words.ts';
import { DailyCard } from './daily-card.tsx';
import './list.css';
import './daily.css';
import { PuzzleCard } from './puzzle-card.tsx';

const ALL = 'all';
const BASE = 'base';
type Chosen = Grade | typeof ALL;

/** All puzzles by grade, those of one set if wanted, with what became of them; and the puzzle of the day. */
export function PuzzleList() {
  const { say } = usePuzzleWords();
  const { name } = useWords();
  const { puzzles: traces, days } = useProgress();
  const [grade, setGrade] = useState<Chosen>(ALL);
  const [set, setSet] = useState<string>(ALL);
  const today = dayOf(new Date());
  const solved = stock.filter(({ puzzle }) => traces[puzzle.id]?.solved !== undefined).length;
  const shown = stock.filter((one) => isOf(one, set));
  return (
    <main id="main" tabIndex={-1} className="puzzles">
      <header className="puzzles-head">
        <h1>{say('title')}</h1>
        <p className="tagline">{say('about')}</p>
        <p className="puzzles-solved">
          <progress value={solved} max={stock.length} aria-label={say('solved')} />
          <span>{say('solved.count', { n: solved, all: stock.length })}</span>
        </p>
      </header>
      <DailyCard one={dailyOf(today, stock)} isSolved={days.includes(today)} streak={streakOf(today, days)} />
      <div className="puzzles-filter">
        <fieldset>
          <legend className="hidden-text">{say('filter.grade')}</legend>
          {[ALL, ...GRADES].map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === grade}
              onClick={() => setGrade(one as Chosen)}
            >
              {one === ALL ? say('filter.all') : say(`grade.${one as Grade}`)}
            </button>
          ))}
        </fieldset>
        <label>
          {say('filter.set')}
          <select value={set} onChange={(event) => setSet(event.target.value)}>
            <option value={ALL}>{say('filter.any')}</option>
            <option value={BASE}>{say('filter.base')}</option>
            {expansionIds.map((id) => (
              <option key={id} value={id}>
                {name('set', id)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {GRADES.filter((one) => grade === ALL || grade === one).map((one) => (
        <GradeSection key={one} grade={one} all={shown.filter(({ puzzle }) => puzzle.grade === one)} />
      ))}
    </main>
  );
}

/** With this set; the base game means nothing else. */
function isOf({ puzzle }: Numbered, set: string): boolean {
  if (set === BASE) return puzzle.sets.length === 1;
  return set === ALL || puzzle.sets.includes(set);
}

function GradeSection({ grade, all }: { readonly grade: Grade; readonly all: readonly Numbered[] }) {
  const { say } = usePuzzleWords();
  const { puzzles: traces } = useProgress();
  const solved = all.filter(({ puzzle }) => traces[puzzle.id]?.solved !== undefined).length;
  return (
    <section className="grade" aria-labelledby={`grade-${grade}`}>
      <h2 id={`grade-${grade}`}>
        {say(`grade.${grade}`)}
        <span className="grade-count">{say('solved.of', { n: solved, all: all.length })}</span>
      </h2>
      {all.length === 0 ? (
        <p className="small">{say('filter.none')}</p>
      ) : (
        <ul className="bare puzzle-cards">
          {all.map((one) => (
            <PuzzleCard key={one.puzzle.id} one={one} trace={traces[one.puzzle.id]} />
          ))}
        </ul>
      )}
    </section>
  );
}
