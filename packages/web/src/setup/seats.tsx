import { useWords } from '../app/words.ts';
import { SeatBadge } from '../panels/seat-badge.tsx';
import { COLOURS, type SeatInfo } from '../session/types.ts';
import type { PartProps } from './expansions.tsx';
import { addSeat, changeSeat, MAX_SEATS, MIN_SEATS, type Plan, removeSeat } from './plan.ts';
import { isUsualName, renamed, usualName } from './seat-names.ts';
import { WhoPlays } from './who-plays.tsx';

/** Who plays: names, colours, people and bots. */
export function SeatList({ plan, onChange }: PartProps) {
  const { t, lang } = useWords();
  const { seats } = plan;
  const reseat = (next: Plan) => onChange({ ...next, seats: renamed(next.seats, lang) });
  /** A seat that goes from a person to a bot, or the other way, is no longer called as before, unless somebody named it. */
  const sit = (index: number, change: Pick<SeatInfo, 'player' | 'level' | 'slips' | 'likeMe'>) => {
    const others = seats.filter((_, i) => i !== index);
    const { name } = seats[index];
    reseat(
      changeSeat(plan, index, {
        ...change,
        name: isUsualName(name) ? usualName(change, others, lang) : name,
      }),
    );
  };
  return (
    <fieldset className="seats">
      <legend>{t('setup.players')}</legend>
      <ol>
        {seats.map((seat, index) => (
          <li key={seat.colour} className="seat" data-colour={seat.colour}>
            <SeatBadge colour={seat.colour} />
            <input
              aria-label={t('setup.name', { n: index + 1 })}
              value={seat.name}
              maxLength={24}
              required
              onChange={(event) => onChange(changeSeat(plan, index, { name: event.target.value }))}
            />
            <select
              aria-label={t('setup.colour', { name: seat.name })}
              value={seat.colour}
              onChange={(event) => {
                const colour = COLOURS.find((one) => one === event.target.value);
                if (colour !== undefined) onChange(changeSeat(plan, index, { colour }));
              }}
            >
              {COLOURS.map((colour) => (
                <option key={colour} value={colour}>
                  {t(`colour.${colour}`)}
                </option>
              ))}
            </select>
            <WhoPlays seat={seat} onChange={(change) => sit(index, change)} />
            <button
              type="button"
              aria-label={t('setup.remove', { name: seat.name })}
              disabled={seats.length <= MIN_SEATS}
              onClick={() => reseat(removeSeat(plan, index))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        disabled={seats.length >= MAX_SEATS}
        onClick={({ currentTarget: button }) => {
          onChange(addSeat(plan, (bot) => usualName(bot, seats, lang)));
          // The new seat pushes it down: who adds several finds it again.
          requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }));
        }}
      >
        + {t('setup.add')}
      </button>
    </fieldset>
  );
}
