/** What the legend says of any map, in English; words in braces are figures and names of the map. */
export const LEGEND_EN = {
  ground: 'Ground',
  water: 'Water',
  roads: 'Roads',
  ways: 'Roads and railways',
  bridges: 'Bridges',
  crossings: 'Bridges and fords',
  marks: 'Marks',
  ferry: 'Ferry',
  ford: 'Ford',
  escarpment: 'Escarpment, teeth downhill',
  pass: 'Pass',
  airfield: 'Airfield',
  road: 'Road',
  railway: 'Railway',
  'bridge.road': 'Road bridge',
  'bridge.rail': 'Railway bridge',
  'bridge.permanent': 'Permanent bridge',
  drop: 'Drop hex',
  objective: 'Objective, points',
  star: 'Objective',
  entry: 'Entry hex',
  supply: 'Source of supply',
  area: 'Area {area}',
  kilometres: 'Kilometres',
  measure: '1 hex = {km} km',
  size: '{count} hexes of {km} km',
  about: 'What the map uses, with a sample each.',
  map: 'Map of {count} hexes, {km} km from centre to centre, with {cities}.',
} as const;

const isKey = (key: string): key is keyof typeof LEGEND_EN => Object.hasOwn(LEGEND_EN, key);
export const LEGEND_KEYS = Object.keys(LEGEND_EN).filter(isKey);

export type LegendWords = Readonly<Record<keyof typeof LEGEND_EN, string>>;

/** A text with its figures and names. */
export const legendText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
