import { type Browser, chromium, type Page } from 'playwright-core';
import { BadInput, Unable } from './bad-input.ts';
import { CHROMIUM_VARIABLE, findChromium } from './chromium.ts';
import { Stopped } from './exit-codes.ts';
import type { Shell } from './shell.ts';

const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu'] as const;

/** Chromium repeats or cuts pictures beyond this many pixels a side. */
const MOST_PIXELS = 16_384;

/** The drawing as a PNG, `scale` pixels for every unit of the drawing. */
export async function pngOf(
  svg: string,
  scale: number,
  shell: Pick<Shell, 'env' | 'untilStopped'>,
): Promise<Uint8Array> {
  const size = sizeOf(svg);
  const most = MOST_PIXELS / Math.max(size.width, size.height);
  if (scale > most)
    throw new BadInput(`option «--scale» cannot be «${scale}»: expected at most ${Math.floor(most * 10) / 10}`);
  // A browser that is left alone would leave its files behind.
  const stopped = shell.untilStopped().then((signal) => {
    throw new Stopped(signal, 'stopped: no picture was written');
  });
  const browser = await Promise.race([launched(shell.env), stopped]);
  try {
    return await Promise.race([photograph(browser, svg, { ...size, scale }), stopped]);
  } finally {
    await browser.close();
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

async function launched(env: Environment): Promise<Browser> {
  const executablePath = findChromium(env);
  if (executablePath === undefined) {
    throw new Unable(`a PNG needs Chromium: install the package «chromium» or name one in ${CHROMIUM_VARIABLE}`);
  }
  // Signals are ours to heed.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ executablePath, args: [...BROWSER_FLAGS], ...signals }).catch((error: unknown) => {
    throw new Unable(`«${executablePath}» does not start`, { cause: error });
  });
}

async function photograph(browser: Browser, svg: string, size: Size & { readonly scale: number }): Promise<Uint8Array> {
  try {
    const page = await browser.newPage({ deviceScaleFactor: size.scale });
    return await photographed(page, svg, size);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Unable(`Chromium cannot draw the picture (${error.message.split('\n', 1)[0]})`, { cause: error });
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function photographed(page: Page, svg: string, { width, height }: Size): Promise<Uint8Array> {
  await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
  await page.setContent(
    `<!doctype html><style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  await page.evaluate('document.fonts.ready');
  return page.screenshot({ type: 'png' });
}

/** The size of a drawing by its view box. */
function sizeOf(svg: string): Size {
  const box = /<svg[^>]*?\bviewBox="([^"]+)"/.exec(svg)?.[1];
  const [, , width, height] = (box ?? '').split(/[\s,]+/).map(Number);
  if (width === undefined || height === undefined || !(width > 0 && height > 0))
    throw new Error('a drawing without a view box');
  return { width, height };
}
