import { describe, expect, it } from 'vitest';
import { hex, hexside, type Layout, layOut, type Piece, unit } from '../../../test/table.ts';
import { type Attacker, FROM_ABOVE, type Occasion } from '../../state/battle.ts';
import { idOf } from '../../state/units.ts';
import {
  attackerRefusal,
  possibleAttackers,
  possibleTargets,
  standOf,
  targetRefusal,
  togetherRefusal,
} from './attackers.ts';

const one = (id: string, over: string): Attacker => ({ unit: unit(id), over: hexside(over) });

/** The rule that keeps the unit from attacking over the hexside into the hex named last. */
function why(layout: Layout, id: string, over: string, occasion: Occasion = 'combat', target = over.slice(-4)): string {
  return attackerRefusal(layOut(layout), one(id, over), hex(target), occasion)?.rule ?? 'legal';
}

/** Open ground: 4016 beside 4017. */
const FOE: Piece = { id: 'de.kerutt', at: '4017' };
const beside = (piece: Partial<Piece>, ...others: readonly Piece[]): Layout => ({
  units: [FOE, { id: 'uk.50.6dli', at: '4016', ...piece }, ...others],
});

describe('who may attack', () => {
  it('[9.1] a unit with an Attack Strength, next to the enemy', () => {
    expect(why(beside({}), 'uk.50.6dli', '4016/4017')).toBe('legal');
    expect(why(beside({ at: '4015' }), 'uk.50.6dli', '4016/4017')).toBe('9.1');
    expect(why(beside({}), 'uk.50.6dli', '3916/4017')).toBe('9.1');
  });

  it('[9.1] [17.7] nobody whose Attack Strength is 0: artillery, Bridging units, Supply Heads', () => {
    for (const id of ['uk.gds.arty', 'uk.corps.br30', 'us.82.supply']) {
      expect(why(beside({}, { id, at: '4016' }), id, '4016/4017')).toBe('9.1');
    }
  });

  it('[9.1] once in a Combat Phase, but again in a Breakthrough', () => {
    const tired = beside({ states: ['has-attacked'] });
    expect(why(tired, 'uk.50.6dli', '4016/4017')).toBe('9.1');
    expect(why(tired, 'uk.50.6dli', '4016/4017', 'breakthrough')).toBe('legal');
  });

  it('[14.2] in Good Order only; Engaged and Scattered units are', () => {
    expect(why(beside({ states: ['disrupted'] }), 'uk.50.6dli', '4016/4017')).toBe('14.2');
    expect(why(beside({ states: ['full-retreat'] }), 'uk.50.6dli', '4016/4017')).toBe('14.2');
    expect(why(beside({ states: ['engaged', 'scattered'] }), 'uk.50.6dli', '4016/4017')).toBe('legal');
  });

  it('[25.3.3] [8.7] no Spent unit and none with an Auto DS marker', () => {
    expect(why(beside({ states: ['spent'] }), 'uk.50.6dli', '4016/4017')).toBe('25.3.3');
    expect(why(beside({ states: ['spent', 'covering'] }), 'uk.50.6dli', '4016/4017')).toBe('8.3.3');
    expect(why(beside({ autoDs: '3916' }), 'uk.50.6dli', '4016/4017')).toBe('8.7');
  });

  it('[20.2.5] a Replacement marker stops every attack out of its hex, but none out of the next', () => {
    const other: Piece = { id: 'uk.50.8dli', at: '4016', states: ['replacement'] };
    expect(why(beside({}, other), 'uk.50.6dli', '4016/4017')).toBe('20.2.5');
    expect(why(beside({}, { ...other, at: '4015' }), 'uk.50.6dli', '4016/4017')).toBe('legal');
    expect(why(beside({ states: ['replacement'] }), 'uk.50.6dli', '4016/4017')).toBe('20.2.5');
  });

  it('[9.1] [9.5.1] across unbridged Canals and Minor Rivers, and into ground that it may not enter', () => {
    const tank: Piece = { id: 'uk.gds.2ig', at: '1403' };
    expect(why({ units: [tank, { id: 'de.stephan', at: '1502' }] }, 'uk.gds.2ig', '1403/1502')).toBe('legal');
    const across: Layout = {
      units: [
        { ...tank, at: '3811' },
        { id: 'de.stephan', at: '3810' },
      ],
    };
    expect(why(across, 'uk.gds.2ig', '3811/3810')).toBe('legal');
  });

  it('[11.5.1] an Engaged unit not across an unbridged Canal, but over its bridge', () => {
    const units: readonly Piece[] = [
      { id: 'uk.50.6dli', at: '1402', states: ['engaged'] },
      { id: 'uk.50.8dli', at: '1403', states: ['engaged'] },
      { id: 'de.stephan', at: '1502' },
    ];
    expect(why({ units }, 'uk.50.8dli', '1403/1502')).toBe('11.5.1');
    expect(why({ units }, 'uk.50.6dli', '1402/1502')).toBe('legal');
    expect(why({ units, bridges: { '1402/1502': 'blown' } }, 'uk.50.6dli', '1402/1502')).toBe('11.5.1');
  });

  it('[16.3.5] no Breakthrough across an unbridged Canal', () => {
    const units: readonly Piece[] = [
      { id: 'uk.50.6dli', at: '1402' },
      { id: 'uk.50.8dli', at: '1403' },
    ];
    expect(why({ units }, 'uk.50.8dli', '1403/1502', 'breakthrough')).toBe('16.3.5');
    expect(why({ units }, 'uk.50.6dli', '1402/1502', 'breakthrough')).toBe('legal');
  });

  it('[22.6] from above there is nothing to cross', () => {
    const g = layOut({ units: [{ id: 'us.82.505.1', at: '4017' }, FOE] });
    const lander = { unit: unit('us.82.505.1'), over: FROM_ABOVE };
    expect(attackerRefusal(g, lander, hex('4017'), 'landing')).toBeUndefined();
  });
});

