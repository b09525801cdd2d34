import type { Refusal } from '@bridgehead/engine';

/** A refusal as answers hold it: its sentence is told beside it. */
export const refused = ({ legal: _, ...said }: Refusal): Omit<Refusal, 'legal'> => said;
