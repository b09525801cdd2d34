/** [16.3.1] Who enters the hex that a Breakthrough has cleared. */
import { type Flow, type Game, go, OK, type Ruling } from '@bridgehead/engine';
import type { AnyChoice, AnyRead } from '../../contract/index.ts';
import { refusal } from '../../says.ts';
import { hexPlace } from '../../state/places.ts';
import { idOf, type Unit } from '../../state/units.ts';
import type { AdvanceFrame } from '../15-advance/advance.ts';
import { leaveBehind } from '../15-advance/advance-parting.ts';

/** All of them, nobody, or a part: with at most three units a part is one of them, or all but one. */
export function* listOccupations(_g: Game, { units }: AdvanceFrame): Iterable<AnyChoice<'occupy'>> {
  yield { kind: 'enter' };
  yield { kind: 'stay' };
  if (units.length > 1) for (const u of units) yield { kind: 'enter', units: [idOf(u)] };
  if (units.length > 2) {
    for (const u of units) yield { kind: 'enter', units: units.filter((v) => v !== u).map(idOf) };
  }
}

const NOT_OF_THE_GROUP = refusal('16.3.1', 'not-of-breakthrough-group');

export function checkOccupation(_g: Game, f: AdvanceFrame, choice: AnyRead<'occupy'>): Ruling {
  const entering = choice.kind === 'enter' ? (choice.units ?? []) : [];
  return entering.every((u) => f.units.includes(u)) ? OK : NOT_OF_THE_GROUP;
}

export function chooseOccupation(_g: Game, f: AdvanceFrame, choice: AnyRead<'occupy'>): Flow<AdvanceFrame['step']> {
  if (choice.kind === 'stay') {
    f.isOccupying = false;
    return go('step');
  }
  const entering = choice.units ?? f.units;
  stayBehind(
    f,
    f.units.filter((u) => !entering.includes(u)),
  );
  f.path = [hexPlace(f.against)];
  return go('step');
}

/** [16.3.2] After a DS or DMR they may still complete their advance; after anything less it is over. */
function stayBehind(f: AdvanceFrame, units: readonly Unit[]): void {
  if (!f.hasEnded) {
    leaveBehind(f, units);
    return;
  }
  f.moved = [...f.moved, ...units];
  f.units = f.units.filter((u) => !units.includes(u));
}
