/** [21.4] A Breakdown unit on the march that joins another unit, which then goes on in its place. */
import { type Choice, type Game, no, OK, type Ruling } from '@bridgehead/engine';
import { hasOnly, unitField } from '../fields.ts';
import { placeOf } from '../state.ts';
import { idOf, isBreakdown, sideOfUnit, type Unit, unitsOf } from '../units.ts';
import type { MarchFrame } from './08-march.ts';
import { startRefusal } from './08-march-rules.ts';
import { mayRebuild, rebuild } from './21-breakdown.ts';

export type Join = Choice & { readonly kind: 'rebuild'; readonly unit: string; readonly into: string };

const NOT_ON_THE_MARCH = no('21.4', 'the Breakdown unit is not of this march, or the march does not pause');
const BAD_JOIN = no('21.4', 'rebuilding names a Breakdown «unit» and the unit it goes «into»');

/** Who marches on when the Breakdown unit has been absorbed: what it has spent is spent. */
const marchersAfter = (f: MarchFrame, unit: Unit, into: Unit): readonly Unit[] => [
  ...f.units.filter((u) => u !== unit && u !== into),
  into,
];

function joinRuling(g: Game, f: MarchFrame, unit: Unit, into: Unit): Ruling {
  if (f.pause === 0 || !f.units.includes(unit)) return NOT_ON_THE_MARCH;
  const ruling = mayRebuild(g, unit, into);
  if (!ruling.legal) return ruling;
  return startRefusal(g, marchersAfter(f, unit, into), f.mode) ?? OK;
}

export function* listJoins(g: Game, f: MarchFrame): Iterable<Join> {
  for (const unit of f.units.filter(isBreakdown)) {
    for (const into of unitsOf(sideOfUnit(unit))) {
      if (placeOf(g, into) !== f.place || !joinRuling(g, f, unit, into).legal) continue;
      yield { kind: 'rebuild', unit: idOf(unit), into: idOf(into) };
    }
  }
}

export function checkJoin(g: Game, f: MarchFrame, choice: Choice): Ruling {
  const unit = unitField(choice.unit);
  const into = unitField(choice.into);
  if (unit === undefined || into === undefined || !hasOnly(choice, ['unit', 'into'])) return BAD_JOIN;
  return joinRuling(g, f, unit, into);
}

/** [21.4] It costs no Movement Points to rebuild. */
export function join(g: Game, f: MarchFrame, choice: Join): void {
  const unit = unitField(choice.unit) ?? 0;
  const into = unitField(choice.into) ?? 0;
  rebuild(g, unit, into);
  f.units = marchersAfter(f, unit, into);
}
