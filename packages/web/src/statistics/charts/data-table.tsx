import type { ReactNode } from 'react';

export interface TableColumn {
  readonly key: string;
  readonly head: ReactNode;
}

export interface TableRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

export interface TableContent {
  /** What the first column tells. */
  readonly corner: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly foot?: TableRow | undefined;
}

/** Figures in rows and columns, as high as a chart; it scrolls where there is more. */
export function DataTable({ label, content }: { readonly label: string; readonly content: TableContent }) {
  const { corner, columns, rows, foot } = content;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className="data-scroll" tabIndex={0} aria-label={label}>
      <table className="data" data-many={columns.length > 3}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Cells key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
        {foot !== undefined && (
          <tfoot>
            <Cells row={foot} columns={columns} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Cells({ row, columns }: { readonly row: TableRow; readonly columns: readonly TableColumn[] }) {
  return (
    <tr>
      <th scope="row">{row.head}</th>
      {columns.map(({ key }, index) => (
        <td key={key}>{row.cells[index]}</td>
      ))}
    </tr>
  );
}
