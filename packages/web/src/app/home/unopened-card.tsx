import type { Failure } from '@bastide/rules';
import { refusalWords } from '../../files/refusal.ts';
import { download, recordName } from '../../files/save-record.ts';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import type { TableSetup } from '../../session/types.ts';
import { capital } from '../../texts/capital.ts';
import { Icon } from '../frame/icon.tsx';
import { useWords } from '../words.ts';

interface UnopenedCardProps {
  /** Unknown of something that can't be read at all. */
  readonly table?: TableSetup;
  readonly failure?: Failure;
  /** What is kept, as it is. */
  readonly text: string;
}

/** A kept game that can't be opened: said, kept, and to be had as a file. */
export function UnopenedCard({ table, failure, text }: UnopenedCardProps) {
  const { t, lang } = useWords();
  const why = failure === undefined ? '' : capital(lang, refusalWords(lang, placeless(failure)));
  return (
    <li className="kept-card">
      <div className="standing">
        {table !== undefined && (
          <ul className="kept-seats">
            {table.seats.map(({ colour, name }) => (
              <li key={colour}>
                <SeatBadge colour={colour} />
                <span className="kept-name">{name}</span>
              </li>
            ))}
          </ul>
        )}
        <p role="alert">{t('home.unopened', { why })}</p>
      </div>
      <button
        type="button"
        onClick={() => download(new Blob([text], { type: 'application/json' }), `${recordName()}.json`)}
      >
        <Icon name="save" />
        {t('home.unopened.export')}
      </button>
    </li>
  );
}

/** Which move it is says something to a player, where else in the file it is does not. */
function placeless(failure: Failure): Failure {
  return failure.at.startsWith('moves.') ? failure : { ...failure, at: '' };
}
