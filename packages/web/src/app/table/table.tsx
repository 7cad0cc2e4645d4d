import type { Answer } from '@bastide/rules';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Ghost, placementOf } from '../../analysis/ghost.tsx';
import { Hint } from '../../analysis/hint/hint.tsx';
import { Board, type BoardHandle } from '../../board/board.tsx';
import { askedSeat, useChoice } from '../../board/choices/use-choice.ts';
import type { Recalled } from '../../board/effects/effects.ts';
import { paintAhead } from '../../board/land-canvas/paint-ahead.ts';
import { CountLights, CountPoints } from '../../end/count/count-lights.tsx';
import { CountPanel, CountVeil } from '../../end/count/count-panel.tsx';
import { useEnding } from '../../end/count/use-ending.ts';
import { hasPanels } from '../../expansions/panels.tsx';
import { Guide } from '../../guide/guide.tsx';
import { GameLog } from '../../log/log.tsx';
import { Help, type Keeper, useKeyWords } from '../../panels/side/help.tsx';
import { SidePanels } from '../../panels/side/side-panels.tsx';
import type { Tab } from '../../panels/side/tabs.tsx';
import { Turn } from '../../panels/turn/turn.tsx';
import { useSessionState } from '../../session/table-store.ts';
import type { PlayedSession } from '../../session/types.ts';
import { useSince } from '../../since/use-since.tsx';
import { useSounds } from '../../sound/use-sounds.ts';
import { announce } from '../frame/announcer.tsx';
import { NO_LAYERS, type Settings, useSettings } from '../settings/settings.ts';
import { useIsRoomy, useIsSmall } from '../wide.ts';
import { useSeats, useWords, WordsOfGame } from '../words.ts';
import { BarContext, TableBar, type TableOfBar } from './table-bar.tsx';
import { TableShell } from './table-shell.tsx';
import { useNewsAloud } from './use-news-aloud.ts';

/** So many players fit beside the land; more, or with a panel of an expansion below them, they have a tab, so that the others stay in sight. */
const BESIDE = 4;

/** Where the host allows no help, nobody counts the tiles left. */
const HELPING: readonly Tab[] = ['remaining'];

export interface TableProps {
  readonly session: PlayedSession;
  /** Stands over the land, with a `TableBar` in it where there is little room; by default such a bar alone. */
  readonly head?: ReactNode;
  /** What is said at the table, in a panel of its own; `isNew` if not all of it was seen. */
  readonly chat?: { readonly panel: ReactNode; readonly isNew: boolean };
  /** Where the game is kept, if it is. */
  readonly kept: Keeper | undefined;
  /** Saves the record; left out where it can't be. */
  readonly onSave: (() => void) | undefined;
  /** The last screen, shown when the game is over and counted, until one looks at the land again. */
  readonly end: (ended: Ended) => ReactNode;
  /** What whoever teaches at this table adds to it; the guide is silent then. */
  readonly taught?: Taught;
}

