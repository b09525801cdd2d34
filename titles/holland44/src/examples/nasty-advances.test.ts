/** Positions in which advances, breakthroughs, landings and marches meet other rules, each played through its decisions. */
import { type Choice, decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance, breakthrough } from '../../test/advances.ts';
import { attack, giveGround, stateOf, told } from '../../test/fights.ts';
import { at, bears, march, refusal } from '../../test/orders.ts';
import { hex, type Layout, layOut, listed, order, type Piece } from '../../test/table.ts';
import { CLEAR_WEATHER } from '../rules/04-weather.ts';
import { phaseFrame } from '../state/frames.ts';
import { unknownIn } from '../state/stacks.ts';

const combat = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 9, phase: 'allied.combat', units, ...more });

const IRISH: Piece = { id: 'uk.gds.2ig', at: '4016' };
const GRENADIERS: Piece = { id: 'uk.gds.2gg', at: '4016' };
const GUARDS = [IRISH.id, GRENADIERS.id];
const END: Choice = { kind: 'end-advance' };
const ENTER: Choice = { kind: 'enter' };
const DECLINE: Choice = { kind: 'retreat' };

describe('a breakthrough into the unknown', () => {
  /** The road runs from 4016 by 4116 and 4217 to the Town in 4317. */
  const SCREEN: Piece = { id: 'de.hoffmann14', at: '4116' };
  const brokenThrough = (...faces: readonly (string | number)[]): Game => {
    const g = combat([IRISH, GRENADIERS, SCREEN], { unknown: ['4217', '4317'], dice: [6, ...faces] });
    order(g, attack('4116', ...GUARDS));
    expect(told(g, 'combat-result')).toMatchObject([{ column: '7-1', result: 'DS' }]);
    order(g, advance(IRISH.id, '4116'));
    order(g, breakthrough('4217'));
    return g;
  };

  it('[25.3.5] a Garrison is no combat: the group goes on and may still break through once', () => {
    const g = brokenThrough('de.unk.garrison1', 'de.unk.police', 1);
    expect(unknownIn(g, hex('4217'))).toBe(-1);
    expect(decision(g)).toMatchObject({ kind: 'occupy', about: { hex: '4217' } });
    order(g, ENTER);
    expect(decision(g)).toMatchObject({ kind: 'advance-on', about: { at: '4217', used: 2, hexes: 2 } });
    order(g, breakthrough('4317'));
    // 9 to 2 in the Town, with the Armor Shift: 5-1, and 1 is DR.
    expect(told(g, 'odds')).toMatchObject([{ attack: 9, defense: 2, raw: '4-1', column: '5-1' }]);
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', by: 'german', about: { hex: '4317' } });
  });
  it('[25.3.5] a combat unit is fought at once, and that was the Breakthrough Combat', () => {
    const g = brokenThrough('de.unk.police', 6);
    expect(told(g, 'combat-result')).toMatchObject([{ target: '4217', result: 'DS' }]);
    expect(at(g, 'de.unk.police')).toBe('eliminated');
    order(g, ENTER);
    expect(at(g, IRISH.id)).toBe('4217');
    expect(refusal(g, breakthrough('4317'))).toBe('16.3.2');
  });
});

