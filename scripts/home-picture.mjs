// `npm run home-picture`: paints the land of the first screen, by day and at dusk, into the source. To be run, and committed, when
// the look of tiles or figures has changed.
import '../packages/server/src/sources.js';

// By its address, for the types of the page are not those of the scripts.
const tool = new URL('../packages/web/tools/home-picture.ts', import.meta.url);
const { paintHome } = await import(tool.href);
await paintHome();
