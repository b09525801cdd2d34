/** The titles that are measured, the first without its name before its figures: they are older than the second title. */
import { HOLLAND44, HOLLAND44_MIND } from '../titles/holland44/dist/index.js';
import { OMG85, OMG85_MIND } from '../titles/omg85/dist/index.js';

export const TITLES = [
  { title: HOLLAND44, mind: HOLLAND44_MIND, prefix: '' },
  { title: OMG85, mind: OMG85_MIND, prefix: `${OMG85.id}, ` },
];
