/** What a drawing looks like, as the page's styles say. */
interface Look {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dashes: readonly number[];
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly rule: CanvasFillRule;
  readonly opacity: number;
  /** Lines that are as wide at any size. */
  readonly isHairline: boolean;
  readonly font: string;
  readonly align: CanvasTextAlign;
}

/** What of an element may change its look or that of what lies inside. */
const TELLING = [
  'class',
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'fill-rule',
  'font-size',
  'font-weight',
  'text-anchor',
];

/**
 * Paints drawings of the page onto a canvas, shape by shape: much faster than to let the browser make a picture of each. Knows as
 * much of SVG as our drawings use.
 */
export class Brush {
  /** By what tells it: styles are asked for once. */
  readonly #looks = new Map<string, Look>();

  /** Paints everything inside an element, which must be in the document. */
  paint(context: CanvasRenderingContext2D, box: Element, inherited = ''): void {
    for (const element of box.children) {
      if (!(element instanceof SVGGraphicsElement)) continue;
      const path = `${inherited}/${TELLING.map((name) => element.getAttribute(name) ?? '').join()}`;
      context.save();
      move(context, element);
      this.#paintOne(context, element, path);
      context.restore();
    }
  }

  #paintOne(context: CanvasRenderingContext2D, element: SVGGraphicsElement, path: string): void {
    if (element instanceof SVGGElement) {
      this.paint(context, element, path);
      return;
    }
    const look = this.#looks.get(`${element.tagName}${path}`) ?? lookOf(element);
    this.#looks.set(`${element.tagName}${path}`, look);
    if (element instanceof SVGTextElement) write(context, element, look);
    else fill(context, shapeOf(element), look);
  }
}

function move(context: CanvasRenderingContext2D, { transform: { baseVal } }: SVGGraphicsElement): void {
  for (let i = 0; i < baseVal.numberOfItems; i++) {
    const { a, b, c, d, e, f } = baseVal.getItem(i).matrix;
    context.transform(a, b, c, d, e, f);
  }
}

function lookOf(element: Element): Look {
  const style = getComputedStyle(element);
  return {
    fill: style.fill,
    stroke: style.stroke,
    width: Number.parseFloat(style.strokeWidth),
    dashes:
      style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat),
    cap: style.strokeLinecap as CanvasLineCap,
    join: style.strokeLinejoin as CanvasLineJoin,
    rule: style.fillRule as CanvasFillRule,
    opacity: Number(style.opacity),
    isHairline: style.vectorEffect === 'non-scaling-stroke',
    font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    align: ANCHORS[style.textAnchor] ?? 'start',
  };
}

const ANCHORS: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'end' };

function fill(context: CanvasRenderingContext2D, shape: Path2D, look: Look): void {
  context.globalAlpha *= look.opacity;
  if (look.fill !== 'none') {
    context.fillStyle = look.fill;
    context.fill(shape, look.rule);
  }
  if (look.stroke === 'none' || look.width === 0) return;
  context.strokeStyle = look.stroke;
  context.lineWidth = look.isHairline ? look.width / context.getTransform().a : look.width;
  context.setLineDash([...look.dashes]);
  context.lineCap = look.cap;
  context.lineJoin = look.join;
  context.stroke(shape);
}

function write(context: CanvasRenderingContext2D, element: SVGTextElement, look: Look): void {
  const isCentred = getComputedStyle(element).dominantBaseline === 'central';
  context.font = look.font;
  context.fillStyle = look.fill;
  context.textAlign = look.align;
  context.textBaseline = isCentred ? 'middle' : 'alphabetic';
  context.fillText(element.textContent ?? '', numberIn(element, 'x'), numberIn(element, 'y'));
}

function shapeOf(element: SVGGraphicsElement): Path2D {
  const number = (name: string) => numberIn(element, name);
  if (element.tagName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  const shape = new Path2D();
  if (element.tagName === 'rect')
    shape.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  const [across, down] = element.tagName === 'circle' ? ['r', 'r'] : ['rx', 'ry'];
  if (element.tagName === 'circle' || element.tagName === 'ellipse')
    shape.ellipse(number('cx'), number('cy'), number(across), number(down), 0, 0, 2 * Math.PI);
  return shape;
}

function numberIn(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}
