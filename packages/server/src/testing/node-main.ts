// One node as a process of its own, to be killed. Prints `ready URL`.
import { serveGames } from '../serve.ts';
import { TEST_CONFIG } from './test-config.ts';

const config = { ...TEST_CONFIG, store: process.env.BASTIDE_STORE ?? '' };
const served = await serveGames({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) }, config);
console.log(`ready ${served.url}`);
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
