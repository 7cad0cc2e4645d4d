// A server of several processes under measurement. Prints `ready URL`; its usage is that of all of them.
import { readFileSync } from 'node:fs';
import { serveProcesses } from '../processes/serve-processes.ts';

const where = process.env.BASTIDE_STORE ?? '';
const served = await serveProcesses({
  host: '127.0.0.1',
  port: 0,
  count: Number(process.env.BASTIDE_PROCESSES),
  where,
  env: { BASTIDE_STORE: where },
  main: new URL('../testing/shard-main.ts', import.meta.url),
});
console.log(`ready ${served.url}`);

/** Seconds of processor, as Linux tells them: in hundredths. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

process.on('message', () => {
  const pids = [process.pid, ...served.pids.flatMap((pid) => pid ?? [])];
  const cpu = pids.map(cpuOf).reduce((sum, one) => sum + one);
  process.send?.({ cpu, memory: process.memoryUsage() });
});
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
