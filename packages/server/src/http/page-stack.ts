import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { startWorker } from '../runnable.ts';

/** Where a browser says that something was: a file of the built page, line and column. */
const PLACE = /(?:https?:\/\/[^\s()@]*?\/)?assets\/([\w.-]+\.js):(\d{1,7}):(\d{1,7})/g;

/** The stack of a fault in the built page, told in places of our sources. The maps for that lie beside the page and are not served. */
export function inSources(stack: string, maps: string): string {
  const known = new Map<string, SourceMap | undefined>();
  return stack.replace(PLACE, (place: string, file: string, line: string, column: string) => {
    if (!known.has(file)) known.set(file, mapOf(join(maps, 'assets', `${file}.map`)));
    // Browsers count from one, maps from zero.
    const found = known.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (found === undefined || !('originalSource' in found)) return place;
    const { originalSource, originalLine, originalColumn } = found;
    return `${originalSource.replace(/^(?:\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function mapOf(path: string): SourceMap | undefined {
  if (!existsSync(path)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
}

/** The same in a thread that ends with it: maps are large, and nobody else should wait. As it is, if there are no maps. */
export async function stackInSources(stack: string, root: string | undefined): Promise<string> {
  const maps = `${root}-maps`;
  if (root === undefined || stack === '' || !existsSync(maps)) return stack;
  const thread = startWorker(new URL('./page-stack-main.ts', import.meta.url), { stack, maps });
  return new Promise((resolve) => {
    thread.once('message', (told: string) => resolve(told));
    thread.once('error', () => resolve(stack));
    thread.once('exit', () => resolve(stack));
  });
}
