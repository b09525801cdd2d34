/** [5] One battle, from the moment that the units are turned up to the advance. */
import {
  checked,
  done,
  type Flaw,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  type Neighbours,
  procedure,
} from '@bridgehead/engine';
import { nameOf, neighboursOf, sideBetween } from '@bridgehead/hex';
import { type DieTable, fixed, lookUp, or } from '@bridgehead/toolkit';
import { ask, roll } from '../asking.ts';
import type { OUTCOMES } from '../contract.ts';
import { GRID, isUnbridged, MAP, TOWN, WOOD } from '../data/map.ts';
import { tellAll } from '../events.ts';
import { HEX, UNIT } from '../kinds.ts';
import { saysBy } from '../says.ts';
import {
  enemiesBeside,
  hasActed,
  hexAt,
  isDecoy,
  isOnMap,
  isShown,
  placeUnit,
  removeUnit,
  setShown,
  unitIn,
} from '../state.ts';
import { dataOf, enemyOf, idOf, sideOfUnit, type Unit } from '../units.ts';

const NOBODY = -1;

/** `field` is the hex that is fought for, `loser` the unit that gives way. */
const BATTLE = frame('battle', ['show', 'roll', 'give-way', 'retreat', 'advance'], {
  attacker: fixed(UNIT),
  defender: fixed(UNIT),
  field: fixed(HEX),
  loser: or(UNIT, NOBODY),
});
type BattleFrame = FrameOf<typeof BATTLE>;

export const battleFrame = (g: Game, attacker: Unit, defender: Unit): BattleFrame => ({
  proc: 'battle',
  step: 'show',
  attacker,
  defender,
  field: hexAt(g, defender),
  loser: NOBODY,
});

type Outcome = (typeof OUTCOMES)[number];

/** [5.5] The Combat Results Table. */
export const RESULTS: DieTable<Outcome> = {
  rule: '5.5',
  columns: ['result'],
  rows: [
    { upTo: 0, results: ['attacker-lost'] },
    { upTo: 2, results: ['attacker-back'] },
    { upTo: 4, results: ['no-effect'] },
    { upTo: 6, results: ['defender-back'] },
    { results: ['defender-lost'] },
  ],
};

const COVER = 1;
const OVER_WATER = 1;
const SUPPORT = 1;

/**
 * [5.4] Strength against strength, one more for every other counter of the attacker beside the field, decoy or not; one less
 * against a wood or a town, and over water without a bridge.
 */
export function modifierOf(g: Game, attacker: Unit, field: number): number {
  const defender = unitIn(g, field);
  const side = sideOfUnit(attacker);
  const strength = dataOf(attacker).strength - (defender === undefined ? 0 : dataOf(defender).strength);
  const others = enemiesBeside(g, enemyOf(side), field).filter((u) => u !== attacker).length;
  const terrain = MAP.terrain[field];
  const hexside = sideBetween(GRID, hexAt(g, attacker), field);
  return (
    strength +
    others * SUPPORT -
    (terrain === WOOD || terrain === TOWN ? COVER : 0) -
    (hexside !== undefined && isUnbridged(hexside) ? OVER_WATER : 0)
  );
}

/** [5.6] A unit retreats one hex, to where nobody stands and no enemy is beside. */
const retreatsOf = (g: Game, u: Unit): number[] =>
  neighboursOf(GRID, hexAt(g, u)).filter(
    (hex) => unitIn(g, hex) === undefined && enemiesBeside(g, sideOfUnit(u), hex).length === 0,
  );

function destroy(g: Game, u: Unit, rule: string): void {
  removeUnit(g, u);
  tellAll(g, 'destroyed', { rule, unit: idOf(u) });
}

/** What a result leads to. */
function follow(g: Game, f: BattleFrame, outcome: Outcome): Flow<'advance' | 'give-way'> {
  switch (outcome) {
    case 'attacker-lost':
      destroy(g, f.attacker, '5.5');
      return done();
    case 'defender-lost':
      destroy(g, f.defender, '5.5');
      return go('advance');
    case 'attacker-back':
      f.loser = f.attacker;
      return go('give-way');
    case 'defender-back':
      f.loser = f.defender;
      return go('give-way');
    case 'no-effect':
      return done();
  }
}

