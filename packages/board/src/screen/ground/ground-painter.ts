import type { Tokens } from '../../style/tokens.ts';
import { type GroundOp, groundOps, type Paint, paintOf } from './ground-ops.ts';
import { createReliefMasks } from './relief-masks.ts';

/** A square of the sheet as a picture. */
export interface TileRequest {
  /** Its upper left corner on the sheet. */
  readonly x: number;
  readonly y: number;
  /** Its side in pixels. */
  readonly size: number;
  /** Pixels for every unit of the sheet. */
  readonly scale: number;
  readonly tokens: Readonly<Partial<Tokens>>;
}

export interface GroundPainter {
  /** A picture file: an image is drawn as part of the page, where a canvas would be composited by itself. */
  paint(request: TileRequest): Promise<Blob>;
}

interface Brush {
  readonly op: GroundOp;
  readonly path: Path2D;
  readonly paint: Paint;
}

interface Layer {
  readonly clips: readonly { readonly path: Path2D; readonly rule: CanvasFillRule }[];
  readonly brushes: Brush[];
}

/** Paints squares of the ground that drawMap has written; works in a window and in a worker. */
export function createGroundPainter(ground: string): GroundPainter {
  const ops = groundOps(ground);
  const layers = layersOf(ops);
  const reliefs = createReliefMasks();
  const pictures = new Set(ops.flatMap(({ relief }) => (relief === undefined ? [] : [relief.href])));
  return {
    async paint({ x, y, size, scale, tokens }) {
      await Promise.all([...pictures].map((href) => reliefs.load(href)));
      const canvas = new OffscreenCanvas(size, size);
      const context = canvas.getContext('2d', { alpha: false });
      if (context === null) throw new Error('this browser gives no canvas to paint on');
      context.fillStyle = tokens.margin ?? '#888';
      context.fillRect(0, 0, size, size);
      context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
      for (const { clips, brushes } of layers) {
        context.save();
        for (const { path, rule } of clips) context.clip(path, rule);
        for (const brush of brushes) {
          const { relief } = brush.op;
          if (relief === undefined) apply(context, brush, tokens);
          else reliefs.paint(context, relief, colourOf(brush.paint.fill, tokens));
        }
        context.restore();
      }
      return canvas.convertToBlob({ type: 'image/png' });
    },
  };
}

/** Runs of paths with the same clips: a clip is dear, so it is set once for all of them. */
function layersOf(ops: readonly GroundOp[]): Layer[] {
  const layers: Layer[] = [];
  let clips: GroundOp['clips'] | undefined;
  for (const op of ops) {
    if (op.clips !== clips) {
      clips = op.clips;
      const paths = clips.map(({ d, evenOdd }) => ({ path: new Path2D(d), rule: ruleOf(evenOdd) }));
      layers.push({ clips: paths, brushes: [] });
    }
    layers[layers.length - 1]?.brushes.push({ op, path: new Path2D(op.d), paint: paintOf(op.classes) });
  }
  return layers;
}

const ruleOf = (evenOdd: boolean): CanvasFillRule => (evenOdd ? 'evenodd' : 'nonzero');

type Context = OffscreenCanvasRenderingContext2D;

const TOKEN = /^var\(--([\w-]+)\)$/;

function colourOf(words: string, tokens: Readonly<Record<string, string | undefined>>): string {
  const token = TOKEN.exec(words)?.[1];
  return token === undefined ? words : (tokens[token] ?? '#888');
}

function apply(context: Context, { op, path, paint }: Brush, tokens: Readonly<Partial<Tokens>>): void {
  const before = op.matrix === undefined ? undefined : context.getTransform();
  if (op.matrix !== undefined) context.transform(...op.matrix);
  context.globalAlpha = paint.opacity;
  if (paint.fill !== 'none') {
    context.fillStyle = colourOf(paint.fill, tokens);
    context.fill(path, ruleOf(op.evenOdd));
  }
  if (paint.stroke !== 'none') {
    context.strokeStyle = colourOf(paint.stroke, tokens);
    context.lineWidth = paint.width;
    context.lineCap = paint.cap;
    context.lineJoin = paint.join;
    context.setLineDash([...paint.dashes]);
    context.stroke(path);
  }
  if (before !== undefined) context.setTransform(before);
}
