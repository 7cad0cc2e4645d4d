import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, servePage } from '@bastide/server';
import { buildPage, isPageOutdated, pageFolder } from '../../build/page.ts';

/** Builds the page if needed and serves a copy of it, so that a build beside the tests can't pull it away from under them. */
export async function serveBuiltPage(): Promise<Served> {
  if (isPageOutdated()) await buildPage();
  const root = mkdtempSync(join(tmpdir(), 'bastide-page-'));
  cpSync(pageFolder(), root, { recursive: true });
  const { url, close } = await servePage({ root, host: '127.0.0.1', port: 0 });
  return {
    url,
    async close() {
      await close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
