/** [10.2] [11.3] [15.4] [15.5] What is given to a combat before the die falls. */
import { type Candidate, type Choice, choices, type Game } from '@bridgehead/engine';
import { candidate, lookUp, ranked, valued } from '@bridgehead/toolkit';
import type { Side } from '../../src/data/unit-data.ts';
import { barragePoints, isInRange } from '../../src/rules/10-artillery/barrage.ts';
import { arrivalModifier } from '../../src/rules/11-air-power/arrival.ts';
import { declaredAttacks } from '../../src/rules/12-combat/attacks.ts';
import type { Support } from '../../src/rules/12-combat/modifiers.ts';
import { helpedBy } from '../../src/rules/15-headquarters/emergency-supply.ts';
import { battleOf } from '../../src/state/battle.ts';
import { weatherOf } from '../../src/state/state.ts';
import { type AirUnit, airDataOf, airNamed, dataOf, idOf, type Unit, unitNamed } from '../../src/state/units.ts';
import { AIR_ARRIVAL } from '../../src/tables/air-arrival.ts';
import type { Intent } from '../intent.ts';
import { rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { FIGHT } from '../weights.ts';
import { attackerGain, frameOf, gainOf, standOf } from './battle-value.ts';

const DONE: Candidate = candidate({ kind: 'done' }, says('order.no-more-support'), 0, [
  saysBy('12.5.1', 'reason.enough'),
]);

const groundOf = (intent: Intent, hexes: readonly number[]): number =>
  hexes.reduce((sum, hex) => sum + intent.attackValue(hex), 0);

/** What the attacker's gain is with some support. */
function attackValueWith(g: Game, intent: Intent, support: Support, modifier = 0): number {
  const stand = standOf(g);
  if (stand === undefined) return 0;
  const gain = gainOf(g, stand.battle, support, { modifier });
  return attackerGain(gain, groundOf(intent, stand.battle.hexes), intent.ownLoss);
}

/** Another declared attack that the battery could support. */
function isWantedElsewhere(g: Game, side: Side, u: Unit, attack: number): boolean {
  return declaredAttacks(g).some((other) => other !== attack && isInRange(g, u, battleOf(g, other, side).hexes));
}

/** The batteries that are best laid on this combat, the next of them; undefined if no more are. */
function nextBattery(
  g: Game,
  side: Side,
  intent: Intent,
  offered: readonly Unit[],
): { readonly unit: Unit; readonly gain: number } | undefined {
  const stand = standOf(g);
  const f = frameOf(g);
  if (stand === undefined || f === undefined) return undefined;
  const { battle, support } = stand;
  const cost = (u: Unit): number =>
    FIGHT.barrageCost * (isWantedElsewhere(g, side, u, f.attack) ? 4 : 1) * (dataOf(u).fpf ?? 1);
  const guns = [...offered].sort((a, b) => barragePoints(b, battle) - barragePoints(a, battle) || cost(a) - cost(b));
  const base = attackValueWith(g, intent, support);
  let best: { readonly count: number; readonly gain: number } = { count: 0, gain: FIGHT.leastSupport };
  let spent = 0;
  guns.forEach((u, i) => {
    spent += cost(u);
    const gain =
      attackValueWith(g, intent, { ...support, barrage: [...support.barrage, ...guns.slice(0, i + 1)] }) - base - spent;
    if (gain > best.gain) best = { count: i + 1, gain };
  });
  const [unit] = guns;
  return best.count === 0 || unit === undefined ? undefined : { unit, gain: best.gain };
}

/** [10.2.1] [15.5.2] [16.3.1] */
export function attackSupport(g: Game, side: Side, intent: Intent): readonly Candidate[] {
  const stand = standOf(g);
  if (stand === undefined) return [DONE];
  const found: Candidate[] = [];
  const batteries: Unit[] = [];
  for (const choice of choices(g)) {
    if (choice.kind === 'barrage') batteries.push(unitNamed(String(choice.unit)) ?? 0);
    const change =
      choice.kind === 'rommel' ? { rommel: true } : choice.kind === 'ignore-strongpoint' ? { tiger: true } : undefined;
    if (change === undefined) continue;
    const gain =
      attackValueWith(g, intent, { ...stand.support, ...change }) - attackValueWith(g, intent, stand.support);
    const least = choice.kind === 'rommel' ? FIGHT.rommelGain : FIGHT.tigerGain;
    if (gain <= least) continue;
    const name = choice.kind === 'rommel' ? says('order.rommel') : says('order.tigers');
    found.push(
      candidate(choice, name, gain, [
        valued(saysBy('15.5.2', 'reason.worth', { points: rounded(gain) }), rounded(gain)),
      ]),
    );
  }
  const battery = nextBattery(g, side, intent, batteries);
  if (battery !== undefined) {
    const { unit, gain } = battery;
    const choice: Choice = { kind: 'barrage', unit: idOf(unit) };
    found.push(
      candidate(choice, says('order.barrage', { unit: idOf(unit) }), gain, [
        valued(saysBy('10.2.1', 'reason.worth', { points: rounded(gain) }), rounded(gain)),
      ]),
    );
  }
  return [...ranked(found), DONE];
}

const FACES = [1, 2, 3, 4, 5, 6];

/** [11.1.6] The chance that an air unit arrives. */
function arrivalChance(g: Game, air: AirUnit, sent: readonly AirUnit[]): number {
  const modifier = arrivalModifier(g, air, sent);
  return FACES.filter((die) => lookUp(AIR_ARRIVAL, weatherOf(g), die + modifier) === 'A').length / FACES.length;
}

/** [11.3] For the side that is asked: the attacker gains by minus, the defender by plus. */
export function closeAirSupport(g: Game, side: Side, intent: Intent): readonly Candidate[] {
  const stand = standOf(g);
  const f = frameOf(g);
  if (stand === undefined || f === undefined) return [DONE];
  const sign = stand.battle.side === side ? -1 : 1;
  const sent = f.sent.filter((air) => airDataOf(air).side === side);
  const expected = f.waiting.reduce(
    (sum, air) =>
      sum + airDataOf(air).cas * arrivalChance(g, air, sent) * (airDataOf(air).side === stand.battle.side ? -1 : 1),
    0,
  );
  const valueAt = (modifier: number): number => {
    const gain = gainOf(g, stand.battle, stand.support, { modifier });
    const ground = stand.battle.hexes.reduce(
      (sum, hex) => sum + (sign < 0 ? intent.attackValue(hex) : FIGHT.defendGround * intent.attackValue(hex)),
      0,
    );
    return -sign * attackerGain(gain, ground, 1);
  };
  const base = valueAt(expected);
  const found: Candidate[] = [];
  for (const choice of choices(g)) {
    const air = choice.kind === 'send' ? airNamed(String(choice.air)) : undefined;
    if (air === undefined) continue;
    const chance = arrivalChance(g, air, [...sent, air]);
    const gain = valueAt(expected + sign * airDataOf(air).cas * chance) - base;
    if (gain <= FIGHT.airGain) continue;
    found.push(
      candidate(choice, says('order.send-air', { air: String(choice.air) }), gain, [
        saysBy('11.1.6', 'reason.arrives', { chance }),
        valued(saysBy('11.3.4', 'reason.worth', { points: rounded(gain) }), rounded(gain)),
      ]),
    );
  }
  return [...ranked(found), DONE];
}

/** [15.4] An HQ is Depleted for it: only where much is gained. */
export function emergencySupply(g: Game, intent: Intent): readonly Candidate[] {
  const stand = standOf(g);
  if (stand === undefined) return [DONE];
  const base = attackValueWith(g, intent, stand.support);
  const found: Candidate[] = [];
  for (const choice of choices(g)) {
    const hq = choice.kind === 'supply' ? unitNamed(String(choice.unit)) : undefined;
    if (hq === undefined) continue;
    const helped = [...stand.support.helped, ...helpedBy(g, hq, stand.battle)];
    const gain = attackValueWith(g, intent, { ...stand.support, helped }) - base;
    if (gain <= FIGHT.supplyGain) continue;
    found.push(
      candidate(choice, says('order.emergency-supply', { unit: idOf(hq) }), gain, [
        valued(saysBy('15.4.1', 'reason.worth', { points: rounded(gain) }), rounded(gain)),
      ]),
    );
  }
  return [...ranked(found), DONE];
}
