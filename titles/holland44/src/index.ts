import type { Title } from '@bridgehead/engine';
import { SIDES } from './data/unit-data.ts';
import { labelOf } from './labels.ts';
import { readPosition, writePosition } from './position.ts';
import { PROCEDURES } from './procedures.ts';
import { answerQuery } from './queries.ts';
import { beginScenario } from './scenario.ts';
import { LAYOUT } from './state.ts';
import { viewFor } from './view.ts';

const UNTIL_COMBAT = 'this optional rule of chapter 27 needs combat, which does not exist yet';

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
    { id: 'disengagement', name: 'Disengagement [27.1]', refused: UNTIL_COMBAT },
    { id: 'isolation', name: 'Isolation Attrition [27.2]', refused: UNTIL_COMBAT },
  ],
  costUnit: 'sixth of a Movement Point',
  layout: LAYOUT,
  procedures: PROCEDURES,
  begin: beginScenario,
  writePosition,
  readPosition,
  view: viewFor,
  query: answerQuery,
  label: labelOf,
};
