// One node as a process of its own, to be killed. Prints `ready URL`.
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
const { TEST_CONFIG } = await import('./test-config.ts');
const { serveGames } = await import('../serve.ts');
const config = { ...TEST_CONFIG, store: process.env.BASTIDE_STORE ?? '' };
const served = await serveGames({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) }, config);
console.log(`ready ${served.url}`);
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
