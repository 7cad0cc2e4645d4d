// `npm run screenshots`: a picture of every screen into screenshots/, which git ignores. A word after it takes only the
// pictures with that word in their name: `npm run screenshots -- end-phone`.
import { join } from 'node:path';
import { root } from './run.mjs';
import '../packages/server/src/sources.js';

// By its address, for the types of the page are not those of the scripts.
const tool = new URL('../packages/web/tools/screenshots.ts', import.meta.url);
const { takeScreenshots } = await import(tool.href);

const folder = join(root, 'screenshots');
const taken = await takeScreenshots(folder, process.argv[2]);
console.log(`${taken} pictures in ${folder}`);
