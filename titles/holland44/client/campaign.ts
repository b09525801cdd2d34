/** The story of a campaign: battles, losses and setbacks, as the events and two known positions tell them. */
import type { GameEvent } from '@bridgehead/client-kit/game';
import { sentenceOf } from '@bridgehead/client-kit/messages';
import {
  type Expected,
  ruleOf,
  type Setback,
  type TitleCampaign,
  type Told,
  type ToldBattle,
} from '@bridgehead/client-kit/title';
import type { Answered, HollandView, Side, UnitView } from '../src/facts.ts';
import { printedOf } from './looks/counter-look.ts';
import { askOfPast } from './query-replies.ts';
import { columnText, placeName, say, sayOr, unitName } from './say.ts';
import { isA } from './told-events.ts';

/** How many steps each unit has, as far as it was told. */
type Steps = Map<string, number>;

const stepsIn = (view: HollandView): Steps => new Map(view.units.map(({ unit, steps }) => [unit, steps]));

interface Loss {
  readonly unit: string;
  readonly count: number;
}

/** What an event costs whom; the steps are kept up to date. */
function lossOf(event: GameEvent, steps: Steps): Loss | undefined {
  if (isA(event, 'step-lost')) {
    steps.set(event.unit, event.steps);
    return { unit: event.unit, count: 1 };
  }
  if (isA(event, 'eliminated')) {
    const count = steps.get(event.unit) ?? printedOf(event.unit)?.steps ?? 1;
    steps.set(event.unit, 0);
    return { unit: event.unit, count };
  }
  if (isA(event, 'replaced') || isA(event, 'broken-down')) steps.set(event.unit, event.steps);
  else if (isA(event, 'rebuilt')) steps.set(event.into, event.steps);
  else if (isA(event, 'merged')) {
    const [left = 0, into = 0] = event.steps;
    steps.set(event.unit, left).set(event.into, into);
  }
  return undefined;
}

type Building = {
  -readonly [K in keyof Omit<ToldBattle, 'isCleared' | 'asked'>]: ToldBattle[K];
} & {
  left: Set<string>;
  /** [17.6.2] [10.7] Who supports the attack. */
  guns: string[];
  hasAir: boolean;
  /** A result was told: it was not called off. */
  isFought: boolean;
};

const begun = ({ at, turn, phase, event }: Told): Building | undefined => {
  const isAttack = isA(event, 'attack-declared');
  if (!isAttack && !isA(event, 'automatic-ds')) return undefined;
  const { target, units: attackers } = event;
  const side = isAttack ? event.side : (printedOf(attackers[0] ?? '')?.side ?? '');
  const empty = {
    defenders: [],
    lost: {},
    gone: [],
    steps: [],
    left: new Set<string>(),
    guns: [],
    hasAir: false,
    isFought: false,
  };
  return { at, rolledAt: at, turn, phase, target, side, attackers, ...empty };
};

/** Who marches or lands has nothing to do with the battle before. */
const CLOSING: readonly string[] = ['moved', 'landed', 'attack-cancelled', 'automatic-ds-cancelled'];

const SILENT: readonly string[] = ['artillery-fired', 'spent', 'returnee-recorded', 'demolition-held'];

const AIR_SUPPORT = '10.7';

const sideOfUnit = (unit: string): string => printedOf(unit)?.side ?? '';

function withLoss(lost: ToldBattle['lost'], loss: Loss | undefined): ToldBattle['lost'] {
  if (loss === undefined) return lost;
  const side = sideOfUnit(loss.unit);
  return { ...lost, [side]: (lost[side] ?? 0) + loss.count };
}

function take(battle: Building, { at, event }: Told, steps: Steps): void {
  const loss = lossOf(event, steps);
  battle.lost = withLoss(battle.lost, loss);
  if (isA(event, 'odds')) {
    battle.odds = columnText(event.column);
    battle.defenders = event.defenders;
    battle.hasAir = event.shifts.some(({ rule }) => rule === AIR_SUPPORT);
  }
  if (isA(event, 'artillery-fired') && !battle.isFought && sideOfUnit(event.unit) === battle.side)
    battle.guns.push(event.unit);
  if (isA(event, 'combat-result')) {
    battle.rolledAt = at;
    battle.isFought = true;
  }
  if (isA(event, 'eliminated')) battle.gone = [...battle.gone, event.unit];
  if (isA(event, 'eliminated') || isA(event, 'retreated') || isA(event, 'retreat-stopped')) battle.left.add(event.unit);
  if (!SILENT.includes(event.kind)) {
    battle.steps = [...battle.steps, { text: sentenceOf(event), rule: ruleOf(event), lost: withLoss({}, loss) }];
  }
}

