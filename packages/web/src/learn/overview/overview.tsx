import { Icon } from '../../app/frame/icon.tsx';
import { useCatalogue } from '../../app/use-catalogue.ts';
import { useWords } from '../../app/words.ts';
import { TilePicture } from '../../panels/pictures.tsx';
import { specOfTile } from '../../still/specs.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { lessonWords } from '../lessons/lesson-words.ts';
import { lessons } from '../lessons/lessons.ts';
import { learnTexts } from '../texts/catalogue.ts';
import { doneOf, isLearnt, useProgress } from './progress.ts';

/** Everything there is to learn: the first game, then a short lesson for every expansion. */
export function Overview() {
  const say = useCatalogue(learnTexts);
  const [first, ...others] = lessons;
  return (
    <main id="main" tabIndex={-1} className="learn">
      <header>
        <h1>{say('title')}</h1>
        <p>{say('about')}</p>
      </header>
      <FirstGame lesson={first} />
      <section aria-labelledby="lessons">
        <h2 id="lessons">{say('lessons')}</h2>
        <p className="small">{say('lessons.about')}</p>
        <ul className="lesson-cards bare">
          {others.map((lesson) => (
            <LessonCard key={lesson.id} lesson={lesson} />
          ))}
        </ul>
      </section>
    </main>
  );
}

function FirstGame({ lesson }: { readonly lesson: Lesson }) {
  const { lang } = useWords();
  const say = useCatalogue(learnTexts);
  const progress = useProgress();
  const { title, about } = lessonWords(lang, lesson);
  const isDone = isLearnt(progress, lesson);
  const done = doneOf(progress, lesson);
  return (
    <section className="first-game" aria-labelledby="first-game">
      <div className="first-tiles" aria-hidden="true">
        {FIRST_TILES.map(({ tile, rot }) => (
          <Picture key={tile} tile={tile} rot={rot} />
        ))}
      </div>
      <div className="first-words">
        <h2 id="first-game">{title}</h2>
        <p>{about}</p>
        <div className="row">
          {isDone && (
            <a className="button primary big" href="#/new">
              <Icon name="play" />
              {say('play')}
            </a>
          )}
          <a className={isDone ? 'button big' : 'button primary big'} href={`#/learn/${lesson.id}`}>
            <Icon name={isDone ? 'undo' : 'play'} />
            {say(isDone ? 'again' : done > 0 ? 'resume' : 'start')}
          </a>
        </div>
        <progress
          value={done}
          max={lesson.scenes.length}
          aria-label={say('done-of', { n: done, all: lesson.scenes.length })}
        />
        <p className="small">{say('done-of', { n: done, all: lesson.scenes.length })}</p>
      </div>
    </section>
  );
}

/** A city, a road and a monastery, as they lie side by side. */
const FIRST_TILES = [
  { tile: 'base/E', rot: 180 },
  { tile: 'base/B', rot: 0 },
  { tile: 'base/D-start', rot: 0 },
  { tile: 'base/V', rot: 0 },
];

function LessonCard({ lesson }: { readonly lesson: Lesson }) {
  const { lang } = useWords();
  const say = useCatalogue(learnTexts);
  const progress = useProgress();
  const { title, about } = lessonWords(lang, lesson);
  const isDone = isLearnt(progress, lesson);
  return (
    <li>
      <a className="lesson-card" href={`#/learn/${lesson.id}`} data-done={isDone}>
        <Picture tile={lesson.tile} rot={0} />
        <strong>{title}</strong>
        <span>{about}</span>
        <span className="lesson-state small">
          {isDone && <Icon name="check" />}
          {isDone ? say('learnt') : say('scene-count', { n: lesson.scenes.length })}
        </span>
      </a>
    </li>
  );
}

/** A picture beside words that say what it is. */
function Picture({ tile, rot }: { readonly tile: string; readonly rot: number }) {
  return (
    <span className="lesson-picture" aria-hidden="true">
      <TilePicture spec={specOfTile(tile)} rot={rot} label="" />
    </span>
  );
}
