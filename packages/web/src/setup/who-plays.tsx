import { LEVELS, levelAbout, levelName } from '@bastide/bots';
import { useId } from 'react';
import { useWords } from '../app/words.ts';
import { LevelFace } from '../panels/level-face.tsx';
import { levelOf, readLevel } from '../session/seat-info.ts';
import type { SeatInfo } from '../session/types.ts';

interface WhoPlaysProps {
  readonly seat: SeatInfo;
  readonly onChange: (change: Pick<SeatInfo, 'player' | 'level'>) => void;
}

/** A person or a bot of one of the levels, and what to expect of it. */
export function WhoPlays({ seat, onChange }: WhoPlaysProps) {
  const { t, lang } = useWords();
  const about = useId();
  const level = levelOf(seat);
  return (
    <>
      <select
        aria-label={t('setup.kind', { name: seat.name })}
        aria-describedby={level === undefined ? undefined : about}
        value={level ?? 'person'}
        onChange={(event) => {
          const chosen = readLevel(event.target.value);
          onChange(chosen === undefined ? { player: 'person' } : { player: 'bot', level: chosen });
        }}
      >
        <option value="person">{t('setup.person')}</option>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t('setup.bot', { level: levelName(lang, one) })}
          </option>
        ))}
      </select>
      {level !== undefined && (
        <p id={about} className="about-level small">
          <LevelFace level={level} />
          {levelAbout(lang, level)}
        </p>
      )}
    </>
  );
}
