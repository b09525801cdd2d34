import { type Choice, choices, decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { bears, bridge, demolish, refusal, steps } from '../../../test/orders.ts';
import { hex, hexside, type Layout, layOut, order, type Piece, unit } from '../../../test/table.ts';
import { battleAgainst } from '../../state/battle.ts';
import { ASSISTING, addMark, HAS_ATTACKED, RETREATED } from '../../state/state.ts';
import { attackFrame } from './attack-frame.ts';

/** Open ground: 4016 and 3916 beside 4017. */
const FOE: Piece = { id: 'de.kerutt', at: '4017' };
const DLI: Piece = { id: 'uk.50.6dli', at: '4016' };
/** A fight elsewhere, which keeps the phase open. */
const ELSEWHERE: readonly Piece[] = [
  { id: 'uk.3.2l', at: '3522' },
  { id: 'de.penal6', at: '3523' },
];

const table = (layout: Layout): Game =>
  layOut({ phase: 'allied.combat', ...layout, units: [...ELSEWHERE, ...(layout.units ?? [])] });
const attack = (target: string, ...units: readonly string[]): Choice => ({ kind: 'attack', target, units });
const event = (g: Game, kind: string) => g.events.find((one) => one.kind === kind);
const offered = (g: Game): readonly string[] => [...choices(g)].map(({ kind }) => kind);

describe('the course of an attack', () => {
  it('[9.3] odds of 5 to 5 are 1-1, and the die decides in that column', () => {
    const g = table({ units: [FOE, DLI], dice: [3] });
    order(g, attack('4017', DLI.id));
    expect(event(g, 'odds')).toMatchObject({ attack: 5, defense: 5, raw: '1-1', column: '1-1', defenders: [FOE.id] });
    expect(event(g, 'combat-result')).toMatchObject({
      table: '9.3',
      column: '1-1',
      row: '3',
      die: 3,
      result: 'ENG',
    });
    expect(bears(g, FOE.id, 'engaged')).toBe(true);
  });

  it('[9.3] 10 to 5 are 2-1, and 9 to 5 still 1-1', () => {
    const second: Piece = { id: 'uk.50.8dli', at: '3916' };
    const g = table({ units: [FOE, DLI, second], dice: [2] });
    order(g, attack('4017', DLI.id, second.id));
    expect(event(g, 'odds')).toMatchObject({ attack: 10, defense: 5, raw: '2-1' });
    const weaker = table({ units: [FOE, DLI, { id: 'us.82.505.1', at: '4016' }], dice: [3] });
    order(weaker, attack('4017', DLI.id, 'us.82.505.1'));
    order(weaker, { kind: 'lead', formation: '50DIV', attachment: 'us.82.505.1' });
    expect(event(weaker, 'odds')).toMatchObject({ attack: 9, defense: 5, raw: '1-1' });
  });

  it('[9.4.1] odds beyond the table are resolved in its last columns', () => {
    const police: Piece = { id: 'de.unk.police', at: '4017' };
    const strong = table({ units: [police, DLI, { id: 'uk.50.8dli', at: '3916' }], dice: [1] });
    order(strong, attack('4017', DLI.id, 'uk.50.8dli'));
    expect(event(strong, 'odds')).toMatchObject({ raw: '10-1' });
    expect(event(strong, 'combat-result')).toMatchObject({ column: '7-1', result: 'A1/D1' });
    const weak = table({ units: [FOE, { id: 'de.bloch', at: '4017' }, { ...DLI, steps: 1 }], dice: [1] });
    order(weak, attack('4017', DLI.id));
    expect(event(weak, 'odds')).toMatchObject({ raw: '1-12' });
    expect(event(weak, 'combat-result')).toMatchObject({ column: '1-3', result: 'A1' });
  });

  it('[9.1] marks who has attacked and everybody who was attacked', () => {
    const g = table({ units: [FOE, { id: 'de.segler', at: '4017' }, DLI], dice: [3] });
    order(g, attack('4017', DLI.id));
    expect(
      [DLI.id, FOE.id, 'de.segler'].map((id) => [bears(g, id, 'has-attacked'), bears(g, id, 'was-attacked')]),
    ).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
  });

  it('[10.2.1] the attacker names the Lead Formation and an attachment, and sees the odds of each', () => {
    const mate: Piece = { id: 'uk.gds.3ig', at: '4016' };
    const far: Piece = { id: 'us.82.505.1', at: '3916' };
    const g = table({ units: [FOE, DLI, mate, far], dice: [1] });
    order(g, attack('4017', DLI.id, mate.id, far.id));
    expect(decision(g)).toMatchObject({
      kind: 'lead-formation',
      by: 'allied',
      about: { target: '4017', defenders: [FOE.id] },
    });
    expect(refusal(g, { kind: 'lead', formation: '50DIV', attachment: mate.id })).toBe('legal');
    expect(refusal(g, { kind: 'lead', formation: '50DIV', attachment: far.id })).toBe('10.2.3');
    expect(refusal(g, { kind: 'lead', formation: '43DIV' })).toBe('10.2.1');
    expect(refusal(g, { kind: 'lead' })).toBe('10.2.1');
    order(g, { kind: 'lead', formation: '50DIV', attachment: mate.id });
    expect(event(g, 'odds')).toMatchObject({ attack: 12 });
  });
});

describe('who defends', () => {
  const crowd = ['de.kerutt', 'de.segler', 'de.penal6'];
  const overstacked = (): Game => {
    const g = layOut({
      phase: 'allied.combat',
      units: [...crowd.map((id) => ({ id, at: '4017' })), DLI],
      dice: [1],
    });
    order(g, attack('4017', DLI.id));
    return g;
  };

  it('[6.4.2] of too many the defender picks as many as the limit allows', () => {
    const g = overstacked();
    expect(decision(g)).toMatchObject({ kind: 'defenders', by: 'german' });
    const stand = (...units: readonly string[]): Choice => ({ kind: 'defend-with', units });
    expect(offered(g)).toHaveLength(3);
    expect(refusal(g, stand('de.kerutt', 'de.penal6'))).toBe('legal');
    expect(refusal(g, stand('de.penal6', 'de.kerutt'))).toBe('legal');
    expect(refusal(g, stand(...crowd))).toBe('6.4.2');
    expect(refusal(g, stand('de.kerutt'))).toBe('6.4.2');
    expect(refusal(g, stand('uk.50.6dli', 'de.kerutt'))).toBe('6.4.2');
    order(g, stand('de.kerutt', 'de.penal6'));
    expect(event(g, 'odds')).toMatchObject({ defenders: ['de.kerutt', 'de.penal6'], defense: 9 });
  });

  it('[14.3.1] [13.5] not those in Full Retreat or who have retreated in this phase', () => {
    const against = (state: number): Game => {
      const g = table({ units: [FOE, { id: 'de.segler', at: '4017' }, DLI], dice: [3] });
      addMark(g, unit('de.segler'), state);
      order(g, attack('4017', DLI.id));
      return g;
    };
    expect(event(against(RETREATED), 'odds')).toMatchObject({ defenders: [FOE.id], defense: 5 });
    const routed: Piece = { id: 'de.segler', at: '4017', states: ['full-retreat'] };
    const g = table({ units: [FOE, routed, DLI], dice: [3] });
    order(g, attack('4017', DLI.id));
    expect(event(g, 'odds')).toMatchObject({ defenders: [FOE.id] });
  });

  it('[14.3.1] where all are in Full Retreat nobody is asked who defends, however many they are', () => {
    const g = table({
      units: [...crowd.map((id): Piece => ({ id, at: '4017', states: ['full-retreat'] })), DLI],
      dice: [1],
    });
    order(g, attack('4017', DLI.id));
    expect(decision(g)?.kind).not.toBe('defenders');
    expect(event(g, 'odds')).toMatchObject({ defenders: [], defense: 0 });
    expect(event(g, 'combat-result')).toMatchObject({ column: '7-1', row: '1' });
  });

  it('[18.2.2] a Supply Head only if it is alone', () => {
    const head: Piece = { id: 'us.82.supply', at: '4017' };
    const against = (...units: readonly Piece[]): Game => {
      const g = layOut({ phase: 'german.combat', units: [...units, { id: 'de.kerutt', at: '4016' }], dice: [1, 1, 1] });
      order(g, attack('4017', 'de.kerutt'));
      return g;
    };
    expect(event(against(head, { id: 'us.82.505.1', at: '4017' }), 'odds')).toMatchObject({
      defenders: ['us.82.505.1'],
    });
    expect(event(against(head), 'odds')).toMatchObject({ defenders: [head.id] });
    const routed: Piece = { id: 'us.82.505.1', at: '4017', states: ['full-retreat'] };
    expect(event(against(head, routed), 'odds')).toMatchObject({ defenders: [], defense: 0 });
  });
});

describe('Unknown units', () => {
  const GARRISON = 'de.unk.garrison1';
  const POLICE = 'de.unk.police';

  it('[25.3.4] a combat unit that turns up is fought as any other', () => {
    const g = table({ units: [DLI], unknown: ['4017'], dice: [POLICE, 1] });
    order(g, attack('4017', DLI.id));
    expect(event(g, 'revealed')).toMatchObject({ unit: POLICE });
    expect(event(g, 'odds')).toMatchObject({ defenders: [POLICE], defense: 1 });
  });

  it('[25.3.4] a Garrison alone is as good as a DS, without a die', () => {
    const g = table({ units: [DLI], unknown: ['4017'], dice: [GARRISON] });
    order(g, attack('4017', DLI.id));
    expect(event(g, 'combat-result')).toMatchObject({ rule: '25.3.4', result: 'DS' });
    expect(event(g, 'odds')).toBeUndefined();
    expect(bears(g, DLI.id, 'has-attacked')).toBe(true);
    expect(decision(g)?.at).toContain('advance');
  });

  it('[25.3.5] in a Breakthrough a Garrison is no combat at all, and marks nobody', () => {
    const g = table({ units: [DLI], unknown: ['4017'], dice: [GARRISON] });
    const attackers = [{ unit: unit(DLI.id), over: hexside('4016/4017') }];
    g.state.frames.push(attackFrame(battleAgainst('allied', 'breakthrough', hex('4017'), attackers)));
    runAutomaticSteps(g);
    playForced(g);
    expect(g.state.frames[0]?.result).toEqual({
      result: 'DS',
      advance: 'bonus',
      isVacated: true,
      wasFought: false,
      assist: '',
    });
    expect(bears(g, DLI.id, 'has-attacked')).toBe(false);
  });

  it('[25.4] what turns up beside others adds its strength, and a Garrison adds nothing', () => {
    const against = (face: string): Game => {
      const g = table({ units: [FOE, DLI], unknown: ['4017'], dice: [face, 1] });
      order(g, attack('4017', DLI.id));
      return g;
    };
    expect(event(against(POLICE), 'odds')).toMatchObject({ defense: 6 });
    expect(event(against(GARRISON), 'odds')).toMatchObject({ defense: 5, defenders: [FOE.id] });
  });

  it('[25.4] [6.4.2] if stacking allows: of too many the defender picks', () => {
    const g = table({ units: [FOE, { id: 'de.segler', at: '4017' }, DLI], unknown: ['4017'], dice: [POLICE] });
    order(g, attack('4017', DLI.id));
    expect(decision(g)?.kind).toBe('defenders');
    expect(offered(g)).toHaveLength(3);
  });
});

describe('bridges before the attack', () => {
  const NORTH: Piece = { id: 'uk.50.6dli', at: '1402' };
  const BESIDE: Piece = { id: 'uk.50.8dli', at: '1403' };
  const STEPHAN: Piece = { id: 'de.stephan', at: '1502' };

  it('[9.3] a bridge that is blown lets the attacker cancel, and then nobody has attacked', () => {
    const g = table({ units: [NORTH, BESIDE, STEPHAN], dice: [6] });
    order(g, attack('1502', NORTH.id, BESIDE.id));
    expect(decision(g)).toMatchObject({ kind: 'demolition', by: 'german', about: { occasion: 'attack', hex: '1402' } });
    order(g, { kind: 'blow' });
    expect(bridge(g, '1402/1502', 'road')).toBe('blown');
    expect(decision(g)).toMatchObject({ kind: 'attack-or-cancel', by: 'allied', about: { target: '1502' } });
    order(g, { kind: 'cancel' });
    expect(bears(g, NORTH.id, 'has-attacked') || bears(g, STEPHAN.id, 'was-attacked')).toBe(false);
    expect(refusal(g, attack('1502', NORTH.id))).toBe('legal');
  });

  it('[9.3] he may go on; where the bridge holds he is not asked', () => {
    const g = table({ units: [NORTH, STEPHAN], dice: [6, 1] });
    order(g, attack('1502', NORTH.id));
    order(g, { kind: 'blow' });
    order(g, { kind: 'go-on' });
    expect(bears(g, STEPHAN.id, 'was-attacked')).toBe(true);
    const holds = table({ units: [NORTH, STEPHAN], dice: [1] });
    order(holds, attack('1502', NORTH.id));
    expect(demolish(holds)).toEqual(['1402/1502']);
    expect(bears(holds, STEPHAN.id, 'was-attacked')).toBe(true);
    expect(bridge(holds, '1402/1502', 'road')).toBe('intact');
  });

  it('[9.3] an attack over no wired bridge, or by the German player, asks nobody', () => {
    const g = table({ units: [BESIDE, STEPHAN], dice: [1] });
    order(g, attack('1502', BESIDE.id));
    expect(bears(g, STEPHAN.id, 'was-attacked')).toBe(true);
    const german = layOut({ phase: 'german.combat', units: [NORTH, STEPHAN], dice: [1] });
    order(german, attack('1402', STEPHAN.id));
    expect(german.events.some(({ kind }) => kind.startsWith('demolition'))).toBe(false);
  });

  it('[5.7] over the Grave bridge nobody is asked on turn 1, and it stays Wired; on turn 2 he may blow it', () => {
    const units = [
      { id: 'us.82.504.1', at: '4816' },
      { id: 'de.kerutt', at: '4817' },
    ];
    const over = (turn: number): Game => {
      const g = table({ units, turn, dice: [1] });
      order(g, attack('4817', 'us.82.504.1'));
      return g;
    };
    const first = over(1);
    expect([bridge(first, '4816/4817', 'road'), bears(first, 'de.kerutt', 'was-attacked')]).toEqual(['wired', true]);
    expect(demolish(over(2))).toEqual(['4816/4817']);
  });

  it('[16.5] [16.3.5] a helper over a Canal drops out with its bridge, unlike the attackers over it', () => {
    const leftWith = (helper: string): unknown => {
      const g = table({
        units: [NORTH, { id: 'uk.50.9dli', at: '1603' }, { ...NORTH, id: 'uk.50.8dli' }, STEPHAN],
        dice: [6, 1],
      });
      addMark(g, unit(helper), ASSISTING | HAS_ATTACKED);
      const others = [NORTH.id, 'uk.50.8dli', 'uk.50.9dli'].filter((id) => id !== helper);
      order(g, attack('1502', ...others));
      order(g, { kind: 'blow' });
      return decision(g)?.about?.units;
    };
    expect(leftWith(NORTH.id)).toEqual(['uk.50.8dli', 'uk.50.9dli']);
    expect(leftWith('uk.50.9dli')).toEqual([NORTH.id, 'uk.50.8dli', 'uk.50.9dli']);
  });

  const PARA: Piece = { id: 'us.82.505.1', at: '5320' };
  const ON_ROAD: Piece = { id: 'us.82.505.2', at: '5321' };
  const LENT: Piece = { id: 'de.kerutt', at: '5421' };

  it('[9.5.1] with the bridge over a Major River gone its attackers drop out, and nobody is left', () => {
    const g = table({ units: [PARA, LENT], dice: [6] });
    order(g, attack('5421', PARA.id));
    order(g, { kind: 'blow' });
    expect(event(g, 'attack-cancelled')).toMatchObject({ target: '5421' });
    expect(bears(g, PARA.id, 'has-attacked')).toBe(false);
    expect(decision(g)?.kind).toBe('combat');
  });

  it('[9.5.2] those over the bridge that cannot be blown go on without them', () => {
    const g = table({ units: [PARA, ON_ROAD, LENT], dice: [6, 1] });
    order(g, attack('5421', PARA.id, ON_ROAD.id));
    order(g, { kind: 'blow' });
    expect(decision(g)).toMatchObject({ kind: 'attack-or-cancel', about: { units: [ON_ROAD.id] } });
    order(g, { kind: 'go-on' });
    expect(event(g, 'odds')).toMatchObject({ attack: 2 });
    expect(bears(g, PARA.id, 'has-attacked')).toBe(false);
    expect(steps(g, PARA.id)).toBe(3);
  });

  it('[9.5.3] with an Engineer unit beside him who has waited, the attack goes on as a River Assault', () => {
    const g = table({ units: [PARA, { id: 'uk.corps.eng30', at: '5320' }, LENT], dice: [6, 1] });
    order(g, attack('5421', PARA.id));
    order(g, { kind: 'blow' });
    order(g, { kind: 'go-on' });
    expect(bears(g, 'uk.corps.eng30', 'assault-used')).toBe(true);
  });
});