describe('an Automatic DS', () => {
  const SCREEN: Piece = { id: 'de.hoffmann14', at: '4116', states: ['disrupted'] };
  const NEXT: Piece = { id: 'de.unk.police', at: '4217' };
  const FOLLOWER: Piece = { id: 'uk.gds.1cg', at: '4015' };
  const automatic: Choice = { kind: 'automatic-ds', target: '4116', units: GUARDS };
  const opened = (...dice: readonly number[]): Game => {
    const units = [IRISH, GRENADIERS, SCREEN, NEXT, FOLLOWER];
    const g = layOut({ turn: 9, phase: 'allied.movement', units, dice });
    const through = march(FOLLOWER.id, ['4016', '4116']);
    expect(refusal(g, through)).not.toBe('legal');
    order(g, automatic);
    expect(refusal(g, through)).toBe('legal');
    return g;
  };
  const toCombat = (g: Game): void => {
    order(g, { kind: 'end-movement' });
    g.state.frames.push(phaseFrame('combat', 'allied'));
    runAutomaticSteps(g);
    playForced(g);
  };

  it('[8.7] opens the road for a later mover, who may attack in the Combat Phase', () => {
    const g = opened(6);
    order(g, march(FOLLOWER.id, ['4016', '4116']));
    expect(at(g, FOLLOWER.id)).toBe('4116');
    toCombat(g);
    expect(refusal(g, attack('4217', FOLLOWER.id))).toBe('legal');
    expect(refusal(g, attack('4217', IRISH.id))).not.toBe('legal');
  });
  it('[8.7] [16.1] earns its own units an advance with a Breakthrough in the Combat Phase', () => {
    const g = opened(6);
    toCombat(g);
    expect(listed(g, 'automatic-advance')).toEqual([{ kind: 'automatic-advance', target: '4116' }]);
    order(g, { kind: 'automatic-advance', target: '4116' });
    order(g, advance(IRISH.id, '4116'));
    order(g, breakthrough('4217'));
    expect(at(g, NEXT.id)).toBe('eliminated');
    order(g, ENTER);
    expect([at(g, IRISH.id), at(g, GRENADIERS.id)]).toEqual(['4217', '4016']);
  });
  it('[16.3.5] not from among units that had no part in it', () => {
    const g = opened(6);
    order(g, march(FOLLOWER.id, ['4016', '4116']));
    toCombat(g);
    order(g, { kind: 'automatic-advance', target: '4116' });
    order(g, advance(IRISH.id, '4116'));
    expect(refusal(g, breakthrough('4217'))).toBe('16.3.5');
  });
});

describe('a River Assault over the Maas', () => {
  const FOOT: Piece = { id: 'uk.gds.1wg', at: '4717' };
  const TANK: Piece = { id: 'uk.gds.2ig', at: '4717' };
  const ENGINEER: Piece = { id: 'uk.corps.eng30', at: '4717' };
  const ALL = [FOOT.id, TANK.id, ENGINEER.id];
  /** In the Village of Overasselt. */
  const assault = (foe: Piece, ...dice: readonly number[]): Game => {
    const g = combat([FOOT, TANK, ENGINEER, foe], { dice });
    order(g, attack('4818', ...ALL));
    order(g, { kind: 'lead', formation: 'GDS', attachment: ENGINEER.id });
    return g;
  };
  const HOFFMANN: Piece = { id: 'de.hoffmann14', at: '4818' };

  it('[12.3] a Determined Defense that costs the last defender holds the far bank: nobody crosses', () => {
    const g = assault(HOFFMANN, 5, 4);
    expect(told(g, 'odds')).toMatchObject([{ attack: 3 + 5 + 1, defense: 4, shifts: [], column: '2-1' }]);
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', about: { hex: '4818' } });
    order(g, { kind: 'stand', lead: HOFFMANN.id });
    expect(told(g, 'determined-defense')).toMatchObject([{ column: 'other', result: 'H 0/1', holds: true }]);
    expect(at(g, HOFFMANN.id)).toBe('eliminated');
    expect(ALL.map((id) => at(g, id))).toEqual(['4717', '4717', '4717']);
    expect(decision(g)).toBeUndefined();
  });
  it('[9.5.3] [15.6] infantry and Engineer cross into the vacated hex, the tank does not', () => {
    const g = assault(HOFFMANN, 6);
    expect(at(g, HOFFMANN.id)).toBe('eliminated');
    expect(decision(g)).toMatchObject({ kind: 'advance', about: { rate: 'normal' } });
    expect(refusal(g, advance(TANK.id, '4818'))).toBe('15.6');
    expect(refusal(g, advance(FOOT.id, '4817'))).toBe('9.5.3');
    order(g, advance([FOOT.id, ENGINEER.id], '4818'));
    expect([at(g, FOOT.id), at(g, ENGINEER.id), at(g, TANK.id)]).toEqual(['4818', '4818', '4717']);
    expect(bears(g, ENGINEER.id, 'assault-used')).toBe(true);
  });
  it('[11.2] the loss falls on somebody who could cross', () => {
    const g = assault({ id: 'de.krafft', at: '4818', steps: 1 }, 5);
    expect(decision(g)).toMatchObject({ kind: 'attacker-loss', about: { result: 'A1/DR' } });
    expect(refusal(g, { kind: 'lose-step', unit: TANK.id })).toBe('11.2');
    expect(refusal(g, { kind: 'lose-step', unit: FOOT.id })).toBe('legal');
    expect(refusal(g, { kind: 'lose-step', unit: ENGINEER.id })).toBe('legal');
  });
});

