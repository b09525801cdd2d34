import { NAMINGS, ORIENTATIONS, PARITIES, ROW_ORDERS } from '@bridgehead/hex';
import {
  type AreaRecord,
  type BoundaryRecord,
  BRIDGE_KINDS,
  type BridgeRecord,
  EDGES,
  type EscarpmentRecord,
  type HexRecord,
  type LandformRecord,
  type LetteringRecord,
  MAP_FORMAT,
  MAP_VERSION,
  MARK_KINDS,
  type MapFile,
  type MarkRecord,
  PLACE_CLASSES,
  type PlaceRecord,
  type RegionRecord,
  type RouteRecord,
  type SheetRecord,
  type SideRecord,
  type Vocabulary,
  type WaterRecord,
} from './map-file.ts';
import { list, number, oneOf, only, optional, point, positive, record, text, word } from './shape.ts';

const words = list(word);
const course = list(point);

const sheet = record<SheetRecord>({
  orientation: oneOf(ORIENTATIONS),
  shifted: oneOf(PARITIES),
  rows: oneOf(ROW_ORDERS),
  naming: oneOf(NAMINGS),
  hexKm: positive,
  north: number,
});

const vocabulary = record<Vocabulary>({
  terrain: words,
  features: words,
  waters: words,
  roads: words,
  boundaries: words,
});

const hex = record<HexRecord>(
  { hex: text, terrain: text, features: optional(list(text)), name: optional(word) },
  'hex',
);

const bridge = record<BridgeRecord>({ kind: oneOf(BRIDGE_KINDS), name: word, permanent: optional(only(true)) });

const side = record<SideRecord>(
  {
    side: text,
    water: optional(text),
    bridges: optional(list(bridge)),
    ferry: optional(word),
    ford: optional(only(true)),
    road: optional(text),
    railway: optional(only(true)),
    boundary: optional(text),
    escarpment: optional(only(true)),
  },
  'side',
);

const place = record<PlaceRecord>({ name: word, class: oneOf(PLACE_CLASSES), hex: text, at: point }, 'name');

const area = record<AreaRecord>(
  { area: word, side: word, note: optional(text), edge: oneOf(EDGES), sides: list(text), touches: list(text) },
  'area',
);

const region = record<RegionRecord>({ region: word, name: word, hexes: list(text) }, 'region');

const mark = record<MarkRecord>(
  { mark: oneOf(MARK_KINDS), hex: text, code: text, side: optional(word), note: optional(text) },
  'hex',
);

const water = record<WaterRecord>({ name: word, class: text, sides: list(text), course }, 'name');

const route = record<RouteRecord>(
  { name: word, class: text, hexes: list(text), from: optional(text), to: optional(text), course },
  'name',
);

const boundary = record<BoundaryRecord>({ name: word, class: text, sides: list(text), course }, 'name');

const escarpment = record<EscarpmentRecord>({ name: word, low: oneOf(['left', 'right']), sides: list(text) }, 'name');

const landform = record<LandformRecord>(
  { name: word, class: word, summit: optional(positive), ring: list(point) },
  'name',
);

const lettering = record<LetteringRecord>(
  { text: word, kind: oneOf(['landscape', 'country']), at: point, turn: number },
  'text',
);

/** Whether a value has the fields of a map file; what they say is for the checks to judge. */
export const isMapShaped = record<MapFile>({
  format: only(MAP_FORMAT),
  version: only(MAP_VERSION),
  title: word,
  name: word,
  attribution: list(word),
  sheet,
  vocabulary,
  hexes: list(hex),
  sides: list(side),
  places: list(place),
  areas: list(area),
  regions: list(region),
  marks: list(mark),
  waters: list(water),
  roads: list(route),
  railways: list(route),
  boundaries: list(boundary),
  lettering: list(lettering),
  escarpments: optional(list(escarpment)),
  landforms: optional(list(landform)),
});
