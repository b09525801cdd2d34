/** Positions in which many rules of combat meet, each played through its decisions. */
import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { attack, giveGround, lose, mayLose, stateOf, told } from '../../test/fights.ts';
import { ARMOR, halvedBy, oddsIn } from '../../test/odds.ts';
import { at, bears, refusal, steps } from '../../test/orders.ts';
import { type Layout, layOut, listed, order, type Piece } from '../../test/table.ts';
import { CLEAR_WEATHER } from '../rules/04-weather.ts';
import { clock } from '../state/state.ts';

const combat = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 9, phase: 'allied.combat', units, ...more });

/** The open country round 4017: nothing there helps or hinders anybody. */
const DLI6: Piece = { id: 'uk.50.6dli', at: '4016' };
const DLI8: Piece = { id: 'uk.50.8dli', at: '4016' };
const DLI9: Piece = { id: 'uk.50.9dli', at: '3916' };
const DORSETS: Piece = { id: 'uk.50.1d', at: '3916' };
const DIVISION: readonly Piece[] = [DLI6, DLI8, DLI9, DORSETS];
const KERUTT: Piece = { id: 'de.kerutt', at: '4017' };

describe('a tank that everything speaks against', () => {
  const TANK: Piece = { id: 'uk.11.23h', at: '1407', states: ['engaged', 'out-of-supply'] };
  const GUARDS: Piece = { id: 'uk.gds.1wg', at: '1307' };
  const FOE: Piece = { id: 'de.stephan', at: '1306' };
  const OVER_THE_BRIDGE = { target: '1306', attackers: [TANK.id, GUARDS.id], lead: 'GDS' };
  const table = (bridge: 'intact' | 'blown', dice: readonly number[] = []): Game =>
    combat([TANK, GUARDS, FOE], { bridges: { '1306/1407': bridge }, dice });

  it('[10.1] is halved once for five reasons', () => {
    const g = table('intact', [3]);
    expect(halvedBy(g, OVER_THE_BRIDGE)[TANK.id]).toEqual(['10.2.1', '10.8.2', '10.8.4', '18.4', '11.5.1']);
    order(g, attack('1306', TANK.id, GUARDS.id));
    expect(decision(g)).toMatchObject({ kind: 'lead-formation', by: 'allied' });
    order(g, { kind: 'lead', formation: 'GDS' });
    // Stephan is doubled in the Town, not behind the canal, which one of the two has behind him.
    expect(told(g, 'odds')).toMatchObject([{ attack: 4 + 5, defense: 10, raw: '1-2', shifts: [], column: '1-2' }]);
  });
  it('[10.3.4] [10.8.4] as the lead it still earns the Armor Shift, because it follows the road over the bridge', () => {
    const g = table('intact', [3]);
    expect(halvedBy(g, { ...OVER_THE_BRIDGE, lead: '11ARM' })[TANK.id]).toHaveLength(4);
    expect(oddsIn(g, { ...OVER_THE_BRIDGE, lead: '11ARM' })).toMatchObject({ ratio: '7 to 10', shifts: [ARMOR] });
    order(g, attack('1306', TANK.id, GUARDS.id));
    order(g, { kind: 'lead', formation: '11ARM' });
    expect(told(g, 'odds')).toMatchObject([{ attack: 7, raw: '1-2', column: '1-1' }]);
  });
  it('[10.8.4] without a road out of the Polder there is no shift', () => {
    const g = combat([TANK, { ...FOE, at: '1408' }]);
    const byRail = { target: '1408', attackers: [TANK.id], lead: '11ARM' };
    expect(oddsIn(g, byRail)).toMatchObject({ attackers: { [TANK.id]: 4 }, shifts: [] });
  });
  it('[11.5.1] with the bridge down it does not attack at all', () => {
    expect(refusal(table('blown'), attack('1306', TANK.id, GUARDS.id))).toBe('11.5.1');
    expect(refusal(table('blown'), attack('1306', GUARDS.id))).toBe('legal');
  });
});

