import { explainFailure, type Failure } from '@bastide/rules';
import { useRef, useState } from 'react';
import { Icon } from '../app/frame/icon.tsx';
import { Modal } from '../app/frame/modal.tsx';
import { goTo } from '../app/route.ts';
import { openTable } from '../app/table/current-session.ts';
import { useWords } from '../app/words.ts';
import { watch } from '../replay/games/kept.ts';
import type { OpenedRecord } from './open-record.ts';
import { SeveralGames } from './several-games.tsx';
import { type RecordFile, useRecordFile } from './use-record-file.ts';

/** Opens a record from a file: one that is finished is watched, another can also be played on. */
export function OpenFile() {
  const { t, lang } = useWords();
  const [unfinished, ask] = useState<OpenedRecord>();
  const [failure, fail] = useState<Failure>();
  const file = useRecordFile((opened) => {
    if (opened.isOver) watch(opened);
    else ask(opened);
  });

  function playOn(opened: OpenedRecord): void {
    ask(undefined);
    const refused = openTable(opened.table, opened.moves);
    fail(refused);
    if (refused === undefined) goTo('table');
  }

  const wrong = failure === undefined ? file.wrong : t('file.broken', { why: explainFailure(lang, failure) });
  return (
    <div className="open-file">
      <FileButton file={file} />
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <SeveralGames file={file} />
      {unfinished !== undefined && (
        <Modal title={t('file.unfinished')} onClose={() => ask(undefined)}>
          <p>{t('file.unfinished.about')}</p>
          <div className="actions">
            <button type="button" className="primary" onClick={() => playOn(unfinished)}>
              <Icon name="play" />
              {t('file.play-on')}
            </button>
            <button type="button" onClick={() => watch(unfinished)}>
              <Icon name="film" />
              {t('file.watch')}
            </button>
          </div>
        </Modal>
      )}
    </div>
  );
}

/** The way to a file of the player's. */
export function FileButton({ file }: { readonly file: RecordFile }) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        <Icon name="open" />
        {t('setup.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,.jsonl,.gz,application/json,application/gzip"
        hidden
        aria-label={t('setup.import')}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen !== undefined) void file.open(chosen);
        }}
      />
    </>
  );
}
