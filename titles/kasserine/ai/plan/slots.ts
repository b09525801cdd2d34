/** What a staff wants where: locations to take and to hold, with the strength that each needs. */
import type { Game, Thinking } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import type { Side } from '../../src/data/unit-data.ts';
import { isFriendly } from '../../src/rules/03-concepts/control.ts';
import { enemyOf, isHQ, isLeader, unitsOf } from '../../src/state/units.ts';
import { plainFieldTo } from '../distance-fields.ts';
import { doctrineOf } from '../doctrine.ts';
import { hexName } from '../names.ts';
import { says } from '../says.ts';
import { lacking } from '../score.ts';
import { attackOfUnit, defenseAround } from '../strength.ts';
import { SLOT } from '../weights.ts';
import { worthOf } from '../worth.ts';
import { comingFrom } from './way.ts';

export interface Slot {
  readonly hex: number;
  readonly need: number;
  readonly value: number;
  readonly takes: boolean;
  readonly name: Message;
}

const NEAR = 2;

/** What the enemy could bring to a hex in the next turns, the farther the less; who stands in his way does not lessen it. */
function pressureOn(g: Game, side: Side, hex: number): number {
  const enemy = enemyOf(side);
  const horizon = side === 'axis' ? doctrineOf(g).guardNear : SLOT.horizon;
  let sum = 0;
  for (const u of unitsOf(enemy)) {
    if (isLeader(u) || isHQ(u)) continue;
    const attack = attackOfUnit(g, u);
    if (attack === 0) continue;
    const way = comingFrom(g, u, plainFieldTo(g, u, hex));
    sum += attack * Math.max(0, 1 - way / horizon);
  }
  return sum;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function takeSlot(g: Game, side: Side, value: number, hex: number): Slot {
  const defense = defenseAround(g, enemyOf(side), hex, NEAR);
  return {
    hex,
    need: clamp(SLOT.takeBase + SLOT.takePerDefense * defense, SLOT.takeBase, SLOT.takeMost),
    value,
    takes: true,
    name: says('task.take', { hex: hexName(hex) }),
  };
}

function axisSlots(g: Game, thinking: Thinking): readonly Slot[] {
  // With all that it needs in hand the Axis screens and stops.
  const hasEnough = lacking(g) === 0;
  const worth = worthOf(g, thinking);
  const slots: Slot[] = [];
  for (const hex of worth.hexes) {
    const value = worth.of.get(hex) ?? 0;
    if (!isFriendly(g, 'axis', hex)) {
      if (!worth.wanted.includes(hex)) continue;
      const slot = takeSlot(g, 'axis', value, hex);
      slots.push(hasEnough ? { ...slot, value: slot.value * SLOT.enoughTake } : slot);
      continue;
    }
    const pressure = pressureOn(g, 'axis', hex);
    if (pressure === 0 && !worth.wanted.includes(hex)) continue;
    const share = SLOT.axisGuard * (hasEnough ? SLOT.enoughGuard : 1);
    const need = clamp(SLOT.guardBase + share * pressure, SLOT.guardBase, SLOT.guardMost);
    slots.push({
      hex,
      need,
      value: value * (hasEnough ? SLOT.enoughValue : 1),
      takes: false,
      name: says('task.hold', { hex: hexName(hex) }),
    });
  }
  return slots;
}

function alliedSlots(g: Game, of: ReadonlyMap<number, number>): readonly Slot[] {
  return [...of].map(([hex, value]): Slot => {
    if (!isFriendly(g, 'allied', hex)) {
      const slot = takeSlot(g, 'allied', value * SLOT.retakeShare, hex);
      return { ...slot, name: says('task.retake', { hex: hexName(hex) }) };
    }
    const pressure = pressureOn(g, 'allied', hex);
    const need = clamp(SLOT.holdShare * pressure, SLOT.holdLeast, SLOT.holdMost);
    return { hex, need, value, takes: false, name: says('task.hold', { hex: hexName(hex) }) };
  });
}

/** The slots of a side, the most valuable first. */
export const slotsOf = (g: Game, side: Side, thinking: Thinking, of: ReadonlyMap<number, number>): readonly Slot[] =>
  [...(side === 'axis' ? axisSlots(g, thinking) : alliedSlots(g, of))].sort(
    (a, b) => b.value - a.value || a.hex - b.hex,
  );
