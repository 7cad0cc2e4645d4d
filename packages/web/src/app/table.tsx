import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Board, type BoardHandle } from '../board/board.tsx';
import type { Recalled } from '../board/effects.ts';
import { useChoice } from '../board/use-choice.ts';
import { Guide } from '../guide/guide.tsx';
import { GameLog } from '../log/log.tsx';
import { Help } from '../panels/help.tsx';
import { Remaining } from '../panels/remaining.tsx';
import { ScoreStrip } from '../panels/score-strip.tsx';
import { Seats } from '../panels/seats.tsx';
import { TABS, type Tab, Tabs } from '../panels/tabs.tsx';
import { Track } from '../panels/track.tsx';
import { Turn } from '../panels/turn.tsx';
import { hasWheel, Wheel } from '../panels/wheel.tsx';
import { specsOf } from '../session/specs.ts';
import type { TableSession } from '../session/types.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { announce } from './announcer.tsx';
import { useSessionState } from './current-session.ts';
import { Icon, type IconName } from './icon.tsx';
import { NO_LAYERS, type Settings, useSettings } from './settings.ts';
import { useNewsAloud } from './use-news-aloud.ts';
import { useIsWide } from './wide.ts';
import { useWords } from './words.ts';

/** Who wants advice waits a moment longer for it than the table for its first paint. */
const Hint = lazy(async () => ({ default: (await import('../analysis/hint.tsx')).Hint }));

/** So many players fit beside the land; more, or with the wheel, they have a tab, so that the others stay in sight. */
const BESIDE = 4;

export interface TableProps {
  readonly session: TableSession;
  /** Stands over the land: who is there, how much time is left. */
  readonly head?: ReactNode;
  /** What is said at the table, in a panel of its own; `isNew` if not all of it was seen. */
  readonly chat?: { readonly panel: ReactNode; readonly isNew: boolean };
  /** Saves the record; left out where it can't be. */
  readonly onSave: (() => void) | undefined;
  /** The last screen, shown when the game is over until one looks at the land again. */
  readonly end: (onLook: () => void) => ReactNode;
  /** What whoever teaches at this table adds to it; the guide is silent then. */
  readonly taught?: Taught;
}

export interface Taught {
  /** Drawn on the land, under the figures. */
  readonly lights: ReactNode;
  /** Whether all fields are shown in colour. */
  readonly fields: boolean;
  /** The panel that is open at first, where there is room. */
  readonly panel: Tab | undefined;
  /** For showing places on the land. */
  readonly board: RefObject<BoardHandle | null>;
}

