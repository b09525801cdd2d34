/** [8.13] [8.16] What the Advanced game plots besides attacks: advances, barrages, protective fire. */
import { OK } from '@bridgehead/engine';
import { nameOf, within } from '@bridgehead/hex';
import { MOST_ADVANCE } from '../../contract/decisions.ts';
import { GRID } from '../../data/map.ts';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { isAdvanced } from '../../scenario/options.ts';
import {
  addMark,
  advanceOf,
  barrageOf,
  hasMark,
  hexAt,
  removeMark,
  setAdvance,
  setBarrage,
  TWO_TARGETS,
} from '../../state/state.ts';
import { hasGuns, idOf } from '../../state/units.ts';
import { barrageRefusal } from './artillery.ts';
import { AS_PLOTTED } from './attack-plots.ts';

const ADVANCED_ONLY = refusal('2.1', 'advanced-only');

/** [8.16] Advanced: how far the unit will advance after combat. */
export const advanceOrder: Order<'advance'> = {
  kind: 'advance',
  list: (g, u) =>
    isAdvanced(g)
      ? [0, 1, MOST_ADVANCE]
          .filter((hexes) => hexes !== advanceOf(g, u))
          .map((hexes) => ({ kind: 'advance', unit: idOf(u), hexes }) as const)
      : [],
  check(g, u, { hexes }) {
    if (!isAdvanced(g)) return ADVANCED_ONLY;
    return hexes === advanceOf(g, u) ? AS_PLOTTED : OK;
  },
  perform(g, u, { hexes }) {
    setAdvance(g, u, hexes);
    return undefined;
  },
};

/** [8.13] Advanced: the target hex of an offensive barrage. */
export const barrageOrder: Order<'barrage'> = {
  kind: 'barrage',
  *list(g, u) {
    if (!isAdvanced(g) || !hasGuns(u)) return;
    const centre = GRID.axial[hexAt(g, u)];
    if (centre === undefined) return;
    for (const target of hexesAround(centre)) {
      if (barrageOf(g, u) === target || barrageRefusal(g, u, target) !== undefined) continue;
      yield { kind: 'barrage', unit: idOf(u), target: nameOf(GRID, target) };
    }
  },
  check(g, u, { target }) {
    if (!isAdvanced(g)) return ADVANCED_ONLY;
    return barrageOf(g, u) === target ? AS_PLOTTED : (barrageRefusal(g, u, target) ?? OK);
  },
  perform(g, u, { target }) {
    setBarrage(g, u, target);
    return undefined;
  },
};

const BY_AXIAL: ReadonlyMap<string, number> = new Map(GRID.axial.map(({ q, r }, hex) => [`${q},${r}`, hex]));
const LONGEST_RANGE = 2;

function* hexesAround(centre: { readonly q: number; readonly r: number }): Iterable<number> {
  for (const { q, r } of within(GRID.layout.orientation, centre, LONGEST_RANGE)) {
    const hex = BY_AXIAL.get(`${q},${r}`);
    if (hex !== undefined) yield hex;
  }
}

const NO_ARTILLERY = refusal('8.13', 'no-artillery');

/** [8.13] Advanced: protective fire on the first attack within range, or half on each of the first two. */
export const protectiveOrder: Order<'protective'> = {
  kind: 'protective',
  list: (g, u) =>
    isAdvanced(g) && hasGuns(u)
      ? [{ kind: 'protective', unit: idOf(u), targets: hasMark(g, u, TWO_TARGETS) ? 1 : 2 }]
      : [],
  check(g, u, { targets }) {
    if (!isAdvanced(g)) return ADVANCED_ONLY;
    if (!hasGuns(u)) return NO_ARTILLERY;
    return hasMark(g, u, TWO_TARGETS) === (targets === 2) ? AS_PLOTTED : OK;
  },
  perform(g, u, { targets }) {
    if (targets === 2) addMark(g, u, TWO_TARGETS);
    else removeMark(g, u, TWO_TARGETS);
    return undefined;
  },
};
