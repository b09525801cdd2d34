/** [15] Where units may advance after combat, by which path, and why nowhere else. */
import type { Frame, Game } from '@bridgehead/engine';
import type { Printed } from '@bridgehead/engine/contract';
import { nameOf } from '@bridgehead/hex';
import type { Answer } from '../contract/index.ts';
import type { party } from '../contract/queries.ts';
import { GRID } from '../data/map.ts';
import { whereabouts } from '../position/write.ts';
import type { AdvanceFrame } from '../rules/15-advance/advance.ts';
import { type AdvanceReach, advanceEnds, reachOf } from '../rules/15-advance/advance-reach.ts';
import { assistRefusal, breakthroughRefusal, targetsOf } from '../rules/16-breakthrough/breakthrough.ts';
import type { AdvanceRate, Battle } from '../state/battle.ts';
import { defendingSide } from '../state/battle.ts';
import { ELIMINATED, POOL, placeName } from '../state/places.ts';
import { unitsIn, unknownIn } from '../state/stacks.ts';
import { placeUnit, placeUnknown } from '../state/state.ts';
import { idOf, sideOfUnit, type Unit } from '../state/units.ts';
import { engagementOf } from './odds/engagements.ts';
import { refused } from './said.ts';
import { scratchOf } from './scratch.ts';

/** The advance that is under way, or undefined. */
function advanceUnderWay(g: Game): AdvanceFrame | undefined {
  const frame: Frame | undefined = g.state.frames.at(-1);
  return frame?.proc === 'advance' ? (frame as AdvanceFrame) : undefined;
}

/** Of the advance that is under way; undefined if there is none. */
export function advancesReport(g: Game): Answer<'advances'> | undefined {
  const f = advanceUnderWay(g);
  if (f === undefined) return undefined;
  const head = { target: nameOf(GRID, f.battle.target), rate: f.rate };
  if (f.step !== 'on') {
    const units = f.eligible.filter((u) => !f.moved.includes(u));
    return { ...head, parties: units.map((u) => partyReport([u], advanceEnds(g, f.battle, f.rate, [u]))) };
  }
  const names = (hexes: readonly number[]): string[] => hexes.map((hex) => nameOf(GRID, hex));
  return {
    ...head,
    used: f.used,
    parties: [partyReport(f.units, reachOf(g, f))],
    breakthrough: names(targetsOf(g, f, breakthroughRefusal)),
    assist: names(targetsOf(g, f, assistRefusal)),
  };
}

/** Supposed that these units attack the hex and clear it. */
export function supposedAdvances(
  g: Game,
  units: readonly Unit[],
  rate: AdvanceRate,
  target: number,
): Answer<'advances'> {
  const side = sideOfUnit(units[0] ?? 0);
  const { battle } = engagementOf(g, { side, occasion: 'combat', target, units });
  const cleared = clearedOf(g, battle);
  return {
    target: nameOf(GRID, target),
    rate,
    parties: units.map((u) => partyReport([u], advanceEnds(cleared, battle, rate, [u]))),
  };
}

/** The position without anybody in the target hex. */
function clearedOf(g: Game, battle: Battle): Game {
  const scratch = scratchOf(g);
  for (const u of unitsIn(g, defendingSide(battle), battle.target)) placeUnit(scratch, u, ELIMINATED);
  const unknown = unknownIn(g, battle.target);
  if (battle.side === 'allied' && unknown >= 0) placeUnknown(scratch, unknown, POOL);
  return scratch;
}

const partyReport = (units: readonly Unit[], { ends, out }: AdvanceReach): Printed<typeof party> => ({
  units: units.map(idOf),
  ends: ends.map(({ place, path }) => ({ ...whereabouts(place), path: path.map(placeName) })),
  out: out.map(({ place, refusal }) => ({ ...whereabouts(place), ...refused(refusal) })),
});
