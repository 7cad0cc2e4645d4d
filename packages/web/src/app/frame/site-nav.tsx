import { useEffect, useState } from 'react';
import { hasOnline } from '../has-online.ts';
import type { Route } from '../route.ts';
import { useWords } from '../words.ts';
import { Icon } from './icon.tsx';

export const PLACES = [
  'learn',
  'rules',
  'puzzles',
  'replay',
  'statistics',
  'online',
  'gallery',
] as const satisfies readonly Route[];

/** The ways to the other screens: a row where there is room, else a list behind a button. */
export function SiteNav({ route }: { readonly route: Route }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('.site-nav') === null;
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isElsewhere) setOpen(false);
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, [isOpen]);
  return (
    <nav className="site-nav" aria-label={t('table.menu')} data-open={isOpen}>
      <button
        type="button"
        className="icon plain site-nav-button"
        aria-label={t('menu.places')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
      </button>
      <ul>
        {PLACES.filter((place) => place !== 'online' || hasOnline()).map((place) => (
          <li key={place}>
            <a
              className="nav-link"
              href={`#/${place}`}
              aria-current={route === place ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {t(`menu.${place}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
