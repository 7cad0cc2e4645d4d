import { parentPort, workerData } from 'node:worker_threads';
import { inSources } from './page-stack.ts';

const { stack, maps } = workerData as { readonly stack: string; readonly maps: string };
parentPort?.postMessage(inSources(stack, maps));
