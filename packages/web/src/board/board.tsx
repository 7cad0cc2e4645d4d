import type { Target } from '@bastide/rules';
import { surveyFeature } from '@bastide/rules/internal';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Settings } from '../app/settings/settings.ts';
import { useWords } from '../app/words.ts';
import { useTableStyle } from '../art/studio/use-picture.ts';
import type { SeatInfo, SessionState } from '../session/types.ts';
import { useWhy } from '../why/use-why.ts';
import { type Camera, type Point, TILE } from './camera/camera.ts';
import { tilePixels } from './camera/resting.ts';
import { useCamera } from './camera/use-camera.ts';
import './board.css';
import './layers/land.css';
import './pointing/aims.css';
import './layers/help.css';
import './choices/pins.css';
import './effects/effects.css';
import { EdgeArrows } from './camera/edge-arrows.tsx';
import { useFollow } from './camera/use-follow.ts';
import { chosenOf } from './choices/choice.ts';
import { Pins } from './choices/pins.tsx';
import { useCards } from './choices/use-cards.ts';
import type { Choosing } from './choices/use-choice.ts';
import type { Recalled } from './effects/effects.ts';
import { useEffects } from './effects/use-effects.ts';
import { figureScale, figureScaleAtEnd } from './land/figure-size.ts';
import { useGround } from './land/use-ground.ts';
import type { LandCanvasHandle } from './land-canvas/land-canvas.tsx';
import { useReadyHand } from './land-canvas/use-ready-hand.ts';
import { moveHand } from './layers/hand-layer.tsx';
import { LandSheet } from './layers/land-sheet.tsx';
import { isOverview } from './layers/overview-layer.tsx';
import { TopSheet } from './layers/top-sheet.tsx';
import { useBoardKeys } from './pointing/use-board-keys.ts';
import { usePointing } from './pointing/use-pointing.ts';
import { useSigns } from './signs/use-signs.ts';

export interface BoardProps {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  /** The tentative choice and the tile in hand; kept by the table (`useChoice`). */
  readonly choosing: Choosing;
  readonly settings: Settings;
  onUndo?(): void;
  /** Shows the end of the bots' moves. */
  readonly onSkip?: (() => void) | undefined;
  /** What the keys do on this screen, for those who can't see the land. */
  readonly keys: string;
  /** Drawn over the land in its own units, where the tile in hand is held like that: a move that was not played, say. */
  over?(held: Target | undefined, zoom: number): ReactNode;
  /** Whether the end of the game is counted elsewhere, so that its points are not shown here all at once. */
  readonly isCounted?: boolean;
  /** Says where the keys have moved to. */
  announce?(text: string): void;
  /** Drawn on the land, under the figures. */
  readonly lights?: ReactNode;
  readonly ref?: Ref<BoardHandle>;
}

/** For buttons beside the board. */
export interface BoardHandle {
  fit(): void;
  zoomIn(): void;
  zoomOut(): void;
  showLast(): void;
  /** Brings a tile into view. */
  show(tile: Point): void;
  /** Brings a place into view and lights it for a moment. */
  recall(place: Recalled): void;
  focus(): void;
  /** A tile is dragged to this place of the window, or let go there; the answer tells whether that is on the land. */
  drag(at: Point): boolean;
  drop(at: Point): boolean;
  /** Pixels of a tile. */
  tileSize(): number;
}

const CLOSER = 1.4;
/** A finger needs more than a mouse. */
const coarse = matchMedia('(pointer: coarse)');
const START: Camera = { x: 0, y: 0, zoom: 1 };

/**
 * The land and everything on it. Knows no rules: it draws a state of the game, offers the places its answers point to, and
 * tells which was chosen.
 */
