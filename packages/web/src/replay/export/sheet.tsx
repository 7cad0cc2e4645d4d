import { seatColour, seatEmblem, seatInk } from '../../art/index.ts';
import { extentOf, TILE } from '../../board/camera/camera.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';

/** A picture of the land with a line under it: who played, and how it stood. In board units. */
export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the land; the line comes below. */
  readonly height: number;
  readonly legend: Legend;
}

export interface Legend {
  readonly height: number;
  readonly entries: readonly Entry[];
  /** How large a word is. */
  readonly size: number;
}

export interface Entry {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Room round the land, in tiles. */
const MARGIN = 0.4;
/** A word is so high, as a share of the picture's width, but never smaller than this. */
const WORD = 1 / 48;
const SMALLEST = 26;
/** Words of this size need so much room for a name and points, and between lines. */
const NAME = 13;
const LINE = 1.9;

export function sheetFor(tiles: TableView['tiles'], players: number): Sheet {
  const land = extentOf(tiles, MARGIN);
  const width = (land.east - land.west + 1) * TILE;
  const height = (land.south - land.north + 1) * TILE;
  return { x: land.west * TILE, y: land.north * TILE, width, height, legend: legendFor(width, players) };
}

function legendFor(width: number, players: number): Legend {
  const size = Math.max(SMALLEST, width * WORD);
  const columns = Math.min(players, Math.max(1, Math.floor(width / (NAME * size))));
  const lines = Math.ceil(players / columns);
  const room = width / columns;
  const entries = Array.from({ length: players }, (_, seat) => ({
    seat,
    x: (seat % columns) * room + size * 0.7,
    y: (Math.floor(seat / columns) + 0.5) * LINE * size,
    width: room - size * 1.4,
  }));
  return { height: lines * LINE * size, entries, size };
}

interface LegendArtProps {
  readonly sheet: Sheet;
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  readonly paper: string;
  readonly text: string;
}

/** Everybody's colour, emblem, name and points. */
export function LegendArt({ sheet: { legend, width }, view, seats, paper, text }: LegendArtProps) {
  const { entries, size, height } = legend;
  return (
    <>
      <rect width={width} height={height} fill={paper} />
      {entries.map(({ seat, x, y, width: room }) => {
        const { colour, name } = seats[seat];
        return (
          <g key={seat} transform={`translate(${x} ${y})`} fontSize={size} fontFamily="Georgia, serif">
            <g transform={`translate(${size / 2} 0) scale(${size / 14})`}>
              <rect x={-8} y={-8} width={16} height={16} rx={5} fill={seatColour(colour)} stroke={text} />
              <path d={seatEmblem(colour)} fill={seatInk(colour)} fillRule="evenodd" />
            </g>
            <text x={size * 1.5} fill={text} dominantBaseline="central">
              {shortened(name)}
            </text>
            <text x={room} fill={text} dominantBaseline="central" textAnchor="end" fontWeight={700}>
              {view.seats[seat].points}
            </text>
          </g>
        );
      })}
    </>
  );
}

const LONGEST = 14;

function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}
