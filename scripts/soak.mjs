// `npm run soak -- [--levels page,squire] [--games 500] [--seed 1] [--iterations 4] [--longest 20000]`: whole games of bots over
// random set-ups and 2 to 8 seats. The last line is one JSON object; exit status 1 if anything went wrong.
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

const { values } = parseArgs({
  options: {
    levels: { type: 'string', default: 'page,squire,knight,baron' },
    games: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string', default: '4' },
    longest: { type: 'string', default: '20000' },
  },
});

register({ tsconfig: false });
// By its address, for the types of the bots are not those of the scripts.
const tool = new URL('../packages/bots/tools/soak.ts', import.meta.url);
const { soak, readLevels } = await import(tool.href);
const results = soak({
  levels: readLevels(values.levels),
  games: Number(values.games),
  seed: Number(values.seed),
  iterations: Number(values.iterations),
  longest: Number(values.longest),
  tell: (/** @type {string} */ line) => console.log(line),
});
console.log(JSON.stringify(results));
const wrong = Object.values(results).reduce((sum, one) => sum + one.illegal + one.crashes + one.stalls, 0);
process.exitCode = wrong > 0 ? 1 : 0;
