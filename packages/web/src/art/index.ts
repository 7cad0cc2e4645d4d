export { allTiles, type ShownTile } from './all-tiles.ts';
export { ArtDefs } from './defs.tsx';
export type { Detail } from './drawing.ts';
export { FigureArt, type FigureArtProps, lies } from './figure-art.tsx';
export type { Point } from './geometry.ts';
export { segmentArea, segmentPath, segmentSpot } from './place.ts';
export { colourOfSeat, seatColour, seatDark, seatEmblem, seatInk, seatPattern } from './seats.ts';
export { TileArt, type TileArtProps } from './tile-art.tsx';
