/** [9.2] [9.3] What the defender does between declaration and combat. */
import { type Candidate, check, choices, type Game } from '@bridgehead/engine';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import { NO_SUPPORT, type Support } from '../../src/rules/12-combat/modifiers.ts';
import { retreatPaths } from '../../src/rules/13-results/retreat-paths.ts';
import { reactsWithRommel } from '../../src/rules/15-headquarters/rommel.ts';
import { type Battle, battleOf } from '../../src/state/battle.ts';
import { isHeldBy, unitsIn } from '../../src/state/stacks.ts';
import { attackOn, hexAt, isInReserve, targetHexes } from '../../src/state/state.ts';
import { enemyOf, idOf, isRedBox, type Unit, unitsOf } from '../../src/state/units.ts';
import { gunsOn } from '../fight.ts';
import { hexName, rounded } from '../names.ts';
import type { PhaseContext } from '../orders/attack-plans.ts';
import { endsOf, moveChoice } from '../orders/ends.ts';
import { says, saysBy } from '../says.ts';
import { defenseOfUnit, unitValue } from '../strength.ts';
import { FIGHT, REACT } from '../weights.ts';
import { gainOf } from './battle-value.ts';

/** The enemy's guns may be expected to fire too. */
function expectedSupport(g: Game, battle: Battle): Support {
  const [target = -1] = battle.hexes;
  return { ...NO_SUPPORT, barrage: gunsOn(g, battle.side, target).slice(0, 2) };
}

const groundOf = ({ intent }: PhaseContext, hex: number): number => FIGHT.defendGround * intent.attackValue(hex);

/** What an attack on a hex would cost its defender. */
function harmOf(context: PhaseContext, battle: Battle, hex: number, defense = 0): number {
  const { g } = context;
  const { outcome, enemyLoss } = gainOf(g, battle, expectedSupport(g, battle), { defense });
  return outcome.clear * groundOf(context, hex) + enemyLoss;
}

const DONE: Candidate = candidate({ kind: 'done' }, says('order.stand'), 0, [saysBy('9.1.1', 'reason.better-here')]);

/** [9.2] Who would lose more by standing than the ground is worth slips away, if there is a way. */
export function evade(context: PhaseContext): readonly Candidate[] {
  const { g, side, intent } = context;
  const found: Candidate[] = [];
  for (const choice of intent.coordinates ? choices(g) : []) {
    if (choice.kind !== 'evade') continue;
    const hex = GRID.indexByName.get(String(choice.hex)) ?? -1;
    const units = unitsIn(g, side, hex);
    if (units.some((u) => retreatPaths(g, u, { by: 'evasion', group: units }).length === 0)) continue;
    const harm = harmOf(context, battleOf(g, attackOn(g, hex), enemyOf(side)), hex);
    const gain = harm - groundOf(context, hex);
    if (gain <= REACT.evade) continue;
    found.push(
      candidate(choice, says('order.evade', { hex: String(choice.hex) }), gain, [
        valued(saysBy('9.2.4', 'reason.would-lose', { points: rounded(harm) }), rounded(harm)),
      ]),
    );
  }
  return [...ranked(found), DONE];
}

/** Those who may react. */
const reserves = ({ g, side }: PhaseContext): readonly Unit[] =>
  unitsOf(side).filter((u) => hexAt(g, u) >= 0 && (isInReserve(g, u) || (isRedBox(u) && reactsWithRommel(g, u))));

/** [9.3] A Reserve goes where it saves more than it risks. */
export function react(context: PhaseContext): readonly Candidate[] {
  const { g, side, thinking } = context;
  const targets = targetHexes(g).filter((hex) => isHeldBy(g, side, hex));
  if (targets.length === 0 || !context.intent.coordinates) return [DONE];
  const found: Candidate[] = [];
  for (const u of reserves(context)) {
    if (!thinking.spend(10)) break;
    const ends = endsOf(g, u, 'reaction');
    for (const hex of targets) {
      const end = ends.get(hex);
      if (end === undefined) continue;
      const battle = battleOf(g, attackOn(g, hex), enemyOf(side));
      const gain =
        harmOf(context, battle, hex) -
        harmOf(context, battle, hex, defenseOfUnit(g, u, true)) -
        REACT.risk * unitValue(g, u);
      if (gain <= REACT.least) continue;
      const choice = moveChoice(u, end);
      found.push(
        candidate(choice, says('order.react', { unit: idOf(u), hex: hexName(hex) }), gain, [
          valued(saysBy('9.3', 'reason.saves', { points: rounded(gain) }), rounded(gain)),
        ]),
      );
    }
  }
  return [...ranked(found).filter(({ choice }) => check(g, choice).legal), DONE];
}
