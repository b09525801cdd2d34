/** Plays battles through the real procedures, every course of the dice, and compares with what `odds` says of them. */
import {
  apply,
  type Choice,
  choices,
  decision,
  type Game,
  type JsonObject,
  randomFrom,
  rollbackTo,
} from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { type Layout, layOut, type Piece, unit } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { startOf } from '../../rules/11-results/battle-tree.ts';
import type { Withdrawal } from '../../rules/13-retreats/stopping.ts';
import { defensiveArtillery } from '../../rules/17-artillery/artillery-support.ts';
import { type Battle, NOBODY } from '../../state/battle.ts';
import { unitsIn } from '../../state/stacks.ts';
import { stepsOf } from '../../state/state.ts';
import { idOf, type Unit } from '../../state/units.ts';
import type { CombatResult } from '../../tables/combat-tables.ts';
import { answerQuery } from '../index.ts';
import { modelOf, payerOf } from './battle-model.ts';
import { type End, shareOf } from './fate.ts';
import { attackerToPay, defenderToPay, standToTake } from './outcomes.ts';

interface Tally {
  readonly ends: Map<End, bigint>;
  attackerLost: bigint;
  defenderLost: bigint;
}

interface Fight {
  readonly target: number;
  readonly attackers: readonly Unit[];
  readonly attackerSteps: number;
  readonly defenders: readonly Unit[];
  readonly defenderSteps: number;
  readonly side: Side;
}

const ROLLS = 14n;
const stepsOfAll = (g: Game, units: readonly Unit[]): number => units.reduce((sum, u) => sum + stepsOf(g, u), 0);

type Top = { proc: string; battle: Battle; crt: CombatResult; isElite: boolean; isDesperate: boolean } & Withdrawal;
const topOf = (g: Game): Top => g.state.frames.at(-1) as unknown as Top;

/** What the policy answers in the real game. */
function policy(g: Game): Choice {
  const asked = decision(g);
  const top = topOf(g);
  const listed = [...choices(g)];
  const [first] = listed;
  if (asked === undefined || first === undefined) throw new Error('nobody is asked');
  if (listed.length === 1) return first;
  switch (asked.kind) {
    case 'attacker-loss':
    case 'defender-loss':
      return { kind: 'lose-step', unit: loserIn(g, asked.kind, asked.by === top.battle.side) };
    case 'determined-defense':
      return standIn(g, top);
    case 'retreat':
      return listed.find(({ kind, stop }) => kind === 'retreat' && stop === undefined) ?? first;
    case 'stop-loss':
      return { kind: 'lose-step', unit: idOf(payerOf(g, top) ?? 0) };
    case 'demolition':
      return { kind: 'hold' };
    default:
      throw new Error(`no policy for ${asked.kind}`);
  }
}

function loserIn(g: Game, kind: string, isAttackers: boolean): string {
  const { proc, battle, crt, isElite } = topOf(g);
  const one = modelOf(g, battle, { resolved: '1-1', isElite });
  const isOfAttacker = kind === 'attacker-loss';
  const index = isOfAttacker
    ? attackerToPay(one, startOf(one), { byEnemy: !isAttackers, elitePays: proc === 'results' && isAttackers })
    : defenderToPay(one, startOf(one), crt);
  return idOf((isOfAttacker ? one.attackers : one.defenders)[index ?? 0]?.unit ?? NOBODY);
}

function standIn(g: Game, { battle, isDesperate }: Top): Choice {
  const one = modelOf(g, battle, { resolved: '1-1', isElite: false });
  const stand = standToTake(one, startOf(one), isDesperate);
  if (stand === undefined) return { kind: 'retreat' };
  const [gun] = defensiveArtillery(g, battle);
  const lead = idOf(one.defenders[stand.lead]?.unit ?? NOBODY);
  return { kind: 'stand', lead, ...(stand.gun && gun !== undefined ? { artillery: idOf(gun) } : {}) };
}

