import type { Title } from '@bridgehead/engine';
import { SIDES } from './data/unit-data.ts';
import { labelOf } from './labels.ts';
import { momentOf } from './moment.ts';
import { readPosition, writePosition } from './position.ts';
import { PROCEDURES } from './procedures.ts';
import { answerQuery } from './queries.ts';
import { beginScenario } from './scenario.ts';
import { LAYOUT } from './state.ts';
import { viewFor } from './view.ts';

export const HOLLAND44: Title = {
  id: 'holland44',
  name: 'Holland ’44',
  editions: [1],
  scenarios: [
    { id: 'short', name: 'The Short Game' },
    { id: 'campaign', name: 'The Campaign Game' },
  ],
  sides: SIDES,
  options: [
    { id: 'balance', name: 'One Unknown unit may begin in 6421 [S2.3]' },
    { id: 'disengagement', name: 'Disengagement [27.1]' },
    { id: 'isolation', name: 'Isolation Attrition [27.2]' },
  ],
  costUnit: 'sixth of a Movement Point',
  layout: LAYOUT,
  procedures: PROCEDURES,
  begin: beginScenario,
  writePosition,
  readPosition,
  moment: momentOf,
  view: viewFor,
  seen: (g) => g.state,
  query: answerQuery,
  label: labelOf,
};

/** What computer players think with. */
export { HOLLAND44_MIND } from './ai.ts';
/** What never changes and a client may show: the map, the counters as printed, the names, the rules by number. */
export { dayOf, partOf } from './calendar.ts';
export { EVENT_SENTENCES, RESULT_WORDS } from './data/event-sentences.ts';
export { GRID, MAP, MAP_FILE } from './data/map.ts';
export type { UnitData } from './data/unit-data.ts';
export { UNITS } from './data/units.ts';
export { HOLLAND44_HISTORY } from './history.ts';
export { labelOf } from './labels.ts';
export { MAP_STYLE } from './map-style.ts';
export { RULES, type RuleEntry } from './rules/index.ts';
export type { UnitSheet } from './unit-sheet.ts';
export type { HollandView } from './view.ts';