describe('a landing on the enemy', () => {
  const TENTH = 'uk.1abn.4p.10';
  const ELEVENTH = 'uk.1abn.4p.11';
  const land = (id: string): Choice => ({ kind: 'land', unit: id, hex: '6515' });
  /** With one step left 4 to 6, with the Morale Shift, is 1-1; with two 4 to 10 is 1-2. */
  const landed = (left: number, ...dice: readonly number[]): Game => {
    const airborne = [TENTH, ELEVENTH].map((id): Piece => ({ id, at: 'airfields' }));
    const units: Piece[] = [{ id: 'de.krafft', at: '6515', steps: left }, ...airborne];
    const g = layOut({ turn: 3, phase: 'allied.airlanding', units, clock: { weatherAm: CLEAR_WEATHER }, dice });
    order(g, land(TENTH));
    order(g, land(ELEVENTH));
    return g;
  };

  it('[22.6] is won when the defender dies, and then the Airlanding Table is rolled on', () => {
    const g = landed(1, 6, 1, 1);
    expect(told(g, 'odds')).toMatchObject([{ attack: 4, defense: 6, raw: '1-2', column: '1-1' }]);
    expect(at(g, 'de.krafft')).toBe('eliminated');
    expect([at(g, TENTH), at(g, ELEVENTH)]).toEqual(['6515', '6515']);
  });
  it('[22.6] [12.3] is lost when the defender holds, and with it all who landed', () => {
    const g = landed(2, 6, 6);
    expect(decision(g)).toMatchObject({ kind: 'attacker-loss', by: 'allied', about: { result: 'A1/DR' } });
    order(g, { kind: 'lose-step', unit: TENTH });
    order(g, { kind: 'stand', lead: 'de.krafft' });
    expect(told(g, 'determined-defense')).toMatchObject([{ result: 'H 1/1', holds: true }]);
    order(g, { kind: 'lose-step', unit: TENTH });
    expect([at(g, TENTH), at(g, ELEVENTH)]).toEqual(['eliminated', 'eliminated']);
    expect([stateOf(g, 'de.krafft'), told(g, 'landing-repulsed')]).toMatchObject(['6515 1', [{ hex: '6515' }]]);
  });
  it('[22.6] a defender who dies in holding has been eliminated: the hex is won', () => {
    const g = landed(1, 5, 6, 1, 1);
    order(g, { kind: 'lose-step', unit: TENTH });
    order(g, { kind: 'stand', lead: 'de.krafft' });
    expect(told(g, 'determined-defense')).toMatchObject([{ result: 'H 1/1', holds: true }]);
    order(g, { kind: 'lose-step', unit: ELEVENTH });
    expect([at(g, 'de.krafft'), at(g, TENTH), at(g, ELEVENTH)]).toEqual(['eliminated', '6515', '6515']);
  });
});

