import type { ReactNode, RefObject } from 'react';
import type { BoardHandle } from '../../board/board.tsx';
import { ScoreStrip } from '../../panels/score-strip.tsx';
import type { SeatInfo, TableView } from '../../session/types.ts';
import { useWords } from '../words.ts';
import { LandTools } from './land-tools.tsx';
import './table.css';

interface TableShellProps {
  /** What kind of table it is, for its styles. */
  readonly kind?: 'replay' | 'puzzle-table';
  readonly head: ReactNode;
  /** The board, which the tools of the land are for. */
  readonly land: ReactNode;
  readonly board: RefObject<BoardHandle | null>;
  /** Over the land, above its tools. */
  readonly guide?: ReactNode;
  readonly onSave?: (() => void) | undefined;
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  /** Whether everybody's points stand on the land, because they stand nowhere else. */
  readonly hasStrip: boolean;
  /** Whether a row over the land has what would else lie on it. */
  readonly hasBar?: boolean;
  /** Between the land and the panels. */
  readonly below?: ReactNode;
  readonly side: ReactNode;
  readonly sideName?: string;
  readonly children?: ReactNode;
}

/** How every table is laid out: the land with its tools, and the panels beside or below it. */
export function TableShell(props: TableShellProps) {
  const { kind, head, land, guide, board, onSave, view, seats, hasStrip, hasBar = false } = props;
  const { below, side, sideName, children } = props;
  const { t } = useWords();
  return (
    <main id="main" tabIndex={-1} className={kind === undefined ? 'table' : `table ${kind}`}>
      {head}
      <section className="land" aria-label={t('table.board')}>
        {land}
        {hasStrip && !hasBar && <ScoreStrip view={view} seats={seats} />}
        {guide}
        <div className="told-place" data-covers="">
          <span />
        </div>
        {!hasBar && <LandTools board={board} onSave={onSave} />}
      </section>
      {below}
      <aside className="side" aria-label={sideName ?? t('table.panels')}>
        {side}
      </aside>
      {children}
    </main>
  );
}
