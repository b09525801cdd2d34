/** What no advance can be: asked of frames that come from outside. */
import { type Flaw, type Frame, firstFlaw, type Game, type Neighbours } from '@bridgehead/engine';
import { OFF_MAP, sideBetween } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { says } from '../../says.ts';
import { hexOfPlace } from '../../state/places.ts';
import { placeOf } from '../../state/state.ts';
import { sideOfUnit, type Unit } from '../../state/units.ts';
import { endsOf } from '../05-bridges/bridge-sites.ts';
import { battleFlaw, foreignBattleFlaw, otherAttackFlaw } from '../09-combat/battle-flaws.ts';
import { isInPlay } from '../14-disruption/disruption.ts';
import type { AdvanceFrame } from './advance.ts';

/** The steps at which the party stands together. */
const TOGETHER = ['on', 'occupy', 'near', 'step'];
/** The steps at which a hex is under Breakthrough Combat, or has been. */
const BREAKING = ['fought', 'occupy'];

export function advanceFlaw(g: Game, f: AdvanceFrame, { below }: Neighbours): Flaw | undefined {
  return callerFlaw(f, below) ?? battleFlaw(f.battle) ?? partyFlaw(g, f) ?? wayFlaw(f);
}

function callerFlaw({ battle, rate }: AdvanceFrame, below: Frame | undefined): Flaw | undefined {
  if (below?.proc === 'attack') return otherAttackFlaw(battle, below);
  return (
    foreignBattleFlaw(battle, below) ??
    firstFlaw(
      [battle.occasion !== 'automatic', 'battle.occasion', says('expected-automatic')],
      [rate !== 'bonus', 'rate', says('bonus-advance-due')],
    )
  );
}

function partyFlaw(g: Game, f: AdvanceFrame): Flaw | undefined {
  const isOurs = (u: Unit): boolean => sideOfUnit(u) === f.battle.side;
  const isUnderWay = f.step !== 'ask';
  const isThere = (u: Unit): boolean => placeOf(g, u) === f.place;
  return firstFlaw(
    [f.rate === 'none', 'rate', says('nobody-advances')],
    [!f.eligible.every(isOurs), 'eligible', says('expected-attackers')],
    [!f.moved.every(isOurs), 'moved', says('expected-attackers')],
    [!f.units.every(isOurs), 'units', says('expected-attackers')],
    [isUnderWay && f.step !== 'fought' && f.units.length === 0, 'units', says('nobody-advances')],
    [
      isUnderWay && f.step !== 'fought' && !f.units.every((u) => isInPlay(g, u)),
      'units',
      says('expected-units-in-play'),
    ],
    [TOGETHER.includes(f.step) && !f.units.every(isThere), 'units', says('party-not-together')],
    [f.waiting.some(([u, place]) => !isOurs(u) || placeOf(g, u) !== place), 'waiting', says('unit-elsewhere')],
  );
}

function wayFlaw(f: AdvanceFrame): Flaw | undefined {
  const from = hexOfPlace(f.place);
  const isBeside = f.against !== OFF_MAP && from !== OFF_MAP && sideBetween(GRID, from, f.against) !== undefined;
  return firstFlaw(
    [BREAKING.includes(f.step) && !isBeside, 'against', says('hex-not-beside-party')],
    [f.bridges.some(([bridge, hex]) => !endsOf(bridge).includes(hex)), 'bridges', says('bridge-ends-elsewhere')],
    [f.bridges.length > 0 && f.battle.side !== 'allied', 'bridges', says('bridge-in-german-advance')],
  );
}
