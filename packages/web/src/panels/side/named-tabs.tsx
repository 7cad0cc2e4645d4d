import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon, type IconName } from '../../app/frame/icon.tsx';
import { useWords } from '../../app/words.ts';
import './tabs.css';

export interface NamedTab<Key extends string> {
  readonly key: Key;
  readonly icon: IconName;
  readonly name: string;
}

interface NamedTabsProps<Key extends string> {
  readonly tabs: readonly NamedTab<Key>[];
  readonly open: Key | undefined;
  /** One that has something new in it. */
  readonly fresh?: Key | undefined;
  /** Whether the open one can be closed, as on a phone. */
  readonly canClose: boolean;
  readonly onOpen: (tab: Key | undefined) => void;
  readonly children: ReactNode;
}

/** Tabs by the book: arrow keys move among them, the panel is named by its tab. */
export function NamedTabs<Key extends string>(props: NamedTabsProps<Key>) {
  const { tabs, open, fresh, canClose, onOpen, children } = props;
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const press = (tab: Key) => {
    onOpen(canClose && tab === open ? undefined : tab);
    // In a low window it lies below what is asked.
    requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }));
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => document.activeElement?.id === `tab-${key}`);
    const next = tabs[(at + step + tabs.length) % tabs.length].key;
    if (open !== undefined) onOpen(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" data-open={open !== undefined}>
      <div className="tab-list" role="tablist" aria-label={t('table.panels')} ref={list} onKeyDown={walk}>
        {tabs.map(({ key: tab, icon, name }) => (
          <button
            key={tab}
            type="button"
            id={`tab-${tab}`}
            role="tab"
            aria-selected={tab === open}
            aria-controls={tab === open ? 'tab-panel' : undefined}
            tabIndex={tab === (open ?? tabs[0].key) ? 0 : -1}
            className="plain"
            onClick={() => press(tab)}
          >
            <Icon name={icon} />
            <span>{name}</span>
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
          ref={panel}
          // Each begins at its top.
          key={open}
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
