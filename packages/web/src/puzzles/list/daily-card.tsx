import { setUp } from '@bastide/bots/puzzles';
import { useMemo } from 'react';
import { useWords } from '../../app/words.ts';
import { FigureArt, segmentSpot, TileArt } from '../../art/index.ts';
import { TILE } from '../../camera/camera.ts';
import { viewOf } from '../../session/view.ts';
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
  const date = new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'long' });
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

/** So many tiles fit into the picture either way from its middle. */
const WIDE = 5;
const HIGH = 2;

/** The middle of the land of a puzzle. */
function LandPicture({ one: { puzzle } }: { readonly one: Numbered }) {
  const view = useMemo(() => {
    const set = setUp(puzzle);
    return 'error' in set ? undefined : viewOf(set.ok.game);
  }, [puzzle]);
  if (view === undefined) return undefined;
  const middle = { x: middleOf(view.tiles.map(({ x }) => x)), y: middleOf(view.tiles.map(({ y }) => y)) };
  const isNear = ({ x, y }: { readonly x: number; readonly y: number }) =>
    Math.abs(x - middle.x) <= WIDE && Math.abs(y - middle.y) <= HIGH;
  const left = (middle.x - WIDE + 0.5) * TILE;
  const top = (middle.y - HIGH + 0.5) * TILE;
  return (
    <svg
      className="daily-land"
      viewBox={`${left} ${top} ${2 * WIDE * TILE} ${2 * HIGH * TILE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {view.tiles.filter(isNear).map(({ slot, spec, rot, x, y, closed }) => (
        <g key={slot} transform={`translate(${x * TILE} ${y * TILE})`}>
          <TileArt spec={spec} rot={rot} x={x} y={y} closed={closed} detail="medium" />
        </g>
      ))}
      {view.figures.filter(isNear).map(({ key, kind, seat, lying, x, y, place }) => {
        const tile = view.tiles.find((other) => other.x === x && other.y === y);
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

function middleOf(numbers: readonly number[]): number {
  return Math.round((Math.min(...numbers) + Math.max(...numbers)) / 2);
}
