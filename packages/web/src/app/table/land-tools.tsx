import type { RefObject } from 'react';
import type { BoardHandle } from '../../board/board.tsx';
import { Icon, type IconName } from '../frame/icon.tsx';
import { useWords } from '../words.ts';

interface LandToolsProps {
  readonly board: RefObject<BoardHandle | null>;
  readonly onSave?: (() => void) | undefined;
}

/** Buttons over the land for what keys and gestures do too. */
export function LandTools({ board, onSave }: LandToolsProps) {
  const { t } = useWords();
  const tool = (icon: IconName, label: string, act: () => void) => (
    <button type="button" className="icon" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="land-tools" data-covers="" role="toolbar" aria-label={t('table.board')}>
      {tool('plus', t('table.zoom-in'), () => board.current?.zoomIn())}
      {tool('minus', t('table.zoom-out'), () => board.current?.zoomOut())}
      {tool('fit', t('table.fit'), () => board.current?.fit())}
      {tool('last', t('table.last'), () => board.current?.showLast())}
      {onSave && tool('save', t('table.export'), onSave)}
    </div>
  );
}
