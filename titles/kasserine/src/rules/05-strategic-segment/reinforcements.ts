/** [5.2] The Reinforcements Phase: arrivals, withdrawals, HQs that come back, the plan and Enigma. */
import { call, checked, done, type Flaw, frame, type Game, go, procedure } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { ask } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import { says } from '../../says.ts';
import { airTurn, arrivalOf, optionOf } from '../../scenario/arrivals.ts';
import { hasPlans } from '../../scenario/options.ts';
import { tell } from '../../state/events.ts';
import {
  ELIMINATED,
  EXPECTED,
  hexPlace,
  isBoxPlace,
  isHexPlace,
  POOL,
  placeName,
  REBUILDING,
} from '../../state/places.ts';
import {
  AIR_EXPECTED,
  AIR_READY,
  airAt,
  clock,
  hexAt,
  placeOf,
  placeUnit,
  returnsOn,
  setAir,
  setSteps,
  turnOf,
} from '../../state/state.ts';
import {
  ALL_AIR,
  ALL_UNITS,
  airIdOf,
  dataOf,
  idOf,
  isLeader,
  sideOfUnit,
  type Unit,
  unitsOf,
} from '../../state/units.ts';
import { PLAN_TURN } from '../../tables/plans.ts';
import { NOT_ROLLED } from '../13-results/eliminate.ts';
import { planFrame } from '../18-scenarios/plans.ts';

/** [5.2.1] Air units that come go to the Ready box. */
function bringAir(g: Game): void {
  for (const air of ALL_AIR) {
    const turn = airTurn(g.setUp.scenario, air);
    if (turn === undefined || turn > turnOf(g) || airAt(g, air) !== AIR_EXPECTED) continue;
    setAir(g, air, AIR_READY);
    if (turn > 0) tell(g, 'air-reinforced', '5.2.1', { air: airIdOf(air) });
  }
}

/** [5.2.1] [18.2.5] Units that come into a holding box are there; all others enter in their Movement Phase. */
function bringIntoBoxes(g: Game): void {
  for (const u of ALL_UNITS) {
    if (placeOf(g, u) !== EXPECTED) continue;
    const arrival = arrivalOf(g.setUp.scenario, u, optionOf(g));
    if (arrival?.box === undefined || arrival.turn > turnOf(g)) continue;
    placeUnit(g, u, arrival.box);
    setSteps(g, u, dataOf(u).steps);
    tell(g, 'reinforced', '5.2.1', { unit: idOf(u), place: placeName(arrival.box) });
  }
}

export interface Withdrawal {
  readonly scenario: string;
  readonly turn: number;
  readonly unit: string;
}
/** [5.2.6] The set-up cards name none [design: oob-notes 7]. */
export const WITHDRAWALS: readonly Withdrawal[] = [];

/** [5.2.6] The named unit goes for good; one that is lost already is not replaced. */
export function withdrawUnits(g: Game, withdrawals: readonly Withdrawal[]): void {
  for (const u of ALL_UNITS) {
    const isDue = withdrawals.some(
      ({ scenario, turn, unit }) => scenario === g.setUp.scenario && turn === turnOf(g) && unit === idOf(u),
    );
    if (!isDue || !(isHexPlace(placeOf(g, u)) || isBoxPlace(placeOf(g, u)))) continue;
    placeUnit(g, u, POOL);
    tell(g, 'withdrawn', '5.2.6', { unit: idOf(u) });
  }
}

/** [15.3.2] [2.2.6] The hexes on which an HQ may come back: with combat units of its formation, or else of its nationality. */
export function rebuildHexes(g: Game, hq: Unit): readonly number[] {
  const on = unitsOf(sideOfUnit(hq)).filter((u) => hexAt(g, u) >= 0 && u !== hq && !isLeader(u));
  const { formation, nation } = dataOf(hq);
  const own = on.filter((u) => dataOf(u).formation === formation);
  const among = own.length > 0 ? own : on.filter((u) => dataOf(u).nation === nation);
  return [...new Set(among.map((u) => hexAt(g, u)))].sort((a, b) => a - b);
}

/** [15.3.1] The next HQ that comes back now. */
const nextHQ = (g: Game): Unit | undefined =>
  ALL_UNITS.find((u) => placeOf(g, u) === REBUILDING && returnsOn(g, u) !== NOT_ROLLED && returnsOn(g, u) <= turnOf(g));

const REINFORCEMENTS = frame('reinforcements', ['begin', 'hqs', 'rebuild', 'plan', 'end'], {}, { end: ['plan'] });

const reinforcementsFlaw = (g: Game, { step }: { readonly step: string }): Flaw | undefined =>
  step === 'rebuild' && nextHQ(g) === undefined ? { local: 'step', says: says('no-hq-lost') } : undefined;

export const reinforcements = procedure(checked(REINFORCEMENTS, reinforcementsFlaw), {
  begin(g) {
    bringAir(g);
    bringIntoBoxes(g);
    withdrawUnits(g, WITHDRAWALS);
    return go('hqs');
  },
  /** [15.3.2] Without anybody of its nation an HQ is gone for good. */
  hqs(g) {
    const hq = nextHQ(g);
    if (hq === undefined) return go('plan');
    if (rebuildHexes(g, hq).length > 0) return go('rebuild');
    placeUnit(g, hq, ELIMINATED);
    return go('hqs');
  },
  rebuild: ask('rebuild', {
    by: (g) => sideOfUnit(nextHQ(g) ?? 0),
    choices(g) {
      const hq = nextHQ(g) ?? 0;
      return rebuildHexes(g, hq).map((hex) => ({ kind: 'rebuild', unit: idOf(hq), hex: nameOf(GRID, hex) }) as const);
    },
    about: (g) => ({ unit: idOf(nextHQ(g) ?? 0) }),
    chosen(g, _f, { unit, hex }) {
      placeUnit(g, unit, hexPlace(hex));
      setSteps(g, unit, dataOf(unit).steps);
      tell(g, 'hq-rebuilt', '15.3.2', { unit: idOf(unit), hex: nameOf(GRID, hex) });
      return go('hqs');
    },
  }),
  /** [18.2.7] [18.2.8] The plan on turn 11, Enigma on every turn after it. */
  plan(g) {
    const isDrawn = clock(g, 'planDrawn') === 1;
    if (!hasPlans(g) || turnOf(g) < PLAN_TURN || (isDrawn && turnOf(g) === PLAN_TURN)) return go('end');
    return call(planFrame(isDrawn ? 'enigma' : 'draw'), 'end');
  },
  end: () => done(),
});
