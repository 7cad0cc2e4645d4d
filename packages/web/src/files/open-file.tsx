import { explainFailure, type Failure } from '@bastide/rules';
import { useRef, useState } from 'react';
import { announce } from '../app/announcer.tsx';
import { openTable } from '../app/current-session.ts';
import { Icon } from '../app/icon.tsx';
import { goTo } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { MOST_CHARACTERS, openRecord } from './open-record.ts';

/** Opens a record from a file. One that can't be opened changes nothing and says why. */
export function OpenFile() {
  const { t, lang } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const refuse = (why: string) => setWrong(t('file.broken', { why }));

  /** Faults of a file are told as such; those of a set-up have their own words. */
  function whyNot(failure: Failure): string {
    const move = /^moves\.(\d+)/.exec(failure.at)?.[1];
    if (move !== undefined) return t('file.bad-move', { n: Number(move) + 1 });
    if (failure.error === 'not-an-object' && failure.at === '') return t('file.not-json');
    return explainFailure(lang, failure);
  }

  async function open(file: File): Promise<void> {
    if (file.size > MOST_CHARACTERS) return refuse(t('file.too-big'));
    const opened = openRecord(await file.text(), (seat) => t('setup.player-name', { n: seat + 1 }));
    if ('error' in opened) return refuse(whyNot(opened));
    const failure = openTable(opened.table, opened.moves);
    if (failure !== undefined) return refuse(explainFailure(lang, failure));
    announce(opened.differs === undefined ? t('file.opened') : t('file.differs', { at: opened.differs }));
    goTo('table');
  }

  return (
    <div className="open-file">
      <button type="button" onClick={() => input.current?.click()}>
        <Icon name="open" />
        {t('setup.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('setup.import')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