describe('across Major Rivers', () => {
  it('[9.5.1] [9.5.2] both sides attack over an unblown bridge, road or railway', () => {
    const units: readonly Piece[] = [
      { id: 'de.kerutt', at: '5421' },
      { id: 'us.82.505.1', at: '5321' },
      { id: 'us.82.505.2', at: '5320' },
    ];
    expect(why({ units }, 'de.kerutt', '5421/5321')).toBe('legal');
    expect(why({ units }, 'us.82.505.1', '5321/5421')).toBe('legal');
    expect(why({ units }, 'us.82.505.2', '5320/5421')).toBe('legal');
    expect(why({ units, bridges: { '5320/5421': 'blown' } }, 'us.82.505.2', '5320/5421')).toBe('9.5.3');
  });

  it('[9.5.1] [9.5.3] not over an unbridged hexside, a Ferry included; for the German player never', () => {
    const units: readonly Piece[] = [
      { id: 'de.kerutt', at: '4817' },
      { id: 'us.82.505.1', at: '4717' },
      { id: 'us.82.505.2', at: '5112' },
    ];
    expect(why({ units }, 'us.82.505.1', '4717/4817')).toBe('9.5.3');
    expect(why({ units }, 'de.kerutt', '4817/4717')).toBe('9.5.3');
    expect(why({ units }, 'us.82.505.2', '5112/5213')).toBe('9.5.3');
  });

  it('[9.5.1] not in the Movement Phase, and [16.3.5] not in a Breakthrough', () => {
    const units: readonly Piece[] = [
      { id: 'us.82.505.1', at: '4717' },
      { id: 'uk.corps.eng30', at: '4717' },
    ];
    expect(why({ units }, 'us.82.505.1', '4717/4817')).toBe('legal');
    expect(why({ units }, 'us.82.505.1', '4717/4817', 'automatic')).toBe('9.5.1');
    expect(why({ units }, 'us.82.505.1', '4717/4817', 'breakthrough')).toBe('16.3.5');
  });
});

