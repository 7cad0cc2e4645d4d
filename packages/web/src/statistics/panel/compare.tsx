import type { ReactNode } from 'react';
import { DataTable, type TableRow } from '../charts/data-table.tsx';
import { SHOWN } from '../figures/drawn.ts';
import type { Figures } from '../figures/figures.ts';
import { useStatisticsWords } from '../words.ts';
import { seatColumns } from './seat-columns.tsx';

interface CompareProps {
  readonly figures: Figures;
  /** By seat, once it is measured. */
  readonly luck: readonly number[] | undefined;
}

/** The seats side by side in whatever can be counted. */
export function Compare({ figures, luck }: CompareProps) {
  const { say, number, signed } = useStatisticsWords();
  const { table, drawn, closed, bestTurns, gifts, stays, leads } = figures;
  const rowOf = (
    key: string,
    head: ReactNode,
    values: readonly (number | undefined)[],
    format = number,
  ): TableRow => {
    const most = Math.max(...values.map((value) => value ?? 0));
    const isUnequal = values.some((value) => value !== most);
    return {
      key,
      head,
      cells: values.map((value) => {
        const text = value === undefined ? '–' : format(value);
        return isUnequal && value === most ? <strong key={key}>{text}</strong> : text;
      }),
    };
  };
  const rows: TableRow[] = [
    rowOf(
      'tiles',
      say('compare.tiles'),
      drawn.map(({ tiles }) => tiles),
    ),
    ...SHOWN.map((what) =>
      rowOf(
        what,
        <span className="sub">{say(`compare.${what}`)}</span>,
        drawn.map(({ showing }) => showing[what]),
      ),
    ),
    rowOf('closed', say('compare.closed'), closed),
    rowOf('best-turn', say('compare.best-turn'), bestTurns),
    rowOf('gifts', say('compare.gifts'), gifts),
    rowOf('stay', say('compare.stay'), stays),
    rowOf('lead', say('compare.lead'), leads.tiles),
    ...(luck === undefined ? [] : [rowOf('luck', say('compare.luck'), luck, signed)]),
  ];
  return (
    <section className="chart-frame compare">
      <h3>{say('compare.title')}</h3>
      <DataTable
        label={say('compare.title')}
        content={{ corner: say('compare.what'), columns: seatColumns(table.seats), rows }}
      />
    </section>
  );
}