describe('a stack of four in every state', () => {
  const FRESH = KERUTT.id;
  const SHAKEN: Piece = { id: 'de.segler', at: '4017', states: ['disrupted'] };
  const BROKEN: Piece = { id: 'de.penal6', at: '4017', states: ['full-retreat'] };
  const ONE_TOO_MANY: Piece = { id: 'de.richter', at: '4017' };
  const ALL = [FRESH, SHAKEN.id, BROKEN.id, ONE_TOO_MANY.id];
  const defend = (...units: readonly string[]) => ({ kind: 'defend-with', units }) as const;

  /** 20 to 8 is 2-1. */
  const attacked = (...dice: readonly number[]): Game => {
    const g = combat([KERUTT, SHAKEN, BROKEN, ONE_TOO_MANY, ...DIVISION], { dice });
    order(g, attack('4017', ...DIVISION.map(({ id }) => id)));
    return g;
  };

  it('[6.4.2] [14.3.1] the owner says which two of the three that can fight defend', () => {
    const g = attacked(6);
    expect(decision(g)).toMatchObject({ kind: 'defenders', by: 'german' });
    expect(listed(g, 'defend-with')).toHaveLength(3);
    expect(refusal(g, defend(FRESH, BROKEN.id))).toBe('6.4.2');
    expect(refusal(g, defend(FRESH))).toBe('6.4.2');
    order(g, defend(FRESH, SHAKEN.id));
    expect(told(g, 'odds')).toMatchObject([
      { defenders: [FRESH, SHAKEN.id], attack: 20, defense: 5 + 3, column: '2-1' },
    ]);
  });
  it('[11.2] in an exchange the attacker may hit only the two who fit into the limit', () => {
    const g = attacked(3);
    order(g, defend(FRESH, SHAKEN.id));
    expect(decision(g)).toMatchObject({ kind: 'attacker-loss', by: 'german', about: { result: 'EX' } });
    lose(g, DLI6.id);
    expect(decision(g)).toMatchObject({ kind: 'defender-loss', by: 'allied' });
    expect(mayLose(g).sort()).toEqual([FRESH, SHAKEN.id].sort());
    for (const { id } of [ONE_TOO_MANY, BROKEN]) expect(refusal(g, { kind: 'lose-step', unit: id })).toBe('11.2');
  });
  it('[11.2] [12.1.2] on D1 the owner may hit anybody, and the overstacked unit may lead, the Disrupted not', () => {
    const g = attacked(6);
    order(g, defend(FRESH, SHAKEN.id));
    expect(decision(g)).toMatchObject({ kind: 'defender-loss', by: 'german' });
    expect(mayLose(g).sort()).toEqual([...ALL].sort());
    lose(g, BROKEN.id);
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', about: { desperate: false } });
    const leaders = listed(g, 'stand').map(({ lead }) => lead);
    expect(leaders.sort()).toEqual([FRESH, ONE_TOO_MANY.id].sort());
    expect(refusal(g, { kind: 'stand', lead: SHAKEN.id })).toBe('12.1.2');
  });
  it('[14.1.2] [14.1.3] all retreat; each is one state worse than it was, the broken one as bad as before', () => {
    const g = attacked(6);
    order(g, defend(FRESH, SHAKEN.id));
    lose(g, BROKEN.id);
    order(g, { kind: 'retreat' });
    giveGround(g);
    expect(ALL.map((id) => stateOf(g, id).slice(5))).toEqual([
      '2 disrupted',
      '2 full-retreat',
      '1 full-retreat',
      '2 disrupted',
    ]);
    expect(ALL.every((id) => at(g, id) !== '4017' && bears(g, id, 'retreated'))).toBe(true);
    expect(decision(g)).toMatchObject({ kind: 'advance', about: { rate: 'normal' } });
  });
  it('[11.5.2] [12.3] if the overstacked unit holds, those in Good Order are Engaged, the others not', () => {
    const g = attacked(6, 5);
    order(g, defend(FRESH, SHAKEN.id));
    lose(g, BROKEN.id);
    order(g, { kind: 'stand', lead: ONE_TOO_MANY.id });
    expect(told(g, 'determined-defense')).toMatchObject([{ result: 'H 0/1', holds: true }]);
    expect(ALL.map((id) => [steps(g, id), bears(g, id, 'engaged')])).toEqual([
      [2, true],
      [2, false],
      [1, false],
      [1, true],
    ]);
    expect(ALL.map((id) => at(g, id))).toEqual(['4017', '4017', '4017', '4017']);
  });
});

