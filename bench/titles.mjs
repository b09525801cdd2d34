/** The titles that are measured, the first without its name before its figures: they are older than the second title. */
import { loadTitles } from '../packages/catalogue/dist/index.js';

export const TITLES = (await loadTitles()).map(({ title, ai }, at) => ({
  title,
  ai,
  prefix: at === 0 ? '' : `${title.id}, `,
}));
