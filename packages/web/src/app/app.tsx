import { type ComponentType, lazy, Suspense } from 'react';
import type { PageKey } from '../texts/en.ts';
import { Announcer } from './frame/announcer.tsx';
import { Header } from './frame/header.tsx';
import { useNoteInTitle } from './frame/title.ts';
import { hasOnline } from './has-online.ts';
import { Home } from './home/home.tsx';
import { type Route, useRoute } from './route.ts';
import { useDocumentSettings } from './settings/theme.ts';
import { ComingTable } from './table/bring-table.ts';
import { withWords } from './use-catalogue.ts';
import { useWords } from './words.ts';

/** Every screen but the first comes when it is asked for, so that the first is there sooner. */
const SCREENS: Partial<Record<Route, ComponentType>> = {
  table: ComingTable,
  new: lazy(async () => ({ default: (await withWords(import('../setup/setup-screen.tsx'))).SetupScreen })),
  online: lazy(async () => ({
    default: (await withWords(import('../online/online-screen.tsx'))).OnlineScreen,
  })),
  learn: lazy(async () => ({ default: (await withWords(import('../learn/learn-screen.tsx'))).LearnScreen })),
  rules: lazy(async () => ({
    default: (await withWords(import('../rulebook/rules-screen.tsx'))).RulesScreen,
  })),
  puzzles: lazy(async () => ({
    default: (await withWords(import('../puzzles/puzzles-screen.tsx'))).PuzzlesScreen,
  })),
  replay: lazy(async () => ({
    default: (await withWords(import('../replay/replay-screen.tsx'))).ReplayScreen,
  })),
  statistics: lazy(async () => ({
    default: (await withWords(import('../statistics/statistics-screen.tsx'))).StatisticsScreen,
  })),
  gallery: lazy(async () => ({
    default: (await withWords(import('../art/gallery/gallery.tsx'))).GalleryScreen,
  })),
};

/** The screens' names for the title of the page. */
const TITLES = {
  new: 'setup.title',
  online: 'menu.online',
  learn: 'menu.learn',
  rules: 'menu.rules',
  puzzles: 'menu.puzzles',
  replay: 'menu.replay',
  statistics: 'menu.statistics',
  gallery: 'menu.gallery',
} as const satisfies Partial<Record<Route, PageKey>>;

/** The page: its head, one screen by the address, and a voice for screen readers. */
export function App() {
  const { t } = useWords();
  const asked = useRoute();
  const route = asked === 'online' && !hasOnline() ? 'home' : asked;
  const Screen = SCREENS[route];
  const title = route in TITLES ? t(TITLES[route as keyof typeof TITLES]) : undefined;
  const note = useNoteInTitle();
  useDocumentSettings(titleOf(note ?? title, t('app.name')));
  return (
    <div className="page" data-route={route}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page; the address is taken by the screen */}
      <a className="skip" href="#main" onClick={skip}>
        {t('app.skip')}
      </a>
      <Header route={route} />
      {route === 'home' && <Home />}
      {Screen !== undefined && (
        <Suspense fallback={<Arriving />}>
          <Screen />
        </Suspense>
      )}
      <Announcer />
    </div>
  );
}

/** While a screen is on its way; seen only if that takes longer than a blink. */
function Arriving() {
  const { t } = useWords();
  return (
    <main id="main" tabIndex={-1} className="arriving" aria-busy="true">
      <p role="status">{t('app.arriving')}</p>
    </main>
  );
}

/** The address is the screen's, so the skip link moves the focus itself. */
function skip(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function titleOf(what: string | undefined, name: string): string {
  return what === undefined ? name : `${what} · ${name}`;
}
