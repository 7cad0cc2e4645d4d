import type { ReactNode, RefObject } from 'react';
import type { BoardHandle } from '../../board/board.tsx';
import { Icon } from '../frame/icon.tsx';
import { Modal } from '../frame/modal.tsx';
import { PLACES } from '../frame/site-nav.tsx';
import { useWords } from '../words.ts';
import { LandTools } from './land-tools.tsx';

interface TableMenuProps {
  readonly board: RefObject<BoardHandle | null>;
  readonly onSave: (() => void) | undefined;
  readonly onSettings: () => void;
  readonly onClose: () => void;
  /** What can be done at this kind of table. */
  readonly children?: ReactNode;
}

/** All that is not on a small screen by itself: the table's own, the land, the page's places, the settings. */
export function TableMenu({ board, onSave, onSettings, onClose, children }: TableMenuProps) {
  const { t } = useWords();
  return (
    <Modal title={t('table.menu')} className="table-menu" onClose={onClose}>
      {children}
      <LandTools board={board} onSave={onSave} hasWords onUsed={onClose} />
      <nav aria-label={t('menu.places')}>
        <ul className="menu-places bare">
          <li>
            <a href="#/">{t('menu.new-table')}</a>
          </li>
          {PLACES.map((place) => (
            <li key={place}>
              <a href={`#/${place}`}>{t(`menu.${place}`)}</a>
            </li>
          ))}
          <li>
            <button type="button" className="plain" onClick={onSettings}>
              <Icon name="gear" />
              {t('menu.settings')}
            </button>
          </li>
        </ul>
      </nav>
    </Modal>
  );
}