/** The table: the land, whose turn it is, and everything else a player may want to know. */
export function Table({ session, head, chat, onSave, end, taught }: TableProps) {
  const state = useSessionState(session);
  const { view } = state;
  const { seats, purist: isPurist = false } = session.table;
  const { t } = useWords();
  const settings = useHelp(useSettings(), isPurist, taught?.fields ?? false);
  const isWide = useIsWide();
  const ownBoard = useRef<BoardHandle>(null);
  const board = taught?.board ?? ownBoard;
  // Where a panel is to be looked at, the players make room for it.
  const isBeside = isWide && seats.length <= BESIDE && !hasWheel(view) && taught?.panel === undefined;
  const hasChat = chat !== undefined;
  const tabs = useMemo(() => tabsFor(isBeside, isPurist, hasChat), [isBeside, isPurist, hasChat]);
  const [tab, setTab] = useState(isWide ? taught?.panel : undefined);
  const [isEndShown, setEndShown] = useState(true);
  const [hint, setHint] = useState<ReactNode>();
  const choosing = useChoice(state, (move) => session.play(move));
  const specOf = useMemo(() => specsOf(session), [session]);
  const undo = useCallback(() => session.undo(), [session]);
  const skip = useMemo(() => session.skip && (() => session.skip?.()), [session]);
  const show = useCallback((place: { x: number; y: number }) => board.current?.show(place), [board]);
  const recall = useCallback((place: Recalled) => board.current?.recall(place), [board]);
  useNewsAloud(state, seats, specOf);
  useSounds(state.log, settings.sound);
  const open = tab !== undefined && tabs.includes(tab) ? tab : isWide ? tabs[0] : undefined;
  return (
    <main id="main" tabIndex={-1} className="table">
      <h1 className="hidden-text">{t('app.name')}</h1>
      {head}
      <section className="land" aria-label={t('table.board')}>
        <Board
          ref={board}
          session={session}
          state={state}
          seats={seats}
          choice={choosing.choice}
          settings={settings}
          onChoice={choosing.choose}
          onConfirm={choosing.confirm}
          onPass={choosing.pass}
          onUndo={undo}
          onSkip={skip}
          announce={announce}
          over={hint}
          lights={taught?.lights}
        />
        {!isWide && <ScoreStrip view={view} seats={seats} />}
        {!isPurist && taught === undefined && <Guide state={state} seats={seats} />}
        <LandTools board={board} onSave={onSave} />
      </section>
      <aside className="side" aria-label={t('table.panels')}>
        <Turn
          session={session}
          state={state}
          seats={seats}
          choosing={choosing}
          specOf={specOf}
          onShow={show}
          onRecall={recall}
          onUndo={undo}
          onSkip={skip}
          onResults={() => setEndShown(true)}
          hint={
            !isPurist &&
            taught === undefined && (
              <Suspense>
                <Hint session={session} state={state} specOf={specOf} onDrawing={setHint} onShow={show} />
              </Suspense>
            )
          }
        />
        {isBeside && <Seats view={view} seats={seats} />}
        <Tabs
          tabs={tabs}
          open={open}
          fresh={chat?.isNew === true ? 'chat' : undefined}
          canClose={!isWide}
          onOpen={setTab}
        >
          {open === 'players' && <Seats view={view} seats={seats} />}
          {open === 'players' && <Wheel view={view} seats={seats} />}
          {open === 'log' && <GameLog log={state.log} seats={seats} specOf={specOf} onRecall={recall} />}
          {open === 'chat' && chat?.panel}
          {open === 'remaining' && <Remaining view={view} seats={seats} specOf={specOf} />}
          {open === 'track' && <Track view={view} seats={seats} />}
          {open === 'help' && <Help isPurist={isPurist} />}
        </Tabs>
      </aside>
      {view.over && isEndShown && end(() => setEndShown(false))}
    </main>
  );
}

/** Players beside the land need no tab; where the host allows no help, nobody counts the tiles left. */
function tabsFor(isBeside: boolean, isPurist: boolean, hasChat: boolean): Tab[] {
  const left: Partial<Record<Tab, boolean>> = { players: isBeside, remaining: isPurist, chat: !hasChat };
  return TABS.filter((tab) => left[tab] !== true);
}

/** The settings at this table: without any help where the host allows none, with all fields where they are taught. */
function useHelp(settings: Settings, isPurist: boolean, hasFields: boolean): Settings {
  return useMemo(() => {
    if (isPurist) return { ...settings, layers: NO_LAYERS };
    return hasFields ? { ...settings, layers: { ...settings.layers, fields: true } } : settings;
  }, [settings, isPurist, hasFields]);
}

interface LandToolsProps {
  readonly board: RefObject<BoardHandle | null>;
  readonly onSave: (() => void) | undefined;
}

/** Buttons over the land for what keys and gestures do too. */
export function LandTools({ board, onSave }: LandToolsProps) {
  const { t } = useWords();
  const tool = (icon: IconName, label: string, act: () => void) => (
    <button type="button" className="icon" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="land-tools" role="toolbar" aria-label={t('table.board')}>
      {tool('plus', t('table.zoom-in'), () => board.current?.zoomIn())}
      {tool('minus', t('table.zoom-out'), () => board.current?.zoomOut())}
      {tool('fit', t('table.fit'), () => board.current?.fit())}
      {tool('last', t('table.last'), () => board.current?.showLast())}
      {onSave && tool('save', t('table.export'), onSave)}
    </div>
  );
}
