import { crc32, deflateSync } from 'node:zlib';

/** A picture in grey, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const KEYWORD = 'Inputs';

/** The picture as a PNG that also says what it was made from. */
export function greyPng(picture: GreyPicture, inputs: string): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(picture.width, 0);
  head.writeUInt32BE(picture.height, 4);
  head[8] = 8;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`${KEYWORD}\0${inputs}`, 'latin1')),
    chunk('IDAT', deflateSync(filtered(picture), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const PAETH = 4;

/** Each pixel as its distance from the neighbour that foretells it best. */
function filtered({ width, height, grey }: GreyPicture): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = PAETH;
    for (let x = 0; x < width; x++) {
      const at = (dx: number, dy: number): number =>
        x - dx < 0 || y - dy < 0 ? 0 : (grey[(y - dy) * width + x - dx] ?? 0);
      const [left, above, corner] = [at(1, 0), at(0, 1), at(1, 1)];
      rows[y * (width + 1) + 1 + x] = (at(0, 0) - foretold(left, above, corner)) & 255;
    }
  }
  return rows;
}

function foretold(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** What a PNG says it was made from, or undefined if it says nothing. */
export function inputsOfPng(png: Uint8Array): string | undefined {
  const text = Buffer.from(png.buffer, png.byteOffset, Math.min(png.length, 400)).toString('latin1');
  return new RegExp(`tEXt${KEYWORD}\0([0-9a-f]+)`).exec(text)?.[1];
}
