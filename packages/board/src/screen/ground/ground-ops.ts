import { mapCss } from '../../style/map-css.ts';

/** One path of the ground, ready to be painted. */
export interface GroundOp {
  readonly d: string;
  readonly classes: readonly string[];
  readonly evenOdd: boolean;
  /** a b c d e f, as a canvas takes them. */
  readonly matrix: Matrix | undefined;
  /** Path data of the clips around it. */
  readonly clips: readonly Clip[];
  /** The picture through which it is painted, where it is light or shade. */
  readonly relief?: ReliefMask;
}

/** What is lit or in shade of a picture in grey, laid over this box. */
export interface ReliefMask {
  readonly hand: 'light' | 'shade';
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Clip {
  readonly d: string;
  readonly evenOdd: boolean;
}

type Matrix = readonly [number, number, number, number, number, number];

interface Group {
  readonly matrix: Matrix | undefined;
  readonly clips: readonly Clip[];
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s[\w-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

/** Reads the ground that drawMap has written. It knows the few elements which the ground is made of, nothing more. */
export function groundOps(svg: string): GroundOp[] {
  const ops: GroundOp[] = [];
  const clips = new Map<string, Clip>();
  const groups: Group[] = [{ matrix: undefined, clips: [] }];
  let defining: string | undefined;
  let picture: Omit<ReliefMask, 'hand'> | undefined;
  for (const [, closing, name, written = '', selfClosing] of svg.matchAll(TAG)) {
    if (closing !== '') {
      if (name === 'g') groups.pop();
      if (name === 'clipPath') defining = undefined;
      continue;
    }
    const attributes = new Map([...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));
    const around = groups[groups.length - 1] ?? { matrix: undefined, clips: [] };
    if (name === 'image') picture = pictureOf(attributes);
    else if (name === 'clipPath') defining = attributes.get('id');
    else if (name === 'g' && selfClosing === '') groups.push(groupOf(around, attributes, clips));
    else if (name === 'path' || name === 'rect') {
      const op = opOf(attributes, around);
      if (defining === undefined) ops.push(masked(op, picture));
      else clips.set(defining, { d: op.d, evenOdd: attributes.get('clip-rule') === 'evenodd' });
    }
  }
  return ops;
}

type Attributes = ReadonlyMap<string, string>;

function groupOf(around: Group, attributes: Attributes, clips: ReadonlyMap<string, Clip>): Group {
  const id = /#([^)]+)/.exec(attributes.get('clip-path') ?? '')?.[1];
  const clip = id === undefined ? undefined : clips.get(id);
  return {
    matrix: matrixOf(attributes.get('transform')) ?? around.matrix,
    clips: clip === undefined ? around.clips : [...around.clips, clip],
  };
}

function opOf(attributes: Attributes, { matrix, clips }: Group): GroundOp {
  return {
    d: attributes.get('d') ?? rectPath(attributes),
    classes: (attributes.get('class') ?? '').split(' '),
    evenOdd: attributes.get('fill-rule') === 'evenodd',
    matrix: matrixOf(attributes.get('transform')) ?? matrix,
    clips,
  };
}

const RELIEF = /^m-relief-(light|shade)$/;

function masked(op: GroundOp, picture: Omit<ReliefMask, 'hand'> | undefined): GroundOp {
  const hand = op.classes.map((name) => RELIEF.exec(name)?.[1]).find((found) => found !== undefined);
  if (picture === undefined || (hand !== 'light' && hand !== 'shade')) return op;
  return { ...op, relief: { ...picture, hand } };
}

function pictureOf(attributes: Attributes): Omit<ReliefMask, 'hand'> {
  const length = (name: string): number => Number(attributes.get(name) ?? 0);
  const [x, y, width, height] = [length('x'), length('y'), length('width'), length('height')];
  return { href: attributes.get('href') ?? '', x, y, width, height };
}

const rectPath = (attributes: Attributes): string =>
  `M${attributes.get('x') ?? 0} ${attributes.get('y') ?? 0}h${attributes.get('width') ?? 0}v${attributes.get('height') ?? 0}h-${attributes.get('width') ?? 0}Z`;

/** `translate(x y) rotate(a)`, either of them; nothing else is written. */
function matrixOf(transform: string | undefined): Matrix | undefined {
  if (transform === undefined) return undefined;
  const numbers = (word: string): number[] =>
    (new RegExp(`${word}\\(([^)]*)\\)`).exec(transform)?.[1] ?? '0 0').split(/[\s,]+/).map(Number);
  const [x = 0, y = 0] = numbers('translate');
  const turn = ((numbers('rotate')[0] ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [cos, sin, -sin, cos, x, y];
}

/** How a path is painted; colours still are the names of tokens. */
export interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dashes: readonly number[];
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly opacity: number;
}

interface Rule {
  readonly classes: readonly string[];
  readonly declarations: ReadonlyMap<string, string>;
}

/** The rules of the map for single elements; rules for what lies inside something are about names, not ground. */
const RULES: readonly Rule[] = [...mapCss.matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
  const declarations = new Map(
    body.split(';').flatMap((line): [string, string][] => {
      const [key = '', value = ''] = line.split(/:(.*)/);
      return key.trim() === '' ? [] : [[key.trim(), value.trim()]];
    }),
  );
  return selectors
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => /^(\.[\w-]+)+$/.test(selector))
    .map((selector) => ({ classes: selector.slice(1).split('.'), declarations }));
});

const CAPS: readonly string[] = ['butt', 'round', 'square'];
const JOINS: readonly string[] = ['miter', 'round', 'bevel'];
const isCap = (word: string): word is CanvasLineCap => CAPS.includes(word);
const isJoin = (word: string): word is CanvasLineJoin => JOINS.includes(word);

export function paintOf(classes: readonly string[]): Paint {
  const found = new Map<string, string>();
  for (const rule of RULES) {
    if (!rule.classes.every((name) => classes.includes(name))) continue;
    for (const [key, value] of rule.declarations) found.set(key, value);
  }
  const cap = found.get('stroke-linecap') ?? 'butt';
  const join = found.get('stroke-linejoin') ?? 'miter';
  return {
    fill: found.get('fill') ?? '#000',
    stroke: found.get('stroke') ?? 'none',
    width: Number.parseFloat(found.get('stroke-width') ?? '1'),
    dashes: (found.get('stroke-dasharray') ?? '')
      .split(/[\s,]+/)
      .filter((word) => word !== '')
      .map(Number),
    cap: isCap(cap) ? cap : 'butt',
    join: isJoin(join) ? join : 'miter',
    opacity: Number.parseFloat(found.get('opacity') ?? '1'),
  };
}
