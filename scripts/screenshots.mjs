// `npm run screenshots`: a picture of every screen into screenshots/, which git ignores. A word after it takes only the
// pictures with that word in their name: `npm run screenshots -- end-phone`.
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './run.mjs';

register({ tsconfig: false });
const { takeScreenshots } = await import('../packages/web/tools/screenshots.ts');

const folder = join(root, 'screenshots');
const taken = await takeScreenshots(folder, process.argv[2]);
console.log(`${taken} pictures in ${folder}`);
