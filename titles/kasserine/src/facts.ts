/** What never changes and a client may show: the map, the units, the calendar, the list of rules. */
export { CONTRACT } from './contract/index.ts';
export { AIR_UNITS } from './data/air-units.ts';
export { MAP_FILE } from './data/map.ts';
export { SIDES, type Side } from './data/unit-data.ts';
export { UNITS } from './data/units.ts';
export { RULES } from './rules/index.ts';
export { dayOf, partOf } from './scenario/calendar.ts';
export type { UnitView } from './view/unit-view.ts';
export type { KasserineView, ToldView } from './view/view.ts';