describe('out of an Entry Area', () => {
  const inN: Piece = { id: 'uk.43.4sli', at: 'N' };

  it('[19.7] over a hexside of the edge that leads into the own area', () => {
    const units = [inN, { id: 'de.kerutt', at: '1004' }, { id: 'de.segler', at: '1007' }];
    expect(why({ units }, inN.id, '1004/SE', 'combat', '1004')).toBe('legal');
    expect(why({ units }, inN.id, '1004/SW', 'combat', '1004')).toBe('legal');
    expect(why({ units }, inN.id, '1007/SW', 'combat', '1007')).toBe('9.1');
    expect(why({ units }, inN.id, '1005/SW', 'combat', '1004')).toBe('9.1');
  });

  it('[19.6] not after a change of areas', () => {
    const units: readonly Piece[] = [
      { ...inN, states: ['changed-area'] },
      { id: 'de.kerutt', at: '1004' },
    ];
    expect(why({ units }, inN.id, '1004/SE', 'combat', '1004')).toBe('19.6');
  });

  it('[9.1] [14.2] [19.7] whoever has just arrived there attacks, unless he is Disrupted', () => {
    const foe: Piece = { id: 'de.kerutt', at: '1004' };
    const here = (states: Piece['states'] = []): string =>
      why({ units: [{ ...inN, states }, foe] }, inN.id, '1004/SE', 'combat', '1004');
    expect(here()).toBe('legal');
    expect(here(['disrupted'])).toBe('14.2');
  });

  it('[20.2.5] a Replacement marker there binds its own unit alone', () => {
    const units: readonly Piece[] = [inN, { id: 'uk.43.5dcli', at: 'N', states: ['replacement'] }];
    expect(why({ units }, inN.id, '1004/SE', 'combat', '1004')).toBe('legal');
    expect(why({ units }, 'uk.43.5dcli', '1004/SE', 'combat', '1004')).toBe('20.2.5');
  });

  it('[19.3.2] [19.7] not across a Major River, nor over the Pannerden Ferry', () => {
    const units = [{ id: 'de.knaust', at: 'H' }];
    expect(why({ units }, 'de.knaust', '6326/NE', 'combat', '6326')).toBe('19.7');
    expect(why({ units }, 'de.knaust', '5626/E', 'combat', '5626')).toBe('9.5.3');
    expect(why({ units }, 'de.knaust', '6326/E', 'combat', '6326')).toBe('legal');
  });

  it('[19.7] the Stacking Limit holds as if there were hexes beyond the edge', () => {
    const ids = ['uk.43.4sli', 'uk.43.5dcli', 'uk.43.7sli'];
    const g = layOut({ units: ids.map((id) => ({ id, at: 'N' })) });
    const all = ids.map((id) => one(id, '1004/SE'));
    expect(togetherRefusal(g, all, [])?.rule).toBe('6.4.2');
    expect(togetherRefusal(g, all.slice(0, 2), [])).toBeUndefined();
    expect(togetherRefusal(g, [...all.slice(0, 2), one('uk.43.7sli', '1004/SW')], [])).toBeUndefined();
    // 1004 and 1005 meet one and the same hex off the map.
    const gone = all.slice(0, 2).map((attacker) => ({ unit: attacker.unit, from: standOf(g, attacker) }));
    expect(togetherRefusal(g, [one('uk.43.7sli', '1005/SW')], gone)?.rule).toBe('6.4.2');
    expect(togetherRefusal(g, [one('uk.43.7sli', '1005/SE')], gone)).toBeUndefined();
  });
});

