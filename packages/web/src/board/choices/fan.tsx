import { type Answer, explainChoice, say } from '@bastide/rules';
import { surveyFeature } from '@bastide/rules/internal';
import type { CSSProperties } from 'react';
import { useWords } from '../../app/words.ts';
import { isUnpaid } from '../../expansions/asks.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';
import { type Camera, type Point, TILE, toBoard, toScreen } from '../camera/camera.ts';
import type { Pane } from '../camera/pane.ts';
import { AimPiece } from '../layers/aim-layer.tsx';
import type { Aim } from '../pointing/aims.ts';
import { fanPlaces } from './fan-places.ts';
import './fan.css';
import { useNotesOver } from './notes-over.ts';

interface FanProps {
  readonly aims: readonly Aim[];
  readonly answer: Answer | undefined;
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  readonly view: TableView;
  readonly camera: Camera;
  readonly pane: Pane;
  /** Whether what a place is worth is told. */
  readonly isTold: boolean;
  onChoose(answer: Answer): void;
  onConfirm(): void;
}

/** Pixels of a figure's button, and of the words beside it. */
const FIGURE = 46;
const WORDS = 110;
const HEIGHT = 66;
/** Pixels of a card around its buttons. */
const FRAME = 8;

/** Who may be deployed on the tile just placed: a card for each part of it, around the tile. */
export function Fan({ aims, camera, pane, ...rest }: FanProps) {
  const [{ x, y }] = aims;
  const notes = useNotesOver('.board');
  const free = { ...pane, covers: [...(pane.covers ?? []), ...notes] };
  const screen = (point: Point) => toScreen(camera, pane, point);
  const from = screen({ x: x * TILE, y: y * TILE });
  const to = screen({ x: (x + 1) * TILE, y: (y + 1) * TILE });
  const most = Math.max(...aims.map(({ answers }) => answers.length));
  const tile = { left: from.x, top: from.y, right: to.x, bottom: to.y };
  const spots = aims.map(({ at }) => screen(at));
  const placesFor = (words: number, height: number) =>
    fanPlaces(spots, { width: FIGURE * most + words, height }, tile, free);
  const roomy = placesFor(WORDS, HEIGHT);
  // Where there is no room for words, the figures alone; and if none for these, the least harm is the place itself.
  const places = roomy ?? placesFor(FRAME, FIGURE + FRAME) ?? spots;
  const fan = aims.map((aim, i) => {
    const line = { x: spots[i].x - places[i].x, y: spots[i].y - places[i].y };
    return { aim, at: toBoard(camera, pane, places[i]), line };
  });
  const isAside = rest.answer !== undefined && !aims.some((aim) => isIn(aim, rest.answer));
  return (
    <>
      {/* All lines under all cards. */}
      {fan.map(({ aim, at, line }) => (
        <Line key={aim.key} at={at} to={line} />
      ))}
      {fan.map(({ aim, at }) => (
        <Card key={aim.key} aim={aim} at={at} hasWords={roomy !== undefined} isAside={isAside} {...rest} />
      ))}
    </>
  );
}

const isIn = ({ answers }: Aim, answer: Answer | undefined): boolean =>
  answer !== undefined && answers.includes(answer);

interface LineProps {
  readonly at: Point;
  /** From the card's middle to the place it is about, in pixels. */
  readonly to: Point;
}

function Line({ at, to }: LineProps) {
  return (
    <div className="board-pin" style={pinnedAt(at)}>
      <svg className="fan-line" aria-hidden="true">
        <path d={`M0 0L${to.x} ${to.y}`} />
      </svg>
    </div>
  );
}

const pinnedAt = ({ x, y }: Point) => ({ '--x': x, '--y': y }) as CSSProperties;

interface CardProps extends Omit<FanProps, 'aims' | 'camera' | 'pane'> {
  readonly aim: Aim;
  readonly at: Point;
  readonly hasWords: boolean;
  /** Something else is chosen, which the card must not hide. */
  readonly isAside: boolean;
}

function Card({ aim, at, hasWords, isAside, answer, seat, seats, ...rest }: CardProps) {
  const { view, isTold, onChoose, onConfirm } = rest;
  const { lang } = useWords();
  const names = seats.map(({ name }) => name);
  return (
    <div className="board-pin fan" style={pinnedAt(at)}>
      <div className="fan-card" data-chosen={isIn(aim, answer)} data-aside={isAside}>
        {aim.answers.map((way, i) => {
          const words = explainChoice(lang, way.target, names);
          return (
            <button
              key={way.code}
              type="button"
              data-fan={`${aim.key} ${way.target.figure}`}
              aria-pressed={way === answer}
              aria-label={words}
              title={words}
              onClick={() => (way === answer ? onConfirm() : onChoose(way))}
            >
              <svg viewBox="-20 -22 40 40" aria-hidden="true">
                <AimPiece aim={aim} seat={seat} seats={seats} at={i} />
              </svg>
            </button>
          );
        })}
        {hasWords && <Worth aim={aim} view={view} isTold={isTold} />}
      </div>
    </div>
  );
}

/** What whoever stands there is called, and what the place pays; of those who are not there for that, what they are. */
function Worth({ aim, view, isTold }: Pick<CardProps, 'aim' | 'view' | 'isTold'>) {
  const { t, name, lang } = useWords();
  const { x, y, segment, tile, answers } = aim;
  if (segment === undefined || tile === undefined) return undefined;
  const { kind } = tile.spec.segments[segment];
  if (answers.every(isUnpaid)) {
    const names = answers.map(({ target }) => name('figure', target.figure ?? ''));
    return (
      <p className="fan-words">
        {names.map((one) => (
          <strong key={one}>{one}</strong>
        ))}
      </p>
    );
  }
  const feature = isTold ? surveyFeature(view, { x, y, place: segment }) : undefined;
  const isOpen = feature !== undefined && !feature.closed && kind !== 'field';
  return (
    <p className="fan-words">
      <strong>{isRole(kind) ? say(lang, `role.${kind}`) : name('kind', kind)}</strong>
      {feature && <span>{t('feature.now', { n: feature.pointsNow })}</span>}
      {isOpen && <span>{t('feature.closed', { n: feature.pointsClosed })}</span>}
    </p>
  );
}

const ROLES = ['city', 'field', 'monastery', 'road'] as const;
const isRole = (kind: string): kind is (typeof ROLES)[number] => ROLES.some((role) => role === kind);
