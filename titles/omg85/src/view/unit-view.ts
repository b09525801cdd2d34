/** [8.4] A unit as somebody may see it: where it is, what it is worth now and as the order of battle has it, its states. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import type { Answer } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { BUILD_NAMES, MODE_NAMES, SUPPLY_NAMES } from '../data/state-names.ts';
import type { Side } from '../data/unit-data.ts';
import { statesOf } from '../position/write.ts';
import { fullStrength } from '../rules/07-build-up/parts.ts';
import { stackingOf } from '../rules/08-operations/stacking.ts';
import { leastStrengthOf } from '../rules/09-combat/losses.ts';
import { isAdvanced } from '../scenario/options.ts';
import { whereabouts } from '../state/places.ts';
import {
  advanceOf,
  barrageOf,
  buildOf,
  cpOf,
  efficiencyOf,
  fortOf,
  gunsOf,
  hexAt,
  modeOf,
  opOf,
  placeOf,
  plottedOf,
  supplyOf,
  targetOf,
} from '../state/state.ts';
import { dataOf, isParent, sideOfUnit, type Unit } from '../state/units.ts';

export type UnitView = Answer<'units'>[number];

/** [8.1] In the Advanced game enemy units may not be examined: only what the map shows of them is told. */
const mayExamine = (g: Game, u: Unit, viewer: Side | undefined): boolean =>
  viewer === undefined || viewer === sideOfUnit(u) || !isAdvanced(g);

export function unitView(g: Game, u: Unit, viewer: Side | undefined): UnitView {
  const data = dataOf(u);
  const { efficiency, guns = 0 } = data;
  // Which units are inside an enemy is not told: he is taken for the whole of what his name says.
  const isOwn = viewer === undefined || viewer === sideOfUnit(u);
  const cp = isOwn ? fullStrength(g, u) : data.cp;
  return {
    unit: data.id,
    side: data.side,
    name: data.name,
    type: data.type,
    size: data.size,
    formation: data.formation,
    ...whereabouts(placeOf(g, u)),
    mode: MODE_NAMES[modeOf(g, u)] ?? 'normal',
    stacking: stackingOf(g, u),
    ...(mayExamine(g, u, viewer) ? valuesOf(g, u) : {}),
    ...(hexAt(g, u) >= 0 && (isOwn || (mayExamine(g, u, viewer) && !isParent(u)))
      ? { least: leastStrengthOf(g, u) }
      : {}),
    printed: { cp, efficiency, guns, steps: cp },
    states: isOwn ? statesOf(g, u) : [],
    ...(data.range === undefined ? {} : { range: data.range }),
    ...(isOwn ? plotsOf(g, u) : {}),
  };
}

const valuesOf = (g: Game, u: Unit): Partial<UnitView> => ({
  steps: cpOf(g, u),
  values: { cp: cpOf(g, u), efficiency: efficiencyOf(g, u), op: opOf(g, u), fort: fortOf(g, u), guns: gunsOf(g, u) },
  supply: SUPPLY_NAMES[supplyOf(g, u)] ?? 'supplied',
});

/** [8.5] What is plotted is its own side's affair. */
const plotsOf = (g: Game, u: Unit): Partial<UnitView> => ({
  ...(targetOf(g, u) < 0 ? {} : { attack: nameOf(GRID, targetOf(g, u)), plot: plottedOf(g, u) }),
  ...(barrageOf(g, u) < 0 ? {} : { barrage: nameOf(GRID, barrageOf(g, u)) }),
  ...(advanceOf(g, u) === 0 ? {} : { advance: advanceOf(g, u) }),
  ...(buildOf(g, u) === 0 ? {} : { build: BUILD_NAMES[buildOf(g, u)] ?? 'none' }),
});
