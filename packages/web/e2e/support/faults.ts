import type { Page } from 'playwright-core';

/** Gathers everything the page complains of: errors in the console, errors nobody caught, files that did not come. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}
