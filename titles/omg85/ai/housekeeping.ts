/** The end of an Operation Phase: digging in, guns, advances, building up. None of it moves a unit. */
import { type Candidate, check, type Game, type Reason, type Thinking } from '@bridgehead/engine';
import { candidate, valued } from '@bridgehead/toolkit';
import { FOREST, ROUGH, TERRAIN } from '../src/data/map.ts';
import { BUILD_NAMES } from '../src/data/state-names.ts';
import type { Side } from '../src/data/unit-data.ts';
import { fortifyRefusal } from '../src/rules/08-operations/actions.ts';
import { barrageRefusal, gunStrength, rangeFactor, rangeTo } from '../src/rules/08-operations/artillery.ts';
import { isAdvanced } from '../src/scenario/options.ts';
import { unitsIn } from '../src/state/stacks.ts';
import {
  advanceOf,
  BREAK_DOWN,
  BUILD_UP,
  barrageOf,
  buildOf,
  clock,
  fortOf,
  hexAt,
  NO_PLOT,
  targetOf,
  turnOf,
} from '../src/state/state.ts';
import { hasGuns, idOf, isArmor, isParent, parentUnit, type Unit, unitsOf } from '../src/state/units.ts';
import type { Intent } from './intent.ts';
import { discAround } from './map-facts.ts';
import { hexName } from './names.ts';
import { says, saysBy } from './says.ts';
import { enemyMap } from './threat-map.ts';
import { HOUSEKEEPING } from './weights.ts';

/** One Operation Phase of a side. */
export interface PhaseContext {
  readonly g: Game;
  readonly side: Side;
  readonly intent: Intent;
  readonly thinking: Thinking;
}

/** All orders that close the phase, each legal by itself. */
export function housekeeping(context: PhaseContext): readonly Candidate[] {
  const { g, side } = context;
  const found: Candidate[] = [];
  for (const u of unitsOf(side)) {
    if (hexAt(g, u) < 0) continue;
    found.push(...digIns(context, u), ...advances(context, u), ...barrages(context, u), ...builds(context, u));
  }
  return found.filter(({ choice }) => check(g, choice).legal);
}

/** [8.11] Who stays and may be attacked digs in with what is left. */
function digIns({ g, side, intent }: PhaseContext, u: Unit): readonly Candidate[] {
  const hex = hexAt(g, u);
  if (targetOf(g, u) >= 0 || fortifyRefusal(g, u) !== undefined) return [];
  const threat = enemyMap(g, side).threat[hex] ?? 0;
  const value = intent.holdValue(hex, u);
  if (threat < HOUSEKEEPING.leastThreat || (value <= 0 && fortOf(g, u) >= HOUSEKEEPING.deep)) return [];
  return [
    candidate(
      { kind: 'fortify', unit: idOf(u) },
      says('order.dig-in', { unit: idOf(u) }),
      threat / HOUSEKEEPING.leastThreat,
      [valued(saysBy('8.11', 'reason.could-strike-at', { points: Math.round(threat), hex: hexName(hex) }), threat)],
    ),
  ];
}

function advances({ g, intent }: PhaseContext, u: Unit): readonly Candidate[] {
  if (!isAdvanced(g)) return [];
  const target = targetOf(g, u);
  if (target < 0) return [];
  const gain = intent.attackValue(target) - intent.holdValue(hexAt(g, u), u);
  const hexes = gain <= 0 ? 0 : gain >= HOUSEKEEPING.farAdvanceGain ? 2 : 1;
  if (hexes === advanceOf(g, u)) return [];
  const name = says('order.advance', { unit: idOf(u), hexes });
  return [candidate({ kind: 'advance', unit: idOf(u), hexes }, name, 1, [saysBy('8.16', 'reason.after-combat')])];
}

function barrages({ g, side }: PhaseContext, u: Unit): readonly Candidate[] {
  if (!isAdvanced(g) || !hasGuns(u) || targetOf(g, u) >= 0) return [];
  const attacked = new Set(unitsOf(side).map((one) => targetOf(g, one)));
  let best = { hex: -1, value: 0 };
  for (const [hex, distance] of discAround(hexAt(g, u))) {
    const strength = distance > 2 ? 0 : (enemyMap(g, side).strength[hex] ?? 0);
    if (strength === 0 || barrageRefusal(g, u, hex) !== undefined) continue;
    const fire = gunStrength(g, u) * rangeFactor(u, rangeTo(g, u, hex));
    const value = Math.min(strength, fire) * (attacked.has(hex) ? HOUSEKEEPING.supported : 1);
    if (value > best.value) best = { hex, value };
  }
  if (best.hex < 0 || best.hex === barrageOf(g, u)) return [];
  const hex = hexName(best.hex);
  const choice = { kind: 'barrage', unit: idOf(u), target: hex };
  return [candidate(choice, says('order.fire', { unit: idOf(u), hex }), best.value)];
}

/** [9.2] A brigade of tanks fires into forest and rough ground as tanks do; its battalions have infantry among them. */
const isBadForArmor = (g: Game, side: Side, hex: number): boolean =>
  discAround(hex).some(
    ([one, distance]) =>
      distance <= 2 &&
      (enemyMap(g, side).strength[one] ?? 0) > 0 &&
      (TERRAIN[one] === FOREST || TERRAIN[one] === ROUGH),
  );

function wantedPlot({ g, side }: PhaseContext, u: Unit): number {
  const hex = hexAt(g, u);
  const threat = enemyMap(g, side).threat[hex] ?? 0;
  if (isParent(u) && side === 'allied' && turnOf(g) >= HOUSEKEEPING.spreadFrom && threat < HOUSEKEEPING.nearThreat)
    return BREAK_DOWN;
  if (isParent(u) && isArmor(u) && isBadForArmor(g, side, hex)) return BREAK_DOWN;
  const parent = parentUnit(u);
  if (parent >= 0 && isArmor(parent) && isBadForArmor(g, side, hex)) return NO_PLOT;
  if (parent < 0 || threat < HOUSEKEEPING.nearThreat) return NO_PLOT;
  const kin = unitsIn(g, side, hex).filter((other) => parentUnit(other) === parent || other === parent);
  return kin.length > 1 && kin[0] === u ? BUILD_UP : NO_PLOT;
}

const buildReason = (plot: number): Reason => {
  if (plot === BUILD_UP) return saysBy('7.2', 'reason.parent-fights-better');
  return saysBy('7.2', plot === BREAK_DOWN ? 'reason.more-places' : 'reason.no-longer-of-use');
};

function builds(context: PhaseContext, u: Unit): readonly Candidate[] {
  const { g } = context;
  if (clock(g, 'round') !== 2 || (parentUnit(u) < 0 && !isParent(u))) return [];
  const wanted = wantedPlot(context, u);
  if (wanted === buildOf(g, u)) return [];
  const plot = BUILD_NAMES[wanted] ?? '';
  const name = says('order.build', { unit: idOf(u), plot });
  return [candidate({ kind: 'build', unit: idOf(u), plot }, name, 1, [buildReason(wanted)])];
}
