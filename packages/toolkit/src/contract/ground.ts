/** What a query tells of the ground, as `describeHex` of the map writes it; a title adds what its rules know of it. */
import { group, hex, list, optional, text, unit, yes } from '@bridgehead/engine/contract';

export const HEX_FIELDS = {
  hex,
  terrain: text,
  features: list(text),
  name: optional(text),
  places: list(group({ name: text, class: text })),
  marks: list(group({ mark: text, code: text, side: optional(text), note: optional(text) })),
  units: list(unit),
} as const;

export const HEXSIDE_FIELDS = {
  direction: text,
  hex: optional(hex),
  water: optional(text),
  waterNames: optional(list(text)),
  road: optional(text),
  railway: yes,
  boundary: optional(text),
} as const;
