import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInput, Unable } from '../bad-input.ts';
import { Stopped } from '../process/exit-codes.ts';
import type { Shell } from '../shell.ts';
import { writeFontInstances } from './font-instances.ts';
import { plainDrawing } from './plain-style.ts';

/** The longer side of the largest picture; its pixels take half a gigabyte. */
const MOST_PIXELS = 16_384;

/** The drawing as a PNG, `scale` pixels for every unit of the drawing. */
export async function pngOf(svg: string, scale: number, shell: Pick<Shell, 'untilStopped'>): Promise<Uint8Array> {
  const most = MOST_PIXELS / longerSideOf(svg);
  if (scale > most)
    throw new BadInput(`option «--scale» cannot be «${scale}»: expected at most ${Math.floor(most * 10) / 10}`);
  const folder = await mkdtemp(join(tmpdir(), 'bridgehead-fonts-'));
  const stopped = shell.untilStopped().then((signal) => {
    throw new Stopped(signal, 'stopped: no picture was written');
  });
  try {
    const image = await Promise.race([rendered(svg, scale, folder), stopped]);
    return image.asPng();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The pixels of a drawing; the fonts are laid into the folder meanwhile. */
export async function rendered(svg: string, scale: number, folder: string) {
  const { renderAsync } = await loadRenderer();
  const drawing = plainDrawing(svg);
  const fontFiles = await writeFontInstances(folder, drawing.fonts);
  return renderAsync(drawing.svg, {
    fitTo: { mode: 'zoom', value: scale },
    // Without the fonts of this machine a picture is the same everywhere.
    font: { loadSystemFonts: false, fontFiles },
  });
}

/** It comes as a program for each kind of machine, and not for all kinds. */
async function loadRenderer() {
  try {
    return await import('@resvg/resvg-js');
  } catch (error) {
    throw new Unable('no PNG can be drawn on this kind of machine: --out writes the same picture as SVG', {
      cause: error,
    });
  }
}

function longerSideOf(svg: string): number {
  const box = /<svg[^>]*?\bviewBox="([^"]+)"/.exec(svg)?.[1];
  const [, , width, height] = (box ?? '').split(/[\s,]+/).map(Number);
  if (width === undefined || height === undefined || !(width > 0 && height > 0))
    throw new Error('a drawing without a view box');
  return Math.max(width, height);
}
