import { type Line, marginOf, verdictOf } from './lines.ts';
import { cellsOf, valueText } from './table.ts';

/** Pixels. */
const WIDTH = 800;
const LEFT = 250;
const RIGHT = 600;
const TOP = 64;
const ROW = 28;

/** How far the axis goes: from a quarter of what is asked to sixteen times. It is a logarithmic one. */
const LEAST = 1 / 4;
const MOST = 16;

/**
 * Every line that has a bar, as a dot on one axis: how many times better than the bar it must clear. Has its own ground, so
 * that it can be read on a light page and on a dark one.
 */
export function chartSvg(lines: readonly Line[]): string {
  const shown = lines.filter((line) => marginOf(line) !== undefined);
  const bottom = TOP + shown.length * ROW;
  const height = bottom + 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">
  <title id="title">How many times better than its bar each measured value is</title>
  <style>${STYLE}</style>
  <rect class="ground" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8"/>
  ${legend()}
  ${axis(bottom)}
  ${text((LEFT + RIGHT) / 2, bottom + 40, 'times better than required', 'small', 'middle')}
  ${shown.map((line, i) => row(line, TOP + i * ROW + ROW / 2)).join('\n  ')}
</svg>
`;
}

const STYLE = `
    text { font: 13px system-ui, sans-serif; fill: #24292f; }
    .small { font-size: 12px; fill: #57606a; }
    .number { font-variant-numeric: tabular-nums; }
    .ground { fill: #fdfcf8; stroke: #d8d4c8; }
    .grid { stroke: #e4e0d4; }
    .bar { stroke: #57606a; stroke-width: 2; }
    .reach { stroke-width: 4; stroke-linecap: round; }
    .well { stroke: #2f7d46; fill: #2f7d46; }
    .missed { stroke: #b3402a; fill: #b3402a; }
    .aim { fill: none; stroke: #24292f; stroke-width: 1.5; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6e3da; }
      .small { fill: #a8a598; }
      .ground { fill: #1d1f1b; stroke: #3c3f37; }
      .grid { stroke: #33362f; }
      .bar { stroke: #a8a598; }
      .well { stroke: #6cc389; fill: #6cc389; }
      .missed { stroke: #ee8a70; fill: #ee8a70; }
      .aim { stroke: #e6e3da; }
    }
  `;

function legend(): string {
  const y = 26;
  return [
    `<line class="bar" x1="${LEFT}" x2="${LEFT}" y1="${y - 7}" y2="${y + 7}"/>`,
    text(LEFT + 10, y, 'required', 'small'),
    `<circle class="well" cx="${LEFT + 96}" cy="${y}" r="5"/>`,
    text(LEFT + 108, y, 'measured', 'small'),
    diamond(LEFT + 196, y),
    text(LEFT + 208, y, 'aim', 'small'),
    text(WIDTH - 16, y, 'value · ratio to the yardstick', 'small', 'end'),
  ].join('\n  ');
}

function axis(bottom: number): string {
  const marks: string[] = [];
  for (let times = LEAST; times <= MOST; times *= 2) {
    const at = place(times);
    marks.push(
      `<line class="${times === 1 ? 'bar' : 'grid'}" x1="${at}" x2="${at}" y1="${TOP - 8}" y2="${bottom}"/>`,
      text(at, bottom + 18, times < 1 ? `1/${1 / times}` : `× ${times}`, 'small', 'middle'),
    );
  }
  return marks.join('\n  ');
}

function row(line: Line, y: number): string {
  const margin = marginOf(line);
  if (margin === undefined) return '';
  const at = place(margin.measured);
  const tone = verdictOf(line) === 'missed' ? 'missed' : 'well';
  const [, , ratio] = cellsOf(line);
  const value = valueText(line.value, line.unit);
  return [
    text(LEFT - 16, y, line.what, '', 'end'),
    `<line class="reach ${tone}" x1="${place(1)}" x2="${at}" y1="${y}" y2="${y}"/>`,
    `<circle class="${tone}" cx="${at}" cy="${y}" r="5"/>`,
    ...(margin.aim === undefined ? [] : [diamond(place(margin.aim), y)]),
    text(WIDTH - 16, y, ratio === '' ? value : `${value} · ${ratio}`, 'number', 'end'),
  ].join('\n  ');
}

/** Where on the axis; what is off its end lies at its end. */
function place(times: number): number {
  const share = Math.log(times / LEAST) / Math.log(MOST / LEAST);
  return Math.round(LEFT + Math.min(1, Math.max(0, share)) * (RIGHT - LEFT));
}

function diamond(x: number, y: number): string {
  return `<path class="aim" d="M${x} ${y - 7}l7 7l-7 7l-7 -7z"/>`;
}

function text(x: number, y: number, words: string, style: string, anchor = 'start'): string {
  return `<text class="${style}" x="${x}" y="${y + 4}" text-anchor="${anchor}">${words}</text>`;
}
