import { lazy, Suspense } from 'react';
import { ArtDefs } from '../art/index.ts';
import { Announcer } from './announcer.tsx';
import { Header } from './header.tsx';
import { Home } from './home.tsx';
import { type Route, useRoute } from './route.ts';
import { TableScreen } from './table-screen.tsx';
import { useDocumentSettings } from './theme.ts';
import { useNoteInTitle } from './title.ts';
import { useWords } from './words.ts';

const OnlineScreen = lazy(async () => ({
  default: (await import('../online/online-screen.tsx')).OnlineScreen,
}));
const Gallery = lazy(async () => ({ default: (await import('../art/gallery.tsx')).Gallery }));

/** The page: its head, one screen by the address, and a voice for screen readers. */
export function App() {
  const { t } = useWords();
  const route = useRoute();
  const titles: Partial<Record<Route, string>> = { gallery: t('menu.gallery'), online: t('menu.online') };
  const note = useNoteInTitle();
  useDocumentSettings(titleOf(note ?? titles[route], t('app.name')));
  return (
    <div className="page" data-route={route}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page; the address is taken by the screen */}
      <a className="skip" href="#main" onClick={skip}>
        {t('app.skip')}
      </a>
      <svg className="shared-art" width="0" height="0" aria-hidden="true">
        <ArtDefs />
      </svg>
      <Header route={route} />
      {route === 'home' && <Home />}
      {route === 'table' && <TableScreen />}
      {route === 'online' && (
        <Suspense fallback={<main id="main" tabIndex={-1} aria-busy="true" />}>
          <OnlineScreen />
        </Suspense>
      )}
      {route === 'gallery' && (
        <main id="main" tabIndex={-1} className="gallery-screen">
          <Suspense>
            <Gallery />
          </Suspense>
        </main>
      )}
      <Announcer />
    </div>
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
