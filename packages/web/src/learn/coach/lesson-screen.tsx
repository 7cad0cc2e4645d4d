import { useEffect, useMemo, useRef, useState } from 'react';
import { useTitleNote } from '../../app/frame/title.ts';
import { Table } from '../../app/table/table.tsx';
import { useCatalogue } from '../../app/use-catalogue.ts';
import { useWords } from '../../app/words.ts';
import type { BoardHandle } from '../../board/board.tsx';
import { useSessionState } from '../../session/table-store.ts';
import type { Lesson, Scene } from '../lessons/lesson.ts';
import { lessonWords } from '../lessons/lesson-words.ts';
import { currentProgress, sceneToResume, useProgress } from '../overview/progress.ts';
import { useScene } from '../scene/use-scene.ts';
import { learnTexts } from '../texts/catalogue.ts';
import { Coach } from './coach.tsx';
import { LightLayer } from './light-layer.tsx';

interface LessonScreenProps {
  readonly lesson: Lesson;
  readonly onEnd: () => void;
}

/** A lesson at a real table, scene by scene. */
export function LessonScreen({ lesson, onEnd }: LessonScreenProps) {
  const { lang } = useWords();
  const [at, setAt] = useState(() => ({ index: sceneToResume(currentProgress(), lesson), round: 0 }));
  useTitleNote(lessonWords(lang, lesson).title);
  return (
    <SceneTable
      key={`${at.index} ${at.round} ${lang}`}
      lesson={lesson}
      scene={lesson.scenes[at.index]}
      at={at}
      onGo={(index) => setAt({ index, round: at.round + 1 })}
      onEnd={onEnd}
    />
  );
}

interface SceneTableProps extends LessonScreenProps {
  readonly scene: Scene;
  readonly at: { readonly index: number; readonly round: number };
  readonly onGo: (index: number) => void;
}

function SceneTable({ lesson, scene, at, onGo, onEnd }: SceneTableProps) {
  const { lang } = useWords();
  const say = useCatalogue(learnTexts);
  const progress = useProgress();
  const board = useRef<BoardHandle>(null);
  const run = useScene(lesson, scene, [say('learner'), say('other')], at.round);
  const { view } = useSessionState(run);
  useEffect(() => {
    // Going on with the keys, one is at the table again.
    if (at.round > 0) document.getElementById('main')?.focus({ preventScroll: true });
  }, [at.round]);
  const { lights = [], fields = false, panel } = scene;
  const taught = useMemo(
    () => ({
      lights: <LightLayer view={view} lights={lights} />,
      fields,
      panel,
      board,
    }),
    [view, lights, fields, panel],
  );
  return (
    <Table
      session={run}
      head={
        <Coach
          lesson={lesson}
          words={lessonWords(lang, lesson)}
          run={run}
          index={at.index}
          progress={progress}
          onGo={onGo}
          onEnd={onEnd}
          onRecall={(place) => board.current?.recall(place)}
        />
      }
      kept={undefined}
      onSave={undefined}
      end={() => undefined}
      taught={taught}
    />
  );
}
