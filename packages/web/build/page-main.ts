// Builds the page, with the expansions named in its argument.
import { buildPage } from './page.ts';

await buildPage(JSON.parse(process.argv[2]));