describe('targets', () => {
  it('[9.1] a hex with an enemy, also an Unknown unit, and only once in a phase', () => {
    const why4017 = (layout: Layout): string => targetRefusal(layOut(layout), 'allied', hex('4017'))?.rule ?? 'legal';
    expect(why4017({ units: [FOE] })).toBe('legal');
    expect(why4017({ units: [] })).toBe('9.1');
    expect(why4017({ unknown: ['4017'] })).toBe('legal');
    expect(why4017({ units: [{ ...FOE, states: ['was-attacked'] }] })).toBe('9.1');
    expect(targetRefusal(layOut({ unknown: ['4017'] }), 'german', hex('4017'))?.rule).toBe('9.1');
  });

  it('[13.5] a hex may be attacked again through somebody who has been spared', () => {
    const retreated: Piece = { ...FOE, states: ['was-attacked', 'retreated'] };
    const g = layOut({ units: [retreated, { id: 'de.segler', at: '4017' }] });
    expect(targetRefusal(g, 'allied', hex('4017'))).toBeUndefined();
  });

  it('[9.1] somebody forced back into the hex does not bring its garrison a second attack', () => {
    const why4017 = (...units: readonly Piece[]): string =>
      targetRefusal(layOut({ units }), 'allied', hex('4017'))?.rule ?? 'legal';
    const routed: Piece = { id: 'de.segler', at: '4017', states: ['retreated', 'full-retreat'] };
    expect(why4017({ ...FOE, states: ['was-attacked'] }, routed)).toBe('9.1');
    expect(why4017(FOE, routed)).toBe('legal');
    expect(why4017(routed)).toBe('legal');
  });

  it('[9.1] [13.5] nor is anybody attacked again who has retreated to an empty hex, but an Unknown unit there may be', () => {
    const retreated: Piece = { ...FOE, states: ['was-attacked', 'retreated'] };
    expect(targetRefusal(layOut({ units: [retreated] }), 'allied', hex('4017'))?.rule).toBe('9.1');
    expect(targetRefusal(layOut({ units: [retreated], unknown: ['4017'] }), 'allied', hex('4017'))).toBeUndefined();
  });

  it('[9.2] lists every hex next to somebody who can attack it, and all who can', () => {
    const g = layOut({
      units: [
        FOE,
        { id: 'de.segler', at: '4118' },
        { id: 'de.bloch', at: '3914' },
        { id: 'uk.50.6dli', at: '4016' },
        { id: 'uk.50.8dli', at: '4018' },
        { id: 'uk.50.9dli', at: '3915', states: ['disrupted'] },
        { id: 'uk.43.4sli', at: 'N' },
      ],
    });
    expect(possibleTargets(g, 'allied')).toEqual([hex('4017'), hex('4118')]);
    expect(possibleAttackers(g, 'allied', hex('4017')).map(({ unit: u }) => idOf(u))).toEqual([
      'uk.50.8dli',
      'uk.50.6dli',
    ]);
    expect(possibleTargets(g, 'german').map((target) => possibleAttackers(g, 'german', target).length)).toEqual([
      1, 1, 2,
    ]);
  });
});

describe('too many', () => {
  const ids = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli'] as const;
  const units = ids.map((id) => ({ id, at: '4016' }));
  const attackers = ids.map((id) => one(id, '4016/4017'));

  it('[6.4.2] two units attack out of a hex, three do not, a third out of the next hex may', () => {
    expect(togetherRefusal(layOut({ units }), attackers, [])?.rule).toBe('6.4.2');
    expect(togetherRefusal(layOut({ units }), attackers.slice(1), [])).toBeUndefined();
    const apart = units.map((piece, i) => (i === 0 ? { ...piece, at: '3916' } : piece));
    const spread = attackers.map((attacker, i) => (i === 0 ? one(ids[0], '3916/4017') : attacker));
    expect(togetherRefusal(layOut({ units: apart }), spread, [])).toBeUndefined();
  });

  it('[6.4.2] a Free-Stacking unit attacks beside them', () => {
    const engineer = { id: 'uk.corps.eng30', at: '4016' };
    const g = layOut({ units: [...units, engineer] });
    expect(togetherRefusal(g, [...attackers.slice(1), one(engineer.id, '4016/4017')], [])).toBeUndefined();
  });

  it('[6.4.2] those who have attacked out of the hex count, even if they have advanced from it', () => {
    const g = layOut({ units: [{ id: ids[0], at: '4118' }, ...units.slice(1)] });
    const gone = [{ unit: unit(ids[0]), from: hex('4016') }];
    expect(togetherRefusal(g, attackers.slice(1), gone)?.rule).toBe('6.4.2');
    expect(togetherRefusal(g, attackers.slice(2), gone)).toBeUndefined();
  });
});
