import { createContext, memo, type ReactNode, type RefObject, useContext, useState } from 'react';
import type { BoardHandle } from '../../board/board.tsx';
import { ScoreStrip } from '../../panels/score-strip.tsx';
import type { SeatInfo, TableView } from '../../session/types.ts';
import { Icon } from '../frame/icon.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { useWords } from '../words.ts';
import './table-bar.css';
import { TableMenu } from './table-menu.tsx';

/** The table a bar stands at. */
export interface TableOfBar {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  readonly board: RefObject<BoardHandle | null>;
  readonly onSave: (() => void) | undefined;
}

export const BarContext = createContext<TableOfBar | undefined>(undefined);

interface TableBarProps {
  /** What else is told of a seat. */
  readonly about?: (seat: number) => ReactNode;
  /** Buttons of this kind of table. */
  readonly tools?: ReactNode;
  /** What else can be done at this table, in its menu. */
  readonly menu?: ReactNode;
}

/** One row where there is little room: the only menu, everybody's points, the whole land. */
export const TableBar = memo(function TableBar({ about, tools, menu }: TableBarProps) {
  const { t } = useWords();
  const table = useContext(BarContext);
  const [open, setOpen] = useState<'menu' | 'settings'>();
  if (table === undefined) throw new Error('a bar stands at a table');
  const { view, seats, board, onSave } = table;
  const close = () => setOpen(undefined);
  return (
    <div className="table-bar">
      <button
        type="button"
        className="icon plain"
        aria-haspopup="dialog"
        aria-label={t('table.menu')}
        onClick={() => setOpen('menu')}
      >
        <Icon name="menu" />
      </button>
      <ScoreStrip view={view} seats={seats} about={about} onPress={about && (() => setOpen('menu'))} />
      {tools}
      <button
        type="button"
        className="icon plain"
        aria-label={t('table.fit')}
        onClick={() => board.current?.fit()}
      >
        <Icon name="fit" />
      </button>
      {open === 'menu' && (
        <TableMenu board={board} onSave={onSave} onSettings={() => setOpen('settings')} onClose={close}>
          {menu}
        </TableMenu>
      )}
      {open === 'settings' && <SettingsDialog onClose={close} />}
    </div>
  );
});