describe('three battalions round a fourth', () => {
  /** The Bonds between them cut all three ways out. */
  const RING: readonly Piece[] = [DLI6, { ...DLI8, at: '4117' }, { ...DLI9, at: '3917' }];
  /** 15 to 5 is 3-1, and 3 is DR. */
  const attacked = (units: readonly Piece[], ...dice: readonly number[]): Game => {
    const g = combat([KERUTT, ...units], { dice: [3, ...dice] });
    order(g, attack('4017', ...units.map(({ id }) => id)));
    return g;
  };

  it('[12.4] [13.2] offer a Desperation Defense; who declines it is eliminated, and the advance is earned', () => {
    const g = attacked(RING);
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', about: { desperate: true } });
    order(g, { kind: 'retreat' });
    expect(at(g, KERUTT.id)).toBe('eliminated');
    expect(told(g, 'eliminated')).toMatchObject([{ unit: KERUTT.id, rule: '13.2' }]);
    expect(decision(g)).toMatchObject({ kind: 'advance', about: { rate: 'normal' } });
  });
  it('[12.4] a failure costs a step and is tried again; the last step holds the hex and bars the advance', () => {
    const g = attacked(RING, 2, 5);
    order(g, { kind: 'stand', lead: KERUTT.id });
    expect(told(g, 'determined-defense')).toMatchObject([{ die: 2, result: '0/1', holds: false }]);
    expect([steps(g, KERUTT.id), decision(g)?.kind]).toEqual([1, 'determined-defense']);
    order(g, { kind: 'stand', lead: KERUTT.id });
    expect(told(g, 'determined-defense')).toMatchObject([{ die: 5, result: 'H 0/1', holds: true }]);
    expect(at(g, KERUTT.id)).toBe('eliminated');
    expect(decision(g)).toBeUndefined();
  });
  it('[12.2] with one of them gone there is a way out, and one attempt', () => {
    const g = attacked([...RING.slice(0, 2), { ...DLI9, at: '4016' }], 2);
    expect(decision(g)).toMatchObject({ about: { desperate: false } });
    order(g, { kind: 'stand', lead: KERUTT.id });
    expect([steps(g, KERUTT.id), decision(g)?.kind]).toEqual([2, 'retreat']);
  });
});

describe('a Remnant that is not to be had', () => {
  const GERMANS: readonly Piece[] = [KERUTT, { id: 'de.segler', at: '4017' }];
  /** A1 costs the attacker, who is alone, the second of his three steps. */
  const repulsed = (attacker: string, remnants: readonly string[]): Game => {
    const far = remnants.map((id, i): Piece => ({ id, at: `${2015 + 2 * i}`, steps: 1 }));
    const g = combat([{ id: attacker, at: '4016', steps: 2 }, ...GERMANS, ...far], { dice: [1] });
    order(g, attack('4017', attacker));
    expect(told(g, 'combat-result')).toMatchObject([{ column: '1-3', result: 'A1' }]);
    return g;
  };
  const EIGHTY_SECOND = ['us.82.504.1', 'us.82.504.2', 'us.82.504.3'];
  const INFANTRY = ['uk.gds.1gg', 'uk.gds.3ig', 'uk.3.2l', 'uk.11.3m'];

  it('[11.4] eliminates an airborne unit, whose division gets the step back, but not in this turn', () => {
    const g = repulsed('us.82.505.1', EIGHTY_SECOND);
    expect(at(g, 'us.82.505.1')).toBe('eliminated');
    expect([clock(g, 'returnees82'), clock(g, 'newReturnees82')]).toEqual([1, 1]);
    expect([clock(g, 'returnees1'), clock(g, 'returnees101')]).toEqual([0, 0]);
  });
  it('[11.4] eliminates any other unit for nothing', () => {
    const g = repulsed(DLI6.id, INFANTRY);
    expect(at(g, DLI6.id)).toBe('eliminated');
    expect(['returnees1', 'returnees82', 'returnees101'].map((name) => clock(g, name as 'returnees1'))).toEqual([
      0, 0, 0,
    ]);
  });
  it('[11.4] while one is left it takes the place of the unit', () => {
    expect(stateOf(repulsed('us.82.505.1', EIGHTY_SECOND.slice(1)), 'us.82.505.1')).toBe('4016 1');
    expect(stateOf(repulsed(DLI6.id, INFANTRY.slice(1)), DLI6.id)).toBe('4016 1');
  });
});

