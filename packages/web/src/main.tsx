import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/layers.css';
import './app/table/table-styles.ts';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/frame/error-boundary.tsx';
import './app/settings/theme.css';
import './app/elements.css';
import './app/buttons.css';
import './app/app.css';
import './app/parts.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
keepOffline();

/** Lets the service worker keep the built page, so that it works without a network once it was loaded. */
function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A browser that forbids it (a private window, say) plays online all the same.
    navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  });
}
