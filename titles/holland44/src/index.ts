/** The rules of Holland '44, first edition. */
import type { Title } from '@bridgehead/engine';
import { knowing } from '@bridgehead/toolkit';
import { CONTRACT } from './contract/index.ts';
import { readPosition, writePosition } from './position/index.ts';
import { PROCEDURES } from './procedures.ts';
import { answerQuery } from './queries/index.ts';
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
  begin: beginScenario,
  writePosition,
  readPosition,
  moment: momentOf,
  view: viewFor,
  knownTo: knowing(LAYOUT, { look: () => undefined, cells: {} }),
  query: answerQuery,
};
