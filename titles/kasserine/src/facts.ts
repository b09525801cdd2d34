/** What never changes and a client may show: the map, the units, the calendar, the list of rules. */

export type { EventKind, ToldEventOf } from './contract/events.ts';
export { CONTRACT, type Replies } from './contract/index.ts';
export { AIR_UNITS } from './data/air-units.ts';
export { ARRIVING, HOLDING_BOXES } from './data/boxes.ts';
export { MAP_FILE } from './data/map.ts';
export { FAID_GOALS, LOCATION_HEXES } from './data/objectives.ts';
export { STRONGPOINT_COUNTERS } from './data/strongpoints.ts';
export { SIDES, type Side } from './data/unit-data.ts';
export { UNITS } from './data/units.ts';
export { RULES } from './rules/index.ts';
export { dayOf, partOf } from './scenario/calendar.ts';
export { CRT_TABLES, effectsOf, type Result, resultOf } from './tables/combat-results.ts';
export {
  COMMAND_RANGE,
  INTERDICTION_RADIUS,
  ROMMEL_BONUSES,
  STACKING_LIMIT,
} from './tables/constants.ts';
export { GT6_SET, GT10_SET, PLAN_GOALS, PLAN_TURN } from './tables/plans.ts';
export { TERRAIN_COSTS, TERRAIN_COVER, TOWN_COVER, WOODS_COST, WOODS_COVER } from './tables/terrain-effects.ts';
export { CAMPAIGN_WEATHER as WEATHER_TRACK } from './tables/weather.ts';
export type { UnitView } from './view/unit-view.ts';
export type { AirView, KasserineView, ToldView } from './view/view.ts';
