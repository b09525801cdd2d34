/** The rules of Holland '44. */
import type { Title } from '@bridgehead/engine';
import { knowing } from '@bridgehead/toolkit';
import { CONTRACT } from './contract/index.ts';
import { rulesOf } from './editions.ts';
import { readPosition, writePosition } from './position/index.ts';
import { PROCEDURES } from './procedures.ts';
import { answerQuery } from './queries/index.ts';
import { newRemnant } from './rules/11-results/remnants.ts';
import { numbering } from './rules/rule-numbers.ts';
import { momentOf } from './scenario/moment.ts';
import { beginScenario } from './scenario/scenario.ts';
import { LAYOUT } from './state/state.ts';
import { HOLLAND44_FACTS } from './title-facts.ts';
import { viewFor } from './view/view.ts';

export const HOLLAND44: Title = {
  ...HOLLAND44_FACTS,
  contract: CONTRACT,
  layout: LAYOUT,
  procedures: PROCEDURES,
  numbering,
  urgent: (g) => (rulesOf(g).remnantOptional ? newRemnant(g) : undefined),
  begin: beginScenario,
  writePosition,
  readPosition,
  moment: momentOf,
  view: viewFor,
  knownTo: knowing(LAYOUT, { look: () => undefined, cells: {} }),
  query: answerQuery,
};
