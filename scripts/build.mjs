// `npm run build`: compiles everything that runs and builds the page, as far as something has changed.
import { ensureCompiled } from './compiled.mjs';

if (!ensureCompiled()) process.exit(1);
// By its address, for it has just been compiled.
const page = await import(new URL('../packages/web/dist-build/page.js', import.meta.url).href);
if (page.isPageOutdated()) await page.buildPage();
