import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon, type IconName } from '../app/icon.tsx';
import { useWords } from '../app/words.ts';
import './tabs.css';

export const TABS = ['players', 'log', 'chat', 'remaining', 'track', 'help'] as const;
export type Tab = (typeof TABS)[number];

const ICONS: Readonly<Record<Tab, IconName>> = {
  players: 'players',
  log: 'log',
  chat: 'chat',
  remaining: 'tiles',
  track: 'track',
  help: 'help',
};

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly open: Tab | undefined;
  /** One that has something new in it. */
  readonly fresh?: Tab | undefined;
  /** Whether the open one can be closed, as on a phone. */
  readonly canClose: boolean;
  readonly onOpen: (tab: Tab | undefined) => void;
  readonly children: ReactNode;
}

/** Tabs by the book: arrow keys move among them, the panel is named by its tab. */
export function Tabs({ tabs, open, fresh, canClose, onOpen, children }: TabsProps) {
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => document.activeElement?.id === `tab-${tab}`);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (open !== undefined) onOpen(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" data-open={open !== undefined}>
      <div className="tab-list" role="tablist" aria-label={t('table.panels')} ref={list} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            id={`tab-${tab}`}
            role="tab"
            aria-selected={tab === open}
            aria-controls={tab === open ? 'tab-panel' : undefined}
            tabIndex={tab === (open ?? tabs[0]) ? 0 : -1}
            className="plain"
            onClick={() => onOpen(canClose && tab === open ? undefined : tab)}
          >
            <Icon name={ICONS[tab]} />
            <span>{t(`tab.${tab}`)}</span>
            {tab === fresh && tab !== open && (
              <span className="tab-fresh">
                <span className="hidden-text">{t('table.unread')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {open !== undefined && (
        <div
          id="tab-panel"
          className="tab-panel"
          role="tabpanel"
          aria-labelledby={`tab-${open}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it
          tabIndex={0}
        >
          {children}
        </div>
      )}
    </div>
  );
}
