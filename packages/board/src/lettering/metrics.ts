/** Advance widths of the map's lettering in thousandths of its size; close enough for all its weights. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [230, ' '],
  [233, '’|'],
  [306, '.,:;!·'],
  [335, 'ijlíï'],
  [332, '-'],
  [367, 'ft()[]/I'],
  [472, 'rsz'],
  [538, '0123456789ceèéëJ–'],
  [570, 'agvxySáä'],
  [590, 'oöZFq'],
  [635, 'bdhknpuüEPL'],
  [667, 'BCTXYR'],
  [710, 'AGVK'],
  [750, 'DNOQU&'],
  [810, 'HÖw'],
  [945, 'mM'],
  [1017, 'W'],
];

const ADVANCE = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 1000] as const)),
);
const OTHER = 0.6;

export const advance = (letter: string, size: number, spacing = 0): number =>
  (ADVANCE.get(letter) ?? OTHER) * size + spacing;

export function textWidth(words: string, size: number, spacing = 0): number {
  let sum = 0;
  for (const letter of words) sum += advance(letter, size, spacing);
  return sum;
}
