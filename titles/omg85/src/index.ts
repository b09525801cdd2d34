import type { Title } from '@bridgehead/engine';
import { SIDES } from './data/unit-data.ts';
import { labelOf } from './labels.ts';
import { momentOf } from './moment.ts';
import { OPTIONS, SCENARIOS } from './options.ts';
import { readPosition, writePosition } from './position.ts';
import { PROCEDURES } from './procedures.ts';
import { answerQuery } from './queries.ts';
import { beginScenario } from './scenario.ts';
import { seenBy } from './sight.ts';
import { LAYOUT } from './state.ts';
import { viewFor } from './view.ts';

export const OMG85: Title = {
  id: 'omg85',
  name: 'Operation Market Garden',
  editions: [1],
  scenarios: SCENARIOS,
  sides: SIDES,
  options: OPTIONS,
  costUnit: 'operation point',
  layout: LAYOUT,
  procedures: PROCEDURES,
  begin: beginScenario,
  writePosition,
  readPosition,
  moment: momentOf,
  view: viewFor,
  seen: seenBy,
  query: answerQuery,
  label: labelOf,
};

export { OMG85_MIND } from './ai.ts';
/** What never changes and a client may show: the map, the units of the order of battle, the names. */
export { dayOf } from './calendar.ts';
export { EVENT_SENTENCES } from './data/event-sentences.ts';
export { MAP_FILE } from './data/map.ts';
export type { UnitData } from './data/unit-data.ts';
export { UNITS } from './data/units.ts';
export {
  CHANGE_MODE,
  EFFICIENCY_BY_SUPPLY,
  INTERDICTION_SHARE,
  ROUGH_LANDING,
  SCATTERS_BELOW_ONE_IN,
} from './gaps.ts';
export { OMG85_HISTORY } from './history.ts';
export { labelOf } from './labels.ts';
export { MAP_STYLE } from './map-style.ts';
export { RULES, type RuleEntry } from './rules/index.ts';
export { WEATHER } from './tables/campaign-tables.ts';
export { ALLOWANCES, CASUALTIES, SUPPLY_FIRE } from './tables/combat-tables.ts';
export { OPERATION_COSTS } from './tables/operation-costs.ts';
export type { UnitSheet } from './unit-sheet.ts';
export type { MarketGardenView } from './view.ts';
