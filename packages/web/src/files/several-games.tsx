import { Modal } from '../app/frame/modal.tsx';
import { useWords } from '../app/words.ts';
import './several-games.css';
import type { RecordFile } from './use-record-file.ts';

/** As many games as are offered of one file. */
const SHOWN = 200;

/** The games of a file that holds several. */
export function SeveralGames({ file: { several, choose, cancel } }: { readonly file: RecordFile }) {
  const { t } = useWords();
  if (several.length === 0) return undefined;
  return (
    <Modal title={t('file.several', { n: several.length })} className="several-games" onClose={cancel}>
      <ol className="bare">
        {several.slice(0, SHOWN).map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file keep their order
          <li key={index}>
            <button type="button" onClick={() => choose(record)}>
              {nameIn(record) ?? t('file.game', { n: index + 1 })}
            </button>
          </li>
        ))}
      </ol>
    </Modal>
  );
}

/** What a record calls itself, without reading all of it. */
function nameIn(record: string): string | undefined {
  return /"id"\s*:\s*"([^"\\]{1,60})"/.exec(record.slice(0, 2000))?.[1];
}
