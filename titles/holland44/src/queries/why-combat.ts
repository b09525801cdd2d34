/** Why a choice in combat is what it is: who may attack, the odds item by item, the chances of standing. */
import type { Frame, Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import type { AnyRead, ReadChoices } from '../contract/index.ts';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { rulesOf } from '../editions.ts';
import { declaredBy } from '../rules/09-combat/attack-orders.ts';
import { attackerRefusal, targetRefusal } from '../rules/09-combat/attackers.ts';
import { checkLead, leadOf } from '../rules/09-combat/lead-choices.ts';
import { checkSupport } from '../rules/09-combat/support-choices.ts';
import { columnName, type Odds, oddsOf, type StrengthLine } from '../rules/10-odds/odds.ts';
import { startOf } from '../rules/11-results/battle-tree.ts';
import type { AdvanceFrame } from '../rules/15-advance/advance.ts';
import { breakthroughRefusal } from '../rules/16-breakthrough/breakthrough.ts';
import { saysBy } from '../says.ts';
import { type Attacker, type Battle, NOBODY, type Occasion } from '../state/battle.ts';
import { unknownIn } from '../state/stacks.ts';
import { idOf, type Unit } from '../state/units.ts';
import { allowed, type Consulted, forbidden } from './consulted.ts';
import { modelOf } from './odds/battle-model.ts';
import { engagementOf, type Led, ledBest } from './odds/engagements.ts';
import { type Fate, shareOf } from './odds/fate.ts';

import { battleFate, rawName, vacatedOf } from './odds/odds.ts';
import { fateOfStand } from './odds/outcomes.ts';

interface CombatFrame extends Frame {
  readonly side: Side;
}
interface BattleFrame extends Frame {
  readonly battle: Battle;
}

/** [9] An attack of the Combat Phase: each unit, the target, then the odds of the whole. */
export function attackReasons(g: Game, frame: Frame, order: ReadChoices['combat']['attack']): Consulted[] {
  const { side } = frame as CombatFrame;
  const declared = declaredBy(g, side, order);
  if ('legal' in declared) return [forbidden(declared)];
  const { target, attackers } = declared;
  const refusal = targetRefusal(g, side, target);
  if (refusal !== undefined) return [forbidden(refusal, nameOf(GRID, target))];
  const lines = [allowed(saysBy('9.1', 'hex-may-be-attacked'), nameOf(GRID, target))];
  if (!judgeAll(g, attackers, { target, occasion: 'combat' }, lines)) return lines;
  return [...lines, ...oddsLines(g, { side, occasion: 'combat', target, units: attackers.map(({ unit }) => unit) })];
}

/** Whether all may attack; the first who may not ends the reasoning. */
function judgeAll(
  g: Game,
  attackers: readonly Attacker[],
  { target, occasion }: { readonly target: number; readonly occasion: Occasion },
  lines: Consulted[],
): boolean {
  for (const attacker of attackers) {
    const refusal = attackerRefusal(g, attacker, target, occasion);
    const id = idOf(attacker.unit);
    lines.push(refusal === undefined ? allowed(saysBy('9.1', 'may-take-part', { unit: id })) : forbidden(refusal));
    if (refusal !== undefined) return false;
  }
  return true;
}

/** [8.7] An Automatic DS in the Movement Phase. */
export function automaticReasons(
  g: Game,
  frame: Frame,
  { target, units }: ReadChoices['movement-orders']['automatic-ds'],
): Consulted[] {
  const { side } = frame as CombatFrame;
  return oddsLines(g, { side, occasion: 'automatic', target, units });
}

/** [16.3] An attack out of an advance. */
export function breakthroughReasons(
  g: Game,
  frame: Frame,
  { target }: ReadChoices['advance-on']['breakthrough'],
): Consulted[] {
  const f = frame as AdvanceFrame;
  const refusal = breakthroughRefusal(g, f, target);
  if (refusal !== undefined) return [forbidden(refusal, nameOf(GRID, target))];
  const may = allowed(saysBy('16.1', 'group-may-attack'), nameOf(GRID, target));
  return [may, ...oddsLines(g, { side: f.battle.side, occasion: 'breakthrough', target, units: f.units })];
}

interface Planned {
  readonly side: Side;
  readonly occasion: Occasion;
  readonly target: number;
  readonly units: readonly Unit[];
}

/** The odds under the best lead; those of an Unknown unit nobody knows. */
function oddsLines(g: Game, planned: Planned): Consulted[] {
  if (planned.side === 'allied' && unknownIn(g, planned.target) >= 0) {
    return [saysBy('25.3.4', 'unknown-turned-over-first')];
  }
  const led = ledBest(g, engagementOf(g, planned).battle);
  return led === undefined ? [] : [leadLine(led), ...itemLines(led.odds), ...chanceLines(g, led)];
}

const leadLine = ({ battle }: Led): Consulted => saysBy('10.2.1', 'best-led-by', { formation: battle.lead });

/** [10] Every halving, doubling and shift. */
function itemLines(odds: Odds): Consulted[] {
  return [
    ...odds.attackers.flatMap((line) => strengthLines(line, 'attacks-with')),
    ...odds.defenders.flatMap((line) => strengthLines(line, 'defends-with')),
    saysBy('9.3', 'odds-are', { attack: odds.attack, defense: odds.defense, odds: rawName(odds) }),
    ...odds.shifts,
    saysBy('9.4', 'rolled-on', { column: odds.resolved, shifted: columnName(odds.column) }),
  ];
}

function strengthLines(line: StrengthLine, does: 'attacks-with' | 'defends-with'): Consulted[] {
  const { printed, halved, doubled, strength } = line;
  const units = line.units.map(idOf);
  return [
    ...halved.map((why) => saysBy(why.rule, 'halved-by', { units, why })),
    ...doubled.map((why) => saysBy(why.rule, 'doubled-by', { units, why })),
    saysBy('10.1', does, { units, strength, printed }),
  ];
}

function chanceLines(g: Game, { battle, odds }: Led): Consulted[] {
  const fate = battleFate(battle, modelOf(g, battle, odds));
  return [{ ...saysBy('9.3', 'hex-is-vacated'), ...chanceOf(fate, vacatedOf(fate.ends)) }];
}

function chanceOf({ weight }: Fate, part: bigint): { readonly probability: string; readonly value: number } {
  const { exact, value } = shareOf(part, weight);
  return { probability: exact, value };
}

/** [10.2] The odds under the lead that is chosen. */
export function leadReasons(g: Game, frame: Frame, choice: ReadChoices['lead-formation']['lead']): Consulted[] {
  const { battle } = frame as BattleFrame;
  const lead = leadOf(choice);
  const ruling = checkLead(g, battle, lead);
  if (!ruling.legal) return [forbidden(ruling)];
  const led = { ...battle, ...lead };
  const odds = oddsOf(g, led);
  return [...itemLines(odds), ...chanceLines(g, { battle: led, odds })];
}

/** [10.7] [17.6] The odds with the support that is chosen. */
export function supportReasons(g: Game, frame: Frame, choice: ReadChoices['support']['support']): Consulted[] {
  const { battle } = frame as BattleFrame;
  const ruling = checkSupport(g, battle, choice);
  if (!ruling.legal) return [forbidden(ruling)];
  const supported = { ...battle, hasAirSupport: choice.air === true, artillery: choice.artillery ?? [] };
  const odds = oddsOf(g, supported);
  return [...itemLines(odds), ...chanceLines(g, { battle: supported, odds })];
}

interface DefenseFrame extends BattleFrame {
  readonly isDesperate: boolean;
  readonly isOrange?: boolean;
  readonly gun: Unit;
}

/** [12.4] [2e 12.2.4] [17.6.3] What is true of every stand that may be made now. */
function circumstances(g: Game, { isDesperate, isOrange = false, gun }: DefenseFrame): Consulted[] {
  const { orangeDefenseDrm, defenseGunCoversAllRolls } = rulesOf(g);
  return [
    ...(isDesperate ? [saysBy('12.4', 'nobody-would-survive')] : []),
    ...(isOrange ? [saysBy('2e 12.2.4', 'answers-orange', { drm: orangeDefenseDrm })] : []),
    ...(gun !== NOBODY && defenseGunCoversAllRolls ? [saysBy('17.6.3', 'gun-supports-on', { gun: idOf(gun) })] : []),
  ];
}

/** [12] What standing promises, and what retreating costs. */
export function standReasons(g: Game, frame: Frame, choice: AnyRead<'determined-defense'>): Consulted[] {
  const { battle, isDesperate } = frame as DefenseFrame;
  const model = modelOf(g, battle, { resolved: '1-1', isElite: false });
  const lead = choice.kind === 'stand' ? choice.lead : undefined;
  const index = model.defenders.findIndex(({ unit }) => unit === lead);
  const lines = circumstances(g, frame as DefenseFrame);
  if (choice.kind !== 'stand' || model.defenders[index]?.stands === undefined) {
    const after = model.afterRetreat(startOf(model), 'ordinary');
    const lost = model.defenders.filter(({ steps }, i) => (after[i] ?? 0) < steps).map(({ unit }) => idOf(unit));
    const price =
      lost.length === 0 ? saysBy('13.2', 'all-can-retreat') : saysBy('13.2', 'retreat-costs-steps', { units: lost });
    return [...lines, price];
  }
  const fate = fateOfStand(model, { lead: index, gun: choice.artillery !== undefined }, isDesperate);
  return [
    ...lines,
    { ...saysBy('12.2', 'hex-is-held'), ...chanceOf(fate, fate.ends['defender-holds'] ?? 0n) },
    { ...saysBy('12.3', 'steps-lost'), ...chanceOf(fate, fate.defenderLost) },
  ];
}
