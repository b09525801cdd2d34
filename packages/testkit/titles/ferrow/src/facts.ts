/** What never changes and a client may show: the map, the companies, the names, the list of rules. */
export { CONTRACT, type Replies } from './contract.ts';
export { MAP_FILE } from './data/map.ts';
export { type Side, UNITS } from './data/units.ts';
export { RULES } from './rules/index.ts';
export type { FerrowView, ToldView, UnitView } from './view.ts';
