import { LEVELS, type Level, levelAbout, levelName } from '@bastide/bots';
import { explainFailure, type Failure } from '@bastide/rules';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { OpenFile } from '../../files/open-file.tsx';
import { recordName } from '../../files/save-record.ts';
import { LevelFace } from '../../panels/level-face.tsx';
import { watch } from '../../replay/games/kept.ts';
import { load, unreadable } from '../../session/storage.ts';
import { useQuickGame } from '../../setup/quick-game.ts';
import { Icon } from '../frame/icon.tsx';
import { hasOnline } from '../has-online.ts';
import { goTo } from '../route.ts';
import { changeSettings } from '../settings/settings.ts';
import { oddOnShelf, shelf } from '../storage/shelf.ts';
import { bringTableSoon } from '../table/bring-table.ts';
import { openTable, resumeTable, useCurrentSession } from '../table/current-session.ts';
import { useWords } from '../words.ts';
import { ResumeCard, Standing, standingOf } from './resume-card.tsx';
import { UnopenedCard } from './unopened-card.tsx';
import './home.css';

/** The first screen: go on with a game, play at once, or find the way to everything else. */
export function Home() {
  const { t, lang } = useWords();
  const session = useCurrentSession();
  const { level, isLikeMe, begin } = useQuickGame();
  const [saved] = useState(load);
  const [shelved] = useState(shelf);
  const [failure, setFailure] = useState<Failure>();
  useEffect(bringTableSoon, []);
  const go = (failed: Failure | undefined) => (failed === undefined ? goTo('table') : setFailure(failed));
  const current = useMemo(() => session?.saved ?? saved, [session, saved]);
  const standing = useMemo(() => current && standingOf(current), [current]);
  const goingOn = standing === undefined || 'error' in standing || standing.over ? undefined : standing;
  const [odd] = useState(unread);
  const hasKept = shelved.length > 0 || odd.length > 0 || (current !== undefined && goingOn === undefined);
  const play = () => setFailure(begin());
  return (
    <main id="main" tabIndex={-1} className="home">
      <section className="hero">
        <div className="hero-words">
          <h1>{t('app.name')}</h1>
          <p className="tagline">{t('app.tagline')}</p>
          {current !== undefined && goingOn !== undefined ? (
            <>
              <Standing table={current.table} standing={goingOn} />
              <MainButton onAct={() => go(resumeTable())}>{t('setup.resume')}</MainButton>
              <button type="button" onClick={play}>
                {t('setup.quick')}
              </button>
            </>
          ) : (
            <>
              <p>{t('home.about')}</p>
              <MainButton onAct={play}>{t('setup.quick')}</MainButton>
              <p className="small">{t('home.tagline-quick')}</p>
            </>
          )}
          <QuickLevel
            level={level}
            isLikeMe={isLikeMe}
            onChange={(chosen) => changeSettings({ level: chosen })}
          />
          <nav className="ways" aria-label={t('home.ways')}>
            <a className="button" href="#/new">
              <Icon name="tiles" />
              {t('home.new')}
            </a>
            {hasOnline() && (
              <>
                <a className="button" href="#/online/friend">
                  <Icon name="share" />
                  {t('home.friend')}
                </a>
                <a className="button" href="#/online">
                  <Icon name="players" />
                  {t('home.online')}
                </a>
              </>
            )}
            <a className="button" href="#/learn/first-game">
              <Icon name="learn" />
              {t('home.learn')}
            </a>
          </nav>
        </div>
      </section>
      {failure !== undefined && (
        <p className="wrong" role="alert">
          {t('error.resume', { why: explainFailure(lang, failure) })}
        </p>
      )}
      <section className="kept" aria-label={t('home.saved')}>
        {hasKept && <h2>{t('home.saved')}</h2>}
        <ul>
          {odd.map((text) => (
            <UnopenedCard key={text} text={text} />
          ))}
          {current !== undefined && goingOn === undefined && (
            <ResumeCard
              saved={current}
              onResume={() => go(resumeTable())}
              onWatch={() => watch({ ...current, name: recordName() })}
            />
          )}
          {shelved.map((one) => (
            <ResumeCard
              key={one.id}
              saved={one}
              onResume={() => go(openTable(one.table, one.moves, one.seed))}
              onWatch={() => watch({ ...one, name: recordName() })}
            />
          ))}
        </ul>
        <OpenFile />
      </section>
      <footer className="notice">{t('app.unofficial')}</footer>
    </main>
  );
}

/** What is kept and can't be read, as it is. */
function unread(): string[] {
  const texts = oddOnShelf().map((one) => JSON.stringify(one));
  return [...new Set([unreadable() ?? [], texts].flat())];
}

/** There is one: what most people come for. */
function MainButton({ onAct, children }: { readonly onAct: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className="primary big" onClick={onAct}>
      <Icon name="play" />
      {children}
    </button>
  );
}

interface QuickLevelProps {
  readonly level: Level;
  readonly isLikeMe: boolean;
  readonly onChange: (level: Level | 'like-me') => void;
}

const LIKE_ME = 'like-me';
const CHOICES = [LIKE_ME, ...LEVELS] as const;

/** Against whom one plays at once. */
function QuickLevel({ level, isLikeMe, onChange }: QuickLevelProps) {
  const { t, lang } = useWords();
  const about = useId();
  return (
    <div className="quick-level">
      <LevelFace level={level} />
      <label>
        {t('setup.level')}
        <select
          aria-describedby={about}
          value={isLikeMe ? LIKE_ME : level}
          onChange={(event) => {
            const chosen = CHOICES.find((one) => one === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {CHOICES.map((one) => (
            <option key={one} value={one}>
              {one === LIKE_ME ? t('level.like-me') : levelName(lang, one)}
            </option>
          ))}
        </select>
      </label>
      <p id={about} className="small">
        {isLikeMe ? t('level.like-me.about', { level: levelName(lang, level) }) : levelAbout(lang, level)}
      </p>
    </div>
  );
}
