import { type ReactNode, Suspense, useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { useCatalogue } from '../../app/use-catalogue.ts';
import { statisticsTexts } from '../texts/catalogue.ts';
import './charts.css';
import { DataTable, type TableContent } from './data-table.tsx';

interface ChartFrameProps {
  readonly title: string;
  /** What the chart shows, in a sentence: for those who don't see it, and those who are in a hurry. */
  readonly summary: string;
  readonly table: TableContent;
  readonly legend?: ReactNode;
  readonly children: ReactNode;
}

/** A chart with its words and its table: one of the two is shown, in the same place. */
export function ChartFrame({ title, summary, table, legend, children }: ChartFrameProps) {
  const say = useCatalogue(statisticsTexts);
  const [isTable, setTable] = useState(false);
  return (
    <div className="chart-frame">
      <div className="chart-head">
        <h3>{title}</h3>
        <button type="button" className="plain small" onClick={() => setTable(!isTable)}>
          <Icon name={isTable ? 'chart' : 'log'} />
          {say(isTable ? 'as-chart' : 'as-table')}
          <span className="hidden-text">{title}</span>
        </button>
      </div>
      <p className="chart-summary">{summary}</p>
      {isTable ? (
        <DataTable label={title} content={table} />
      ) : (
        <>
          <Suspense fallback={<div className="chart-waiting" aria-busy="true" />}>{children}</Suspense>
          {legend}
        </>
      )}
    </div>
  );
}
