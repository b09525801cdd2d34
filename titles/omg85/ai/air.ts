/** [4] Air points: where a strike hurts most, or interdiction. */
import type { Candidate, Game, Thinking } from '@bridgehead/engine';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import type { Side } from '../src/data/unit-data.ts';
import { groundAttackChance } from '../src/inferred-formulas.ts';
import { strikeRefusal } from '../src/rules/04-air-strikes/air-strikes.ts';
import { canBeInterdicted } from '../src/rules/04-air-strikes/interdiction.ts';
import { enemiesKnownIn, knownEnemyHexes } from '../src/state/stacks.ts';
import { cpOf, hexAt, isTravelling, turnOf } from '../src/state/state.ts';
import { unitsOf } from '../src/state/units.ts';
import { hexName, rounded } from './names.ts';
import { says, saysBy } from './says.ts';
import { enemyMap, ownMap } from './threat-map.ts';
import { AIR } from './weights.ts';

const PASS = candidate({ kind: 'pass' }, says('order.no-more-missions'), 0);
const MOST = 3;

function strikes(g: Game, side: Side): Candidate[] {
  return knownEnemyHexes(g, side)
    .filter((hex) => strikeRefusal(g, side, hex) === undefined)
    .map((hex) => {
      const units = enemiesKnownIn(g, side, hex);
      const chance = groundAttackChance(
        units.length,
        units.some((u) => isTravelling(g, u)),
      );
      const mean = units.reduce((sum, u) => sum + cpOf(g, u), 0) / Math.max(1, units.length);
      const isInContact = (ownMap(g, side).support[hex] ?? 0) > 0;
      const value = (chance / 100) * (AIR.lossShare * mean + AIR.delay) * (isInContact ? AIR.contact : 1);
      return candidate({ kind: 'strike', hex: hexName(hex) }, says('order.strike', { hex: hexName(hex) }), value, [
        valued(saysBy('4.3', 'reason.hits', { chance: chance / 100 }), chance),
        valued(says('reason.worth', { value: rounded(value) }), rounded(value)),
      ]);
    });
}

function interdiction(g: Game, side: Side, style: string): Candidate[] {
  if (side !== 'allied') return [];
  const germans = unitsOf('german').filter((u) => canBeInterdicted(g, u));
  const marching = germans.filter((u) => (enemyMap(g, 'german').zone[hexAt(g, u)] ?? 0) === 0).length;
  const isDay = style === 'staff' && AIR.columnDays.some((day) => day === turnOf(g));
  const value = (AIR.onTheRoad * marching + AIR.standing * (germans.length - marching)) * (isDay ? 1 : AIR.otherDays);
  return [
    candidate({ kind: 'interdict' }, says('order.interdict'), value, [
      valued(saysBy('4.2', 'reason.could-be-held-up', { count: germans.length }), germans.length),
    ]),
  ];
}

export const airMission = (g: Game, side: Side, { style }: Thinking): readonly Candidate[] => [
  ...ranked([...strikes(g, side), ...interdiction(g, side, style)]).slice(0, MOST),
  PASS,
];
