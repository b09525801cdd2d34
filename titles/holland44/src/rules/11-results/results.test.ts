import { check, decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { asked, type Fight, giveGround, lose, mayLose, outcome, strike } from '../../../test/fights.ts';
import { at, bears, refusal, steps } from '../../../test/orders.ts';
import { layOut, order, type Piece, unit } from '../../../test/table.ts';
import { clock, DISRUPTED, FULL_RETREAT, GOOD_ORDER, orderOf } from '../../state/state.ts';
import { remnantCount } from '../../state/units.ts';
import type { CombatResult } from '../../tables/combat-tables.ts';
import { tacticalReason } from '../14-disruption/disruption.ts';

/** Open ground without water all around 4017: two battalions of two steps are attacked by two of three. */
const DEFENDERS: readonly Piece[] = [
  { id: 'de.kerutt', at: '4017' },
  { id: 'de.segler', at: '4017' },
];
const ATTACKERS: readonly Piece[] = [
  { id: 'uk.50.6dli', at: '4016' },
  { id: 'uk.50.8dli', at: '3916' },
];
const FIELD = {
  units: [...DEFENDERS, ...ATTACKERS],
  target: '4017',
  attackers: ['uk.50.6dli', 'uk.50.8dli'],
  lead: '50DIV',
} as const satisfies Partial<Fight>;

const on = (result: CombatResult, changes: Partial<Fight> = {}): Game => strike({ ...FIELD, ...changes, result });

/** Plays a result to its end: losses fall on the first unit listed, the defender retreats. */
function unfold(g: Game): string[] {
  const story: string[] = [];
  for (let [kind, by] = asked(g); kind !== 'demolition'; [kind, by] = asked(g)) {
    if (kind === 'retreat') {
      giveGround(g);
      continue;
    }
    story.push(`${kind} ${by}`);
    if (kind === 'determined-defense') order(g, { kind: 'retreat' });
    else lose(g, mayLose(g)[0] ?? '');
  }
  return story;
}

const lossesOf = (g: Game): readonly [number, number] => [
  6 - steps(g, 'uk.50.6dli') - steps(g, 'uk.50.8dli'),
  4 - steps(g, 'de.kerutt') - steps(g, 'de.segler'),
];
const orders = (g: Game, ...ids: readonly string[]): number[] => ids.map((id) => orderOf(g, unit(id)));

describe('results', () => {
  const A = 'attacker-loss';
  const D = 'defender-loss';
  const STAND = 'determined-defense german';
  const stays = { order: GOOD_ORDER, advance: 'none', isVacated: false };
  const goes = { order: DISRUPTED, advance: 'normal', isVacated: true };
  const runs = { order: FULL_RETREAT, advance: 'bonus', isVacated: true };

  it.each([
    ['A1', [`${A} allied`], [1, 0], stays],
    ['A1/ENG', [`${A} allied`], [1, 0], stays],
    ['ENG', [], [0, 0], stays],
    ['EX', [`${A} german`, `${D} allied`], [1, 1], stays],
    ['A1/DR', [`${A} allied`, STAND], [1, 0], goes],
    ['DR', [STAND], [0, 0], goes],
    ['DRX', [`${A} german`, `${D} allied`, STAND], [1, 1], goes],
    ['A1/D1', [`${A} allied`, `${D} german`, STAND], [1, 1], goes],
    ['D1', [`${D} german`, STAND], [0, 1], goes],
    ['DMR', [], [0, 0], runs],
    ['DS', [`${D} german`], [0, 1], runs],
  ] as const)('[11.1] %s: who chooses, who loses, who retreats, who advances', (result, story, losses, end) => {
    const g = on(result);
    expect(unfold(g)).toEqual(story);
    expect(lossesOf(g)).toEqual(losses);
    expect(orders(g, 'de.kerutt', 'de.segler')).toEqual([end.order, end.order]);
    expect(outcome(g)).toEqual({ result, advance: end.advance, isVacated: end.isVacated });
    const isEngaged = result === 'ENG' || result === 'A1/ENG';
    expect(['de.kerutt', 'de.segler'].map((id) => bears(g, id, 'engaged'))).toEqual([isEngaged, isEngaged]);
    expect(bears(g, 'uk.50.6dli', 'engaged')).toBe(false);
  });

  /** The hexes and the stopping of the retreat that is asked for now. */
  const task = (g: Game): unknown => {
    const top = g.state.frames[g.state.frames.length - 1];
    const {
      least,
      most,
      order: becomes,
      mayStop,
      isOnceOnly,
    } = (top as unknown as { task: Record<string, unknown> }).task;
    return [least, most, becomes, mayStop, isOnceOnly];
  };

  it('[13.1.1] two hexes on DR, two or three on DMR and DS, which cannot be stopped', () => {
    const dr = on('DR');
    order(dr, { kind: 'retreat' });
    expect(task(dr)).toEqual([2, 2, 'disrupted', true, true]);
    expect(task(on('DMR'))).toEqual([2, 3, 'full-retreat', false, true]);
    expect(task(on('DMR', { occasion: 'breakthrough' }))).toEqual([2, 3, 'full-retreat', false, false]);
  });

  it('[8.7] three hexes after an Automatic DS', () => {
    const g = on('DS', { occasion: 'automatic' });
    lose(g, 'de.kerutt');
    expect(task(g)).toEqual([3, 3, 'full-retreat', false, false]);
  });

  const lastStep = { units: [{ id: 'de.hoffmann14', at: '4017' }, ...ATTACKERS] };

  it('[11.1] EX allows a Limited Advance if the only step is gone', () => {
    const g = on('EX', lastStep);
    lose(g, 'uk.50.6dli');
    expect(outcome(g)).toEqual({ result: 'EX', advance: 'limited', isVacated: true });
  });

  it('[11.1] whoever is eliminated by the loss itself is advanced against all the same', () => {
    expect(outcome(on('D1', lastStep))).toEqual({ result: 'D1', advance: 'normal', isVacated: true });
    expect(outcome(on('DS', lastStep))).toEqual({ result: 'DS', advance: 'bonus', isVacated: true });
  });

  it('[13.4] the advance does not change if the defender is eliminated in the retreat', () => {
    // A Flak unit with a Movement Allowance of 0.
    const flak = { units: [{ id: 'de.unk.flak572', at: '4017' }, ...ATTACKERS] };
    const g = on('DMR', flak);
    expect([at(g, 'de.unk.flak572'), outcome(g)?.advance]).toEqual(['eliminated', 'bonus']);
    const stood = on('DR', flak);
    order(stood, { kind: 'retreat' });
    expect([at(stood, 'de.unk.flak572'), outcome(stood)?.advance]).toEqual(['eliminated', 'normal']);
  });

  const oneAttacker = { units: [...DEFENDERS, { id: 'uk.50.6dli', at: '4016', steps: 1 }], attackers: ['uk.50.6dli'] };

  it('[11.1] the defender is Engaged, or retreats, even if no attacker is left; nobody advances', () => {
    const engaged = on('A1/ENG', oneAttacker);
    expect([at(engaged, 'uk.50.6dli'), bears(engaged, 'de.kerutt', 'engaged')]).toEqual(['eliminated', true]);
    const beaten = on('A1/DR', oneAttacker);
    unfold(beaten);
    expect(outcome(beaten)).toEqual({ result: 'A1/DR', advance: 'none', isVacated: true });
  });

  it('[11.1] a Breakdown unit that is lost does not advance either', () => {
    const units = [
      { id: 'de.hoffmann14', at: '4017' },
      { id: 'us.82.bd.a', at: '4016' },
    ];
    const g = on('EX', { units, attackers: ['us.82.bd.a'], lead: '82ABN' });
    expect([at(g, 'us.82.bd.a'), outcome(g)]).toEqual(['pool', { result: 'EX', advance: 'none', isVacated: true }]);
  });
});

describe('who takes the loss', () => {
  it('[11.2] the owner, but the opponent on EX and DRX; nonsense is refused', () => {
    const g = on('A1');
    expect(decision(g)).toMatchObject({ by: 'allied', about: { target: '4017', result: 'A1', by: '11.1' } });
    expect(mayLose(g)).toEqual(['uk.50.6dli', 'uk.50.8dli']);
    for (const choice of [{ kind: 'lose-step' }, { kind: 'lose-step', unit: 7 }, { kind: 'pass' }]) {
      expect(refusal(g, choice)).toBe('11.2');
    }
    expect(check(g, { kind: 'lose-step', unit: 'de.kerutt' })).toMatchObject({
      code: 'no-part-in-combat',
    });
    expect(asked(on('DRX'))).toEqual(['attacker-loss', 'german']);
  });

  const reason = (g: Game, id: string): unknown => {
    const ruling = check(g, { kind: 'lose-step', unit: id });
    return ruling.legal ? 'legal' : [ruling.rule, ruling.code];
  };

  const mixed: Partial<Fight> = {
    units: [
      ...DEFENDERS,
      ...ATTACKERS,
      { id: 'uk.gds.3ig', at: '4016' },
      { id: 'uk.gds.5cg', at: '3916' },
      { id: 'uk.50.arty', at: '4015' },
    ],
    attackers: ['uk.50.6dli', 'uk.50.8dli', 'uk.gds.3ig', 'uk.gds.5cg'],
    attachment: 'uk.gds.3ig',
    artillery: ['uk.50.arty'],
  };

  it('[11.2] the attacker loses from the Lead Formation or its attachment', () => {
    const g = on('A1', mixed);
    expect(mayLose(g)).toEqual(['uk.50.6dli', 'uk.50.8dli', 'uk.gds.3ig']);
    expect(reason(g, 'uk.gds.5cg')).toEqual(['11.2', 'loss-from-lead']);
  });

  it('[16.5] helpers out of a breakthrough take no loss, even of the Lead Formation', () => {
    expect(mayLose(on('A1', { ...mixed, assisting: ['uk.50.8dli'] }))).toEqual(['uk.50.6dli', 'uk.gds.3ig']);
  });

  it('[11.2] Artillery units that support the attack are never selected', () => {
    expect(reason(on('A1', mixed), 'uk.50.arty')).toEqual(['11.2', 'supporting-gun']);
  });

  /** Across the Aa, a Minor River that no road crosses there: Tank units cannot follow. */
  const acrossTheAa = (...attackers: readonly string[]): Partial<Fight> => ({
    units: [
      { id: 'de.kerutt', at: '3015' },
      { id: 'de.segler', at: '3015' },
      { id: 'uk.gds.2ig', at: '3014' },
      { id: 'uk.gds.1gg', at: '3014' },
      { id: 'uk.gds.2gg', at: '3114' },
      { id: 'uk.gds.5cg', at: '3114' },
    ],
    target: '3015',
    attackers,
    lead: 'GDS',
  });

  it('[11.2] a unit that could advance takes the loss, if there is one', () => {
    const all = acrossTheAa('uk.gds.2ig', 'uk.gds.1gg', 'uk.gds.2gg', 'uk.gds.5cg');
    for (const result of ['A1', 'EX', 'DRX'] as const) {
      const g = on(result, all);
      expect(mayLose(g)).toEqual(['uk.gds.1gg', 'uk.gds.5cg']);
      expect(reason(g, 'uk.gds.2ig')).toEqual(['11.2', 'loss-from-advancing']);
    }
    expect(mayLose(on('A1', acrossTheAa('uk.gds.2ig', 'uk.gds.2gg')))).toEqual(['uk.gds.2ig', 'uk.gds.2gg']);
  });

  const withElite: Partial<Fight> = {
    units: [
      ...DEFENDERS,
      { id: 'us.101.501.1', at: '4016' },
      { id: 'us.101.501.2', at: '3916' },
      { id: 'uk.gds.3ig', at: '4016' },
    ],
    attackers: ['us.101.501.1', 'us.101.501.2', 'uk.gds.3ig'],
    lead: '101ABN',
    attachment: 'uk.gds.3ig',
  };

  it('[11.2] with the Morale Shift one of the Elite units takes the loss of A1 and its like', () => {
    for (const result of ['A1', 'A1/ENG', 'A1/DR', 'A1/D1'] as const) {
      const g = on(result, { ...withElite, isElite: true });
      expect(mayLose(g)).toEqual(['us.101.501.1', 'us.101.501.2']);
      expect(reason(g, 'uk.gds.3ig')).toEqual(['11.2', 'loss-from-elite']);
    }
  });

  it('[11.2] without the shift, or on EX and DRX, anybody may', () => {
    const all = ['us.101.501.1', 'us.101.501.2', 'uk.gds.3ig'];
    expect(mayLose(on('A1', withElite))).toEqual(all);
    expect(mayLose(on('EX', { ...withElite, isElite: true }))).toEqual(all);
    expect(mayLose(on('DRX', { ...withElite, isElite: true }))).toEqual(all);
  });

  const overstacked: Partial<Fight> = {
    units: [...DEFENDERS, ...ATTACKERS, { id: 'de.stephan', at: '4017' }],
    defenders: ['de.kerutt', 'de.segler'],
  };

  it('[11.2] on EX and DRX the attacker may not choose overstacked units that added nothing', () => {
    for (const result of ['EX', 'DRX'] as const) {
      const g = on(result, overstacked);
      lose(g, 'uk.50.6dli');
      expect(asked(g)).toEqual(['defender-loss', 'allied']);
      expect(mayLose(g)).toEqual(['de.kerutt', 'de.segler']);
      expect(reason(g, 'de.stephan')).toEqual(['11.2', 'overstacked-takes-no-loss']);
    }
  });

  it('[11.2] the owner may choose them on D1, and units in Full Retreat too', () => {
    expect(mayLose(on('D1', overstacked)).sort()).toEqual(['de.kerutt', 'de.segler', 'de.stephan']);
    const routed = [DEFENDERS[0] as Piece, { id: 'de.segler', at: '4017', states: ['full-retreat'] as const }];
    expect(mayLose(on('DS', { units: [...routed, ...ATTACKERS], defenders: ['de.kerutt'] }))).toContain('de.segler');
  });

  it('[11.2] [14.3.1] he may choose units in Full Retreat, alone or in company, but not in excess of two units', () => {
    const routed: Piece = { id: 'de.segler', at: '4017', states: ['full-retreat'] };
    const mixed = on('EX', { units: [DEFENDERS[0] as Piece, routed, ...ATTACKERS], defenders: ['de.kerutt'] });
    lose(mixed, 'uk.50.6dli');
    expect(mayLose(mixed)).toEqual(['de.kerutt', 'de.segler']);
    const third: Piece = { id: 'de.stephan', at: '4017', states: ['full-retreat'] };
    const crowd = on('EX', { units: [...DEFENDERS, third, ...ATTACKERS], defenders: ['de.kerutt', 'de.segler'] });
    lose(crowd, 'uk.50.6dli');
    expect(mayLose(crowd)).toEqual(['de.kerutt', 'de.segler']);
    const alone = on('EX', { units: [routed, ...ATTACKERS], defenders: [] });
    lose(alone, 'uk.50.6dli');
    expect(steps(alone, 'de.segler')).toBe(1);
  });

  const headAnd = (...others: readonly Piece[]): Partial<Fight> => ({
    side: 'german',
    units: [{ id: 'us.101.supply', at: '4017' }, ...others, { id: 'de.kerutt', at: '4016' }],
    attackers: ['de.kerutt'],
    lead: '1PA',
  });

  it('[11.2] a Supply Head takes a loss only if it is the only unit defending', () => {
    const pair: Piece[] = [
      { id: 'us.101.501.1', at: '4017' },
      { id: 'us.101.501.2', at: '4017' },
    ];
    const g = on('D1', headAnd(...pair));
    expect(mayLose(g).sort()).toEqual(['us.101.501.1', 'us.101.501.2']);
    expect(reason(g, 'us.101.supply')).toEqual(['11.2', 'head-takes-no-loss']);
    expect(at(on('D1', headAnd()), 'us.101.supply')).toBe('eliminated');
  });

  it('[11.2] [18.2.2] nor beside a unit that adds nothing to the defense: in Full Retreat that one pays, retreated nobody', () => {
    const beside = (state: 'full-retreat' | 'retreated'): Game =>
      on('D1', { ...headAnd({ id: 'us.101.501.1', at: '4017', states: [state] }), defenders: [] });
    const routed = beside('full-retreat');
    expect([at(routed, 'us.101.supply'), steps(routed, 'us.101.501.1')]).toEqual(['4017', 2]);
    const retreated = beside('retreated');
    expect(steps(retreated, 'us.101.supply') + steps(retreated, 'us.101.501.1')).toBe(4);
  });

  it('[13.5] units that have retreated lose nothing in regular combat, but do in Breakthrough Combat', () => {
    const refuge: Partial<Fight> = {
      units: [...DEFENDERS, ...ATTACKERS, { id: 'de.stephan', at: '4017', states: ['retreated'] }],
      defenders: ['de.kerutt', 'de.segler'],
    };
    const g = on('D1', refuge);
    expect(mayLose(g).sort()).toEqual(['de.kerutt', 'de.segler']);
    expect(reason(g, 'de.stephan')).toEqual(['13.5', 'retreated-takes-no-loss']);
    expect(mayLose(on('D1', { ...refuge, occasion: 'breakthrough' }))).toContain('de.stephan');
  });
});

describe('losses and Remnants', () => {
  it('[11.3] a unit with two steps is reduced, then eliminated', () => {
    const g = on('D1');
    lose(g, 'de.kerutt');
    expect([steps(g, 'de.kerutt'), at(g, 'de.kerutt')]).toEqual([1, '4017']);
    const again = on('D1', { units: [{ id: 'de.kerutt', at: '4017', steps: 1 }, ...ATTACKERS] });
    expect(at(again, 'de.kerutt')).toBe('eliminated');
  });

  it('[11.4] a three-step unit becomes a Remnant with its second loss, and retreats as one', () => {
    const g = on('D1', { units: [{ id: 'de.jungwirth', at: '4017', steps: 2 }, ...ATTACKERS] });
    expect([steps(g, 'de.jungwirth'), at(g, 'de.jungwirth')]).toEqual([1, '4017']);
    unfold(g);
    expect([at(g, 'de.jungwirth') === '4017', orders(g, 'de.jungwirth')]).toEqual([false, [DISRUPTED]]);
  });

  const drained = (ids: readonly string[]): Piece[] => ids.map((id) => ({ id, at: '1105', steps: 1 }));
  const attackedBy = (id: string, lead: string, remnants: readonly Piece[]): Game =>
    on('A1', { units: [...DEFENDERS, { id, at: '4016', steps: 2 }, ...remnants], attackers: [id], lead });

  it('[11.4] without a Remnant an airborne unit is lost and its division receives a Replacement', () => {
    const others = ['us.101.502.1', 'us.101.502.2', 'us.101.502.3'];
    expect(remnantCount('REM-101ABN')).toBe(others.length);
    const dry = attackedBy('us.101.501.1', '101ABN', drained(others));
    expect([at(dry, 'us.101.501.1'), clock(dry, 'returnees101')]).toEqual(['eliminated', 1]);
    const enough = attackedBy('us.101.501.1', '101ABN', drained(others.slice(1)));
    expect([at(enough, 'us.101.501.1'), clock(enough, 'returnees101')]).toEqual(['4016', 0]);
  });

  it('[11.4] without a Remnant any other unit forfeits its last step', () => {
    const armor = ['uk.gds.2gg', 'uk.gds.1cg', 'uk.gds.2wg', 'uk.corps.44rtr', 'uk.11.1519krh'];
    expect(remnantCount('REM-UK-ARMD')).toBe(armor.length);
    const dry = attackedBy('uk.gds.2ig', 'GDS', drained(armor));
    expect(at(dry, 'uk.gds.2ig')).toBe('eliminated');
    expect(at(attackedBy('uk.gds.2ig', 'GDS', drained(armor.slice(1))), 'uk.gds.2ig')).toBe('4016');
  });
});

describe('Engaged', () => {
  it('[11.5.1] an Engaged unit moves only with Tactical Movement', () => {
    const g = on('ENG');
    expect(tacticalReason(g, unit('de.kerutt'))).toMatchObject({ rule: '11.5.1' });
    expect(tacticalReason(g, unit('uk.50.6dli'))).toBeUndefined();
  });

  it('[11.5.2] Disrupted units and units in Full Retreat take no marker', () => {
    const units: Piece[] = [
      { id: 'de.kerutt', at: '4017', states: ['disrupted'] },
      { id: 'de.segler', at: '4017', states: ['full-retreat'] },
      { id: 'de.stephan', at: '4017' },
      ...ATTACKERS,
    ];
    const g = on('ENG', { units });
    expect(['de.kerutt', 'de.segler', 'de.stephan'].map((id) => bears(g, id, 'engaged'))).toEqual([false, false, true]);
    expect(orders(g, 'de.kerutt', 'de.segler')).toEqual([DISRUPTED, FULL_RETREAT]);
  });

  it('[11.5.2] an Engaged unit that must retreat is Disrupted and no longer Engaged', () => {
    const engaged: Piece[] = [{ id: 'de.kerutt', at: '4017', states: ['engaged'] }, ...ATTACKERS];
    const g = on('DR', { units: engaged });
    unfold(g);
    expect([bears(g, 'de.kerutt', 'engaged'), orders(g, 'de.kerutt')]).toEqual([false, [DISRUPTED]]);
  });

  it("[11.5.3] the marker goes in its owner's Recovery Phase, not in the enemy's", () => {
    const units: Piece[] = [{ id: 'de.kerutt', at: '4017', states: ['engaged'] }];
    const own = layOut({ phase: 'german.recovery', units });
    expect(bears(own, 'de.kerutt', 'engaged')).toBe(false);
    expect(bears(layOut({ phase: 'allied.recovery', units }), 'de.kerutt', 'engaged')).toBe(true);
  });
});

describe('Reconnaissance units', () => {
  const recon = (...units: readonly Piece[]): Partial<Fight> => ({
    side: 'german',
    units: [...units, { id: 'de.kerutt', at: '4016' }, { id: 'de.segler', at: '3916' }],
    attackers: ['de.kerutt', 'de.segler'],
    lead: '1PA',
  });
  const household = { id: 'uk.gds.2hc', at: '4017' };

  it('[23.7] alone, ignore the loss of D1 and DS, but not the retreat', () => {
    for (const result of ['D1', 'DS'] as const) {
      const g = on(result, recon(household));
      unfold(g);
      expect([steps(g, 'uk.gds.2hc'), at(g, 'uk.gds.2hc') === '4017']).toEqual([2, false]);
      expect(outcome(g)?.isVacated).toBe(true);
    }
  });

  it('[23.7] A1/D1, EX and DRX are applied normally', () => {
    for (const result of ['A1/D1', 'EX', 'DRX'] as const) {
      const g = on(result, recon(household));
      unfold(g);
      expect(steps(g, 'uk.gds.2hc')).toBe(1);
    }
  });

  it('[23.7] not in company, even of a Supply Head', () => {
    const g = on('D1', recon(household, { id: 'us.101.supply', at: '4017' }));
    expect(steps(g, 'uk.gds.2hc')).toBe(1);
    expect(asked(on('D1', recon(household, { id: 'uk.corps.eng30', at: '4017' })))).toEqual([
      'defender-loss',
      'allied',
    ]);
  });

  it('[23.7] Cromwell units too, but not their Remnants, nor other units', () => {
    expect(steps(on('D1', recon({ id: 'uk.gds.2wg', at: '4017' })), 'uk.gds.2wg')).toBe(3);
    expect(at(on('D1', recon({ id: 'uk.gds.2wg', at: '4017', steps: 1 })), 'uk.gds.2wg')).toBe('eliminated');
    expect(steps(on('D1', recon({ id: 'uk.gds.2ig', at: '4017' })), 'uk.gds.2ig')).toBe(2);
    expect(at(on('D1', { units: [{ id: 'de.recon9', at: '4017' }, ...ATTACKERS] }), 'de.recon9')).toBe('eliminated');
  });
});

describe('units in Full Retreat whose company is lost', () => {
  const ROUTED: Piece = { id: 'de.segler', at: '4017', states: ['full-retreat'] };
  const led = (steps_: number, routed: Piece = ROUTED): Partial<Fight> => ({
    units: [{ id: 'de.kerutt', at: '4017', steps: steps_ }, routed, ...ATTACKERS],
    defenders: routed === ROUTED ? ['de.kerutt'] : ['de.kerutt', 'de.segler'],
  });
  /** EX costs each side a step, the defender his battalion. */
  const exchange = (changes: Partial<Fight>): Game => {
    const g = on('EX', changes);
    lose(g, 'uk.50.6dli');
    lose(g, 'de.kerutt');
    return g;
  };

  it('[14.3.1] [11.1] retreat at once, and the attacker may enter', () => {
    const g = exchange(led(1));
    expect(decision(g)).toMatchObject({
      kind: 'retreat',
      by: 'german',
      about: { hex: '4017', units: ['de.segler'], least: 2, most: 2, order: 'unchanged' },
    });
    giveGround(g);
    expect(g.events).toContainEqual(expect.objectContaining({ kind: 'retreated', rule: '14.3.1', unit: 'de.segler' }));
    expect(outcome(g)).toEqual({ result: 'EX', advance: 'limited', isVacated: true });
  });
  it('[14.3.1] but not while a step of it is left, nor if they are no worse than Disrupted', () => {
    for (const g of [exchange(led(2)), exchange(led(1, { ...ROUTED, states: ['disrupted'] }))]) {
      expect([at(g, 'de.segler'), outcome(g)?.isVacated]).toEqual(['4017', false]);
    }
  });
  it('[14.3.1] [12.3] so too if it falls in holding the hex; then nobody advances', () => {
    const g = on('DR', { ...led(1), dice: [5] });
    order(g, { kind: 'stand', lead: 'de.kerutt' });
    expect([at(g, 'de.kerutt'), asked(g)[0]]).toEqual(['eliminated', 'retreat']);
    giveGround(g);
    expect(outcome(g)).toEqual({ result: 'DR', advance: 'none', isVacated: true });
  });
  it('[14.3.1] and on the side of the attacker, in the hex of the unit that is lost', () => {
    const behind = (steps_: number): Game => {
      const [first, second] = ATTACKERS as readonly [Piece, Piece];
      const routed: Piece = { id: 'uk.50.9dli', at: '4016', states: ['full-retreat'] };
      const g = on('A1', { units: [...DEFENDERS, { ...first, steps: steps_ }, second, routed] });
      lose(g, 'uk.50.6dli');
      return g;
    };
    expect([...asked(behind(1)), decision(behind(1))?.about?.hex]).toEqual(['retreat', 'allied', '4016']);
    expect(at(behind(2), 'uk.50.9dli')).toBe('4016');
    expect(outcome(behind(2))).toBeDefined();
  });
  it('[14.3.1] who had no company before the combat is not driven off by A1', () => {
    const g = on('A1', { units: [ROUTED, ...ATTACKERS], defenders: [] });
    lose(g, 'uk.50.6dli');
    expect([at(g, 'de.segler'), outcome(g)?.isVacated]).toEqual(['4017', false]);
  });
});
