import { useEffect, useRef } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { useCatalogue } from '../../app/use-catalogue.ts';
import { useWords } from '../../app/words.ts';
import type { Recalled } from '../../board/effects/effects.ts';
import { useSessionState } from '../../session/table-store.ts';
import type { Lesson, LessonWords } from '../lessons/lesson.ts';
import type { Progress } from '../overview/progress.ts';
import type { SceneRun } from '../scene/scene-run.ts';
import { useAloud } from '../scene/use-scene.ts';
import { learnTexts } from '../texts/catalogue.ts';
import { FinalCount } from './final-count.tsx';

interface CoachProps {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  readonly run: SceneRun;
  readonly index: number;
  readonly progress: Progress;
  readonly onGo: (index: number) => void;
  readonly onEnd: () => void;
  readonly onRecall: (place: Recalled) => void;
}

/** Whoever teaches: what this scene is about, what to do, and what came of it. */
export function Coach({ lesson, words, run, index, progress, onGo, onEnd, onRecall }: CoachProps) {
  const say = useCatalogue(learnTexts);
  const { t } = useWords();
  const { status } = useSessionState(run);
  const said = words.scenes[run.scene.id];
  const verdict = status === 'done' ? said.done : status === 'missed' ? said.hint : undefined;
  useAloud(verdict ?? [said.title, said.say, said.task].filter(Boolean).join(' '));
  const isLast = index === lesson.scenes.length - 1;
  return (
    <section className="table-head coach" data-status={status} aria-label={words.title}>
      <div className="coach-head">
        <a
          className="coach-back"
          href="#/learn"
          title={say('all-lessons')}
          aria-label={t('table.turn', { who: say('all-lessons'), what: words.title })}
        >
          <Icon name="back" />
          <span>{words.title}</span>
        </a>
        <a className="coach-rules" href={`#/rules/${lesson.chapter ?? lesson.id}`}>
          {t('menu.rules')}
        </a>
        <span className="coach-count" aria-hidden="true">
          {index + 1} / {lesson.scenes.length}
        </span>
      </div>
      <Dots lesson={lesson} words={words} index={index} progress={progress} onGo={onGo} />
      <h2>{said.title}</h2>
      <div className="coach-words">
        <p>{said.say}</p>
        {status === 'open' && said.task !== undefined && <p className="coach-task">{said.task}</p>}
        {verdict !== undefined && (
          <p className="coach-verdict">
            <Icon name={status === 'done' ? 'check' : 'help'} />
            <span>{verdict}</span>
          </p>
        )}
        {run.state.view.over && <FinalCount run={run} onRecall={onRecall} />}
      </div>
      <div className="coach-actions">
        <button
          type="button"
          className="icon"
          aria-label={say('back')}
          disabled={index === 0}
          onClick={() => onGo(index - 1)}
        >
          <Icon name="back" />
        </button>
        {status === 'missed' && (
          <button type="button" className="primary" onClick={() => run.undo()}>
            <Icon name="undo" />
            {say('try-again')}
          </button>
        )}
        {status !== 'done' && (
          <button type="button" onClick={() => run.showMe()}>
            <Icon name="eye" />
            {say('show-me')}
          </button>
        )}
        <Next
          isDone={status === 'done'}
          isLast={isLast}
          onNext={() => (isLast ? onEnd() : onGo(index + 1))}
        />
      </div>
    </section>
  );
}

interface NextProps {
  readonly isDone: boolean;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** On to the next scene. When the task is done it takes the focus, so that the keys go on. */
function Next({ isDone, isLast, onNext }: NextProps) {
  const say = useCatalogue(learnTexts);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isDone) button.current?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <button
      ref={button}
      type="button"
      className={isDone ? 'primary coach-next' : 'plain coach-next'}
      onClick={onNext}
    >
      {say(isDone ? (isLast ? 'finish' : 'next') : 'skip')}
    </button>
  );
}

interface DotsProps {
  readonly lesson: Lesson;
  readonly words: LessonWords;
  readonly index: number;
  readonly progress: Progress;
  readonly onGo: (index: number) => void;
}

/** The scenes in a row: which are done, which one this is. Each can be gone to. */
function Dots({ lesson, words, index, progress, onGo }: DotsProps) {
  const say = useCatalogue(learnTexts);
  const done = progress.done[lesson.id] ?? [];
  return (
    <ol className="coach-dots bare" aria-label={say('scenes')}>
      {lesson.scenes.map(({ id }, at) => {
        const isDone = done.includes(id);
        const name = { n: at + 1, title: words.scenes[id].title };
        return (
          <li key={id}>
            <button
              type="button"
              className="plain"
              data-done={isDone}
              aria-current={at === index ? 'step' : undefined}
              aria-label={say(isDone ? 'scene.done' : 'scene', name)}
              title={words.scenes[id].title}
              onClick={() => onGo(at)}
            />
          </li>
        );
      })}
    </ol>
  );
}
