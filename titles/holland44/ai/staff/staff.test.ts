import {
  type Candidate,
  type Choice,
  check,
  deciderOf,
  type Game,
  openKnownPosition,
  type Thinking,
} from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../src/data/map.ts';
import { BRIDGES } from '../../src/state/bridges.ts';
import { placeName } from '../../src/state/places.ts';
import { CONTROLLED_HEXES, hexOf, placeOf, setBridge, setHolder } from '../../src/state/state.ts';
import { dataOf, unitNamed, unitsOf } from '../../src/state/units.ts';
import { planFor, thinkingFreely } from '../../test/ai-positions.ts';
import { hex, type Layout, layOut, order, type Piece } from '../../test/table.ts';
import { AI_MESSAGES } from '../../words/ai/index.ts';
import { HOLLAND44_AI } from '../index.ts';
import { evaluationFor } from '../movement/hex-evaluation.ts';
import { movementPlan } from '../movement/movement-plan.ts';

const staffThinking = (): Thinking => ({ ...thinkingFreely(), style: 'staff' });

/** A table of the short game on which every bridge is Intact and every City Allied, but for what is said. */
function opened({ bridges = {}, ...layout }: Layout): Game {
  const g = layOut({ scenario: 'short', ...layout });
  const named = new Map(Object.entries(bridges));
  BRIDGES.forEach(({ side }, bridge) => {
    const name = [...named.keys()].find((one) => one === sideNameOf(side));
    setBridge(g, bridge, name === undefined ? INTACT : BLOWN);
  });
  for (const at of CONTROLLED_HEXES) setHolder(g, at, 'allied');
  return g;
}
const INTACT = 2;
const BLOWN = 3;

function sideNameOf(side: number): string {
  const names = [
    '3008/3108',
    '3108/3109',
    '3709/3810',
    '3809/3810',
    '3611/3612',
    '3907/3908',
    '3907/4007',
    '4816/4817',
  ];
  const found = names.find((name) => {
    const [a = '', b = ''] = name.split('/');
    return [hex(a), hex(b)].every((end) => hexesOf(side).includes(end));
  });
  return found ?? '';
}
const hexesOf = (side: number): readonly number[] => [
  GRID.sideHexes[side * 2] ?? -1,
  GRID.sideHexes[side * 2 + 1] ?? -1,
];

const unit = (id: string): number => {
  const u = unitNamed(id);
  if (u === undefined) throw new Error(`no unit ${id}`);
  return u;
};

/** What the staff would do now, every candidate legal. */
function ideas(g: Game, thinking: Thinking = staffThinking()): readonly Candidate[] {
  const found = HOLLAND44_AI.candidates(openKnownPosition(g, deciderOf(g) ?? ''), thinking);
  for (const { choice } of found) expect(check(g, choice)).toMatchObject({ legal: true });
  return found;
}

/** The orders of the phase until it ends. */
function phaseOf(g: Game): readonly Choice[] {
  const thinking = staffThinking();
  const given: Choice[] = [];
  for (let i = 0; i < 60; i++) {
    const choice = ideas(g, thinking)[0]?.choice;
    if (choice === undefined) throw new Error('no idea');
    given.push(choice);
    if (choice.kind === 'end-movement') return given;
    order(g, choice);
    if (deciderOf(g) === undefined) return given;
  }
  throw new Error('the phase does not end');
}

const goalOf = (g: Game, id: string): string => {
  const goal = planFor(g, dataOf(unit(id)).side).goalOf(unit(id));
  return goal === undefined ? 'nowhere' : (GRID.names[goal.hex] ?? '');
};

