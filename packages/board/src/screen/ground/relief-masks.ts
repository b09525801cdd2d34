import type { ReliefMask } from './ground-ops.ts';

/** Pictures in grey as stencils of light and shade, each decoded once and coloured once for every colour. */
export interface ReliefMasks {
  /** Must have been called before anything is painted through the picture. */
  load(href: string): Promise<void>;
  paint(context: OffscreenCanvasRenderingContext2D, mask: ReliefMask, colour: string): void;
}

type Stencils = Readonly<Record<ReliefMask['hand'], OffscreenCanvas>>;

export function createReliefMasks(): ReliefMasks {
  const stencils = new Map<string, Promise<Stencils>>();
  const ready = new Map<string, Stencils>();
  const coloured = new Map<string, OffscreenCanvas>();
  return {
    async load(href) {
      const loading = stencils.get(href) ?? stencilsOf(href);
      stencils.set(href, loading);
      ready.set(href, await loading);
    },
    paint(context, { href, hand, x, y, width, height }, colour) {
      const stencil = ready.get(href)?.[hand];
      if (stencil === undefined) return;
      const key = `${hand} ${colour}`;
      const picture = coloured.get(key) ?? colouredBy(stencil, colour);
      coloured.set(key, picture);
      context.drawImage(picture, x, y, width, height);
    },
  };
}

const LEVEL = 128;
const RANGE = 127;

async function stencilsOf(href: string): Promise<Stencils> {
  const bitmap = await createImageBitmap(blobOf(href));
  const [light, shade] = [canvasLike(bitmap), canvasLike(bitmap)];
  light.context.drawImage(bitmap, 0, 0);
  const grey = light.context.getImageData(0, 0, bitmap.width, bitmap.height);
  const lit = new ImageData(bitmap.width, bitmap.height);
  const dim = new ImageData(bitmap.width, bitmap.height);
  for (let i = 0; i < grey.data.length; i += 4) {
    const height = ((grey.data[i] ?? LEVEL) - LEVEL) / RANGE;
    lit.data[i + 3] = height > 0 ? height * 255 : 0;
    dim.data[i + 3] = height < 0 ? -height * 255 : 0;
  }
  light.context.putImageData(lit, 0, 0);
  shade.context.putImageData(dim, 0, 0);
  return { light: light.canvas, shade: shade.canvas };
}

/** Without asking the network, which a policy of the page may forbid. */
function blobOf(href: string): Blob {
  const [head = '', body = ''] = href.split(',');
  const bytes = Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png' });
}

function canvasLike({ width, height }: { readonly width: number; readonly height: number }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives no canvas to paint on');
  return { canvas, context };
}

function colouredBy(stencil: OffscreenCanvas, colour: string): OffscreenCanvas {
  const { canvas, context } = canvasLike(stencil);
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(stencil, 0, 0);
  return canvas;
}
