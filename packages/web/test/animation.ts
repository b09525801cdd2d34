/** Pictures of a page put together as one animated WebP file. */
import type { Page } from 'playwright-core';

export interface Shot {
  readonly png: Buffer;
  readonly milliseconds: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The browser encodes each picture; the container around them is written here. */
export async function animate(page: Page, shots: readonly Shot[], size: Size): Promise<Buffer> {
  const frames: Buffer[] = [];
  for (const { png, milliseconds } of shots) {
    const webp = Buffer.from(await asWebp(page, png, size), 'base64');
    frames.push(frameOf(webp, size, milliseconds));
  }
  const canvas = Buffer.alloc(10);
  canvas[0] = 0b10;
  canvas.writeUIntLE(size.width - 1, 4, 3);
  canvas.writeUIntLE(size.height - 1, 7, 3);
  const loop = Buffer.alloc(6);
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', canvas), chunk('ANIM', loop), ...frames]);
  return chunk('RIFF', body);
}

const asWebp = (page: Page, png: Buffer, size: Size): Promise<string> =>
  page.evaluate(
    async ({ data, width, height }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 });
      const found = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(found, (byte) => String.fromCharCode(byte)).join(''));
    },
    { data: png.toString('base64'), ...size },
  );

/** Chunks have even lengths. */
function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** One frame: where it lies, how long it stays, and the picture's own data without its container. */
function frameOf(webp: Buffer, { width, height }: Size, milliseconds: number): Buffer {
  const head = Buffer.alloc(16);
  head.writeUIntLE(width - 1, 6, 3);
  head.writeUIntLE(height - 1, 9, 3);
  head.writeUIntLE(milliseconds, 12, 3);
  head[15] = 0b10;
  return chunk('ANMF', Buffer.concat([head, pictureData(webp)]));
}

/** The `VP8 ` chunk: what a simple file holds, and what an extended one holds among others. */
function pictureData(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at, end);
    at = end;
  }
  throw new Error('the picture has no data that an animation could take');
}