describe('the plan', () => {
  const train: readonly Piece[] = [
    { id: 'uk.gds.2ig', at: '2608' },
    { id: 'uk.corps.br30', at: '2107' },
  ];

  it('(strategy 3.6) sends the Bridging unit to the first bridge that is down, and past one that is repaired', () => {
    const bridges = { '3008/3108': 'blown', '3108/3109': 'blown' } as const;
    expect(goalOf(opened({ turn: 4, units: train, bridges }), 'uk.corps.br30')).toBe('3008');
    expect(goalOf(opened({ turn: 4, units: train, bridges: { '3709/3810': 'blown' } }), 'uk.corps.br30')).toBe('3709');
    expect(goalOf(opened({ turn: 4, units: train }), 'uk.corps.br30')).not.toBe('3008');
  });

  it('(strategy 3.6) sends the Bridging unit that leads past a bridge with a way round it to one that stops the column', () => {
    const units = [...train, { id: 'uk.corps.br8', at: '1506' }];
    const bridges = { '3709/3810': 'blown', '4816/4817': 'blown' } as const;
    const goals = (down: Layout['bridges']): readonly string[] => {
      const g = opened({ turn: 6, units, bridges: { ...bridges, ...down } });
      return ['uk.corps.br30', 'uk.corps.br8'].map((id) => goalOf(g, id));
    };
    const round = { '3809/3810': 'blown', '3611/3612': 'blown', '3907/3908': 'blown', '3907/4007': 'blown' } as const;
    expect(goals(round)).toEqual(['3709', '4816']);
    expect(goals({})).toEqual(['4816', '3709']);
  });

  it('[6.4.2] keeps a bridge end from overstacking when the Bridging unit can be there this turn', () => {
    const bridges = { '3008/3108': 'blown', '3108/3109': 'blown' } as const;
    const expected = (at: string) =>
      planFor(opened({ turn: 5, bridges, units: [{ id: 'uk.corps.br30', at }] }), 'allied').reservedFor?.(hex('3008'));
    expect(['2808', '3008', '1303'].map(expected)).toEqual([unit('uk.corps.br30'), undefined, undefined]);
    const third = (bridging: string): number => {
      const there = ['us.101.502.3', 'uk.gds.3ig'].map((id) => ({ id, at: '3008' }));
      const others = [
        { id: 'uk.gds.5cg', at: '2908' },
        { id: 'uk.corps.br30', at: bridging },
      ];
      const g = opened({ phase: 'allied.movement', turn: 5, bridges, units: [...there, ...others] });
      const known = openKnownPosition(g, 'allied');
      return evaluationFor(known, movementPlan(known, 'allied', staffThinking()), unit('uk.gds.5cg')).at(hex('3008'));
    };
    expect(third('2808') - third('1303')).toBeCloseTo(-4);
  });

  it('(strategy 3.4) sends a battalion that is near to Grave, but one of another division to its own task', () => {
    const units = [
      { id: 'us.82.504.1', at: '4817' },
      { id: 'us.101.502.1', at: '3306' },
    ];
    const g = layOut({ scenario: 'short', turn: 1, units, unknown: ['4816', '3507'] });
    expect(goalOf(g, 'us.82.504.1')).toBe('4816');
    expect(goalOf(g, 'us.101.502.1')).not.toBe('4816');
  });

  it('(strategy 4.1) the Germans man the rungs of the ladder that are still ahead of the column', () => {
    const segler = { id: 'de.segler', at: '2307' };
    const rungs = (lead: string) => {
      const g = layOut({ scenario: 'short', turn: 2, units: [segler, { id: 'uk.gds.2ig', at: lead }] });
      return planFor(g, 'german')
        .slots.filter(({ task }) => task.source === '4.1')
        .map((slot) => GRID.names[slot.hex]);
    };
    expect(rungs('1605')).toContain('2107');
    expect(rungs('2307')).not.toContain('2107');
    expect(rungs('2307')).toContain('2608');
  });

  it('(strategy 3.7) to throw back an enemy within six hexes of the road is worth something to the Allies, not at seven', () => {
    const value = (at: string): number =>
      planFor(opened({ turn: 8, units: [...train, { id: 'de.segler', at }] }), 'allied').attackValue(hex(at));
    expect(value('3214') - value('3215')).toBeCloseTo(1.2);
  });

  it('(strategy 3.7) nobody is kept west of Eindhoven after turn 6, when the enemy has gone from there', () => {
    const isGuarded = (turn: number): boolean =>
      planFor(opened({ turn, units: train }), 'allied').slots.some((slot) => slot.hex === hex('2606'));
    expect([6, 7].map(isGuarded)).toEqual([true, false]);
  });

  it('(strategy 3.6) the column does not turn aside for what is far from the road, the airborne may', () => {
    const near = [...train, { id: 'us.101.502.1', at: '2707' }, { id: 'de.segler', at: '2914' }];
    const plan = planFor(opened({ turn: 5, units: [...near, { id: 'de.richter', at: '2808' }] }), 'allied');
    expect(plan.attackFactor(unit('uk.gds.2ig'), hex('2914'))).toBeLessThan(0.3);
    expect(plan.attackFactor(unit('uk.gds.2ig'), hex('2808'))).toBe(1);
    expect(plan.attackFactor(unit('us.101.502.1'), hex('2914'))).toBe(1);
  });

  it('takes as many as a task needs, the nearest first, and no more', () => {
    const units = ['us.82.504.1', 'us.82.504.2', 'us.82.508.1'].map((id, i) => ({ id, at: i < 2 ? '4817' : '5124' }));
    const { assignments } = planFor(layOut({ scenario: 'short', turn: 1, units }), 'allied');
    const placesOf = units.map(({ id }) => GRID.names[assignments.get(unit(id))?.slot.hex ?? -1]);
    expect(placesOf.slice(0, 2)).toEqual(['4816', '4816']);
    expect(placesOf[2]).not.toBe('4816');
  });
});

