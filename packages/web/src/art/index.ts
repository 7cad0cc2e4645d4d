export { FigureArt, type FigureArtProps } from './figure-art.tsx';
export { allTiles, type ShownTile } from './gallery/all-tiles.ts';
export type { Point } from './geometry.ts';
export { segmentArea, segmentPath, segmentSpot } from './place.ts';
export { colourOfSeat, seatColour, seatEmblem, seatInk } from './seats.ts';
export { TileArt, type TileArtProps } from './tile/tile-art.tsx';