/** Plays every course of the dice through the real procedures until the result has been carried out. */
function playOut(g: Game, fight: Fight, tally: Tally, course: { weight: bigint; result: string; held: boolean }): void {
  const isOver = course.result !== '' && !g.state.frames.some(({ proc }) => proc === 'results');
  if (isOver) {
    record(g, fight, tally, course);
    return;
  }
  const isChance = decision(g)?.by === 'chance';
  const answers = isChance ? [...choices(g)] : [policy(g)];
  for (const answer of answers) {
    const { length } = g.history;
    const before = g.events.length;
    const ruling = apply(g, answer, { forced: true });
    if (!ruling.legal) throw new Error(`${JSON.stringify(answer)}: ${ruling.code}`);
    const news = g.events.slice(before);
    const result = news.find(({ kind }) => kind === 'combat-result')?.result;
    const defense = news.find(({ kind }) => kind === 'determined-defense');
    playOut(g, fight, tally, {
      weight: course.weight / BigInt(answers.length),
      result: typeof result === 'string' ? result : course.result,
      held: defense === undefined ? course.held : defense.holds === true,
    });
    rollbackTo(g, length);
    g.events.length = before;
  }
}

function record(
  g: Game,
  fight: Fight,
  tally: Tally,
  { weight, result, held }: { weight: bigint; result: string; held: boolean },
): void {
  const foe = fight.side === 'allied' ? 'german' : 'allied';
  const isThere = unitsIn(g, foe, fight.target).length > 0;
  const left = stepsOfAll(g, fight.defenders);
  const end = endOf({ isThere, isAlive: left > 0, held, isRepelled: ['A1', 'A1/ENG', 'ENG'].includes(result) });
  tally.ends.set(end, (tally.ends.get(end) ?? 0n) + weight);
  tally.attackerLost += weight * BigInt(fight.attackerSteps - stepsOfAll(g, fight.attackers));
  tally.defenderLost += weight * BigInt(fight.defenderSteps - left);
}

function endOf(is: { isThere: boolean; isAlive: boolean; held: boolean; isRepelled: boolean }): End {
  if (is.isThere) return is.isRepelled ? 'attacker-repelled' : 'defender-holds';
  if (is.isAlive) return 'defender-retreats';
  return is.held ? 'vacated-without-advance' : 'defender-eliminated';
}

/** The summary of `odds`, and the same counted by playing; undefined if nobody can attack. */
function both(layout: Layout, target: string): { said: JsonObject; counted: JsonObject } | undefined {
  const g = layOut(layout);
  const side: Side = layout.phase === 'german.combat' ? 'german' : 'allied';
  const answer = answerQuery(g, 'odds', { target });
  if (!answer.ok) throw new Error(answer.fault.says.code);
  const report = answer.value as JsonObject;
  if (report.legal !== true) return undefined;
  const attackers = (report.attack as { units: { unit: string; with?: string[] }[] }).units.flatMap((line) => [
    line.unit,
    ...(line.with ?? []),
  ]);
  answerTo(g, { kind: 'attack', target, units: attackers });
  for (let kind = decision(g)?.kind; kind !== 'combat-roll'; kind = decision(g)?.kind) {
    if (kind === 'lead-formation') {
      answerTo(g, {
        kind: 'lead',
        formation: report.lead ?? '',
        ...(report.attached === undefined ? {} : { attachment: report.attached }),
      });
    } else if (kind === 'support') answerTo(g, { kind: 'support' });
    else if (kind === 'defenders') answerTo(g, { kind: 'defend-with', units: report.defenders ?? [] });
    else answerTo(g, policy(g));
  }
  const hex = GRID.indexByName.get(target) ?? 0;
  const defenders = [...unitsIn(g, side === 'allied' ? 'german' : 'allied', hex)];
  const units = attackers.map(unit);
  const tally: Tally = { ends: new Map(), attackerLost: 0n, defenderLost: 0n };
  const weight = 6n ** ROLLS;
  playOut(
    g,
    {
      target: hex,
      attackers: units,
      attackerSteps: stepsOfAll(g, units),
      defenders,
      defenderSteps: stepsOfAll(g, defenders),
      side,
    },
    tally,
    { weight, result: '', held: false },
  );
  const { ends, attackerSteps, defenderSteps } = report.summary as JsonObject;
  return {
    said: {
      ends: Object.fromEntries(
        (ends as readonly { end: string; probability: string }[]).map(({ end, probability }) => [end, probability]),
      ),
      attackerSteps: (attackerSteps as JsonObject).exact ?? '',
      defenderSteps: (defenderSteps as JsonObject).exact ?? '',
    },
    counted: {
      ends: Object.fromEntries([...tally.ends].map(([end, part]) => [end, shareOf(part, weight).exact])),
      attackerSteps: shareOf(tally.attackerLost, weight).exact,
      defenderSteps: shareOf(tally.defenderLost, weight).exact,
    },
  };
}

