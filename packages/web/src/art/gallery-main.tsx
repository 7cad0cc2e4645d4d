import { CHANCE, newGame, optionsOf, presets } from '@bastide/rules';
import { createRoot } from 'react-dom/client';
import { viewOf } from '../session/view.ts';
import {
  ArtDefs,
  allTiles,
  type Detail,
  FigureArt,
  segmentPath,
  segmentSpot,
  TileArt,
  WheelArt,
} from './index.ts';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
const px = Number(query.get('px') ?? 100);
const detail = (query.get('detail') ?? (px < 40 ? 'plain' : px < 90 ? 'medium' : 'full')) as Detail;
const mode = query.get('mode') ?? 'tiles';
const only = query.get('set');

function random(seed: number) {
  let s = seed;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

function Land() {
  const preset = presets[(query.get('preset') ?? 'base') as keyof typeof presets];
  const made = newGame({ sets: preset.sets, options: preset.options, players: 2 });
  if ('error' in made) return <p>{JSON.stringify(made)}</p>;
  const game = made.ok;
  const next = random(Number(query.get('seed') ?? 7));
  const wanted = Number(query.get('count') ?? 60);
  while (!game.over && game.board.land.placed < wanted) {
    const options = optionsOf(game);
    let pick = Math.floor(next() * options.length);
    if (game.question.id === 'place') {
      // prefer compact
      let bestN = -1;
      for (let i = 0; i < 12; i++) {
        const k = Math.floor(next() * options.length);
        const { x = 0, y = 0 } = options[k].target ?? {};
        const n = viewOfPlaced(game, x, y);
        if (n > bestN) [bestN, pick] = [n, k];
      }
    }
    game.play(options[pick].code);
  }
  void CHANCE;
  const view = viewOf(game);
  const xs = view.tiles.map((t) => t.x);
  const ys = view.tiles.map((t) => t.y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1];
  return (
    <svg
      width={(x1 - x0) * px}
      height={(y1 - y0) * px}
      viewBox={`${x0 * 100} ${y0 * 100} ${(x1 - x0) * 100} ${(y1 - y0) * 100}`}
    >
      <ArtDefs />
      {view.tiles.map((t) => (
        <g key={t.slot} transform={`translate(${t.x * 100} ${t.y * 100})`}>
          <TileArt spec={t.spec} rot={t.rot} x={t.x} y={t.y} closed={t.closed} detail={detail} />
        </g>
      ))}
      {query.has('figures') &&
        view.figures.map((f) => {
          const t = view.tiles.find((one) => one.x === f.x && one.y === f.y);
          if (t === undefined) return null;
          const s = segmentSpot(t.spec, t.rot, f.place);
          return (
            <g key={f.key} transform={`translate(${f.x * 100 + s.x} ${f.y * 100 + s.y})`}>
              <FigureArt kind={f.kind} seat={f.seat} lying={f.lying} />
            </g>
          );
        })}
    </svg>
  );
}

function viewOfPlaced(
  game: { board: { land: { placed: number; x: ArrayLike<number>; y: ArrayLike<number> } } },
  x: number,
  y: number,
) {
  let n = 0;
  const { land } = game.board;
  for (let i = 0; i < land.placed; i++)
    if (Math.max(Math.abs(land.x[i] - x), Math.abs(land.y[i] - y)) === 1) n++;
  return n;
}

const HUES = [0, 60, 120, 180, 220, 280, 320, 30];

function Tiles() {
  const tiles = allTiles().filter(({ id }) => only === null || new RegExp(only).test(id));
  const rot = Number(query.get('rot') ?? 0);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tiles.map(({ id, spec }, i) => (
        <figure key={id} style={{ margin: 0, width: px, font: '10px sans-serif' }}>
          <svg width={px} height={px} viewBox="0 0 100 100">
            {i === 0 && <ArtDefs />}
            <TileArt
              spec={spec}
              rot={rot}
              x={i}
              y={i * 3}
              detail={detail}
              closed={query.has('closed') ? spec.segments.map(() => true) : undefined}
            />
            {query.has('areas') &&
              spec.segments.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dev page
                <g key={place}>
                  <path
                    d={segmentPath(spec, rot, place)}
                    fill={`hsl(${HUES[place]} 90% 50% / 0.35)`}
                    stroke={`hsl(${HUES[place]} 90% 30%)`}
                    strokeWidth={0.5}
                  />
                  <circle
                    cx={segmentSpot(spec, rot, place).x}
                    cy={segmentSpot(spec, rot, place).y}
                    r={4}
                    fill={`hsl(${HUES[place]} 90% 40%)`}
                    stroke="white"
                  />
                </g>
              ))}
            {query.has('figures') &&
              spec.segments.map((s, place) => {
                const p = segmentSpot(spec, rot, place);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dev page
                  <g key={place} transform={`translate(${p.x} ${p.y})`}>
                    {s.kind !== 'river' && (
                      <FigureArt kind="follower" seat={place} lying={s.kind === 'field'} />
                    )}
                  </g>
                );
              })}
          </svg>
          {px >= 80 && <figcaption>{id}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

function Wheel() {
  const squares = allTiles().filter(({ id }) => id.includes('/board-'));
  return (
    <svg width={4 * px} height={4 * px} viewBox="0 0 400 400">
      <ArtDefs />
      {squares.map(({ id, spec }, i) => (
        <g key={id} transform={`translate(${(i % 4) * 100} ${Math.floor(i / 4) * 100})`}>
          <TileArt spec={spec} rot={0} x={i % 4} y={Math.floor(i / 4)} detail={detail} />
        </g>
      ))}
      <WheelArt sector="storm" crowns={[{ sector: 'taxes', kind: 'follower', seat: 'red' }]} />
    </svg>
  );
}

const KINDS = [
  'follower',
  'big',
  'abbot',
  'builder',
  'pig',
  'shepherd',
  'robber',
  'messenger',
  'marker',
  'mage',
  'witch',
  'ferry',
  'ingot',
  'wheel-pig',
  'wine',
  'wheat',
  'cloth',
  'sheep1',
  'sheep2',
  'sheep3',
  'sheep4',
  'wolf',
];
function Figures() {
  return (
    <svg width={1400} height={800} viewBox="0 0 700 400">
      <ArtDefs />
      <rect width={700} height={400} className="a-meadow" />
      {KINDS.map((kind, i) => (
        <g key={kind} transform={`translate(${30 + (i % 11) * 60} ${40 + Math.floor(i / 11) * 60})`}>
          <FigureArt kind={kind} seat={i} size={Number(query.get('size') ?? 1)} />
        </g>
      ))}
      {[0, 1, 2, 3, 4, 5, 6, 7].map((seat) => (
        <g key={seat} transform={`translate(${30 + seat * 60} 180)`}>
          <FigureArt kind="follower" seat={seat} />
          <g transform="translate(0 50)">
            <FigureArt kind="follower" seat={seat} lying />
          </g>
          <g transform="translate(0 90)">
            <FigureArt kind="marker" seat={seat} />
          </g>
          <g transform="translate(0 130)">
            <FigureArt kind="pig" seat={seat} />
          </g>
        </g>
      ))}
    </svg>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    mode === 'land' ? <Land /> : mode === 'wheel' ? <Wheel /> : mode === 'figures' ? <Figures /> : <Tiles />,
  );
