/** The rules of Ferrow Water. */
import type { Title } from '@bridgehead/engine';
import { CONTRACT } from './contract.ts';
import { knownTo } from './known-position.ts';
import { phaseOf } from './phase-names.ts';
import { readPosition, writePosition } from './position.ts';
import { PROCEDURES } from './procedures.ts';
import { answerQuery } from './queries.ts';
import { beginScenario } from './scenario.ts';
import { LAYOUT, turnOf } from './state.ts';
import { FERROW_FACTS } from './title-facts.ts';
import { viewFor } from './view.ts';

export const FERROW: Title = {
  ...FERROW_FACTS,
  contract: CONTRACT,
  layout: LAYOUT,
  procedures: PROCEDURES,
  begin: beginScenario,
  writePosition,
  readPosition,
  moment: (g) => ({ turn: turnOf(g), phase: phaseOf(g.state.frames) }),
  view: viewFor,
  knownTo,
  query: answerQuery,
};
