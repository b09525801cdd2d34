import { describe, expect, test } from 'vitest';
import { expectNothingStopped, isPainted, PATIENCE, watchedClientForTests } from '../../test/watched-client.ts';

const { watched, opened } = watchedClientForTests();

describe('the policy stops nothing', () => {
  test('of the start page, which works without a network afterwards', async () => {
    const page = await opened('/');
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await expect.poll(() => isPainted(page, '.hero-map img'), { timeout: PATIENCE }).toBe(true);
    expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.size))).toBeGreaterThan(0);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await watched.context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await watched.context.setOffline(false);
    await expectNothingStopped(watched.client, page);
  });
});

describe('the policy stops', () => {
  const known: string[] = [];
  const seen = (): string => {
    known.push(...watched.client.stopped());
    return known.join();
  };

  test('scripts that are put into a page, and workers of foreign making', async () => {
    const page = await opened('/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.head.append(script);
      const worker = new Blob(['']);
      new Worker(URL.createObjectURL(worker)).addEventListener('error', () => undefined);
    });
    await expect.poll(() => seen()).toMatch(/script-src-elem/);
    await expect.poll(() => seen()).toMatch(/worker-src/);
    expect(await page.title()).not.toBe('taken over');
  });

  test('a foreign page that frames ours', async () => {
    const page = await watched.context.newPage();
    await page.setContent(`<iframe src="${watched.client.address}/"></iframe>`);
    await expect.poll(() => seen()).toMatch(/frame-ancestors/);
    expect(await page.frameLocator('iframe').getByRole('button', { name: 'Begin' }).count()).toBe(0);
  });
});
