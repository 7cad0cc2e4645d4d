import { parentPort, workerData } from 'node:worker_threads';
import { LibsqlFile } from './file.ts';
import type { FromThread, Opening, ToThread } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('runs in a thread only');
const { path, isShared } = workerData as Opening;

function failureOf(work: () => void): { readonly error?: string } {
  try {
    work();
    return {};
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

try {
  const file = await LibsqlFile.open(path, isShared);
  port.postMessage({ tell: 'open' } satisfies FromThread);
  port.on('message', (message: ToThread) => {
    if (message.do === 'close') {
      file.close();
      port.postMessage({ tell: 'closed' } satisfies FromThread);
      port.close();
      return;
    }
    if (message.do === 'copy') {
      port.postMessage({ tell: 'copied', ...failureOf(() => file.copy(message.file)) } satisfies FromThread);
      return;
    }
    void file.run(message.calls).then((answers) => {
      const notices = file.takeNotices();
      port.postMessage({ tell: 'answers', answers, notices } satisfies FromThread);
    });
  });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  port.postMessage({ tell: 'failed', reason } satisfies FromThread);
  port.close();
}
