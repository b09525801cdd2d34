import type { MapFile } from '@bridgehead/map';

/** What kind of map it is, in a few lines. */
export function summaryOf(map: MapFile): string {
  const bridges = map.sides.reduce((sum, { bridges: onSide }) => sum + (onSide?.length ?? 0), 0);
  const lines = [
    map.name,
    `  ${map.hexes.length} hexes of ${map.sheet.hexKm} km`,
    `  ${terrainCounts(map)}`,
    `  ${counted(map.places.length, 'place')}, ${counted(bridges, 'bridge')}, ${counted(map.areas.length, 'area')} off the map`,
    ...map.attribution.map((line) => `  ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

function terrainCounts({ hexes, vocabulary }: MapFile): string {
  const counts = vocabulary.terrain.map(
    (word) => [word, hexes.filter(({ terrain }) => terrain === word).length] as const,
  );
  return counts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ');
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
