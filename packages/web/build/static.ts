import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Only our server sends these. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Copies the built page to a folder, to be served by anything that serves files, and lets it know that there are no games online. */
export function writeStatic(page: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(page, folder, { recursive: true, filter: (file) => !COMPRESSED.test(file) });
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<html ', '<html data-online="none" '));
}