function finished({ left, isFought, guns, hasAir, ...battle }: Building): readonly ToldBattle[] {
  if (!isFought) return [];
  const { defenders, target, attackers } = battle;
  return [
    {
      ...battle,
      isCleared: defenders.length > 0 && defenders.every((unit) => left.has(unit)),
      asked: { target, attackers, support: { air: hasAir, artillery: guns } },
    },
  ];
}

function battlesIn(told: readonly Told[], before: HollandView): readonly ToldBattle[] {
  const steps = stepsIn(before);
  const battles: Building[] = [];
  let open: Building | undefined;
  for (const one of told) {
    const next = begun(one);
    if (next !== undefined) battles.push(next);
    if (next !== undefined) open = next;
    else if (CLOSING.includes(one.event.kind) || open?.phase !== one.phase) open = undefined;
    if (open === undefined) lossOf(one.event, steps);
    else take(open, one, steps);
  }
  return battles.flatMap(finished);
}

function lossesIn(told: readonly Told[], before: HollandView): readonly Loss[] {
  const steps = stepsIn(before);
  return told.flatMap(({ event }) => lossOf(event, steps) ?? []);
}

const isSide = (side: string): side is Side => side === 'allied' || side === 'german';

function groundLost(before: HollandView, after: HollandView, side: string): readonly Setback[] {
  if (!isSide(side)) return [];
  const held = new Set(after.control[side]);
  return before.control[side]
    .filter((hex) => !held.has(hex))
    .map((hex) => ({ kind: 'ground', text: say('report.ground', { place: placeName(hex) }), places: [hex] }));
}

/** What a bridge may become to whose sorrow. */
const BRIDGES_LOST: Readonly<Record<string, readonly string[]>> = {
  allied: ['blown', 'under-german-repair'],
  german: ['intact'],
};

const bridgesLost = (before: HollandView, after: HollandView, side: string): readonly Setback[] =>
  after.bridges.flatMap(({ name, state, between }, i): readonly Setback[] => {
    const isNew = before.bridges[i]?.state !== state && BRIDGES_LOST[side]?.includes(state) === true;
    return isNew ? [{ kind: 'bridge', text: sayOr(`report.bridge.${state}`, state, { name }), places: between }] : [];
  });

const isCutOff = ({ states }: UnitView): boolean => states.includes('out-of-supply');

function cutOff(before: HollandView, after: HollandView, side: string): readonly Setback[] {
  const known = new Set(before.units.filter(isCutOff).map(({ unit }) => unit));
  return after.units
    .filter((unit) => unit.side === side && isCutOff(unit) && !known.has(unit.unit))
    .map(({ unit, hex, area }) => ({
      kind: 'cut-off',
      text: say('report.cut-off', { unit: unitName(unit) }),
      places: [hex ?? area ?? ''],
    }));
}

/** [11] [25.3.4] The mean over the six faces and over the units that may lie face down; nothing where it is of another column. */
function expectedIn({ side, odds }: ToldBattle, reply: Answered<'odds'>): Expected | undefined {
  const { summary, expected, resolved, column } = reply;
  const isSame = [resolved, column].some((one) => one !== undefined && columnText(one) === odds);
  const chances = expected ?? (isSame ? summary : undefined);
  if (chances === undefined) return undefined;
  const [own, other] = side === 'allied' ? (['allied', 'german'] as const) : (['german', 'allied'] as const);
  return {
    lost: { [own]: chances.attackerSteps.value, [other]: chances.defenderSteps.value },
    cleared: chances.vacated.value,
  };
}

export const HOLLAND44_CAMPAIGN: TitleCampaign = {
  battleKinds: ['attack-declared', 'automatic-ds'],
  battlesIn,
  lossesIn,
  lossWords: (count) => (count === 1 ? say('losses.one') : say('losses.many', { count })),
  setbacks: (_told, before: HollandView, after: HollandView, side) => [
    ...groundLost(before, after, side),
    ...bridgesLost(before, after, side),
    ...cutOff(before, after, side),
  ],
  async expect(past, battle) {
    return expectedIn(battle, await askOfPast(past, battle.rolledAt, 'odds', battle.asked));
  },
};
