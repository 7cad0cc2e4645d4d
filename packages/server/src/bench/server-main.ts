// The server under measurement, in a process of its own. Prints `ready URL`.
import { serveGames } from '../serve.ts';
import { TEST_CONFIG } from '../testing/test-config.ts';

const limits = { ...TEST_CONFIG.limits, openTables: 100_000, tablesPerPlayer: 100_000, sockets: 100_000 };
const config = { ...TEST_CONFIG, limits, idleTime: 3_600_000, store: process.env.BASTIDE_STORE ?? '' };
const served = await serveGames({ host: '127.0.0.1', port: 0 }, config);
console.log(`ready ${served.url}`);
process.on('message', (request) => {
  const { user, system } = process.cpuUsage();
  if (request === 'settled') globalThis.gc?.();
  process.send?.({ cpu: (user + system) / 1e6, memory: process.memoryUsage() });
});
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
