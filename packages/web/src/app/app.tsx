import { lazy, Suspense } from 'react';
import { ArtDefs } from '../art/index.ts';
import { Announcer } from './announcer.tsx';
import { Header } from './header.tsx';
import { Home } from './home.tsx';
import { type Route, useRoute } from './route.ts';
import { TableScreen } from './table-screen.tsx';
import { useDocumentSettings } from './theme.ts';
import { useWords } from './words.ts';

const Gallery = lazy(async () => ({ default: (await import('../art/gallery.tsx')).Gallery }));

/** The page: its head, one screen by the address, and a voice for screen readers. */
export function App() {
  const { t } = useWords();
  const route = useRoute();
  useDocumentSettings(titleOf(route, t('app.name'), t('menu.gallery')));
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

function titleOf(route: Route, name: string, gallery: string): string {
  return route === 'gallery' ? `${gallery} · ${name}` : name;
}
