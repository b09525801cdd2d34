/** The fields of each kind of pin and fact; `?` marks one that may be left out. Unknown fields are refused. */
import { BRIDGE_KINDS, EDGES, MARK_KINDS, PLACE_CLASSES } from '@bridgehead/map';
import { isRecord } from './geography.ts';

export const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
export const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
const isPairOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isItem);
const isOneOf = (value: unknown, words: readonly string[]): boolean => words.some((word) => word === value);

const LETTERING_KINDS = ['landscape', 'country'];

/** What a field may hold: a test, and how a fault names it. */
const TESTS = {
  text: [isText, 'a text'],
  texts: [(value: unknown) => isListOf(value, isText), 'a list of texts'],
  pair: [(value: unknown) => isPairOf(value, isText), 'two texts'],
  point: [(value: unknown) => isPairOf(value, isNumber), 'two numbers'],
  number: [isNumber, 'a number'],
  flag: [(value: unknown) => typeof value === 'boolean', 'true or false'],
  edge: [(value: unknown) => isOneOf(value, EDGES), `one of ${EDGES.join(', ')}`],
  edges: [(value: unknown) => isListOf(value, isEdgeRange), 'a list of edges, each with from and to'],
  mark: [(value: unknown) => isOneOf(value, MARK_KINDS), `one of ${MARK_KINDS.join(', ')}`],
  bridge: [(value: unknown) => isOneOf(value, BRIDGE_KINDS), `one of ${BRIDGE_KINDS.join(', ')}`],
  place: [(value: unknown) => isOneOf(value, PLACE_CLASSES), `one of ${PLACE_CLASSES.join(', ')}`],
  lettering: [(value: unknown) => isOneOf(value, LETTERING_KINDS), `one of ${LETTERING_KINDS.join(', ')}`],
} as const;

const isEdgeRange = (value: unknown): boolean =>
  isRecord(value) && isOneOf(value.edge, EDGES) && isNumber(value.from) && isNumber(value.to);

type Kind = keyof typeof TESTS;
type Fields = Readonly<Record<string, Kind | `${Kind}?`>>;

const PIN_FIELDS: Readonly<Record<string, Fields>> = {
  terrain: { hex: 'text', is: 'text?', with: 'texts?', without: 'texts?', name: 'text?' },
  'not-terrain': { hex: 'text', not: 'texts', else: 'text' },
  place: { name: 'text', hex: 'text?', class: 'place?' },
  'no-place': { name: 'text' },
  water: { side: 'text', water: 'text' },
  'no-water': { side: 'text', water: 'text' },
  'drop-water': { water: 'text' },
  bridge: { name: 'text', side: 'text?', kind: 'bridge?', permanent: 'flag?' },
  'no-bridge': { name: 'text' },
  'new-bridge': { name: 'text', side: 'text' },
  'water-begins': { water: 'text', hex: 'text' },
  escarpment: { name: 'text', side: 'text' },
  'no-escarpment': { name: 'text', side: 'text' },
  ferry: { name: 'text', side: 'text' },
  'no-ferry': { name: 'text' },
  road: { name: 'text', through: 'texts?', class: 'text?', leaves: 'texts?' },
  'new-road': { name: 'text', class: 'text', through: 'texts', leaves: 'texts?' },
  'no-road': { name: 'text' },
  area: { area: 'text', side: 'text', note: 'text?', edges: 'edges', touches: 'texts' },
  region: { region: 'text', name: 'text', from: 'text', within: 'texts' },
  block: { region: 'text', name: 'text', cols: 'point', rows: 'point' },
  mark: { mark: 'mark', hex: 'text', code: 'text', side: 'text?', note: 'text?' },
  boundary: { name: 'text', class: 'text', sides: 'texts' },
  lettering: { text: 'text', kind: 'lettering', lonLat: 'point', turn: 'number' },
};

