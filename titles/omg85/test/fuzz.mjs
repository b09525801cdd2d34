/** What random games of this title must not show: read by tools/fuzz-games.mjs, from the build. */
import { unitsUnknownTo } from '../dist/src/view/view.js';

/** What a side's view must not contain, besides the seed. */
export const secrets = (g, side) => unitsUnknownTo(g, side).map((unit) => JSON.stringify(unit));
