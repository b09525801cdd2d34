/** What never changes and a client may show: the map, the units of the order of battle, the tables, the names. */

export { DECISIONS, type OrderKind } from './contract/decisions.ts';
export type { EventKind, ToldEventOf } from './contract/events.ts';
export type { Replies, Reply } from './contract/index.ts';
export { MAP_FILE } from './data/map.ts';
export { MODE_NAMES, SUPPLY_NAMES } from './data/state-names.ts';
export type { Side } from './data/unit-data.ts';
export { UNITS } from './data/units.ts';
export {
  CHANGE_MODE,
  EFFICIENCY_BY_SUPPLY,
  INTERDICTION_SHARE,
  ROUGH_LANDING,
  SCATTERS_BELOW_ONE_IN,
} from './inferred-formulas.ts';
export { RULES } from './rules/index.ts';
export { dayOf } from './scenario/calendar.ts';
export { OBJECTIVES, SOURCES, VICTORY_LEVELS, WEATHER } from './tables/campaign-tables.ts';
export { ALLOWANCES, CASUALTIES, SUPPLY_FIRE } from './tables/combat-tables.ts';
export { OPERATION_COSTS } from './tables/operation-costs.ts';
export type { UnitView } from './view/unit-view.ts';
export type { MarketGardenView, ToldView } from './view/view.ts';