describe('[23.3.3] the crossing of the Waal', () => {
  const waiting: readonly Piece[] = [
    { id: 'uk.corps.eng30', at: '5318' },
    { id: 'uk.gds.5cg', at: '5419' },
    { id: 'uk.gds.1wg', at: '5419' },
  ];
  const overWaal = (orders: readonly Choice[]): number =>
    orders.filter(
      ({ kind, path }) => kind === 'march' && Array.isArray(path) && path.some((at) => at === '5519' || at === '5518'),
    ).length;

  it('an Engineer unit goes to the bank and ferries both battalions', () => {
    const orders = phaseOf(opened({ turn: 10, phase: 'allied.movement', units: waiting }));
    expect(orders[0]).toMatchObject({ kind: 'march', units: ['uk.corps.eng30'] });
    expect(overWaal(orders)).toBe(2);
  });

  it('not against a bank that the enemy holds', () => {
    const guards = [
      { id: 'de.henke', at: '5519' },
      { id: 'de.train10', at: '5518' },
      { id: 'de.schulz', at: '5520' },
    ];
    const orders = phaseOf(opened({ turn: 10, phase: 'allied.movement', units: [...waiting, ...guards] }));
    expect(overWaal(orders)).toBe(0);
  });
});

describe('[18.3.2] the last cut', () => {
  const across: readonly Piece[] = [
    { id: 'uk.gds.5cg', at: '5421' },
    { id: 'uk.gds.1wg', at: '5421' },
  ];
  const cutter = (at: string): Piece => ({ id: 'de.lxxxviii', at });

  it('on turn 11 a company that can reach the road takes the victory away', () => {
    const g = opened({ turn: 11, phase: 'german.movement', units: [...across, cutter('3806')] });
    expect(HOLLAND44_AI.score(g).winner).toBe('allied');
    phaseOf(g);
    expect(HOLLAND44_AI.score(g).winner).toBe('german');
  });

  it('out of reach of the road it cannot', () => {
    const g = opened({ turn: 11, phase: 'german.movement', units: [...across, { id: 'de.henke', at: '6525' }] });
    phaseOf(g);
    expect(HOLLAND44_AI.score(g).winner).toBe('allied');
  });

  it('a unit that bars the road does not leave it for a better place', () => {
    const g = opened({
      turn: 11,
      phase: 'german.movement',
      units: [...across, cutter('4213'), { id: 'us.101.501.1', at: '3810' }],
    });
    phaseOf(g);
    expect(HOLLAND44_AI.score(g).winner).toBe('german');
  });
});

