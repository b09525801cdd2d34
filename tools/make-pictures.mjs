/**
 * Makes the pictures of maps that come with the client: `npm run pictures`, or of one title: `npm run pictures -- <title>`.
 * Commit them with the change that moved them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CATALOGUE } from '../packages/catalogue/dist/index.js';
import {
  findChromium,
  loadRelief,
  MOST_BYTES,
  madeFrom,
  READY_KINDS,
  READY_RELIEF,
  READY_THEMES,
  readyDrawing,
  readyFolder,
} from '../packages/cli/dist/index.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Pixels of the longer side. A blurred ground of many pixels looks better than a sharp one of few. */
const SIDE = { ground: 2048, banner: 1600 };

/** In the page: the picture as WebP, as good as it can be within so many bytes; without a side, in its own size. */
async function encode({ address, svg, side, most }) {
  const picture = new Image();
  picture.src = address ?? URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await picture.decode();
  // The fonts in the drawing are not waited for by its first frame.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const scale = side === undefined ? 1 : side / Math.max(picture.naturalWidth, picture.naturalHeight);
  const canvas = new OffscreenCanvas(
    Math.round(picture.naturalWidth * scale),
    Math.round(picture.naturalHeight * scale),
  );
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  const encoded = (quality) => canvas.convertToBlob({ type: 'image/webp', quality });
  let [best, low, high] = [await encoded(0.05), 0.05, 0.9];
  for (let i = 0; i < 7; i++) {
    const middle = (low + high) / 2;
    const tried = await encoded(middle);
    if (tried.size <= most) [best, low] = [tried, middle];
    else high = middle;
  }
  const bytes = new Uint8Array(await best.arrayBuffer());
  return { quality: low, bytes: [...bytes], width: canvas.width, height: canvas.height };
}

const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const [only] = process.argv.slice(2);
for (const manifest of CATALOGUE.filter(
  ({ facts, pictures }) => pictures !== undefined && facts.id === (only ?? facts.id),
)) {
  const folder = `${ROOT}${readyFolder(manifest.facts.id)}`;
  mkdirSync(folder, { recursive: true });
  const make = async (name, source) => {
    const { quality, bytes, width, height } = await page.evaluate(encode, source);
    writeFileSync(`${folder}/${name}`, Uint8Array.from(bytes));
    console.log(`${folder}/${name}: ${width} x ${height}, ${bytes.length} bytes, ${quality.toFixed(2)}`);
  };
  for (const kind of READY_KINDS) {
    for (const theme of READY_THEMES) {
      const svg = await readyDrawing({ root: ROOT }, manifest, kind, theme);
      await make(`${kind}-${theme}.webp`, { svg, side: SIDE[kind], most: MOST_BYTES[kind] });
    }
  }
  const relief = loadRelief({ root: ROOT }, manifest.facts.id);
  if (relief !== undefined) await make(READY_RELIEF, { address: relief, most: MOST_BYTES.relief });
  writeFileSync(`${folder}/made-from.txt`, `${await madeFrom({ root: ROOT }, manifest)}\n`);
}
await browser.close();
