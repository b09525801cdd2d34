/** What a staff wants where: locations to take and to hold, with the strength that each needs. */
import type { Game, Thinking } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import type { Side } from '../../src/data/unit-data.ts';
import { isFriendly } from '../../src/rules/03-concepts/control.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { hexAt } from '../../src/state/state.ts';
import { enemyOf, isHQ, isLeader, unitsOf } from '../../src/state/units.ts';
import { fieldTo } from '../distance-fields.ts';
import { discAround } from '../map-facts.ts';
import { hexName } from '../names.ts';
import { says } from '../says.ts';
import { lacking } from '../score.ts';
import { attackOfUnit, defenseOfUnit } from '../strength.ts';
import { SLOT } from '../weights.ts';
import { turnsLeft, type Worth, worthOf } from '../worth.ts';

export interface Slot {
  readonly hex: number;
  readonly need: number;
  readonly value: number;
  readonly takes: boolean;
  readonly name: Message;
}

const NEAR = 2;

/** The defense of a side in and around a hex. */
function defenseAround(g: Game, side: Side, hex: number): number {
  let sum = 0;
  for (const { hex: near, apart } of discAround(hex)) {
    if (apart > NEAR) break;
    for (const u of unitsIn(g, side, near)) sum += defenseOfUnit(g, u);
  }
  return sum;
}

/** What the enemy could bring to a hex in the next turns, the farther the less. */
function pressureOn(g: Game, thinking: Thinking, side: Side, hex: number): number {
  const enemy = enemyOf(side);
  const horizon = side === 'axis' ? SLOT.guardNear : SLOT.horizon;
  let sum = 0;
  for (const u of unitsOf(enemy)) {
    const at = hexAt(g, u);
    if (at < 0 || isLeader(u) || isHQ(u)) continue;
    const attack = attackOfUnit(g, u);
    if (attack === 0) continue;
    const way = fieldTo(g, thinking, u, hex)[at] ?? horizon;
    sum += attack * Math.max(0, 1 - way / horizon);
  }
  return sum;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function takeSlot(g: Game, side: Side, worth: Worth, hex: number): Slot {
  const defense = defenseAround(g, enemyOf(side), hex);
  return {
    hex,
    need: clamp(SLOT.takeBase + SLOT.takePerDefense * defense, SLOT.takeBase, SLOT.takeMost),
    value: worth.of.get(hex) ?? 0,
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
      const isLate = (worth.price.get(hex) ?? 0) > turnsLeft(g) + 2;
      if (!worth.wanted.includes(hex) || isLate) continue;
      const slot = takeSlot(g, 'axis', worth, hex);
      slots.push(hasEnough ? { ...slot, value: slot.value * SLOT.enoughTake } : slot);
      continue;
    }
    const pressure = pressureOn(g, thinking, 'axis', hex);
    if (pressure === 0) continue;
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

function alliedSlots(g: Game, thinking: Thinking): readonly Slot[] {
  const worth = worthOf(g, thinking);
  return worth.hexes.flatMap((hex): readonly Slot[] => {
    const value = worth.of.get(hex) ?? 0;
    if (!isFriendly(g, 'allied', hex)) {
      const slot = takeSlot(g, 'allied', worth, hex);
      return [{ ...slot, value: slot.value * SLOT.retakeShare, name: says('task.retake', { hex: hexName(hex) }) }];
    }
    const pressure = pressureOn(g, thinking, 'allied', hex);
    const need = clamp(SLOT.holdShare * pressure, SLOT.holdLeast, SLOT.holdMost);
    return [{ hex, need, value, takes: false, name: says('task.hold', { hex: hexName(hex) }) }];
  });
}

/** The slots of a side, the most valuable first. */
export const slotsOf = (g: Game, side: Side, thinking: Thinking): readonly Slot[] =>
  [...(side === 'axis' ? axisSlots(g, thinking) : alliedSlots(g, thinking))].sort(
    (a, b) => b.value - a.value || a.hex - b.hex,
  );
