import { type Answer, explainChoice } from '@bastide/rules';
import { type CSSProperties, useId } from 'react';
import { useWords } from '../../app/words.ts';
import { seatColour, segmentSpot } from '../../art/index.ts';
import type { SeatInfo, TableView, TileView } from '../../session/types.ts';
import { type Camera, type Point, TILE, toBoard, toScreen } from '../camera/camera.ts';
import type { Area, Pane } from '../camera/pane.ts';
import { AimPiece, LinkSign } from '../layers/aim-layer.tsx';
import type { Aim } from '../pointing/aims.ts';
import { NUMBER_WIDE, signOf } from '../signs/numbers-apart.ts';
import { boxOf } from './fan-lines.ts';
import { fanPlaces, numberIn } from './fan-places.ts';
import { type FanWords, sizeOf } from './fan-words.ts';
import './fan.css';

/** A card of the fan: what it says, and where it is. */
export interface FanCard {
  readonly aim: Aim;
  readonly words: FanWords;
  /** Its middle, in board units, and from there to the number at the place it is about, in pixels; from that to the place itself. */
  readonly at: Point;
  readonly line: Point;
  readonly aside: Point;
  /** What it covers, in pixels of the pane. */
  readonly area: Area;
}

interface Fanned {
  readonly aims: readonly Aim[];
  /** Where else something can be chosen, in pixels of the pane. */
  readonly others: readonly Area[];
  readonly view: TableView;
  readonly camera: Camera;
  readonly pane: Pane;
  wordsOf(aim: Aim): FanWords;
}

/** Who may be deployed on the tile just placed, or what may link its edges: a card for each part of it, around the tile. */
export function fanOf({ aims, others, pane, ...rest }: Fanned): readonly FanCard[] {
  const cards: FanCard[] = [];
  for (const first of aims.filter((aim, i) => aims.findIndex((other) => isSameTile(aim, other)) === i)) {
    const own = aims.filter((aim) => isSameTile(aim, first));
    const covers = [...(pane.covers ?? []), ...cards.map(({ area }) => area)];
    cards.push(...aroundTile({ aims: own, others, pane: { ...pane, covers }, ...rest }));
  }
  return cards;
}

const isSameTile = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

function aroundTile({ aims, others, camera, pane, view, wordsOf }: Fanned): readonly FanCard[] {
  const [first] = aims;
  const screen = (point: Point) => toScreen(camera, pane, point);
  const areaOf = (from: Point, to: Point): Area => {
    const [{ x: left, y: top }, { x: right, y: bottom }] = [screen(from), screen(to)];
    return { left, top, right, bottom };
  };
  const cellOf = (cell: Point) =>
    areaOf({ x: cell.x * TILE, y: cell.y * TILE }, { x: (cell.x + 1) * TILE, y: (cell.y + 1) * TILE });
  const near = nearTiles(first, view, Math.max(NEAR, REACH / (TILE * camera.zoom)));
  const land = [
    ...near.map((tile) => ({ ...cellOf(tile), weight: isJoined(tile, first) ? 2 : 1 })),
    ...peopleOn(near, view).map((at) => ({
      ...areaOf({ x: at.x - PERSON, y: at.y - PERSON }, { x: at.x + PERSON, y: at.y + PERSON }),
      weight: PERSON_WEIGHT,
    })),
  ];
  const cards = aims.map((aim) => ({ aim, at: screen(signOf(aim)), words: wordsOf(aim) }));
  // Numbers that stepped aside may reach beyond the tile.
  const numbers = cards.filter(({ aim }) => aim.sign !== undefined).map(({ at }) => boxOf(at, NUMBER_SIZE));
  const free = { ...pane, covers: [...(pane.covers ?? []), ...numbers] };
  const spotsFor = (hasWords: boolean) =>
    cards.map(({ aim, at, words }) => ({ ...at, card: sizeOf(aim, hasWords ? words : []) }));
  const roomy = fanPlaces(spotsFor(true), cellOf(first), free, others, land);
  const spots = spotsFor(roomy !== undefined);
  // Where there is no room for words, the figures alone; and if none for these, the least harm is the place itself.
  const places = roomy ?? fanPlaces(spots, cellOf(first), free, others, land) ?? spots;
  return cards.map(({ aim, at, words }, i) => ({
    aim,
    words: roomy === undefined ? [] : words,
    at: toBoard(camera, pane, places[i]),
    line: { x: at.x - places[i].x, y: at.y - places[i].y },
    aside: { x: screen(aim.at).x - at.x, y: screen(aim.at).y - at.y },
    area: boxOf(places[i], spots[i].card),
  }));
}

interface FanProps extends Pick<CardProps, 'answer' | 'seat' | 'seats' | 'onChoose' | 'onConfirm'> {
  readonly cards: readonly FanCard[];
  /** The tile placed last. */
  readonly last: Point | undefined;
}