export function Board(props: BoardProps) {
  const { state, seats, choosing, settings, ref } = props;
  const { choice } = choosing;
  const { view, version } = state;
  const { t, lang } = useWords();
  const bare = useGround(state, seats, { choosing, isTold: settings.layers.feature, lang });
  const [camera, rest] = useState(START);
  const scale = (view.over ? figureScaleAtEnd : figureScale)(camera.zoom, coarse.matches ? 'coarse' : 'fine');
  const ground = useSigns(bare, camera.zoom, scale);
  const { tiles, answers, aims } = ground;
  const why = useWhy({ state, seats, ground, choice, lang, announce: props.announce });
  const hand = useRef<SVGGElement>(null);
  const land = useRef<LandCanvasHandle>(null);
  const { box, sheet, rig } = useCamera({
    onGesture: (gesture) => pointing.onGesture(gesture),
    onLeave: (card) => pointing.onLeave(card),
    onPaint(painted) {
      land.current?.move(painted);
      moveHand(hand.current, undefined, painted.camera.zoom);
      if (painted.isStill) rest(painted.camera);
    },
  });
  const pointing = usePointing({
    rig,
    aims,
    answers,
    choice,
    tiles,
    version,
    rot: choosing.rot,
    fast: settings.fast,
    onChoice: choosing.choose,
    onConfirm: choosing.confirm,
    onTurn: choosing.turn,
    onMove: (at) => moveHand(hand.current, at, rig.current?.camera.zoom ?? 1),
    onMiss: why.point,
    onTurnExplained: why.turn,
  });
  useFollow(rig, state, bare, settings.motion);
  const focus = useCallback(() => box.current?.focus({ preventScroll: true }), [box]);
  const closeWhy = () => {
    why.close();
    // The button pressed is gone: the keys go on from the board.
    focus();
  };
  useBoardKeys({ box, rig, ground, pointing, why: { ...why, close: closeWhy }, board: props });
  useImperativeHandle(ref, () => ({
    fit: () => rig.current?.fit(),
    zoomIn: () => rig.current?.step(CLOSER),
    zoomOut: () => rig.current?.step(1 / CLOSER),
    showLast: () => view.last && rig.current?.show(view.last),
    show: (tile) => rig.current?.show(tile),
    recall(place) {
      rig.current?.show(place);
      effects.recall(place);
    },
    focus,
    drag: (at) => onLand(at, pointing.drag, () => pointing.onLeave()),
    drop: (at) => onLand(at, pointing.drop, () => pointing.onLeave()),
    tileSize: () => (rig.current?.camera.zoom ?? 1) * TILE,
  }));
  const onLand = (at: Point, act: (at: Point) => void, leave: () => void): boolean => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    const from = { x: at.x - left, y: at.y - top };
    const { width = 0, height = 0 } = rig.current?.size ?? {};
    const isOn = from.x >= 0 && from.y >= 0 && from.x < width && from.y < height;
    if (isOn && rig.current !== undefined) act(rig.current.at(from));
    else leave();
    return isOn;
  };
  const effects = useEffects(state, tiles, settings.motion, props.isCounted ?? false);
  const segment = settings.layers.feature ? pointing.segment : undefined;
  const feature = useMemo(() => segment && surveyFeature(view, segment), [segment, view]);
  const answer = chosenOf(choice, answers);
  const chosen = answer && aims.find((aim) => aim.answers.includes(answer));
  const keys = useId();
  const table = useTableStyle();
  const pixels = tilePixels(camera);
  useReadyHand(ground.seat === undefined ? undefined : view.tile?.spec, pixels);
  const cards = useCards(aims, camera, rig.current?.size, { view, isTold: settings.layers.feature });
  const drawn = { state, seats, settings, ground, pixels, scale };
  return (
    <div
      ref={box}
      className="board"
      style={table}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is played with the keys
      tabIndex={0}
      aria-label={t('table.board')}
      aria-describedby={keys}
    >
      <p id={keys} className="hidden-text">
        {props.keys}
      </p>
      <div ref={sheet} className="board-sheet">
        <LandSheet {...drawn} isFar={isOverview(camera.zoom)} ref={land} />
        <TopSheet
          {...drawn}
          pointing={pointing}
          rot={choosing.rot}
          answer={answer}
          chosen={chosen}
          feature={feature}
          asked={why.asked}
          shown={effects.shown}
          lights={props.lights}
          hand={hand}
          over={props.over}
          zoom={camera.zoom}
        />
        <Pins
          camera={camera}
          size={rig.current?.size}
          seats={seats}
          seat={ground.seat}
          aims={aims}
          cards={cards}
          aim={chosen}
          answer={answer}
          feature={feature}
          segment={segment}
          tiles={tiles}
          view={view}
          why={{ ...why, close: closeWhy }}
          onChoose={(way) => (settings.fast ? choosing.confirm : choosing.choose)({ code: way.code })}
          onConfirm={() => choosing.confirm()}
        />
      </div>
      <EdgeArrows
        rig={rig}
        camera={camera}
        size={rig.current?.size}
        aims={aims}
        cards={cards}
        last={view.last}
        people={ground.standings}
        seat={ground.seat}
        seats={seats}
        onFollow={focus}
      />
    </div>
  );
}