describe('a Breakthrough Group that helps another attack', () => {
  const SCREEN: Piece = { id: 'de.hoffmann14', at: '4116' };
  const KERUTT: Piece = { id: 'de.kerutt', at: '4117' };
  const DLI: Piece = { id: 'uk.50.6dli', at: '4018' };
  const IDLE: Piece = { id: 'uk.50.8dli', at: '4018' };
  const ELSEWHERE: readonly Piece[] = [
    { id: 'uk.3.2l', at: '3816' },
    { id: 'de.penal6', at: '3817' },
  ];
  const helping = (...dice: readonly number[]): Game => {
    const g = combat([IRISH, GRENADIERS, SCREEN, KERUTT, DLI, IDLE, ...ELSEWHERE], { dice: [6, ...dice] });
    order(g, attack('4116', ...GUARDS));
    order(g, advance(IRISH.id, '4116'));
    order(g, { kind: 'assist', target: '4117' });
    order(g, END);
    return g;
  };

  it('[16.5] the attack must come next, and the group adds half its strength and no shift', () => {
    const g = helping(6);
    expect(decision(g)).toMatchObject({ kind: 'combat', about: { assist: '4117' } });
    expect(refusal(g, { kind: 'pass' })).toBe('16.5');
    expect(refusal(g, attack('3817', 'uk.3.2l'))).toBe('16.5');
    order(g, attack('4117', DLI.id));
    expect(told(g, 'attack-declared')).toMatchObject([{ assisting: [IRISH.id] }]);
    expect(told(g, 'odds')).toMatchObject([{ attack: 5 + 5, defense: 5, shifts: [], column: '2-1' }]);
  });
  it('[16.5] it may enter the vacated hex and nothing else; then the phase goes on', () => {
    const g = helping(6);
    order(g, attack('4117', DLI.id));
    order(g, DECLINE);
    giveGround(g);
    expect(stateOf(g, KERUTT.id)).toMatch(/ 1 disrupted$/);
    expect(refusal(g, advance(IRISH.id, '4217'))).toBe('16.5');
    expect(refusal(g, advance(DLI.id, '4118'))).toBe('legal');
    order(g, advance(IRISH.id, '4117'));
    expect(at(g, IRISH.id)).toBe('4117');
    order(g, END);
    expect(refusal(g, attack('3817', 'uk.3.2l'))).toBe('legal');
    expect(refusal(g, { kind: 'pass' })).toBe('legal');
  });
});

describe('an attack out of an Entry Area', () => {
  const WESSEX: readonly Piece[] = [
    { id: 'uk.43.4sli', at: 'N' },
    { id: 'uk.43.5dcli', at: 'N' },
  ];
  const IDS = WESSEX.map(({ id }) => id);
  /** 10 to 5 is 2-1. */
  const attacked = (...dice: readonly number[]): Game => {
    const g = combat([...WESSEX, { id: 'de.kerutt', at: '1004' }], { dice });
    const edges = Object.fromEntries(IDS.map((id) => [id, '1004/SW']));
    order(g, { ...attack('1004', ...IDS), edges });
    expect(told(g, 'odds')).toMatchObject([{ attack: 10, defense: 5, column: '2-1' }]);
    return g;
  };

  it('[19.7] that is won may advance onto the map, as far as the rate allows', () => {
    const g = attacked(6);
    order(g, DECLINE);
    giveGround(g);
    expect(decision(g)).toMatchObject({ kind: 'advance', about: { rate: 'normal' } });
    order(g, advance(IDS, '1004'));
    expect(IDS.map((id) => at(g, id))).toEqual(['1004', '1004']);
  });
  it('[19.7] [15.2] after a DS tanks follow the road three hexes in, one of them the edge', () => {
    const tank: Piece = { id: 'uk.8arm.sry', at: 'N' };
    const g = combat([tank, { id: 'de.hoffmann14', at: '1004', states: ['disrupted'] }], { dice: [6] });
    order(g, { ...attack('1004', tank.id), edges: { [tank.id]: '1004/SW' } });
    expect(told(g, 'combat-result')).toMatchObject([{ column: '7-1', result: 'DS' }]);
    expect(refusal(g, advance(tank.id, '1004', '1104', '1205'))).toBe('15.2');
    expect(refusal(g, advance(tank.id, '1004', '1103', '1204', '1303'))).toBe('15.2');
    order(g, advance(tank.id, '1004', '1103', '1204'));
    expect(at(g, tank.id)).toBe('1204');
  });
  it('[19.7] that is lost leaves the units in the area, a step weaker', () => {
    const g = attacked(1);
    expect(decision(g)).toMatchObject({ kind: 'attacker-loss', about: { result: 'A1/ENG' } });
    order(g, { kind: 'lose-step', unit: IDS[0] ?? '' });
    expect(IDS.map((id) => stateOf(g, id))).toEqual(['N 2', 'N 3']);
    expect([at(g, 'de.kerutt'), bears(g, 'de.kerutt', 'engaged')]).toEqual(['1004', true]);
  });
});

