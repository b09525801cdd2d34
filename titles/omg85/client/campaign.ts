/** The story of a campaign: battles, losses and setbacks, as a side has heard of them. */
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
import type { MarketGardenView, UnitView } from '../src/facts.ts';
import { battleReports, isA, lossesOf, SIDE_OF } from './battle-reports.ts';
import { phasesOf } from './calendar.ts';
import type { BattleForecast } from './odds.ts';
import { askOfPast } from './query-replies.ts';
import { placeName, say, unitName, wordFor } from './say.ts';
import { GRID } from './words.ts';

interface Loss {
  readonly unit: string;
  readonly count: number;
}

function lossesOfEvent(event: GameEvent): readonly Loss[] {
  if (isA(event, 'bombed')) return event.loss === undefined ? [] : [{ unit: event.unit, count: event.loss }];
  return lossesOf(event);
}

/** [9] Each battle with everything that is told until the next. */
function battleParts(told: readonly Told[]): readonly (readonly Told[])[] {
  const parts: Told[][] = [];
  for (const one of told) {
    const [first] = parts.at(-1) ?? [];
    if (one.event.kind === 'battle') parts.push([one]);
    else if (first !== undefined && first.phase === one.phase && first.at === one.at) parts.at(-1)?.push(one);
  }
  return parts;
}

const lostBy = (losses: readonly Loss[]): ToldBattle['lost'] => {
  const lost: Record<string, number> = {};
  for (const { unit, count } of losses) {
    const side = SIDE_OF.get(unit) ?? '';
    lost[side] = (lost[side] ?? 0) + count;
  }
  return lost;
};

const stepOf = (event: GameEvent): ToldBattle['steps'][number] => ({
  text: sentenceOf(event),
  rule: ruleOf(event),
  lost: lostBy(lossesOf(event)),
});

function battleOf(part: readonly Told[]): readonly ToldBattle[] {
  const [first] = part;
  const events = part.map(({ event }) => event);
  const [report] = battleReports(events);
  if (first === undefined || report === undefined || !isA(first.event, 'battle')) return [];
  const { attackers, defenders } = first.event;
  const left = new Set([
    ...report.destroyed,
    ...events.flatMap((event) => (isA(event, 'retreated') ? [event.unit] : [])),
  ]);
  return [
    {
      at: first.at,
      rolledAt: first.at,
      turn: first.turn,
      phase: first.phase,
      target: report.target,
      side: SIDE_OF.get(attackers[0] ?? '') ?? phasesOf(first.phase).side ?? '',
      attackers,
      defenders,
      ...(report.odds === undefined ? {} : { odds: wordFor(report.odds) }),
      isCleared: defenders.length > 0 && defenders.every((unit) => left.has(unit)),
      lost: lostBy(events.flatMap(lossesOf)),
      asked: { target: report.target, attackers },
      gone: report.destroyed,
      steps: events.map(stepOf),
    },
  ];
}

const isNamed = (hex: string): boolean => placeName(hex) !== hex;

/** [1.4] A hex belongs to who was last in it: those with a name one by one, the others together. */
function groundLost(before: MarketGardenView, after: MarketGardenView, side: string): readonly Setback[] {
  const [was, is] = [new Set(before.allied), new Set(after.allied)];
  const lost = side === 'allied' ? [...was].filter((hex) => !is.has(hex)) : [...is].filter((hex) => !was.has(hex));
  const others = lost.filter((hex) => !isNamed(hex));
  const lines = lost
    .filter(isNamed)
    .map((hex): Setback => ({ kind: 'ground', text: say('report.ground', { place: placeName(hex) }), places: [hex] }));
  if (others.length === 0) return lines;
  return [
    ...lines,
    {
      kind: 'ground',
      text: others.length === 1 ? say('report.ground.other') : say('report.ground.others', { count: others.length }),
      places: others,
    },
  ];
}

const bridgesLost = (before: MarketGardenView, after: MarketGardenView): readonly Setback[] =>
  after.bridges.flatMap(({ name, state, between }, i): readonly Setback[] =>
    state === 'blown' && before.bridges[i]?.state !== 'blown'
      ? [{ kind: 'bridge', text: say('report.bridge.blown', { name }), places: between }]
      : [],
  );

/** [5.3] */
const isCutOff = ({ supply }: UnitView): boolean => supply !== undefined && supply !== 'supplied';

function cutOff(before: MarketGardenView, after: MarketGardenView, side: string): readonly Setback[] {
  const known = new Map(before.units.map(({ unit, supply }) => [unit, supply]));
  return after.units
    .filter((unit) => unit.side === side && isCutOff(unit) && known.get(unit.unit) !== unit.supply)
    .map(({ unit, hex, supply = '' }) => ({
      kind: 'cut-off',
      text: say('report.cut-off', { unit: unitName(unit), state: wordFor(supply) }),
      places: hex === undefined ? [] : [hex],
    }));
}

/** [4.3] Own units that were hit, where they are now. */
function bombed(told: readonly Told[], after: MarketGardenView, side: string): readonly Setback[] {
  const losses = new Map<string, number>();
  for (const { event } of told) {
    if (isA(event, 'bombed') && SIDE_OF.get(event.unit) === side)
      losses.set(event.unit, (losses.get(event.unit) ?? 0) + (event.loss ?? 0));
  }
  return [...losses].map(([unit, count]) => ({
    kind: 'loss',
    text: say('report.bombed', { unit: unitName(unit), loss: lossWords(count) }),
    places: after.units.flatMap((one) => (one.unit === unit && one.hex !== undefined ? [one.hex] : [])),
  }));
}

const lossWords = (count: number): string => (count === 1 ? say('losses.one') : say('losses.many', { count }));

const CLEARING: readonly string[] = ['destroyed', 'retreat-1', 'retreat-2'];

function expectedIn({ side }: ToldBattle, { summary, outcomes }: BattleForecast): Expected {
  const sum = (losses: BattleForecast['summary']['attackers']): number =>
    losses.reduce((total, { loss }) => total + loss, 0);
  const [own, other] = side === 'allied' ? (['allied', 'german'] as const) : (['german', 'allied'] as const);
  return {
    lost: { [own]: sum(summary.attackers), [other]: sum(summary.defenders) },
    cleared: outcomes.filter(({ result }) => CLEARING.includes(result)).reduce((total, { value }) => total + value, 0),
  };
}

export const OMG85_CAMPAIGN: TitleCampaign = {
  battleKinds: ['battle'],
  isShownInSteps: true,
  battlesIn: (told) => battleParts(told).flatMap(battleOf),
  lossesIn: (told) => told.flatMap(({ event }) => lossesOfEvent(event)),
  lossWords,
  setbacks: (told, before: MarketGardenView, after: MarketGardenView, side) => [
    ...bombed(told, after, side),
    ...groundLost(before, after, side),
    ...bridgesLost(before, after),
    ...cutOff(before, after, side),
  ],
  heldBy: ({ allied }: MarketGardenView) => {
    const own = new Set(allied);
    return { allied, german: GRID.names.filter((hex) => !own.has(hex)) };
  },
  async expect(past, battle) {
    return expectedIn(battle, await askOfPast(past, battle.rolledAt, 'odds', battle.asked));
  },
};