describe('a refuge that is attacked in its turn', () => {
  const REFUGE: Piece = { id: 'de.segler', at: '4117' };
  const SECOND: readonly Piece[] = [
    { id: 'uk.50.2d', at: '4217' },
    { id: 'uk.50.1h', at: '4217' },
  ];
  /** 20 to 5 is 4-1 and 3 is DR; Kerutt stops beside Segler for a step. Then 10 to 5 is 2-1, and 6 is D1. */
  const refugeAttacked = (host = REFUGE): Game => {
    const g = combat([KERUTT, host, ...DIVISION, ...SECOND], { dice: [3, 6] });
    order(g, attack('4017', ...DIVISION.map(({ id }) => id)));
    order(g, { kind: 'retreat' });
    order(g, { kind: 'retreat', unit: KERUTT.id, path: ['4117'], stop: true });
    expect(stateOf(g, KERUTT.id)).toBe('4117 1');
    order(g, { kind: 'end-advance' });
    order(g, attack('4117', ...SECOND.map(({ id }) => id)));
    return g;
  };

  it('[13.5] the retreated unit adds nothing and takes no loss', () => {
    const g = refugeAttacked();
    expect(told(g, 'odds')).toMatchObject([{ defenders: [REFUGE.id], attack: 10, defense: 5, column: '2-1' }]);
    expect([steps(g, REFUGE.id), steps(g, KERUTT.id)]).toEqual([1, 1]);
  });
  it('[13.5] it may not lead the defense, and is eliminated if the others retreat', () => {
    const g = refugeAttacked();
    expect(refusal(g, { kind: 'stand', lead: KERUTT.id })).toBe('13.5');
    expect(refusal(g, { kind: 'stand', lead: REFUGE.id })).toBe('legal');
    order(g, { kind: 'retreat' });
    giveGround(g);
    expect(at(g, KERUTT.id)).toBe('eliminated');
    expect(stateOf(g, REFUGE.id)).toMatch(/^\d{4} 1 disrupted$/);
  });
  it('[13.5] if its host dies it is alone in having to retreat, and goes too', () => {
    // 10 to 3 is 3-1, and 6 is D1 again.
    const g = refugeAttacked({ ...REFUGE, steps: 1 });
    expect(told(g, 'eliminated')).toMatchObject([
      { unit: REFUGE.id, rule: '11.1' },
      { unit: KERUTT.id, rule: '13.5' },
    ]);
    expect(decision(g)).toMatchObject({ kind: 'advance', about: { target: '4117', rate: 'normal' } });
  });
});

describe('three Formations, two guns and the air', () => {
  const TANKS: Piece = { id: 'uk.gds.2gg', at: '4016' };
  const PARAS: Piece = { id: 'us.101.501.1', at: '4016' };
  const GUNS: readonly Piece[] = [
    { id: 'uk.corps.5agra', at: '3914' },
    { id: 'uk.gds.arty', at: '3914' },
    { id: 'uk.50.arty', at: '3813' },
  ];
  const HELPERS: readonly Piece[] = [DLI9, { id: 'uk.3.2l', at: '3916' }];
  const attacked = (): Game => {
    const foe: Piece = { id: 'de.penal6', at: '4017' };
    const g = combat([foe, TANKS, PARAS, ...HELPERS, ...GUNS], { clock: { weatherAm: CLEAR_WEATHER }, dice: [4] });
    order(g, attack('4017', TANKS.id, PARAS.id, ...HELPERS.map(({ id }) => id)));
    return g;
  };
  const support = (...artillery: readonly string[]) => ({ kind: 'support', air: true, artillery }) as const;

  it('[10.2.3] the attachment is stacked with the lead', () => {
    const g = attacked();
    expect(decision(g)?.kind).toBe('lead-formation');
    expect(refusal(g, { kind: 'lead', formation: 'GDS', attachment: DLI9.id })).toBe('10.2.3');
    expect(refusal(g, { kind: 'lead', formation: 'GDS', attachment: PARAS.id })).toBe('legal');
  });
  it('[17.6.2] two guns only if one is the 5th AGRA; [9.4.1] 9-1 is rolled for on 7-1, and all is used up', () => {
    const g = attacked();
    order(g, { kind: 'lead', formation: 'GDS', attachment: PARAS.id });
    expect(refusal(g, support('uk.gds.arty', 'uk.50.arty'))).toBe('17.6.2');
    expect(refusal(g, support('uk.corps.5agra', 'uk.gds.arty', 'uk.50.arty'))).toBe('17.6.2');
    order(g, support('uk.corps.5agra', 'uk.50.arty'));
    expect(told(g, 'odds')).toMatchObject([{ attack: 8 + 4 + 3 + 3, defense: 4, raw: '4-1', column: '9-1' }]);
    expect(told(g, 'combat-result')).toMatchObject([{ column: '7-1', die: 4, result: 'DMR' }]);
    expect(GUNS.map(({ id }) => bears(g, id, 'fired'))).toEqual([true, false, true]);
    expect(clock(g, 'airUsed')).toBe(1);
  });
});
