import type { MapFile } from '@bridgehead/map';

/** A map file as text: one record a line, so that a change reads as a diff. */
export function formatMapFile(map: MapFile): string {
  const fields = Object.entries(map).map(([key, value]) => `  ${JSON.stringify(key)}: ${formatField(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

function formatField(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.length === 0 ? '[]' : `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
}