function answerTo(g: Game, choice: Choice): void {
  const ruling = apply(g, choice);
  if (!ruling.legal) throw new Error(`[${ruling.rule}] ${ruling.code}: ${JSON.stringify(choice)}`);
}

const POSITIONS: readonly (readonly [string, Layout, string])[] = [
  [
    '[12.2] one battalion in Clear',
    {
      phase: 'allied.combat',
      units: [
        { id: 'us.82.505.1', at: '1215' },
        { id: 'us.82.505.2', at: '1214' },
        { id: 'de.kerutt', at: '1114' },
      ],
    },
    '1114',
  ],
  [
    '[17.6.3] an Elite unit, a Low Quality one and a gun behind them',
    {
      phase: 'allied.combat',
      units: [
        { id: 'us.82.505.1', at: '1215' },
        { id: 'us.82.505.2', at: '1214' },
        { id: 'uk.gds.2ig', at: '1214' },
        { id: 'de.bloch', at: '1114', steps: 2 },
        { id: 'de.penal6', at: '1114' },
        { id: 'de.krause', at: '1113' },
      ],
    },
    '1114',
  ],
  [
    '[12.4] three steps surrounded in a City',
    {
      phase: 'allied.combat',
      units: [
        { id: 'us.82.505.1', at: '2808' },
        { id: 'us.82.505.2', at: '2608' },
        { id: 'us.82.505.3', at: '2706' },
        { id: 'us.82.504.1', at: '2808' },
        { id: 'us.82.504.2', at: '2608' },
        { id: 'de.erdmann1', at: '2707' },
        { id: 'de.hoffmann14', at: '2707' },
      ],
    },
    '2707',
  ],
  [
    '[11.2] attackers of one step each, whose ZOC goes with them',
    {
      phase: 'allied.combat',
      units: [
        { id: 'us.82.325.1a', at: '1214', steps: 1 },
        { id: 'us.82.325.1b', at: '1015', steps: 1 },
        { id: 'us.101.327.1b', at: '1115', steps: 1 },
        { id: 'de.hoffmann14', at: '1114' },
      ],
    },
    '1114',
  ],
  [
    '[23.7] a Reconnaissance unit alone',
    {
      phase: 'allied.combat',
      units: [
        { id: 'us.82.505.1', at: '1215' },
        { id: 'de.graebner', at: '1114' },
      ],
    },
    '1114',
  ],
  [
    '[13.3] a stack that has no way out but to stop with a friend',
    {
      phase: 'allied.combat',
      units: [
        { id: 'us.82.505.2', at: '1313' },
        { id: 'us.82.504.1', at: '1212' },
        { id: 'us.82.504.2', at: '1411' },
        { id: 'us.82.504.3', at: '1512' },
        { id: 'de.kerutt', at: '1412' },
        { id: 'de.hoffmann14', at: '1412' },
        { id: 'de.segler', at: '1312' },
      ],
    },
    '1412',
  ],
  [
    '[13.3] a single battalion that can only stop',
    {
      phase: 'allied.combat',
      units: [
        { id: 'us.82.505.1', at: '3012' },
        { id: 'us.82.505.2', at: '3110' },
        { id: 'us.82.505.3', at: '2810' },
        { id: 'us.82.504.2', at: '2811' },
        { id: 'us.82.504.3', at: '2909' },
        { id: 'us.82.508.1', at: '2711' },
        { id: 'de.kerutt', at: '2910' },
        { id: 'de.segler', at: '3011' },
      ],
    },
    '2910',
  ],
  [
    '[11.2] a Supply Head, a gun and a Disrupted battalion',
    {
      phase: 'german.combat',
      units: [
        { id: 'de.bloch', at: '1215' },
        { id: 'de.erdmann1', at: '1215' },
        { id: 'de.erdmann2', at: '1214' },
        { id: 'us.82.505.1', at: '1114', states: ['disrupted'], steps: 2 },
        { id: 'us.82.505.2', at: '1114', steps: 2 },
        { id: 'us.82.supply', at: '1114' },
        { id: 'us.82.arty', at: '1114' },
      ],
    },
    '1114',
  ],
];

