/** [27.1] Disengagement: who tries to get away, and where to. */

import type { Candidate, Game, Thinking } from '@bridgehead/engine';
import { candidate, lookUp, ranked, valued } from '@bridgehead/toolkit';
import { listed, readAbout } from '../../src/asking.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { rulesOf } from '../../src/editions.ts';
import { isInEzoc } from '../../src/rules/07-zones-of-control.ts';
import { DIE } from '../../src/rules/11-results/battle-tree.ts';
import { disengagementRoll, disengageRefusal } from '../../src/rules/27-optional-rules/disengagement.ts';
import { hexOfPlace, placeName } from '../../src/state/places.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { hexOf, stepsOf } from '../../src/state/state.ts';
import { idOf, type Unit, unitsOf } from '../../src/state/units.ts';
import { DISENGAGEMENT_TABLES } from '../../src/tables/combat-tables.ts';
import type { Intent } from '../intent.ts';
import { rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { lossWeightsOf, stepValue } from '../step-value.ts';
import { RETREAT } from '../weights.ts';
import { exposureOf } from './exposure.ts';
import { retreatHexValue } from './retreat-hex-value.ts';

/** What would be lost with the hex if the unit left it. */
const abandonedValue = (known: Game, side: Side, u: Unit, intent: Intent): number => {
  const hex = hexOf(known, u);
  return unitsIn(known, side, hex).length > 1 ? 0 : intent.holdValue(hex);
};

function attemptCandidate(known: Game, side: Side, u: Unit, intent: Intent): Candidate {
  const rolls = DIE.map((die) => disengagementRoll(known, [u], die));
  const table = DISENGAGEMENT_TABLES[rulesOf(known).disengagementTable];
  const results = rolls.map((roll) => lookUp(table, 'unit', roll));
  const away = results.filter((result) => result !== 'no').length / DIE.length;
  const costly = results.filter((result) => result === 'yes-1').length / DIE.length;
  const { own } = lossWeightsOf(known, side);
  const danger = own * exposureOf(known, side, hexOf(known, u), [u]);
  const price = own * stepValue(known, u, stepsOf(known, u));
  const score = away * (danger - RETREAT.disruption - abandonedValue(known, side, u, intent)) - costly * price;
  return candidate({ kind: 'disengage', unit: idOf(u) }, says('order.disengage', { unit: idOf(u) }), score, [
    saysBy('27.1.2', 'reason.gets-away', { away, costly }),
    valued(says('reason.danger-here'), rounded(danger)),
  ]);
}

/** [27.1.2] The attempts that are worth making. */
export function disengagements(known: Game, side: Side, intent: Intent): readonly Candidate[] {
  if (known.setUp.options.disengagement !== true) return [];
  return unitsOf(known, side)
    .filter((u) => disengageRefusal(known, side, u) === undefined && isInEzoc(known, side, hexOf(known, u)))
    .map((u) => attemptCandidate(known, side, u, intent))
    .filter(({ score }) => score > RETREAT.leastDisengagementGain);
}

/** [27.1.1] For the decision `disengage`: the best hex, or to stay after all. */
export function disengage(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const { unit: u, hex: from } = readAbout('disengage', known);
  return ranked(
    listed('disengage', known).map(({ choice, chosen }) => {
      const place = chosen.kind === 'retreat' ? chosen.path.at(-1) : undefined;
      if (place === undefined)
        return candidate(choice, says('order.stay'), 0, [saysBy('27.1.2', 'reason.had-its-combat')]);
      const value = retreatHexValue(known, u, [from, hexOfPlace(place)], intent);
      const name = says('order.withdraw', { unit: idOf(u), place: placeName(place) });
      return candidate(choice, name, value, [valued(saysBy('27.1.1', 'reason.refuge-worth'), rounded(value))]);
    }),
  );
}
