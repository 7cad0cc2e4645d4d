import type { RefObject } from 'react';
import type { BoardHandle } from '../../board/board.tsx';
import { Icon, type IconName } from '../frame/icon.tsx';
import { useWords } from '../words.ts';

interface LandToolsProps {
  readonly board: RefObject<BoardHandle | null>;
  readonly onSave?: (() => void) | undefined;
  /** Whether they stand in a menu, with words, and not over the land. */
  readonly hasWords?: boolean;
  readonly onUsed?: () => void;
}

/** Buttons for what keys and gestures do to the land too. */
export function LandTools({ board, onSave, hasWords = false, onUsed }: LandToolsProps) {
  const { t } = useWords();
  const tool = (icon: IconName, label: string, act: () => void) => (
    <button
      type="button"
      className={hasWords ? '' : 'icon'}
      aria-label={hasWords ? undefined : label}
      title={hasWords ? undefined : label}
      onClick={() => {
        act();
        onUsed?.();
      }}
    >
      <Icon name={icon} />
      {hasWords && label}
    </button>
  );
  return (
    <div
      className={hasWords ? 'menu-tools' : 'land-tools'}
      data-covers=""
      role="toolbar"
      aria-label={t('table.board')}
    >
      {tool('plus', t('table.zoom-in'), () => board.current?.zoomIn())}
      {tool('minus', t('table.zoom-out'), () => board.current?.zoomOut())}
      {tool('fit', t('table.fit'), () => board.current?.fit())}
      {tool('last', t('table.last'), () => board.current?.showLast())}
      {onSave && tool('save', t('table.export'), onSave)}
    </div>
  );
}
