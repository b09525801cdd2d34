/** The questions of this title and their choices, as its contract declares them. */
import { typedDecisions } from '@bridgehead/client-kit/play';
import type { CONTRACT } from '../src/facts.ts';

export const { aboutOf, choicesOf, isChoice } = typedDecisions<(typeof CONTRACT)['decisions']>();
