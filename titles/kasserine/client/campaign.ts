/** The story of a campaign: combats, losses, ground that was lost, and what dice could be expected to bring. */
import { sentenceOf } from '@bridgehead/client-kit/messages';
import {
  type Expected,
  ruleOf,
  type Setback,
  type TitleCampaign,
  type Told,
  type ToldBattle,
} from '@bridgehead/client-kit/title';
import { effectsOf, type KasserineView, type ToldEventOf } from '../src/facts.ts';
import { isA, type Loss, type LossCounter, lossCounter, lostBy, SIDE_OF } from './battle-reports.ts';
import { askOfPast, type Odds } from './query-replies.ts';
import { columnText, placeName, say, shortPlace, unitName } from './say.ts';
import { objectivesOf } from './victory-sets.ts';

/** Told before the die of a combat falls. */
const BEFORE: readonly string[] = ['hq-depleted', 'barrage', 'air-arrived', 'turned-up', 'fpf-cancelled', 'fpf-fired'];
/** Told after it. */
const AFTER: readonly string[] = [
  'step-lost',
  'eliminated',
  'retreated',
  'break-out',
  'advanced',
  'reserve-lost',
  'strongpoint-removed',
  'rommel-displaced',
];

/** Each combat with what was given to it and what came of it. */
function battleParts(told: readonly Told[]): readonly (readonly Told[])[] {
  const parts: Told[][] = [];
  let waiting: Told[] = [];
  for (const one of told) {
    const { kind } = one.event;
    const last = parts.at(-1);
    if (kind === 'combat') {
      parts.push([...waiting, one]);
      waiting = [];
    } else if (BEFORE.includes(kind)) waiting.push(one);
    else if (
      AFTER.includes(kind) &&
      waiting.length === 0 &&
      last?.[0]?.phase === one.phase &&
      last[0].turn === one.turn
    )
      last.push(one);
    else if (kind === 'attack-declared' || kind === 'weather') waiting = [];
  }
  return parts;
}

const defendersIn = ({ units }: KasserineView, hexes: readonly string[], side: string): readonly string[] =>
  units.flatMap((unit) =>
    unit.side !== side && unit.hex !== undefined && hexes.includes(unit.hex) ? [unit.unit] : [],
  );

const oddsWords = ({ crt, odds }: ToldEventOf<'combat'>): string =>
  say(crt === 'mobile' ? 'report.odds.mobile' : 'report.odds.assault', { odds: columnText(odds) });

function battleOf(part: readonly Told[], before: KasserineView, count: LossCounter): readonly ToldBattle[] {
  const fought = part.find(({ event }) => event.kind === 'combat');
  const [first] = part;
  if (fought === undefined || first === undefined || !isA(fought.event, 'combat')) return [];
  const { attackers, hexes } = fought.event;
  const side = SIDE_OF.get(attackers[0] ?? '') ?? '';
  const steps = part.map(({ event }) => ({ event, losses: count(event) }));
  const events = part.map(({ event }) => event);
  const gone = events.flatMap((event) => (isA(event, 'eliminated') ? [event.unit] : []));
  const left = [...gone, ...events.flatMap((event) => (isA(event, 'retreated') ? [event.unit] : []))];
  const suffered = steps.flatMap(({ losses }) => losses.map(({ unit }) => unit));
  const others = [...suffered, ...left].filter((unit) => SIDE_OF.get(unit) !== side);
  const defenders = [...new Set([...defendersIn(before, hexes, side), ...others])];
  return [
    {
      at: first.at,
      rolledAt: fought.at,
      turn: fought.turn,
      phase: fought.phase,
      target: hexes[0] ?? '',
      side,
      attackers,
      defenders,
      odds: oddsWords(fought.event),
      isCleared: defenders.length > 0 && defenders.every((unit) => left.includes(unit)),
      lost: lostBy(steps.flatMap(({ losses }) => losses)),
      asked: { hexes: [...hexes], attackers: [...attackers], crt: fought.event.crt },
      gone,
      steps: steps.map(({ event, losses }) => ({
        text: sentenceOf(event),
        rule: ruleOf(event),
        lost: lostBy(losses),
      })),
    },
  ];
}

/** [18] Objectives that were one's own, and strongpoints. */
function groundLost(before: KasserineView, after: KasserineView, side: string): readonly Setback[] {
  const had = new Map(objectivesOf(before).map(({ hex, side: holder }) => [hex, holder]));
  const places = objectivesOf(after).filter(({ hex, side: holder }) => holder !== side && had.get(hex) === side);
  const forts = before.strongpoints.filter(
    (one) => one.side === side && !after.strongpoints.some(({ hex, side: owner }) => hex === one.hex && owner === side),
  );
  return [
    ...places.map(
      ({ hex }): Setback => ({ kind: 'ground', text: say('report.ground', { place: shortPlace(hex) }), places: [hex] }),
    ),
    ...forts.map(
      ({ hex }): Setback => ({ kind: 'ground', text: say('report.fort', { place: placeName(hex) }), places: [hex] }),
    ),
  ];
}

/** [6.4] Units that were fed and are not any more. */
function cutOff(before: KasserineView, after: KasserineView, side: string): readonly Setback[] {
  const fed = new Map(before.units.map(({ unit, supplied }) => [unit, supplied]));
  return after.units
    .filter((unit) => unit.side === side && unit.supplied === false && fed.get(unit.unit) === true)
    .map(({ unit, hex }) => ({
      kind: 'cut-off',
      text: say('report.cut-off', { unit: unitName(unit) }),
      places: hex === undefined ? [] : [hex],
    }));
}

const lossWords = (count: number): string => say('losses', { count });

function lossesIn(told: readonly Told[], before: KasserineView): readonly Loss[] {
  const count = lossCounter(before);
  return told.flatMap(({ event }) => count(event));
}

/** [13.1.1] The mean over the faces of the die. */
function expectedOf({ side, defenders, asked }: ToldBattle, odds: Odds): Expected | undefined {
  const table = odds.tables.find(({ crt }) => crt === asked.crt) ?? odds.tables[0];
  if (table === undefined) return undefined;
  const other = side === 'axis' ? 'allied' : 'axis';
  const [own, theirs] = [odds.attack.length * 2, defenders.length * 2];
  let [attacker, defender, cleared] = [0, 0, 0];
  for (const { result, dice } of table.outcomes) {
    const effects = effectsOf(result);
    const share = dice.length / 6;
    attacker += share * Math.min(own, effects.attacker);
    defender += share * Math.min(theirs, effects.defender);
    cleared += effects.retreat || effects.defender >= theirs ? share : 0;
  }
  return { lost: { [side]: attacker, [other]: defender }, cleared };
}

export const KASSERINE_CAMPAIGN: TitleCampaign = {
  battleKinds: ['combat'],
  battlesIn: (told, before: KasserineView) => {
    const count = lossCounter(before);
    return battleParts(told).flatMap((part) => battleOf(part, before, count));
  },
  lossesIn: (told, before: KasserineView) => lossesIn(told, before),
  lossWords,
  setbacks: (_told, before: KasserineView, after: KasserineView, side) => [
    ...groundLost(before, after, side),
    ...cutOff(before, after, side),
  ],
  async expect(past, battle) {
    const { hexes = [], attackers = [] } = battle.asked;
    return expectedOf(battle, await askOfPast(past, battle.rolledAt, 'odds', { hexes, attackers }));
  },
};
