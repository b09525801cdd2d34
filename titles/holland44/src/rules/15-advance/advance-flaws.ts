/** What no advance can be: asked of frames that come from outside. */
import { type Flaw, type Frame, firstFlaw, type Game, type Neighbours } from '@bridgehead/engine';
import { OFF_MAP, sideBetween } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
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
      [battle.occasion !== 'automatic', 'battle.occasion', 'expected automatic'],
      [rate !== 'bonus', 'rate', 'an Automatic DS earns a Bonus Advance'],
    )
  );
}

function partyFlaw(g: Game, f: AdvanceFrame): Flaw | undefined {
  const isOurs = (u: Unit): boolean => sideOfUnit(u) === f.battle.side;
  const isUnderWay = f.step !== 'ask';
  const isThere = (u: Unit): boolean => placeOf(g, u) === f.place;
  return firstFlaw(
    [f.rate === 'none', 'rate', 'nobody advances'],
    [!f.eligible.every(isOurs), 'eligible', 'expected units of the attacker'],
    [!f.moved.every(isOurs), 'moved', 'expected units of the attacker'],
    [!f.units.every(isOurs), 'units', 'expected units of the attacker'],
    [isUnderWay && f.step !== 'fought' && f.units.length === 0, 'units', 'nobody advances'],
    [isUnderWay && f.step !== 'fought' && !f.units.every((u) => isInPlay(g, u)), 'units', 'expected units in play'],
    [TOGETHER.includes(f.step) && !f.units.every(isThere), 'units', 'the party stands together'],
    [f.waiting.some(([u, place]) => !isOurs(u) || placeOf(g, u) !== place), 'waiting', 'the unit is elsewhere'],
  );
}

function wayFlaw(f: AdvanceFrame): Flaw | undefined {
  const from = hexOfPlace(f.place);
  const isBeside = f.against !== OFF_MAP && from !== OFF_MAP && sideBetween(GRID, from, f.against) !== undefined;
  return firstFlaw(
    [BREAKING.includes(f.step) && !isBeside, 'against', 'the hex lies beside the party'],
    [f.bridges.some(([bridge, hex]) => !endsOf(bridge).includes(hex)), 'bridges', 'the bridge does not end there'],
    [f.bridges.length > 0 && f.battle.side !== 'allied', 'bridges', 'no bridge is blown before a German advance'],
  );
}
