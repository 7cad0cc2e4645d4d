import { LEVELS, levelName } from '@bastide/bots';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { COLOURS } from '../../session/types.ts';
import { MAX_SEATS, MIN_SEATS } from '../../setup/plan.ts';
import { useOnlineWords } from '../texts/words.ts';
import type { Guest } from './draft.ts';

interface GuestListProps {
  readonly guests: readonly Guest[];
  readonly onChange: (guests: readonly Guest[]) => void;
}

/** Seats for people and for bots. The first is one's own. */
export function GuestList({ guests, onChange }: GuestListProps) {
  const { o, t, lang } = useOnlineWords();
  const set = (index: number, guest: Guest) => onChange(guests.map((one, i) => (i === index ? guest : one)));
  return (
    <fieldset className="guests">
      <legend>{t('setup.players')}</legend>
      <ol className="bare">
        {guests.map((guest, index) => (
          <li key={COLOURS[index]} className="guest">
            <SeatBadge colour={COLOURS[index]} />
            {index === 0 ? (
              <span>{o('create.you')}</span>
            ) : (
              <select
                aria-label={o('create.guest', { n: index + 1 })}
                value={guest}
                onChange={(event) => set(index, GUESTS.find((one) => one === event.target.value) ?? 'person')}
              >
                <option value="person">{o('create.person')}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {o('create.bot', { level: levelName(lang, level) })}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ol>
      <p className="row">
        <button
          type="button"
          disabled={guests.length >= MAX_SEATS}
          onClick={() => onChange([...guests, 'person'])}
        >
          + {t('setup.add')}
        </button>
        <button
          type="button"
          disabled={guests.length <= MIN_SEATS}
          onClick={() => onChange(guests.slice(0, -1))}
        >
          − {o('create.fewer')}
        </button>
      </p>
    </fieldset>
  );
}

const GUESTS: readonly Guest[] = ['person', ...LEVELS];
