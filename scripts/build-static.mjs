// `npm run build:static [FOLDER]`: the page alone, as files for any web space, also in a folder of it: everything but playing online. Without a FOLDER, `static`.
import { join, resolve } from 'node:path';
import './build.mjs';
import { root } from './run.mjs';

const folder = resolve(process.argv[2] ?? join(root, 'static'));
const { pageFolder, writeStatic } = await import(
  new URL('../packages/web/dist-build/page.js', import.meta.url).href
);
writeStatic(pageFolder(), folder);
console.log(`The page is in ${folder}: copy what is there to any web space.`);
