import { describe, expect, test } from 'vitest';
import { open, opened, useBoards } from '../../../test/open-board.ts';

useBoards();

/** The mean brightness of a small square of the page. */
async function brightnessAt(hex: string, dx: number): Promise<number> {
  const at = await open.board.evaluate((board, name) => board.screenOf(name), hex);
  if (at === undefined) throw new Error(`no hex ${hex}`);
  const shot = await open.page.screenshot({ clip: { x: at.x + dx, y: at.y + 6, width: 8, height: 8 } });
  return open.page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const context = new OffscreenCanvas(8, 8).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, 8, 8) ?? { data: [] };
      return Array.from(data).reduce((sum, value, i) => sum + (i % 4 === 3 ? 0 : value), 0) / (8 * 8 * 3);
    },
    [...shot],
  );
}

async function shown(query: string): Promise<void> {
  await opened(query);
  await open.board.evaluate((board) => board.ready);
}

describe.each(['?dry', '?dry&worker'])('a relief painted at %s', (query) => {
  test('lights what it says is lit, and darkens the rest', async () => {
    await shown(query);
    const [lit, dim] = [await brightnessAt('1,1', -4), await brightnessAt('8,1', -4)];
    expect(lit).toBeGreaterThan(dim + 60);
  });
});

describe('the colours of a map', () => {
  test('stand over those of the page, and change with its theme', async () => {
    await shown('?dry');
    const paper = () =>
      open.page.evaluate("getComputedStyle(document.querySelector('.b-board')).getPropertyValue('--paper')");
    expect(await paper()).toBe('#123456');
    await open.page.evaluate("document.documentElement.dataset.theme = 'dark'");
    await expect.poll(paper).toBe('#654321');
    expect(await open.page.evaluate("getComputedStyle(document.body).getPropertyValue('--paper')")).not.toBe('#654321');
  });
});