describe('an Unknown unit among units in Full Retreat', () => {
  const BROKEN: Piece = { id: 'de.penal6', at: '4017', states: ['full-retreat'] };
  const table = (from: string, ...dice: readonly (string | number)[]): Game => {
    const units = [BROKEN, { id: 'uk.gds.1wg', at: from }];
    return layOut({ turn: 9, phase: 'allied.movement', units, unknown: ['4017'], dice });
  };

  it('[14.3.1] [25.4] the broken ones give way before the march reaches the hex, and the other is met alone', () => {
    const g = table('4015', 'de.unk.police', 6);
    order(g, march('uk.gds.1wg', ['4016', '4017']));
    expect(decision(g)).toMatchObject({ kind: 'retreat', by: 'german', about: { units: [BROKEN.id] } });
    giveGround(g);
    expect(told(g, 'odds')).toMatchObject([{ defenders: ['de.unk.police'], attack: 5, defense: 1, column: '5-1' }]);
    expect(at(g, 'de.unk.police')).toBe('eliminated');
  });
  it('[25.4] [14.3.1] they do not keep anybody next to them from it, and give way first', () => {
    const g = table('4016', 'de.unk.police', 5);
    order(g, march('uk.gds.1wg', ['4017']));
    expect([decision(g)?.kind, told(g, 'revealed')]).toEqual(['retreat', []]);
    giveGround(g);
    expect(told(g, 'odds')).toMatchObject([{ defenders: ['de.unk.police'], defense: 1 }]);
    expect(stateOf(g, BROKEN.id)).toMatch(/ 2 full-retreat$/);
  });
  it('[25.3.1] behind them a Garrison is run over, and the march goes on', () => {
    const g = table('4016', 'de.unk.garrison1');
    order(g, march('uk.gds.1wg', ['4017']));
    giveGround(g);
    expect(decision(g)).toMatchObject({ kind: 'march-on', about: { at: '4017' } });
    order(g, { kind: 'march-on', path: ['3917'] });
    expect([at(g, 'uk.gds.1wg'), bears(g, 'uk.gds.1wg', 'spent')]).toEqual(['3917', false]);
    expect(unknownIn(g, hex('4017'))).toBe(-1);
  });
  it('[25.4] a Disrupted unit in the hex does keep them from it, and the broken ones in their place', () => {
    const g = layOut({
      turn: 9,
      phase: 'allied.movement',
      units: [BROKEN, { id: 'de.kerutt', at: '4017', states: ['disrupted'] }, { id: 'uk.gds.1wg', at: '4016' }],
      unknown: ['4017'],
    });
    expect(refusal(g, march('uk.gds.1wg', ['4017']))).toBe('25.4');
    expect(at(g, BROKEN.id)).toBe('4017');
  });
});
