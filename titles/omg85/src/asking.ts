/** The questions of this title, as its contract declares them. */
import { isJsonObject, type Json } from '@bridgehead/engine';
import { asking, choiceReader, commonNames, type Vocabulary } from '@bridgehead/toolkit';
import { DECISIONS, type ReadOrder } from './contract/decisions.ts';
import { GRID } from './data/map.ts';
import { unitNamed } from './state/units.ts';

export const VOCABULARY: Vocabulary = commonNames(GRID, unitNamed);

const readOrder = choiceReader(DECISIONS['operation-orders'], VOCABULARY);

/** An order of the Operation Phase as the rules read it; undefined for anything else. */
export function orderIn(choice: Json): ReadOrder | undefined {
  if (!isJsonObject(choice) || typeof choice.kind !== 'string' || choice.kind === 'combat') return undefined;
  const read = readOrder({ ...choice, kind: choice.kind });
  // Made by the reader of the same declaration from which the type is worked out.
  return 'legal' in read ? undefined : (read as ReadOrder);
}

export const { ask, readAbout } = asking(DECISIONS, VOCABULARY);
