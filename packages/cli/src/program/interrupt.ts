/** As a shell has it for a program ended by Ctrl+C. */
export const INTERRUPTED = 130;

/** Works to the end; on Ctrl+C it is told to stop, and ends with what is done. */
export async function stoppable<T>(work: Promise<T>, stop: () => void): Promise<T> {
  process.once('SIGINT', stop);
  try {
    return await work;
  } finally {
    process.off('SIGINT', stop);
  }
}
