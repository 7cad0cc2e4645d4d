import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '../app/frame/announcer.tsx';
import { useSettings } from '../app/settings/settings.ts';
import { useStore } from '../app/store.ts';
import { TableShell } from '../app/table/table-shell.tsx';
import { useIsWide } from '../app/wide.ts';
import { useSeats } from '../app/words.ts';
import { Board, type BoardHandle } from '../board/board.tsx';
import { NO_CHOOSING } from '../board/choices/use-choice.ts';
import { CountLights, CountPoints } from '../end/count/count-lights.tsx';
import { WatchCount } from '../end/count/count-list.tsx';
import { CountPanel, CountVeil } from '../end/count/count-panel.tsx';
import { useEnding } from '../end/count/use-ending.ts';
import { hasPanels } from '../expansions/panels.tsx';
import { NamedTabs } from '../panels/side/named-tabs.tsx';
import { Seats } from '../panels/side/seats.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { type ReplayAddress, writeReplayAddress } from './address.ts';
import type { Film } from './games/film.ts';
import { Now } from './panels/now.tsx';
import { PANELS, type PanelKey } from './panels/panels.tsx';
import { ReplaySession } from './replay-session.ts';
import { useReplayWords } from './texts/words.ts';
import { Playback } from './transport/playback.ts';
import { Transport } from './transport/transport.tsx';
import { useKeyWords, useReplayKeys } from './transport/use-replay-keys.ts';

/** So many players fit beside the land; more, or with a panel of an expansion below them, they have a tab. */
const BESIDE = 4;

/** A game that was played: the land, what happened, and the bar that leads through it. */
export function Viewer({ film }: { readonly film: Film }) {
  const { say, t } = useReplayWords();
  const [{ session, playback }] = useState(() => opened(film));
  const state = useStore(session);
  const settings = useSettings();
  const isWide = useIsWide();
  const board = useRef<BoardHandle>(null);
  const seats = useSeats(session.table.seats);
  const { view } = state;
  const isBeside = isWide && seats.length <= BESIDE && !hasPanels(view);
  const panels = PANELS.filter(({ key }) => key !== 'players' || !isBeside);
  const [tab, setTab] = useState(() => panelOf(film.address));
  const open = panels.find(({ key }) => key === tab) ?? (isWide ? panels[0] : undefined);
  const [ghost, setGhost] = useState<{ readonly moment: number; readonly drawing: ReactNode }>();
  const isMoving = settings.motion && !state.isLeap;
  const drawn = useMemo(() => ({ ...settings, motion: isMoving }), [settings, isMoving]);
  // Nobody plays from this screen, so the board offers nothing to anyone.
  const watched = useMemo(() => seats.map((seat) => ({ ...seat, player: 'elsewhere' as const })), [seats]);
  const onGo = useCallback((moment: number) => playback.go(moment), [playback]);
  const onSee = useCallback((moment: number) => playback.see(moment), [playback]);
  const onRecall = useCallback<BoardHandle['recall']>((place) => board.current?.recall(place), []);
  const onGhost = useCallback((moment: number, drawing: ReactNode) => setGhost({ moment, drawing }), []);
  useEffect(() => {
    const leave = playback.attach();
    window.bastide = { session };
    return () => {
      leave();
      // Whoever left to play on has a table by now.
      if (window.bastide.session === session) window.bastide = { session: undefined };
    };
  }, [session, playback]);
  useMomentInAddress(film, state.moment);
  useReplayKeys(session, playback);
  const keys = useKeyWords();
  const ending = useEnding({ state, seats, settings, begins: isMoving, after: 'land' });
  const isCounting = ending.phase === 'count';
  useSounds(state.log, isMoving || isCounting ? settings : SILENCE, { ending });
  const panel = { session, state, seats, onGo, onSee, onRecall, onGhost };
  return (
    <TableShell
      kind="replay"
      head={<h1 className="hidden-text">{say('title')}</h1>}
      land={
        <Board
          ref={board}
          state={state}
          seats={watched}
          choosing={NO_CHOOSING}
          settings={drawn}
          keys={keys.map((one) => t('table.turn', { who: one.keys.join(', '), what: one.words })).join('. ')}
          announce={announce}
          over={(_, zoom) =>
            isCounting ? (
              <CountPoints ending={ending} seats={seats} zoom={zoom} />
            ) : (
              ghost?.moment === state.moment && ghost.drawing
            )
          }
          lights={isCounting && ending.isStill && <CountLights ending={ending} seats={seats} />}
          isCounted
        />
      }
      board={board}
      guide={isCounting && ending.isStill && <CountVeil skip={t('count.end')} onSkip={ending.look} />}
      view={ending.view}
      seats={seats}
      hasStrip={!isWide && !isCounting}
      below={<Transport film={film} session={session} state={state} playback={playback} />}
      side={
        <>
          {!isWide && <h2 className="hidden-text">{t('table.panels')}</h2>}
          {isCounting && (
            <CountPanel
              ending={ending}
              seats={seats}
              specOf={session.specOf}
              hasScores={!isBeside}
              isMoving={settings.motion}
              skip={t('count.end')}
              onRecall={onRecall}
            />
          )}
          {ending.phase === 'land' && ending.count !== undefined && (
            <div className="actions watch-count">
              <WatchCount onCount={ending.watch} />
            </div>
          )}
          {isWide && !isCounting && <Now session={session} state={state} seats={seats} onRecall={onRecall} />}
          {isBeside && <Seats view={ending.view} seats={seats} />}
          <NamedTabs
            tabs={panels.map(({ key, icon, name }) => ({ key, icon, name: name(say, t) }))}
            open={open?.key}
            canClose={!isWide}
            onOpen={setTab}
          >
            {open !== undefined && <open.Panel {...panel} />}
          </NamedTabs>
        </>
      }
    />
  );
}

/** Whoever leaps through a game hears nothing. */
const SILENCE = { sound: false, volume: 0, haptics: false, motion: false };

function opened({ table, timeline, address }: Film) {
  const moment = timeline.stops[timeline.stopAt(address.moment ?? 0)];
  const session = new ReplaySession(table, timeline, moment);
  return { session, playback: new Playback(session) };
}

/** Milliseconds a moment must be looked at to be worth an address: browsers take only so many changes of it. */
const RESTS = 500;

/** Keeps the moment in the address, for a reload and for links. */
function useMomentInAddress({ address }: Film, moment: number): void {
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', writeReplayAddress({ ...address, moment })),
      RESTS,
    );
    return () => clearTimeout(timer);
  }, [address, moment]);
}

/** The panel the address asks for. */
function panelOf(address: ReplayAddress): PanelKey | undefined {
  return address.at === 'kept' ? PANELS.find(({ key }) => key === address.panel)?.key : undefined;
}
