import { explainFailure, type Failure } from '@bastide/rules';
import { useEffect, useState } from 'react';
import { goTo } from '../app/route.ts';
import { bringTableSoon } from '../app/table/bring-table.ts';
import { openTable, useCurrentSession } from '../app/table/current-session.ts';
import { useWords } from '../app/words.ts';
import { load } from '../session/storage.ts';
import type { TableSetup } from '../session/types.ts';
import { Setup } from './setup.tsx';

/** What to play and who plays. */
export function SetupScreen() {
  const { t, lang } = useWords();
  const session = useCurrentSession();
  const [saved] = useState(load);
  const [failure, setFailure] = useState<Failure>();
  useEffect(bringTableSoon, []);
  const start = (table: TableSetup) => {
    const failed = openTable(table);
    if (failed === undefined) goTo('table');
    else setFailure(failed);
  };
  return (
    <main id="main" tabIndex={-1} className="setup-screen">
      <h1>{t('setup.title')}</h1>
      {failure !== undefined && (
        <p className="wrong" role="alert">
          {t('error.resume', { why: explainFailure(lang, failure) })}
        </p>
      )}
      <Setup last={session?.table ?? saved?.table} onStart={start} />
    </main>
  );
}
