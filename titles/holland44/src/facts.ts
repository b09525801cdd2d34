/** What never changes and a client may show: the map, the counters as printed, the names, the rules by number. */
export type { EventKind, ToldEventOf } from './contract/events.ts';
export { type Answered, type Choices, CONTRACT, type QueryKind } from './contract/index.ts';
export { ALL_UNITS as UNITS } from './data/later-units.ts';
export { GRID, MAP, MAP_FILE } from './data/map.ts';
export type { Side, UnitData } from './data/unit-data.ts';
export { EDITIONS, FIELD_NAMES, FIELDS, rulesFor } from './editions.ts';
export { RULES } from './rules/index.ts';
export { numberInSecond } from './rules/rule-numbers.ts';
export { SECOND_RULES, type SecondEntry } from './rules/second-edition.ts';
export { POINTS_TO_WIN, SHORT_GAME_STEPS } from './scenario/aims.ts';
export { dayOf, partOf } from './scenario/calendar.ts';
export { ODDS_COLUMNS } from './tables/combat-tables.ts';
export type { UnitView } from './view/unit-view.ts';
export type { HollandView } from './view/view.ts';
