/** A worker that judges and advises. */
export function newAnalyst(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
