// `npm run storm [-- --kills 50 --pairs 20 --nodes 1|2 --processes N --restarts N]`: kills servers at random while games are played, and counts what
// was promised and is not there afterwards. Players take moves back, talk, lose their lines and open second tabs meanwhile. With --nodes 2 on
// PostgreSQL; --restarts restarts PostgreSQL itself instead; --processes kills one of so many processes of a server on the embedded store.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import '../packages/server/src/sources.js';
import { startCompiled } from './compiled.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    pairs: { type: 'string', default: '20' },
    nodes: { type: 'string', default: '1' },
    processes: { type: 'string', default: '0' },
    restarts: { type: 'string', default: '0' },
  },
});
startCompiled();
const testing = new URL('../packages/server/src/testing/', import.meta.url);
const { NodeProcess } = await import(new URL('node-process.ts', testing).href);
const { Storm, wait } = await import(new URL('storm.ts', testing).href);
const { startPostgres } = await import(new URL('postgres.ts', testing).href);

const restarts = Number(values.restarts);
const isShared = values.nodes === '2' || restarts > 0;
const folder = mkdtempSync(join(tmpdir(), 'bastide-storm-'));
const postgres = isShared ? await startPostgres() : undefined;
const where = isShared ? await postgres?.database('storm') : join(folder, 'bastide.db');
if (where === undefined) throw new Error('there is no PostgreSQL');
const count = Number(values.processes);
const { serveProcesses } = await import(new URL('../processes/serve-processes.ts', testing).href);
const main = new URL('shard-main.ts', testing);
const served =
  count === 0
    ? undefined
    : await serveProcesses({ host: '127.0.0.1', port: 0, count, where, env: { BASTIDE_STORE: where }, main });
const nodes = served === undefined ? [await NodeProcess.start(where)] : [];
if (isShared) nodes.push(await NodeProcess.start(where));
const storm = new Storm();
await storm.begin(Number(values.pairs), served === undefined ? nodes.map(({ url }) => url) : [served.url]);
const times = restarts > 0 ? restarts : Number(values.kills);
for (let i = 0; i < times; i++) {
  await wait(100 + Math.random() * 900);
  if (restarts > 0) {
    await postgres?.stop();
    await wait(Math.random() * 500);
    await postgres?.start();
  } else if (served !== undefined) {
    const pid = served.pids[i % count];
    process.kill(pid, 'SIGKILL');
    // It is started again by itself.
    while (served.pids[i % count] === pid) await wait(5);
  } else {
    const node = nodes[i % nodes.length];
    await node.kill();
    // Of two the other one goes on; one alone has to be started again first.
    if (isShared) await storm.untilResumed(Date.now());
    await node.start();
  }
  if (!isShared || restarts > 0) await storm.untilResumed(Date.now());
  for (const { failure } of nodes) if (failure !== undefined) throw new Error(`a node has ended: ${failure}`);
  if ((i + 1) % 10 === 0)
    console.log(`${i + 1} of ${times}, ${storm.acknowledged.length} moves acknowledged`);
}
await storm.end();
await served?.close();
for (const node of nodes) await node.kill();
const { resumed, ...report } = await storm.report(where);
const sorted = [...resumed].sort((a, b) => a - b);
await postgres?.remove();
rmSync(folder, { recursive: true, force: true });
const median = sorted[Math.floor(sorted.length / 2)];
console.log(
  JSON.stringify({
    times,
    nodes: nodes.length,
    processes: count,
    ...report,
    resumedMedian: median,
    resumedWorst: sorted.at(-1),
  }),
);
process.exit(report.lost + report.doubled > 0 ? 1 : 0);
