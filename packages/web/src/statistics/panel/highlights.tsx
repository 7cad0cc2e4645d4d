import { viewOf } from '@bastide/rules';
import { type ReactNode, useMemo } from 'react';
import { tileIndex } from '../../board/land/tile-index.ts';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { SeatInfo } from '../../session/types.ts';
import type { Course } from '../figures/course.ts';
import type { Biggest, Figures } from '../figures/figures.ts';
import { useStatisticsWords } from '../words.ts';
import { FeaturePicture } from './feature-picture.tsx';

interface HighlightsProps {
  readonly figures: Figures;
  readonly course: Course;
}

/** What one remembers of a game. */
export function Highlights({ figures, course }: HighlightsProps) {
  const { say } = useStatisticsWords();
  const tiles = useMemo(
    () => tileIndex(viewOf(course.game, undefined, undefined, () => false).tiles),
    [course],
  );
  const { biggest, table } = figures;
  return (
    <section className="highlights" aria-label={say('highlights.title')}>
      {biggest.map((feature) => (
        <FeatureCard
          key={feature.kind}
          feature={feature}
          seats={table.seats}
          picture={
            <FeaturePicture tiles={tiles} segments={feature.segments} label={say('feature.picture')} />
          }
        />
      ))}
      <BestTurn figures={figures} />
      <Lead figures={figures} />
    </section>
  );
}

interface FeatureCardProps {
  readonly feature: Biggest;
  readonly seats: readonly SeatInfo[];
  readonly picture: ReactNode;
}

function FeatureCard({ feature: { kind, tiles, points }, seats, picture }: FeatureCardProps) {
  const { say, list } = useStatisticsWords();
  const most = Math.max(...points);
  const owners = seats.filter((_, seat) => points[seat] === most && most > 0);
  return (
    <article className="highlight">
      <h3>{say(`highlight.${kind}`)}</h3>
      {picture}
      <p className="highlight-value">{say('points', { n: most })}</p>
      <p className="highlight-more">
        {owners.map(({ colour }) => (
          <SeatBadge key={colour} colour={colour} />
        ))}
        {say('feature.size', { tiles, who: list(owners.map(({ name }) => name)) })}
      </p>
    </article>
  );
}

function BestTurn({ figures: { bestTurn, table } }: { readonly figures: Figures }) {
  const { say } = useStatisticsWords();
  if (bestTurn === undefined) return undefined;
  const { seat, tile, points } = bestTurn;
  const { colour, name } = table.seats[seat];
  return (
    <article className="highlight">
      <h3>{say('highlight.best-turn')}</h3>
      <p className="highlight-value large">{say('points', { n: points[seat] })}</p>
      <p className="highlight-more">
        <SeatBadge colour={colour} />
        {name}, {say('best-turn.when', { tile })}
      </p>
    </article>
  );
}

function Lead({ figures: { leads, table } }: { readonly figures: Figures }) {
  const { say } = useStatisticsWords();
  const most = Math.max(...leads.tiles);
  const seat = leads.tiles.indexOf(most);
  return (
    <article className="highlight">
      <h3>{say('highlight.leads')}</h3>
      <p className="highlight-value large">{say('leads.value', { n: leads.changes })}</p>
      <p className="highlight-more">
        {leads.changes === 0 ? say('leads.never') : say('leads.changes', { n: leads.changes })}
      </p>
      {most > 0 && (
        <p className="highlight-more">
          <SeatBadge colour={table.seats[seat].colour} />
          {say('leads.who', { who: table.seats[seat].name })}
        </p>
      )}
    </article>
  );
}
