/** [8.7] Automatic DS in the Movement Phase: where 10-1 clears a hex now for those who follow. */
import type { Candidate, Game, Thinking } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { readLegal } from '../../src/asking.ts';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { figuresOf } from '../../src/rules/02-contents.ts';
import { automaticOrder } from '../../src/rules/08-movement/automatic-ds-order.ts';
import { leadOptions } from '../../src/rules/10-odds/formations.ts';
import { type Attacker, battleAgainst } from '../../src/state/battle.ts';
import { hexOf } from '../../src/state/state.ts';
import { idOf, type Unit } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { hexName, rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { attackContext } from './attack-context.ts';
import { forgoneAttacks } from './attacks.ts';
import { valuesToAttacker } from './outcome/battle-values.ts';
import { outcomeOfResult } from './outcome/expected-outcome.ts';
import { battleModel, defendingStack } from './outcome/read-battle.ts';
import { outcomeReasons } from './reasons.ts';

const attackersOf = (known: Game, units: readonly Unit[], target: number): readonly Attacker[] =>
  units.flatMap((unit) => {
    const over = sideBetween(GRID, hexOf(known, unit), target);
    return over === undefined ? [] : [{ unit, over }];
  });

const automaticChoice = (target: number, units: readonly Unit[]) => ({
  kind: 'automatic-ds',
  target: hexName(target),
  units: units.map(idOf),
});

/** No more units than 10-1 takes: those who take part have done their fighting for the turn. */
function fewestUnits(known: Game, side: Side, target: number, units: readonly Unit[]): readonly Unit[] {
  let needed = units;
  const weakest = [...units].sort((a, b) => figuresOf(known, a)[0] - figuresOf(known, b)[0]);
  for (const u of weakest) {
    const less = needed.filter((v) => v !== u);
    if (less.length > 0 && automaticOrder.check(known, side, { kind: 'automatic-ds', target, units: less }).legal)
      needed = less;
  }
  return needed;
}

/** The choices `automatic-ds` that could be made now, by what they are worth. */
export function automaticAttacks(known: Game, side: Side, intent: Intent, thinking: Thinking): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const listed of automaticOrder.list(known, side)) {
    if (!thinking.spend()) break;
    const { target, units: all } = readLegal('movement-orders', listed);
    const units = fewestUnits(known, side, target, all);
    const attack = battleAgainst(side, 'automatic', target, attackersOf(known, units, target));
    // No attacker loses anything, so that any lead will do.
    const battle = { ...attack, ...leadOptions(known, attack)[0] };
    const inputs = { defense: defendingStack(known, battle), values: valuesToAttacker(known, battle, intent) };
    const outcome = outcomeOfResult(battleModel(known, battle, false, inputs), 'DS');
    const missed = forgoneAttacks(attackContext(known, side, intent, thinking), target, units);
    const name = says('order.automatic-ds', { hex: hexName(target), units: units.map(idOf) });
    const reasons = [
      ...outcomeReasons(outcome),
      ...(missed > 0 ? [valued(saysBy('8.7', 'reason.other-attacks-given-up'), rounded(-missed))] : []),
    ];
    found.push(candidate(automaticChoice(target, units), name, outcome.attacker - missed, reasons));
  }
  return ranked(found);
}