/** What can be done once a game has ended. */
export interface Ended {
  onLook(): void;
  /** Plays the final count again; left out where there was none. */
  readonly onCount: (() => void) | undefined;
  /** Shows a place on the land. */
  onRecall(place: Recalled): void;
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
export function Table(props: TableProps) {
  return (
    <WordsOfGame value={props.session.table.setup}>
      <TableInWords {...props} />
    </WordsOfGame>
  );
}

function TableInWords({ session, head, chat, kept, onSave, end, taught }: TableProps) {
  const state = useSessionState(session);
  const { view } = state;
  // At once: what follows takes a slow phone a second.
  useState(() => paintAhead(view));
  const { purist: isPurist = false } = session.table;
  const seats = useSeats(session.table.seats);
  const { t } = useWords();
  const settings = useHelp(useSettings(), isPurist, taught?.fields ?? false);
  const isRoomy = useIsRoomy();
  // Who teaches has a head of their own, and the page's above it.
  const hasBar = useIsSmall() && taught === undefined;
  const ownBoard = useRef<BoardHandle>(null);
  const board = taught?.board ?? ownBoard;
  // Where a panel is to be looked at, the players make room for it.
  const isBeside = isRoomy && seats.length <= BESIDE && !hasPanels(view) && taught?.panel === undefined;
  const { motion } = settings;
  const isCounted = taught === undefined;
  const ending = useEnding({ state, seats, settings, begins: isCounted && motion, after: 'results' });
  const isCounting = ending.phase === 'count';
  const { isStill } = ending;
  const skipCount = t('count.skip');
  const [hint, setHint] = useState<readonly Answer[]>();
  const seat = askedSeat(state, seats);
  const choosing = useChoice(state, (move) => session.play(move));
  const { specOf } = session;
  /** Advice is shown on the land, and the tile in hand held as it says. */
  const follow = (way: readonly Answer[] | undefined) => {
    setHint(way);
    const rot = way && placementOf(way)?.target.rot;
    if (rot !== undefined) choosing.hold(rot);
  };
  const undo = useCallback(() => session.undo(), [session]);
  const skip = useMemo(() => session.skip && (() => session.skip?.()), [session]);
  const canSkip = skip !== undefined;
  const keys = useKeyWords(canSkip);
  const show = useCallback((place: { x: number; y: number }) => board.current?.show(place), [board]);
  const recall = useCallback((place: Recalled) => board.current?.recall(place), [board]);
  const since = useSince({ state, seats, seat, specOf, settings, onRecall: recall });
  useNewsAloud(state, seats, specOf, isCounted && motion);
  const isMyTurn = seat !== undefined && seats.some(({ player }) => player !== 'person');
  useSounds(state.log, settings, { isMyTurn, ending });
  useEffect(() => {
    if (isCounting && isStill) board.current?.fit();
  }, [isCounting, isStill, board]);
  const bar = useMemo<TableOfBar>(
    () => ({ view: ending.view, seats, board, onSave }),
    [ending.view, seats, board, onSave],
  );
  const { log } = state;
  const panels = useMemo(
    () => ({
      log: <GameLog log={log} seats={seats} specOf={specOf} onRecall={recall} />,
      chat: chat?.panel,
      help: <Help isPurist={isPurist} canSkip={canSkip} kept={kept} />,
    }),
    [log, seats, specOf, recall, chat?.panel, isPurist, canSkip, kept],
  );
  const shell = (
    <TableShell
      head={
        <>
          <h1 className="hidden-text">{t('app.name')}</h1>
          {head ??
            (hasBar && (
              <section className="table-head" aria-label={t('tab.players')}>
                <TableBar />
              </section>
            ))}
        </>
      }
      hasBar={hasBar}
      land={
        <Board
          ref={board}
          state={state}
          seats={seats}
          choosing={choosing}
          settings={isCounting ? { ...settings, layers: NO_LAYERS } : settings}
          onUndo={undo}
          onSkip={skip}
          keys={keys.join('. ')}
          announce={announce}
          over={(held, zoom) =>
            isCounting ? (
              <CountPoints ending={ending} seats={seats} zoom={zoom} />
            ) : (
              hint !== undefined &&
              seat !== undefined && (
                <Ghost
                  way={hint}
                  tone="better"
                  seat={seat}
                  seats={seats}
                  specOf={specOf}
                  tiles={view.tiles}
                  held={held}
                />
              )
            )
          }
          lights={
            isCounting
              ? isStill && <CountLights ending={ending} seats={seats} />
              : taught === undefined
                ? since.outlines
                : taught.lights
          }
          isCounted={isCounted}
        />
      }
      guide={
        isCounting
          ? isStill && <CountVeil skip={skipCount} onSkip={ending.showResults} />
          : !isPurist && taught === undefined && <Guide state={state} seats={seats} />
      }
      board={board}
      onSave={onSave}
      view={ending.view}
      seats={seats}
      hasStrip={!isBeside && !isCounting}
      side={
        <>
          {isCounting && (
            <CountPanel
              ending={ending}
              seats={seats}
              specOf={specOf}
              hasScores={!isBeside && !hasBar}
              isMoving={motion}
              skip={skipCount}
              onRecall={recall}
            />
          )}
          {!isCounting && (
            <Turn
              state={state}
              seats={seats}
              choosing={choosing}
              specOf={specOf}
              land={board}
              onShow={show}
              onRecall={recall}
              onUndo={undo}
              onSkip={skip}
              onResults={ending.showResults}
              isTold={settings.layers.feature}
              since={taught === undefined ? since.panel : undefined}
              hint={
                !isPurist &&
                session.table.unadvised !== true &&
                taught === undefined && (
                  <Hint session={session} state={state} specOf={specOf} onWay={follow} onShow={show} />
                )
              }
            />
          )}
          {/* Where they are below the land, the count has their room. */}
          {(isBeside || !isCounting) && (
            <SidePanels
              view={ending.view}
              seats={seats}
              specOf={specOf}
              isBeside={isBeside}
              without={isPurist ? HELPING : undefined}
              first={taught?.panel}
              fresh={chat?.isNew === true ? 'chat' : undefined}
              own={panels}
            />
          )}
        </>
      }
    >
      {ending.phase === 'results' &&
        end({
          onLook: ending.look,
          onCount: ending.count && ending.watch,
          onRecall(place) {
            ending.look();
            recall(place);
          },
        })}
    </TableShell>
  );
  return <BarContext value={bar}>{shell}</BarContext>;
}

/** The settings at this table: without any help where the host allows none, with all fields where they are taught. */
function useHelp(settings: Settings, isPurist: boolean, hasFields: boolean): Settings {
  return useMemo(() => {
    if (isPurist) return { ...settings, layers: NO_LAYERS };
    return hasFields ? { ...settings, layers: { ...settings.layers, fields: true } } : settings;
  }, [settings, isPurist, hasFields]);
}
