import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/table-styles.ts';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { keepOffline } from './app/offline.ts';
import './app/theme.css';
import './app/app.css';

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
