/** [12.5] What an attack would bring: every modifier as an item with its rule, and the exact distribution on both tables. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { refuse } from '@bridgehead/toolkit';
import type { Answer, QueryParams } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import { attackRefusal, crtsFor, fireRefusal } from '../rules/09-pre-combat/attack-rules.ts';
import { owedBy } from '../rules/09-pre-combat/required-attacks.ts';
import { NO_SUPPORT } from '../rules/12-combat/modifiers.ts';
import { type Odds, oddsOf } from '../rules/12-combat/odds.ts';
import type { Halving, Part } from '../rules/12-combat/strength.ts';
import { reasonOf, says, saysBy } from '../says.ts';
import type { Battle } from '../state/battle.ts';
import { defendersOf } from '../state/battle.ts';
import { hexAt } from '../state/state.ts';
import { idOf } from '../state/units.ts';
import { type Crt, RESULTS, resultOf } from '../tables/combat-results.ts';
import { asKnownTo, sideOfAll } from './params.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;

const HALVED = {
  'out-of-supply': saysBy('6.5.2', 'halved-out-of-supply'),
  mountain: saysBy('3.5.1', 'halved-mountain'),
  escarpment: saysBy('3.5.1', 'halved-escarpment'),
} as const satisfies Record<Halving, unknown>;

const partReport = ({ unit, figure, halvings }: Part): Answer<'odds'>['attack'][number] => ({
  unit: idOf(unit),
  figure,
  value: Math.floor(figure / 2 ** halvings.length),
  items: halvings.map((halving) => ({ ...HALVED[halving], value: 0.5 })),
});

/** [12.5.7] What each face of the die brings. */
function outcomesOf(crt: Crt, { column, net }: Odds): Answer<'odds'>['tables'][number]['outcomes'] {
  return RESULTS.flatMap((result) => {
    const dice = DIE.filter((die) => resultOf(crt, column, die + net) === result);
    return dice.length === 0 ? [] : [{ result, probability: `${dice.length}/6`, dice: [...dice] }];
  });
}

function tableReport(g: Game, battle: Battle, barrage: readonly number[]): Answer<'odds'>['tables'][number] {
  const odds = oddsOf(g, battle, { ...NO_SUPPORT, barrage });
  return {
    crt: battle.crt,
    odds: odds.column,
    attack: odds.attack,
    defense: odds.defense,
    modifier: odds.net,
    items: odds.items.map((item) => ({ ...item })),
    outcomes: outcomesOf(battle.crt, odds),
  };
}

/** Through a side's eyes: what the enemy has laid face down is not in it [10.3.4]. */
export function oddsReport(
  g: Game,
  { hexes, attackers, barrage = [], fire, viewer }: QueryParams<'odds'>,
): Answer<'odds'> {
  const side = sideOfAll(attackers, 'attackers');
  const seen = asKnownTo(g, viewer ?? side);
  if (attackers.some((u) => hexAt(seen, u) < 0)) return refuse('attackers', says('units-on-map'));
  const battle: Battle = { side, attackers, hexes, crt: 'assault', fire: fire === true };
  if (defendersOf(seen, battle).length === 0) return refuse('hexes', says('no-enemy-there'));
  const refused = battle.fire ? fireRefusal(seen, battle) : attackRefusal(seen, battle);
  const odds = oddsOf(seen, battle, { ...NO_SUPPORT, barrage });
  return {
    legal: refused === undefined,
    ...(refused === undefined ? {} : { refusal: reasonOf(refused) }),
    hexes: hexes.map((hex) => nameOf(GRID, hex)),
    attack: odds.attackParts.map(partReport),
    defense: odds.defenseParts.map(partReport),
    barrage: odds.barrage,
    fpf: odds.fpf,
    owed: (battle.fire ? [] : owedBy(seen, side, attackers)).map((hex) => nameOf(GRID, hex)),
    tables: crtsFor(seen, battle).map((crt) => tableReport(seen, { ...battle, crt }, barrage)),
  };
}
