/** [21.3] [21.4] What a march may do at a pause: shed a Breakdown unit, or absorb one. */
import { type Game, OK, type Ruling } from '@bridgehead/engine';
import type { Choices, ReadChoices } from '../../contract/index.ts';
import { refusal } from '../../says.ts';
import { addMark, hasMark, IN_PLACE, placeOf, removeMark } from '../../state/state.ts';
import { idOf, isBreakdown, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { breakDown, freeCounters, mayBreakDown, mayRebuild, rebuild } from '../21-breakdown/breakdown.ts';
import type { MarchFrame } from './march-frame.ts';
import { startRefusal } from './march-rules.ts';

type Shed = ReadChoices['march-on']['break-down'];
type Join = ReadChoices['march-on']['rebuild'];

const NOT_MINE = refusal('21.1', 'cannot-shed');

export function* listSheds(g: Game, f: MarchFrame): Iterable<Choices['march-on']['break-down']> {
  for (const u of f.units) {
    if (!mayBreakDown(g, u).legal) continue;
    for (const as of freeCounters(g, u)) yield { kind: 'break-down', unit: idOf(u), as: idOf(as) };
  }
}

export function checkShed(g: Game, f: MarchFrame, { unit: u, as }: Shed): Ruling {
  if (!f.units.includes(u)) return NOT_MINE;
  const ruling = mayBreakDown(g, u);
  if (!ruling.legal) return ruling;
  return freeCounters(g, u).includes(as) ? OK : NOT_MINE;
}

export function shed(g: Game, f: MarchFrame, { unit, as }: Shed): void {
  breakDown(g, unit, as);
  f.waiting = [...f.waiting, [as, f.spent, f.steps, f.woods]];
}

/** [21.3] The march over, a unit that broke off goes on from where it stands with what its parent had left there. */
export function recall(g: Game, f: MarchFrame): boolean {
  const [first, ...rest] = f.waiting;
  if (first === undefined) return false;
  const [u, spent, steps, woods] = first;
  f.waiting = rest;
  f.units = [u];
  f.place = placeOf(g, u);
  f.spent = spent;
  f.steps = steps;
  f.woods = woods;
  f.path = [];
  f.pauses = false;
  f.mayGoOn = false;
  if (f.isStopped === true) f.isStopped = false;
  return true;
}

const NOT_ON_THE_MARCH = refusal('21.4', 'not-of-march');

/** Who marches on when the Breakdown unit has been absorbed: what it has spent is spent. */
const marchersAfter = (f: MarchFrame, unit: Unit, into: Unit): readonly Unit[] => [
  ...f.units.filter((u) => u !== unit && u !== into),
  into,
];

function joinRuling(g: Game, f: MarchFrame, unit: Unit, into: Unit): Ruling {
  if (!f.units.includes(unit)) return NOT_ON_THE_MARCH;
  const ruling = mayRebuild(g, unit, into);
  if (!ruling.legal) return ruling;
  return startRefusal(g, marchersAfter(f, unit, into), f.mode) ?? OK;
}

export function* listJoins(g: Game, f: MarchFrame): Iterable<Choices['march-on']['rebuild']> {
  for (const unit of f.units.filter(isBreakdown)) {
    for (const into of unitsOf(g, sideOfUnit(unit))) {
      if (placeOf(g, into) !== f.place || !joinRuling(g, f, unit, into).legal) continue;
      yield { kind: 'rebuild', unit: idOf(unit), into: idOf(into) };
    }
  }
}

export const checkJoin = (g: Game, f: MarchFrame, { unit, into }: Join): Ruling => joinRuling(g, f, unit, into);

/** [21.4] It costs no Movement Points to rebuild. */
export function join(g: Game, f: MarchFrame, { unit, into }: Join): void {
  rebuild(g, unit, into);
  // [9.5.3] A unit met here has moved only if it marches on.
  if (!f.units.includes(into)) addMark(g, into, IN_PLACE);
  f.units = marchersAfter(f, unit, into);
}

/** [9.5.3] Units that joined the march where they stood have moved now. */
export function setOut(g: Game, f: MarchFrame): void {
  for (const u of f.units) if (hasMark(g, u, IN_PLACE)) removeMark(g, u, IN_PLACE);
}