const afterRetreat = ({ loser, defender }: BattleFrame): Flow<'advance'> =>
  loser === defender ? go('advance') : done();

/** A battle is one that the side in its Combat Phase has begun, and stands where its step says. */
function battleFlaw(g: Game, f: BattleFrame, { below }: Neighbours): Flaw | undefined {
  const { attacker, defender, field, loser, step } = f;
  const side = (below as { readonly side?: string } | undefined)?.side;
  const isEmpty = step === 'advance';
  return firstFlaw(
    [sideOfUnit(attacker) !== side, 'attacker', saysBy('3.1', 'not-its-phase')],
    [sideOfUnit(defender) === side, 'defender', saysBy('5.1', 'expected-enemy')],
    [
      !isOnMap(g, attacker) || !hasActed(g, attacker) || !isShown(g, attacker),
      'attacker',
      saysBy('5.1', 'attacks-nobody'),
    ],
    [isDecoy(g, attacker), 'attacker', saysBy('5.2', 'decoy-attacks')],
    [!neighboursOf(GRID, hexAt(g, attacker)).includes(field), 'field', saysBy('5.1', 'not-beside-attacker')],
    [(hexAt(g, defender) === field) === isEmpty, 'defender', saysBy('5.6', 'stands-elsewhere')],
    [isEmpty && unitIn(g, field) !== undefined, 'field', saysBy('5.7', 'somebody-there')],
    [step === 'retreat' && loser !== attacker && loser !== defender, 'loser', saysBy('5.6', 'does-not-fight')],
    [!isEmpty && (isDecoy(g, defender) || !isShown(g, defender)), 'defender', saysBy('5.3', 'not-turned-up')],
  );
}

export const battle = procedure(checked(BATTLE, battleFlaw), {
  /** [5.3] Both are turned up: a decoy is taken away and there is no battle. */
  show(g, f) {
    if (isDecoy(g, f.defender)) {
      removeUnit(g, f.defender);
      tellAll(g, 'decoy-found', { rule: '5.3', unit: idOf(f.defender), by: idOf(f.attacker) });
      return go('advance');
    }
    setShown(g, f.defender);
    return go('roll');
  },
  /** [5.4] [5.5] */
  roll: roll('battle-roll', (g, f, rolled) => {
    const modifier = modifierOf(g, f.attacker, f.field);
    const result = lookUp(RESULTS, 'result', rolled + modifier);
    const [attacker, defender] = [idOf(f.attacker), idOf(f.defender)];
    tellAll(g, 'battle', { rule: '5.5', attacker, defender, die: rolled, modifier, result });
    return follow(g, f, result);
  }),
  /** [5.6] Without a way out it is destroyed. */
  'give-way'(g, f) {
    if (retreatsOf(g, f.loser).length > 0) return go('retreat');
    destroy(g, f.loser, '5.6');
    return afterRetreat(f);
  },
  retreat: ask('retreat', {
    by: (_g, f) => sideOfUnit(f.loser),
    choices: (g, f) =>
      retreatsOf(g, f.loser).map((hex) => ({ kind: 'retreat', unit: idOf(f.loser), to: nameOf(GRID, hex) })),
    chosen(g, f, { unit, to }) {
      placeUnit(g, unit, to);
      tellAll(g, 'retreated', { rule: '5.6', unit: idOf(unit), to: nameOf(GRID, to) });
      return afterRetreat(f);
    },
  }),
  /** [5.7] The attacker may enter the hex that was left. */
  advance: ask('advance', {
    by: (_g, f) => sideOfUnit(f.attacker),
    choices: (_g, f) => [{ kind: 'advance', unit: idOf(f.attacker), to: nameOf(GRID, f.field) }, { kind: 'stay' }],
    chosen(g, f, choice) {
      if (choice.kind === 'stay') return done();
      placeUnit(g, f.attacker, f.field);
      tellAll(g, 'advanced', { rule: '5.7', unit: idOf(f.attacker), to: nameOf(GRID, f.field) });
      return done();
    },
  }),
});
