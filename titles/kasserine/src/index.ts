/** The rules of Decision at Kasserine. */
import type { Title } from '@bridgehead/engine';
import { CONTRACT } from './contract/index.ts';
import { knownTo } from './known-position.ts';
import { readPosition, writePosition } from './position/index.ts';
import { PROCEDURES } from './procedures.ts';
import { answerQuery } from './queries/index.ts';
import { momentOf } from './scenario/moment.ts';
import { beginScenario } from './scenario/scenario.ts';
import { LAYOUT } from './state/state.ts';
import { KASSERINE_FACTS } from './title-facts.ts';
import { viewFor } from './view/view.ts';

export const KASSERINE: Title = {
  ...KASSERINE_FACTS,
  contract: CONTRACT,
  layout: LAYOUT,
  procedures: PROCEDURES,
  begin: beginScenario,
  writePosition,
  readPosition,
  moment: momentOf,
  view: viewFor,
  knownTo,
  query: answerQuery,
};
