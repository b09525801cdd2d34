/** The fields of each kind of pin and fact; `?` marks one that may be left out. Unknown fields are refused. */
import { isRecord } from './geography.ts';

const TESTS = {
  text: (value: unknown) => typeof value === 'string' && value !== '',
  texts: (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  pair: (value: unknown) => Array.isArray(value) && value.length === 2,
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  flag: (value: unknown) => typeof value === 'boolean',
  records: (value: unknown) => Array.isArray(value) && value.every(isRecord),
} as const;

type Kind = keyof typeof TESTS;
type Fields = Readonly<Record<string, Kind | `${Kind}?`>>;

const PIN_FIELDS: Readonly<Record<string, Fields>> = {
  terrain: { hex: 'text', is: 'text?', with: 'texts?', without: 'texts?', name: 'text?' },
  'not-terrain': { hex: 'text', not: 'texts', else: 'text' },
  place: { name: 'text', hex: 'text?', class: 'text?' },
  'no-place': { name: 'text' },
  water: { side: 'text', water: 'text' },
  'no-water': { side: 'text', water: 'text' },
  'drop-water': { water: 'text' },
  bridge: { name: 'text', side: 'text?', kind: 'text?', permanent: 'flag?' },
  'no-bridge': { name: 'text' },
  ferry: { name: 'text', side: 'text' },
  'no-ferry': { name: 'text' },
  road: { name: 'text', through: 'texts?', class: 'text?', leaves: 'texts?' },
  'new-road': { name: 'text', class: 'text', through: 'texts', leaves: 'texts?' },
  'no-road': { name: 'text' },
  area: { area: 'text', side: 'text', note: 'text?', edges: 'records', touches: 'texts' },
  region: { region: 'text', name: 'text', from: 'text', within: 'texts' },
  mark: { mark: 'text', hex: 'text', code: 'text', side: 'text?', note: 'text?' },
  boundary: { name: 'text', class: 'text', sides: 'texts' },
  lettering: { text: 'text', kind: 'text', lonLat: 'pair', turn: 'number' },
};

const FACT_FIELDS: Readonly<Record<string, Fields>> = {
  terrain: { hex: 'text', among: 'texts' },
  'not-terrain': { hex: 'text', not: 'texts' },
  feature: { hex: 'text', has: 'texts?', lacks: 'texts?' },
  place: { name: 'text', hex: 'text', class: 'text?' },
  adjacent: { hexes: 'pair' },
  neighbours: { hex: 'text', among: 'texts', atLeast: 'number' },
  near: { hex: 'text', among: 'texts', within: 'number', atLeast: 'number' },
  water: { side: 'text', is: 'text' },
  bridge: { side: 'text', kind: 'text', water: 'text?', permanent: 'flag?' },
  'bridges-of': { water: 'text', sides: 'texts' },
  ferry: { side: 'text' },
  road: { class: 'text', hexes: 'texts' },
  'road-joins': { class: 'text', hexes: 'texts' },
  'on-road': { hex: 'text' },
  banks: { waters: 'texts', one: 'texts', other: 'texts' },
  'same-bank': { waters: 'texts', hexes: 'texts' },
  unbroken: { water: 'text' },
  walk: { profile: 'text', from: 'text', to: 'texts', within: 'number?', exactly: 'number?', avoid: 'texts?' },
  area: { area: 'text', edge: 'text' },
  'area-side': { area: 'text', side: 'text' },
  edge: { hex: 'text' },
  'road-leaves': { side: 'text' },
  'no-road-leaves': { hex: 'text' },
  'area-road': { area: 'text' },
  'areas-touch': { areas: 'pair', touch: 'flag' },
  mark: { mark: 'text', hex: 'text', code: 'text' },
  region: { region: 'text', in: 'texts', out: 'texts' },
  'boundary-between': { boundary: 'text', one: 'texts', other: 'texts' },
  count: { among: 'texts', atLeast: 'number?', atMost: 'number?', except: 'texts?' },
};

/** What is wrong with a statement read from a file. */
export function fieldFaults(item: unknown, list: 'pins' | 'facts'): string[] {
  const [kindKey, kinds] = list === 'pins' ? (['pin', PIN_FIELDS] as const) : (['fact', FACT_FIELDS] as const);
  if (!isRecord(item)) return ['not an object'];
  const kind = item[kindKey];
  const fields = typeof kind === 'string' ? kinds[kind] : undefined;
  if (fields === undefined) return [`${kindKey} «${String(kind)}» is none of ${Object.keys(kinds).join(', ')}`];
  const expected: Fields = { ...fields, says: 'text', source: 'text' };
  const faults = Object.keys(item)
    .filter((key) => key !== kindKey && !(key in expected))
    .map((key) => `unknown field «${key}»`);
  for (const [key, rule] of Object.entries(expected)) {
    const isOptional = rule.endsWith('?');
    const test = TESTS[rule.replace('?', '') as Kind];
    if (item[key] === undefined ? !isOptional : !test(item[key]))
      faults.push(`«${key}» must be a ${rule.replace('?', '')}`);
  }
  return faults;
}
