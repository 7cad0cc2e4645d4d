import type { GameDraw } from '@bastide/bots';
import { useId } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { TilePicture } from '../../panels/pictures.tsx';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { SpecOf } from '../../session/types.ts';
import { describeTile } from '../../texts/tile-words.ts';
import type { Figures } from '../figures/figures.ts';
import { extremesOf, luckOverTime, luckSums, type Measured } from '../luck/luck-figures.ts';
import type { Luck } from '../luck/use-luck.ts';
import { useStatisticsWords } from '../words.ts';
import { OverTime } from './over-time.tsx';

interface LuckSectionProps {
  readonly figures: Figures;
  readonly luck: Luck;
  readonly specOf: SpecOf;
}

/** The luck of the draws: measured when asked for, then shown. */
export function LuckSection({ figures, luck, specOf }: LuckSectionProps) {
  const { say } = useStatisticsWords();
  const heading = useId();
  if (luck.state.is === 'done')
    return <MeasuredLuck figures={figures} draws={luck.state.draws} specOf={specOf} />;
  return (
    <section className="chart-frame" aria-labelledby={heading}>
      <h3 id={heading}>{say('luck.title')}</h3>
      <p className="chart-summary">{say('luck.about')}</p>
      <Measuring luck={luck} />
    </section>
  );
}

function Measuring({ luck: { state, start, cancel } }: { readonly luck: Luck }) {
  const { say } = useStatisticsWords();
  if (state.is === 'running') {
    const n = Math.floor(state.share * 100);
    return (
      <div className="measuring">
        <progress value={state.share} max={1} aria-label={say('luck.title')} />
        <span>{say('luck.measuring', { n })}</span>
        {/* biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed */}
        <button type="button" autoFocus onClick={cancel}>
          <Icon name="close" />
          {say('luck.cancel')}
        </button>
      </div>
    );
  }
  return (
    <div className="measuring">
      {state.is === 'failed' && <p role="alert">{say('luck.failed')}</p>}
      <button type="button" className="primary" onClick={start}>
        <Icon name="chart" />
        {say(state.is === 'failed' ? 'luck.again' : 'luck.measure')}
      </button>
    </div>
  );
}

interface MeasuredLuckProps {
  readonly figures: Figures;
  readonly draws: readonly GameDraw[];
  readonly specOf: SpecOf;
}

function MeasuredLuck({ figures, draws, specOf }: MeasuredLuckProps) {
  const { say, row, signed } = useStatisticsWords();
  const { table, players } = figures;
  const sums = luckSums(draws, players);
  const all = table.seats.map(({ name }, seat) => say('followers.one', { name, n: signed(sums[seat]) }));
  const extremes = extremesOf(draws);
  return (
    <>
      <OverTime
        figures={figures}
        title={say('luck.title')}
        summary={say('luck.summary', { list: row(all) })}
        rows={luckOverTime(draws, players, 0)}
        format={signed}
      />
      {extremes !== undefined && (
        <div className="extremes">
          <Extreme title={say('luck.best')} draw={extremes.best} figures={figures} specOf={specOf} />
          <Extreme title={say('luck.worst')} draw={extremes.worst} figures={figures} specOf={specOf} />
        </div>
      )}
      <p className="chart-summary">{say('luck.about')}</p>
    </>
  );
}

interface ExtremeProps {
  readonly title: string;
  readonly draw: Measured;
  readonly figures: Figures;
  readonly specOf: SpecOf;
}

function Extreme({ title, draw, figures: { table }, specOf }: ExtremeProps) {
  const { say, lang, signed, number } = useStatisticsWords();
  const { colour, name } = table.seats[draw.seat];
  const spec = specOf(draw.tile);
  return (
    <article className="highlight draw">
      <h3>{title}</h3>
      {spec !== undefined && <TilePicture spec={spec} label={describeTile(lang, spec)} />}
      <p className="highlight-more">
        <SeatBadge colour={colour} />
        {say('luck.draw', {
          who: name,
          tile: draw.tileNumber,
          n: signed(draw.luck),
          share: number(draw.beats * 100, 0),
        })}
      </p>
    </article>
  );
}
