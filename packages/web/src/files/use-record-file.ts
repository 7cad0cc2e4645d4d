import { useState } from 'react';
import { announce } from '../app/frame/announcer.tsx';
import { useWords } from '../app/words.ts';
import { type OpenedRecord, openRecord } from './open-record.ts';
import { recordsIn } from './record-file.ts';
import { refusalWords } from './refusal.ts';

export interface RecordFile {
  /** Why the last file could not be opened. */
  readonly wrong: string | undefined;
  /** The records of a file that holds several: one is to be chosen. */
  readonly several: readonly string[];
  open(file: File): Promise<void>;
  choose(record: string): void;
  cancel(): void;
}

/** Opens records from files. One that can't be opened changes nothing and says why. */
export function useRecordFile(onOpened: (opened: OpenedRecord) => void): RecordFile {
  const { t, lang } = useWords();
  const [wrong, setWrong] = useState<string>();
  const [several, setSeveral] = useState<readonly string[]>([]);
  const refuse = (why: string) => setWrong(t('file.broken', { why }));
  const choose = (record: string) => {
    setSeveral([]);
    const opened = openRecord(record, (seat) => t('setup.player-name', { n: seat + 1 }));
    if ('error' in opened) return refuse(refusalWords(lang, opened));
    announce(opened.differs === undefined ? t('file.opened') : t('file.differs', { at: opened.differs }));
    onOpened(opened);
  };
  return {
    wrong,
    several,
    choose,
    cancel: () => setSeveral([]),
    async open(file) {
      setWrong(undefined);
      // A folder, or a file that is gone, can't be read at all.
      const records = await recordsIn(file).catch(() => ['']);
      if (records === undefined) return refuse(t('file.too-big'));
      if (records.length > 1) setSeveral(records);
      else choose(records[0]);
    },
  };
}
