/** The titles that are measured, the first without its name before its figures: they are older than the second title. */
import { HOLLAND44, HOLLAND44_AI } from '../titles/holland44/dist/index.js';
import { OMG85, OMG85_AI } from '../titles/omg85/dist/index.js';

export const TITLES = [
  { title: HOLLAND44, ai: HOLLAND44_AI, prefix: '' },
  { title: OMG85, ai: OMG85_AI, prefix: `${OMG85.id}, ` },
];