/** A battle around a hex, drawn by lot: of few steps, so that every course can be played. */
function lot(seed: number): { layout: Layout; target: string } {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const target = pick(['1114', '2707', '3311', '2910', '2020', '1412', '1512', '1510']);
  const near = neighboursOf(GRID, GRID.indexByName.get(target) ?? 0).map((hex) => GRID.names[hex] ?? '');
  const beyond = near
    .flatMap((name) => neighboursOf(GRID, GRID.indexByName.get(name) ?? 0))
    .map((hex) => GRID.names[hex] ?? '');
  const ring = [...new Set(beyond)].filter((name) => name !== target && !near.includes(name));
  const taken = new Set<string>();
  const draw = (pool: readonly string[], at: string, states: Piece['states'] = []): Piece[] => {
    const id = pick(pool);
    if (taken.has(id)) return [];
    taken.add(id);
    return [{ id, at, states, ...(random.below(3) === 0 ? { steps: 1 } : {}) }];
  };
  const defenders = Array.from({ length: 1 + random.below(2) }, () =>
    draw(GERMANS, target, random.below(5) === 0 ? ['disrupted'] : []),
  ).flat();
  const attackers = Array.from({ length: 2 + random.below(4) }, () => draw(ALLIES, pick(near))).flat();
  const occupied = new Set(attackers.map(({ at }) => at));
  const friends = ring.filter((name) => !occupied.has(name));
  const others = [draw(['de.krause', 'de.arty159'], pick(friends)), draw(GERMANS, pick(friends))].flat();
  return { layout: { phase: 'allied.combat', units: [...attackers, ...defenders, ...others] }, target };
}

const GERMANS = [
  'de.kerutt',
  'de.penal6',
  'de.hoffmann14',
  'de.stug559',
  'de.recon9',
  'de.flak19',
  'de.erdmann1',
  'de.tiel',
  'de.graebner',
  'de.eng159',
];
const ALLIES = [
  'us.82.505.1',
  'us.82.505.2',
  'us.82.325.1a',
  'us.101.501.1',
  'uk.gds.2ig',
  'uk.gds.5cg',
  'uk.50.6dli',
  'uk.gds.2hc',
  'uk.corps.44rtr',
  'uk.43.4d',
  'us.82.504.1',
];

describe('the model and the rules agree exactly', () => {
  it.each(POSITIONS)('%s', (_title, layout, target) => {
    const found = both(layout, target);
    expect(found?.said).toEqual(found?.counted);
    expect(found).toBeDefined();
  });

  it('[12] in battles drawn by lot', () => {
    let fought = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { layout, target } = lot(seed);
      const found = both(layout, target);
      if (found === undefined) continue;
      fought += 1;
      expect({ seed, ...found.said }).toEqual({ seed, ...found.counted });
    }
    expect(fought).toBeGreaterThan(25);
  });
});
