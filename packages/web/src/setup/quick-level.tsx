import { LEVELS, type Level, levelAbout, levelName } from '@bastide/bots';
import { useId } from 'react';
import { useWords } from '../app/words.ts';

interface QuickLevelProps {
  readonly level: Level;
  readonly onChange: (level: Level) => void;
}

/** Against whom one plays at once. */
export function QuickLevel({ level, onChange }: QuickLevelProps) {
  const { t, lang } = useWords();
  const about = useId();
  return (
    <div className="quick-level">
      <label>
        {t('setup.level')}
        <select
          aria-describedby={about}
          value={level}
          onChange={(event) => {
            const chosen = LEVELS.find((one) => one === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {levelName(lang, one)}
            </option>
          ))}
        </select>
      </label>
      <p id={about} className="small">
        {levelAbout(lang, level)}
      </p>
    </div>
  );
}
