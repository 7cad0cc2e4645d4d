import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { Pen } from '../art/paint/pen.ts';

/** What an element looks like: its own words, or those of its class, or of what it lies in. */
interface Look {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
  readonly strokeLinecap?: CanvasLineCap;
  readonly strokeLinejoin?: CanvasLineJoin;
  readonly fillRule?: CanvasFillRule;
}

/** What style sheets say of drawings by day, where there are none (art/figures.css, board/board.css). */
export const CLASSES: Readonly<Record<string, Look>> = {
  'fig-shadow': { fill: 'rgba(28,24,56,.3)' },
  'fig-wood': { strokeWidth: 1.3, strokeLinejoin: 'round' },
  'fig-part': { strokeWidth: 1, strokeLinejoin: 'round' },
  'fig-line': { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' },
  'fig-evening': { fill: 'none' },
  'fig-token': { fill: '#fbf1d8', stroke: '#4a3222', strokeWidth: 0.7 },
  'fig-number': { fill: '#2a2018' },
};

interface Shape extends Look {
  readonly [name: string]: unknown;
  readonly className?: string;
  readonly transform?: string;
  readonly children?: ReactNode;
}

/** Paints a drawing of the page with a pen, where there is no page: as much of SVG as our figures use. */
export function draw(pen: Pen, node: ReactNode, around: Look = {}): void {
  Children.forEach(node, (child) => {
    if (!isValidElement<Shape>(child)) return;
    const { type, props } = child;
    if (type === Fragment) draw(pen, props.children, around);
    else if (typeof type === 'string') paint(pen, type, props, around);
    else draw(pen, rendered(type, props), around);
  });
}

/** What a component without a state draws. */
function rendered(type: unknown, props: Shape): ReactNode {
  const component = typeof type === 'object' && type !== null && 'type' in type ? type.type : type;
  return typeof component === 'function' ? component(props) : undefined;
}

function paint(pen: Pen, tag: string, props: Shape, around: Look): void {
  const { opacity = 1, ...look } = { ...around, ...CLASSES[props.className ?? ''], ...ownLook(props) };
  pen.save();
  pen.globalAlpha *= opacity;
  turn(pen, props.transform ?? '');
  if (tag === 'g') draw(pen, props.children, look);
  else {
    const outline = outlineOf(tag, props);
    if (outline !== undefined) ink(pen, outline, look);
  }
  pen.restore();
}

function ownLook(props: Shape): Look {
  return Object.fromEntries(NAMES.flatMap((name) => (name in props ? [[name, props[name]]] : [])));
}

const NAMES = [
  'fill',
  'stroke',
  'strokeWidth',
  'opacity',
  'strokeLinecap',
  'strokeLinejoin',
  'fillRule',
] as const satisfies readonly (keyof Look)[];

function ink(pen: Pen, outline: Path2D, look: Look): void {
  const { fill = '#000', stroke = 'none', strokeWidth = 1, fillRule = 'nonzero' } = look;
  if (fill !== 'none') {
    pen.fillStyle = fill;
    pen.fill(outline, fillRule);
  }
  if (stroke === 'none' || Number(strokeWidth) === 0) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = Number(strokeWidth);
  pen.lineCap = look.strokeLinecap ?? 'butt';
  pen.lineJoin = look.strokeLinejoin ?? 'miter';
  pen.stroke(outline);
}

function outlineOf(tag: string, props: Shape): Path2D | undefined {
  const number = (name: string, otherwise = 0) => Number(props[name] ?? otherwise);
  if (tag === 'path') return new Path2D(String(props.d ?? ''));
  const [x, y] = [number('cx'), number('cy')];
  const [across, down] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
  // As a path in words: not every canvas has more than these.
  if (tag === 'circle' || tag === 'ellipse')
    return new Path2D(
      `M${x - across} ${y}A${across} ${down} 0 1 1 ${x + across} ${y}A${across} ${down} 0 1 1 ${x - across} ${y}Z`,
    );
  if (tag !== 'rect') return undefined;
  const [left, top, wide, high] = [number('x'), number('y'), number('width'), number('height')];
  return new Path2D(`M${left} ${top}h${wide}v${high}h${-wide}Z`);
}

function turn(pen: Pen, transform: string): void {
  for (const [, name, given] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = given.split(/[\s,]+/).map(Number);
    if (name === 'translate') pen.translate(a, b ?? 0);
    else if (name === 'scale') pen.scale(a, b ?? a);
    else if (name === 'rotate') pen.rotate((a * Math.PI) / 180);
    else if (name === 'matrix') pen.transform(a, b ?? 0, c, d, e, f);
  }
}