describe('attacks planned before the march', () => {
  const block: Piece = { id: 'de.kerutt', at: '2208' };
  const tanks: readonly Piece[] = [
    { id: 'uk.gds.2ig', at: '1906' },
    { id: 'uk.gds.2gg', at: '1906' },
    { id: 'uk.gds.1cg', at: '1806' },
  ];

  it('bring the tanks together against the block on the road', () => {
    const g = opened({ turn: 3, phase: 'allied.movement', units: [block, ...tanks] });
    const attackers = phaseOf(g).filter(({ kind }) => kind === 'march').length;
    expect(attackers).toBeGreaterThanOrEqual(2);
    const [best] = ideas(withCombat(g));
    expect(best?.choice).toMatchObject({ kind: 'attack', target: '2208' });
  });

  it('are not made against a strong force far from the road', () => {
    const far: readonly Piece[] = [
      { id: 'de.bloch', at: '2511' },
      { id: 'de.herman', at: '2511' },
    ];
    const g = opened({ turn: 3, phase: 'allied.movement', units: [...far, { id: 'uk.50.6dli', at: '2509' }] });
    phaseOf(g);
    expect(ideas(withCombat(g))[0]?.choice.kind).not.toBe('attack');
  });
});

/** The same table in the Combat Phase. */
function withCombat(g: Game): Game {
  const units = unitsOf(g, 'allied')
    .concat(unitsOf(g, 'german'))
    .filter((u) => hexOf(g, u) !== OFF_MAP);
  return layOut({
    scenario: 'short',
    turn: 3,
    phase: 'allied.combat',
    units: units.map((u) => ({ id: dataOf(u).id, at: placeName(placeOf(g, u)) })),
  });
}

describe('the adviser', () => {
  it('has at most three plans, each with reasons, and choices that are legal', () => {
    const units = [
      { id: 'de.kerutt', at: '2208' },
      { id: 'uk.gds.2ig', at: '1906' },
      { id: 'uk.gds.2gg', at: '1906' },
    ];
    const g = opened({ turn: 3, phase: 'allied.movement', units });
    const advice = HOLLAND44_AI.advice(openKnownPosition(g, 'allied'), thinkingFreely());
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const { name, reasons, answer, places, choices } of advice) {
      expect(AI_MESSAGES).toHaveProperty([name.code]);
      expect(reasons.length).toBeGreaterThan(0);
      expect(answer.length).toBeGreaterThan(0);
      expect(places.length).toBeGreaterThan(0);
      for (const choice of choices) expect(check(g, choice)).toMatchObject({ legal: true });
    }
    expect(advice[0]?.name.params).toMatchObject({ hex: '2208' });
  });
});

describe('the win probability', () => {
  it('rises with every step beyond the Waal, and lies between 0 and 1', () => {
    const with5cg = (steps: number) =>
      HOLLAND44_AI.winProbability(opened({ turn: 10, units: [{ id: 'uk.gds.5cg', at: '5421', steps }] }));
    const none = HOLLAND44_AI.winProbability(opened({ turn: 10, units: [{ id: 'uk.gds.5cg', at: '2608' }] }));
    expect(none).toBeGreaterThan(0);
    expect(with5cg(1)).toBeGreaterThan(none);
    expect(with5cg(3)).toBeGreaterThan(with5cg(1));
    expect(with5cg(3)).toBeLessThan(1);
  });

  it('is that of the edition: the same position is worth something else in the other', () => {
    const units = [{ id: 'uk.gds.2ig', at: '2608' }];
    for (const scenario of ['short', 'campaign'] as const) {
      const [first = 0, second = 0] = [1, 2].map((edition) =>
        HOLLAND44_AI.winProbability(opened({ edition, scenario, turn: 6, units })),
      );
      expect([first, second].every((chance) => chance > 0 && chance < 1)).toBe(true);
      expect(second).not.toBe(first);
    }
  });

  it('is worse with a bridge of the highway down', () => {
    const units = [{ id: 'uk.gds.2ig', at: '2608' }];
    const [down, up] = [{ '3709/3810': 'blown' } as const, {}].map((bridges) =>
      HOLLAND44_AI.winProbability(opened({ scenario: 'campaign', turn: 4, units, bridges })),
    );
    expect(down).toBeLessThan(up ?? 0);
  });
});
