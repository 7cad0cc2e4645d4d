import { LEVELS, levelAbout, levelName } from '@bastide/bots';
import { useId } from 'react';
import { useWords } from '../app/words.ts';
import { LevelFace } from '../panels/level-face.tsx';
import { levelOf, nearestLevel, readLevel } from '../session/seat-info.ts';
import type { SeatInfo } from '../session/types.ts';
import { useLikeMe } from './like-me.ts';

interface WhoPlaysProps {
  readonly seat: SeatInfo;
  readonly onChange: (change: Pick<SeatInfo, 'player' | 'level' | 'slips' | 'likeMe'>) => void;
}

/** A person, a bot of one of the levels or one like me, and what to expect of it. */
export function WhoPlays({ seat, onChange }: WhoPlaysProps) {
  const { t, lang } = useWords();
  const about = useId();
  const { likeMe = false } = seat;
  const same = useLikeMe(likeMe);
  const level = likeMe ? nearestLevel(same) : levelOf(seat);
  return (
    <>
      <select
        aria-label={t('setup.kind', { name: seat.name })}
        aria-describedby={level === undefined ? undefined : about}
        value={likeMe ? 'like-me' : (level ?? 'person')}
        onChange={(event) => {
          if (event.target.value === 'like-me') return onChange(same);
          const chosen = readLevel(event.target.value);
          onChange(chosen === undefined ? { player: 'person' } : { player: 'bot', level: chosen });
        }}
      >
        <option value="person">{t('setup.person')}</option>
        <option value="like-me">{t('setup.bot', { level: t('level.like-me') })}</option>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t('setup.bot', { level: levelName(lang, one) })}
          </option>
        ))}
      </select>
      {level !== undefined && (
        <p id={about} className="about-level small">
          <LevelFace level={level} />
          {likeMe ? t('level.like-me.about', { level: levelName(lang, level) }) : levelAbout(lang, level)}
        </p>
      )}
    </>
  );
}