const FACT_FIELDS: Readonly<Record<string, Fields>> = {
  terrain: { hex: 'text', among: 'texts' },
  'not-terrain': { hex: 'text', not: 'texts' },
  feature: { hex: 'text', has: 'texts?', lacks: 'texts?' },
  place: { name: 'text', hex: 'text', class: 'place?' },
  adjacent: { hexes: 'pair' },
  neighbours: { hex: 'text', among: 'texts', atLeast: 'number' },
  near: { hex: 'text', among: 'texts', within: 'number', atLeast: 'number' },
  water: { side: 'text', is: 'text' },
  bridge: { side: 'text', kind: 'bridge', water: 'text?', permanent: 'flag?' },
  'bridges-of': { water: 'text', sides: 'texts' },
  ferry: { side: 'text' },
  ford: { side: 'text', is: 'flag' },
  escarpment: { side: 'text', is: 'flag' },
  distance: { hexes: 'pair', is: 'number' },
  road: { class: 'text', hexes: 'texts' },
  'road-joins': { class: 'text', hexes: 'texts', bridged: 'flag?' },
  'no-road': { hexes: 'pair' },
  'on-road': { hex: 'text' },
  banks: { waters: 'texts', one: 'texts', other: 'texts' },
  'same-bank': { waters: 'texts', hexes: 'texts' },
  unbroken: { water: 'text' },
  walk: { profile: 'text', from: 'text', to: 'texts', within: 'number?', exactly: 'number?', avoid: 'texts?' },
  area: { area: 'text', edge: 'edge' },
  'area-side': { area: 'text', side: 'text' },
  edge: { hex: 'text' },
  'road-leaves': { side: 'text' },
  'no-road-leaves': { hex: 'text' },
  'area-road': { area: 'text' },
  'areas-touch': { areas: 'pair', touch: 'flag' },
  mark: { mark: 'mark', hex: 'text', code: 'text' },
  region: { region: 'text', in: 'texts', out: 'texts' },
  'boundary-between': { boundary: 'text', one: 'texts', other: 'texts' },
  count: { among: 'texts', atLeast: 'number?', atMost: 'number?', except: 'texts?' },
};

/** What is wrong with a statement read from a file. */
export function fieldFaults(item: unknown, list: 'pins' | 'facts'): string[] {
  const [kindKey, kinds] = list === 'pins' ? (['pin', PIN_FIELDS] as const) : (['fact', FACT_FIELDS] as const);
  if (!isRecord(item)) return ['not an object'];
  const kind = item[kindKey];
  const fields = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (fields === undefined) return [`${kindKey} «${String(kind)}» is none of ${Object.keys(kinds).join(', ')}`];
  return [...faultsOfFields(item, { ...fields, [kindKey]: 'text', says: 'text', source: 'text' }), ...goalFaults(item)];
}

function faultsOfFields(item: Readonly<Record<string, unknown>>, expected: Fields): string[] {
  const faults = Object.keys(item)
    .filter((key) => !Object.hasOwn(expected, key))
    .map((key) => `unknown field «${key}»`);
  for (const [key, rule] of Object.entries(expected)) {
    const isOptional = rule.endsWith('?');
    const [test, wanted] = TESTS[rule.replace('?', '') as Kind];
    if (item[key] === undefined ? !isOptional : !test(item[key])) faults.push(`«${key}» must be ${wanted}`);
  }
  return faults;
}

/** A fact without a bound would hold of any map. */
function goalFaults(item: Readonly<Record<string, unknown>>): string[] {
  const lacksAll = (...keys: readonly string[]): boolean => keys.every((key) => item[key] === undefined);
  if (item.fact === 'walk' && lacksAll('within', 'exactly')) return ['neither «within» nor «exactly»'];
  if (item.fact === 'count' && lacksAll('atLeast', 'atMost')) return ['neither «atLeast» nor «atMost»'];
  if (item.fact === 'feature' && lacksAll('has', 'lacks')) return ['neither «has» nor «lacks»'];
  return [];
}

/** What is wrong with the costs of a walk. */
export function profileFaults(profile: unknown): string[] {
  if (!isRecord(profile)) return ['not an object'];
  const areCosts = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isNumber);
  const faults = Object.keys(profile)
    .filter((key) => !['terrain', 'waters', 'roads', 'bridges', 'escarpment'].includes(key))
    .map((key) => `unknown field «${key}»`);
  for (const key of ['terrain', 'waters', 'bridges']) {
    if (!areCosts(profile[key])) faults.push(`«${key}» must be words with their costs`);
  }
  if (profile.escarpment !== undefined && !isNumber(profile.escarpment)) faults.push('«escarpment» must be a cost');
  if (profile.roads !== undefined && !areCosts(profile.roads)) faults.push('«roads» must be words with their costs');
  return faults;
}