export function Fan({ cards, last, ...rest }: FanProps) {
  const { answer, seat, seats } = rest;
  const fan = cards.map(({ aim }) => aim);
  const isAside = answer !== undefined && !fan.some((aim) => isIn(aim, answer));
  // The picture of a link tells where it would be on the tile everybody looks at: a line is needed only to another.
  const hasLine = (aim: Aim) => aim.link === undefined || last === undefined || !isSameTile(aim, last);
  const colour = seat === undefined ? 'currentColor' : seatColour(seats[seat].colour);
  return (
    <div style={{ '--seat': colour } as CSSProperties}>
      {/* All lines under all numbers and cards, through which they would be seen once these fade. */}
      {!isAside &&
        cards.map(
          ({ aim, at, line, aside }) => hasLine(aim) && <Line key={aim.key} at={at} to={line} on={aside} />,
        )}
      {fan.map((aim) => {
        const number = isIn(aim, answer) ? undefined : numberIn(fan, aim);
        return (
          number !== undefined && (
            <div key={aim.key} className="board-pin" style={pinnedAt(signOf(aim))}>
              <Numbered number={number} />
            </div>
          )
        );
      })}
      {cards.map(({ aim, at, words }) => (
        <Card
          key={aim.key}
          aim={aim}
          at={at}
          words={words}
          number={numberIn(fan, aim)}
          isAside={isAside}
          {...rest}
        />
      ))}
    </div>
  );
}

function Numbered({ number }: { readonly number: number }) {
  return (
    <span className="fan-number" aria-hidden="true">
      {number}
    </span>
  );
}

const NUMBER_SIZE = { width: NUMBER_WIDE, height: NUMBER_WIDE };
/** Cells and pixels from a tile beyond both of which land may be covered. */
const NEAR = 2;
const REACH = 300;
/** About half a figure's size on a tile of 100, and how much it weighs beside a tile. */
const PERSON = 15;
const PERSON_WEIGHT = 2;

const isJoined = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;

function nearTiles({ x, y }: Point, { tiles }: TableView, reach: number): TileView[] {
  return tiles.filter((tile) => {
    const away = Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y));
    return away > 0 && away <= reach;
  });
}

/** Where figures stand on tiles. */
function peopleOn(tiles: readonly TileView[], { figures }: TableView): Point[] {
  return figures.flatMap(({ x, y, place }) => {
    const tile = tiles.find((one) => one.x === x && one.y === y);
    if (tile === undefined) return [];
    const spot = segmentSpot(tile.spec, tile.rot, place);
    return [{ x: x * TILE + spot.x, y: y * TILE + spot.y }];
  });
}

const isIn = ({ answers }: Aim, answer: Answer | undefined): boolean =>
  answer !== undefined && answers.includes(answer);

interface LineProps {
  readonly at: Point;
  /** From the card's middle to the place it is about, in pixels. */
  readonly to: Point;
  /** From there on to the place itself, if the number had to step aside. */
  readonly on: Point;
}

/** Pixels before its spot at which a line ends: the number there is not crossed out. */
const SHORT = 9;

function Line({ at, to, on }: LineProps) {
  const long = Math.hypot(to.x, to.y);
  const part = Math.max(0, long - SHORT) / Math.max(long, 1);
  return (
    <div className="board-pin" style={pinnedAt(at)}>
      <svg className="fan-line" aria-hidden="true">
        <path d={`M0 0L${part * to.x} ${part * to.y}`} />
        <path className="fan-leader" d={`M${to.x} ${to.y}l${on.x} ${on.y}`} />
      </svg>
    </div>
  );
}

const pinnedAt = ({ x, y }: Point) => ({ '--x': x, '--y': y }) as CSSProperties;

interface CardProps extends Pick<FanCard, 'aim' | 'at' | 'words'> {
  /** What its spot is numbered with. */
  readonly number: number | undefined;
  readonly answer: Answer | undefined;
  readonly seat: number | undefined;
  readonly seats: readonly SeatInfo[];
  /** Something else is chosen, which the card must not hide. */
  readonly isAside: boolean;
  onChoose(answer: Answer): void;
  onConfirm(): void;
}

function Card(props: CardProps) {
  const { aim, at, words, number, isAside, answer, seat, seats, onChoose, onConfirm } = props;
  const { lang } = useWords();
  const id = useId();
  const names = seats.map(({ name }) => name);
  return (
    <div className="board-pin fan" style={pinnedAt(at)}>
      <div className="fan-card" data-card={aim.key} data-chosen={isIn(aim, answer)} data-aside={isAside}>
        {aim.answers.map((way, i) => {
          const told = explainChoice(lang, way.target, names);
          return (
            <button
              key={way.code}
              id={`${id}${i}`}
              type="button"
              data-fan={`${aim.key} ${way.target.figure}`}
              aria-pressed={way === answer}
              aria-label={told}
              title={told}
              onClick={() => (way === answer ? onConfirm() : onChoose(way))}
            >
              <svg viewBox={aim.link ? '-17 -17 34 34' : '-20 -22 40 40'} aria-hidden="true">
                {aim.link ? (
                  <LinkSign link={aim.link} />
                ) : (
                  <AimPiece aim={aim} seat={seat} seats={seats} at={i} />
                )}
              </svg>
            </button>
          );
        })}
        {number !== undefined && <Numbered number={number} />}
        {/* Who presses the words means the figure beside them, of several the plain one. */}
        {words.length > 0 && (
          <label className="fan-words" htmlFor={`${id}0`}>
            {words.map(({ text, isName }) =>
              isName ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>,
            )}
          </label>
        )}
      </div>
    </div>
  );
}
