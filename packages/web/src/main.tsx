import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app/layers.css';
import './app/table/table-styles.ts';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/frame/error-boundary.tsx';
import { reportFaults } from './app/frame/report-fault.ts';
import { keepOffline } from './app/keep-offline.ts';
import { currentSettings } from './app/settings/settings.ts';
import { loadWords } from './texts/catalogue.ts';
import './app/settings/fonts.css';
import './app/settings/theme.css';
import './app/elements.css';
import './app/buttons.css';
import './app/app.css';
import './app/parts.css';

reportFaults();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
const { language } = currentSettings();
await loadWords(language);
// In small steps: a finger need not wait for all of it.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  ),
);
if (document.readyState === 'complete') keepOffline(language);
else addEventListener('load', () => keepOffline(language));
