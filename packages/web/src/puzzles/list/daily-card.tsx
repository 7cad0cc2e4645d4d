import { setUp } from '@bastide/bots/puzzles';
import { viewOf } from '@bastide/rules';
import { localeOf } from '@bastide/rules/internal';
import { useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import { BusiestLand } from '../../still/busiest-land.tsx';
import { PICTURE_SEATS } from '../../still/seats.ts';
import { addressOf, TODAY } from '../address.ts';
import { GradeMark } from '../grade-mark.tsx';
import type { Numbered } from '../stock.ts';
import { usePuzzleWords } from '../words.ts';

interface DailyCardProps {
  readonly one: Numbered;
  readonly isSolved: boolean;
  readonly streak: number;
}

/** The puzzle of the day with its land, and how many days in a row were solved. */
export function DailyCard({ one, isSolved, streak }: DailyCardProps) {
  const { puzzle } = one;
  const { say, setsOf } = usePuzzleWords();
  const { lang } = useWords();
  const date = new Intl.DateTimeFormat(localeOf(lang), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section className="daily" aria-labelledby="daily">
      <LandPicture one={one} />
      <div className="daily-words">
        <p className="daily-date">{date.format(new Date())}</p>
        <h2 id="daily">{say('daily')}</h2>
        <p className="daily-what">
          <GradeMark grade={puzzle.grade} />
          <span className="small">{setsOf(puzzle)}</span>
        </p>
        <a className="button primary-link" href={addressOf(TODAY)}>
          {isSolved ? say('daily.again') : say('daily.play')}
        </a>
        <p className="small" data-streak={streak}>
          {streak > 0 ? say('daily.streak', { n: streak }) : say('daily.none')}
        </p>
      </div>
    </section>
  );
}

/** The busiest part of the land of a puzzle. */
function LandPicture({ one: { puzzle } }: { readonly one: Numbered }) {
  const view = useMemo(() => {
    const set = setUp(puzzle);
    return 'error' in set ? undefined : viewOf(set.ok.game);
  }, [puzzle]);
  return view && <BusiestLand view={view} seats={PICTURE_SEATS} wide={7} high={4} className="daily-land" />;
}
