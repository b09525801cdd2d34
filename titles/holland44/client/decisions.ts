/** The questions of this title and their choices, as its contract declares them. */
import type { Choice } from '@bridgehead/client-kit/game';
import { typedDecisions } from '@bridgehead/client-kit/play';
import type { Choices, CONTRACT } from '../src/facts.ts';

export type Attack = Choice & Choices['combat']['attack'];

export const { aboutOf, choicesOf, isChoice } = typedDecisions<(typeof CONTRACT)['decisions']>();
