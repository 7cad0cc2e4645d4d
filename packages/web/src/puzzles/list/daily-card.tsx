import { setUp } from '@bastide/bots/puzzles';
import { viewOf } from '@bastide/rules';
import { localeOf } from '@bastide/rules/internal';
import { useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import { FigureArt, segmentSpot, TileArt } from '../../art/index.ts';
import { TILE } from '../../board/camera/camera.ts';
import type { TableView } from '../../session/types.ts';
import { addressOf, TODAY } from '../address.ts';
import { GradeMark } from '../grade-mark.tsx';
import type { Numbered } from '../stock.ts';
import { usePuzzleWords } from '../words.ts';

interface DailyCardProps {
  readonly one: Numbered;
  readonly isSolved: boolean;
  readonly streak: number;
}

/** The puzzle of the day with its land, and how many days in a row were solved. */
export function DailyCard({ one, isSolved, streak }: DailyCardProps) {
  const { puzzle } = one;
  const { say, setsOf } = usePuzzleWords();
  const { lang } = useWords();
  const date = new Intl.DateTimeFormat(localeOf(lang), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section className="daily" aria-labelledby="daily">
      <LandPicture one={one} />
      <div className="daily-words">
        <p className="daily-date">{date.format(new Date())}</p>
        <h2 id="daily">{say('daily')}</h2>
        <p className="daily-what">
          <GradeMark grade={puzzle.grade} />
          <span className="small">{setsOf(puzzle)}</span>
        </p>
        <a className="button primary-link" href={addressOf(TODAY)}>
          {isSolved ? say('daily.again') : say('daily.play')}
        </a>
        <p className="small" data-streak={streak}>
          {streak > 0 ? say('daily.streak', { n: streak }) : say('daily.none')}
        </p>
      </div>
    </section>
  );
}

/** So many tiles are in the picture. */
const WIDE = 7;
const HIGH = 4;

/** The busiest part of the land of a puzzle. */
function LandPicture({ one: { puzzle } }: { readonly one: Numbered }) {
  const land = useMemo(() => {
    const set = setUp(puzzle);
    return 'error' in set ? undefined : busiest(viewOf(set.ok.game));
  }, [puzzle]);
  if (land === undefined) return undefined;
  const { left, top, tiles, figures } = land;
  return (
    <svg
      className="daily-land"
      viewBox={`${left * TILE} ${top * TILE} ${WIDE * TILE} ${HIGH * TILE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {tiles.map(({ index, spec, rot, x, y, closed }) => (
        <g key={index} transform={`translate(${x * TILE} ${y * TILE})`}>
          <TileArt spec={spec} rot={rot} closed={closed} />
        </g>
      ))}
      {figures.map(({ key, kind, seat, lying, x, y, place }) => {
        const tile = tiles.find((other) => other.x === x && other.y === y);
        if (tile === undefined) return undefined;
        const spot = segmentSpot(tile.spec, tile.rot, place);
        return (
          <g key={key} transform={`translate(${x * TILE + spot.x} ${y * TILE + spot.y})`}>
            <FigureArt kind={kind} seat={seat} lying={lying} />
          </g>
        );
      })}
    </svg>
  );
}

type Place = { readonly x: number; readonly y: number };

/** The part of the size of the picture with the most tiles. */
function busiest({ tiles, figures }: TableView) {
  const isIn = (left: number, top: number) => {
    return ({ x, y }: Place) => x >= left && x < left + WIDE && y >= top && y < top + HIGH;
  };
  const corners = tiles.flatMap(({ x, y }) => [
    { left: x, top: y },
    { left: x, top: y - HIGH + 1 },
  ]);
  const count = ({ left, top }: (typeof corners)[number]) => tiles.filter(isIn(left, top)).length;
  const { left, top } = corners.reduce((best, one) => (count(one) > count(best) ? one : best));
  // What lies just outside is seen where the picture is wider or higher than it should be.
  const isNear = ({ x, y }: Place) =>
    x >= left - 2 && x < left + WIDE + 2 && y >= top - 1 && y < top + HIGH + 1;
  return { left, top, tiles: tiles.filter(isNear), figures: figures.filter(isNear) };
}
