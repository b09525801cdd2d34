/** What never changes and a client may show: the map, the counters as printed, the names, the rules by number. */
export { type Answered, CONTRACT, type QueryKind } from './contract/index.ts';
export { GRID, MAP, MAP_FILE } from './data/map.ts';
export type { Side, UnitData } from './data/unit-data.ts';
export { UNITS } from './data/units.ts';
export { RULES } from './rules/index.ts';
export { dayOf, partOf } from './scenario/calendar.ts';
export type { UnitView } from './view/unit-view.ts';
export type { HollandView } from './view/view.ts';
