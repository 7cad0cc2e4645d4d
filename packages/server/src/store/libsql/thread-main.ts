import { parentPort, workerData } from 'node:worker_threads';
import { LibsqlFile } from './file.ts';
import type { FromThread, Opening, ToThread } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('runs in a thread only');
const { path, isShared } = workerData as Opening;

async function failureOf(work: Promise<void>): Promise<{ readonly error?: string }> {
  try {
    await work;
    return {};
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

try {
  const file = await LibsqlFile.open(path, isShared);
  port.postMessage({ tell: 'open' } satisfies FromThread);
  port.on('message', async (message: ToThread) => {
    if (message.do === 'close') {
      await file.close();
      port.postMessage({ tell: 'closed' } satisfies FromThread);
      port.close();
      return;
    }
    if (message.do === 'copy') {
      const failed = await failureOf(file.copy(message.file));
      port.postMessage({ tell: 'copied', ...failed } satisfies FromThread);
      return;
    }
    const answers = await file.run(message.calls);
    port.postMessage({ tell: 'answers', answers, notices: file.takeNotices() } satisfies FromThread);
  });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  port.postMessage({ tell: 'failed', reason } satisfies FromThread);
  port.close();
}
