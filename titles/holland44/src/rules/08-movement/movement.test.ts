import { type Choice, check, choices, decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, hexside, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { placeName } from '../../state/places.ts';
import { ASTRAY, DISRUPTED, HAS_MOVED, hasMark, hexOf, orderOf, placeOf, RELEASED, SPENT } from '../../state/state.ts';
import { eliminate } from '../../state/step-loss.ts';
import { POINT, type Step, stepItems } from './costs.ts';
import type { Mode } from './moving-stack.ts';
import { marchEnds } from './reach.ts';

const one = (id: string, at: string, more: Partial<Piece> = {}): Piece => ({ id, at, ...more });
const allied = (units: readonly Piece[], more: object = {}): Game =>
  layOut({ turn: 9, phase: 'allied.movement', units, ...more });
const german = (units: readonly Piece[], more: object = {}): Game =>
  layOut({ turn: 9, phase: 'german.movement', units, ...more });
const march = (id: string | readonly string[], path: readonly string[], mode: Mode = 'normal'): Choice => ({
  kind: 'march',
  units: typeof id === 'string' ? [id] : id,
  mode,
  path,
});
const refused = (g: Game, choice: Choice): string => {
  const ruling = check(g, choice);
  return ruling.legal ? 'legal' : ruling.rule;
};
const cost = (g: Game, id: string, to: string, mode: Mode = 'normal'): number | undefined =>
  marchEnds(g, [unit(id)], mode).find(({ place }) => placeName(place) === to)?.cost;

const isAboutSon = (g: Game): boolean => JSON.stringify(decision(g)?.about).includes('3008/3108');

const FOOT = 'uk.50.6dli';
const MOTOR = 'uk.gds.1gg';
const TANK = 'uk.gds.2ig';
const SMALL = 'us.82.bd.a';

describe('the Movement Phase', () => {
  it('lists the orders of one kind as they stand among all', () => {
    const g = allied([one(FOOT, '1724'), one(TANK, '1725', { steps: 1 }), one(MOTOR, 'N')]);
    const all = [...choices(g)];
    const kinds = [...new Set(all.map(({ kind }) => kind))];
    expect(kinds.length).toBeGreaterThan(2);
    for (const kind of [...kinds, 'no-such-order']) {
      expect([...choices(g, kind)]).toEqual(all.filter((choice) => choice.kind === kind));
    }
  });

  it('[8.1] a hex costs what the chart says, on foot and Mechanized', () => {
    expect(cost(allied([one(FOOT, '1724')]), FOOT, '1725')).toBe(POINT);
    expect(cost(allied([one(FOOT, '6519')]), FOOT, '6520')).toBe(POINT);
    expect(cost(allied([one(MOTOR, '6519')]), MOTOR, '6520')).toBe(2 * POINT);
    expect(cost(allied([one(FOOT, '5308')]), FOOT, '5309')).toBe(2 * POINT);
    expect(cost(allied([one(MOTOR, '5308')]), MOTOR, '5309')).toBe(3 * POINT);
    expect(cost(allied([one(FOOT, '2522')]), FOOT, '2523')).toBe(3 * POINT);
    expect(cost(allied([one(MOTOR, '2522')]), MOTOR, '2523')).toBe(4 * POINT);
  });
  it('[8.1] a stack pays the highest cost and has the lowest allowance', () => {
    const g = allied([one(FOOT, '6519'), one(MOTOR, '6519')]);
    const ends = marchEnds(g, [unit(FOOT), unit(MOTOR)], 'normal');
    expect(ends.find(({ place }) => placeName(place) === '6520')?.cost).toBe(2 * POINT);
    expect(ends.every(({ cost: spent }) => spent <= 3 * POINT)).toBe(true);
  });
  it('[8.1] a unit that has completed its movement does not move again', () => {
    const g = allied([one(FOOT, '1724')]);
    order(g, march(FOOT, ['1725']));
    expect(hexOf(g, unit(FOOT))).toBe(hex('1725'));
    expect(hasMark(g, unit(FOOT), HAS_MOVED)).toBe(true);
    expect(refused(g, march(FOOT, ['1724']))).toBe('8.1');
  });
  it('[8.1] a hex with an enemy unit may not be entered', () => {
    const g = allied([one(FOOT, '1724'), one('de.kerutt', '1725')]);
    expect(refused(g, march(FOOT, ['1725']))).toBe('8.1');
  });
  it.each<[unknown, string]>([
    [{ kind: 'march', units: ['nobody'], mode: 'normal', path: ['1725'] }, 'an unknown unit'],
    [{ kind: 'march', units: ['de.kerutt'], mode: 'normal', path: ['1725'] }, 'an enemy unit'],
    [{ kind: 'march', units: [FOOT, FOOT], mode: 'normal', path: ['1725'] }, 'a unit twice'],
    [{ kind: 'march', units: [FOOT], mode: 'flying', path: ['1725'] }, 'an unknown mode'],
    [{ kind: 'march', units: [FOOT], mode: 'normal', path: ['9999'] }, 'a hex off the map'],
    [{ kind: 'march', units: [FOOT], mode: 'normal', path: [] }, 'no path'],
    [{ kind: 'march', units: [FOOT], mode: 'normal', path: ['1722'] }, 'a jump'],
    [{ kind: 'march', units: [FOOT], mode: 'normal', path: ['1725'], speed: 9 }, 'an unknown field'],
    [{ kind: 'fly' }, 'an unknown order'],
  ])('[8.1] refuses %j: %s', (choice) => {
    expect(refused(allied([one(FOOT, '1724'), one('de.kerutt', '3524')]), choice as Choice)).not.toBe('legal');
  });
  it('[7.2] a unit stops in an enemy ZOC, and pays two points to leave one', () => {
    const g = allied([one(MOTOR, '1722'), one('de.kerutt', '1825')]);
    expect(refused(g, march(MOTOR, ['1723', '1724']))).toBe('legal');
    expect(refused(g, march(MOTOR, ['1723', '1724', '1624']))).toBe('7.2');
    const leaving = allied([one(MOTOR, '1724'), one('de.kerutt', '1825')]);
    expect(cost(leaving, MOTOR, '1723')).toBe(3 * POINT);
  });
  it('[7.2] from one enemy ZOC straight into another, unless a Bond lies between', () => {
    const g = allied([one(MOTOR, '1724'), one('de.kerutt', '1825', { steps: 1 })]);
    expect(cost(g, MOTOR, '1725')).toBe(3 * POINT);
    const bonded = allied([one(MOTOR, '1724'), one('de.kerutt', '1825'), one('de.stephan', '1625')]);
    expect(refused(bonded, march(MOTOR, ['1725'], 'tactical'))).toBe('7.4.2');
  });
});

describe('Extended Movement', () => {
  it('[8.2.1] gives two points more', () => {
    const g = allied([one(FOOT, '1722')]);
    expect(refused(g, march(FOOT, ['1723', '1724', '1725', '1726']))).toBe('8.1');
    expect(refused(g, march(FOOT, ['1723', '1724', '1725', '1726'], 'extended'))).toBe('legal');
  });
  it('[8.2.2] may not come next to an enemy unit, an Unknown one included, but may start there', () => {
    expect(
      refused(allied([one(FOOT, '1722'), one('de.kerutt', '1825')]), march(FOOT, ['1723', '1724'], 'extended')),
    ).toBe('8.2.2');
    expect(refused(allied([one(FOOT, '1722')], { unknown: ['1825'] }), march(FOOT, ['1723', '1724'], 'extended'))).toBe(
      '8.2.2',
    );
    expect(
      refused(allied([one(FOOT, '1724'), one('de.kerutt', '1825')]), march(FOOT, ['1723', '1722'], 'extended')),
    ).toBe('legal');
  });
  it('[8.2.2] may not end with another friendly unit; passing through one is allowed', () => {
    const g = allied([one(FOOT, '1722'), one('uk.50.8dli', '1724')]);
    expect(refused(g, march(FOOT, ['1723', '1724'], 'extended'))).toBe('8.2.2');
    expect(refused(g, march(FOOT, ['1723', '1724', '1725'], 'extended'))).toBe('legal');
    expect(refused(g, march(FOOT, ['1723', '1724']))).toBe('legal');
  });
});

describe('Tactical Movement', () => {
  it('[8.3.1] is one or two hexes whatever they cost', () => {
    const g = allied([one(MOTOR, '2522')]);
    expect(refused(g, march(MOTOR, ['2422', '2322'], 'tactical'))).toBe('legal');
    expect(refused(g, march(MOTOR, ['2422', '2322', '2222'], 'tactical'))).toBe('8.3.1');
    expect(refused(g, march(MOTOR, ['2422', '2322']))).toBe('8.1');
  });
  it('[8.3.2] stops in an enemy ZOC like any other movement', () => {
    const g = allied([one(MOTOR, '1723'), one('de.kerutt', '1825')]);
    expect(refused(g, march(MOTOR, ['1724', '1624'], 'tactical'))).toBe('7.2');
  });
  it('[8.3.3] passes an enemy ZOC in a City hex', () => {
    const g = allied([one(SMALL, '5319'), one('de.kerutt', '5221')]);
    expect(refused(g, march(SMALL, ['5320', '5321'], 'tactical'))).toBe('legal');
    expect(refused(g, march(SMALL, ['5320', '5321']))).toBe('7.2');
  });
  it('[8.3.3] passes one in Woods where two steps in Good Order forgo their movement', () => {
    const cover = (steps: number): Game =>
      allied([one(SMALL, '6518'), one('us.82.505.1', '6519', { steps }), one('de.kerutt', '6620')]);
    const through = march(SMALL, ['6519', '6520'], 'tactical');
    const g = cover(2);
    expect(refused(g, through)).toBe('7.2');
    order(g, { kind: 'cover', units: ['us.82.505.1'] });
    expect(hasMark(g, unit('us.82.505.1'), SPENT)).toBe(true);
    expect(refused(g, through)).toBe('legal');
    expect(refused(cover(1), { kind: 'cover', units: ['us.82.505.1'] })).toBe('8.3.3');
  });
});

describe('roads', () => {
  it('[8.4] cost a third, a half or one point to Mechanized units and one point on foot', () => {
    expect(cost(allied([one(MOTOR, '1504')]), MOTOR, '1605')).toBe(2);
    expect(cost(allied([one(FOOT, '1504')]), FOOT, '1605')).toBe(POINT);
    expect(cost(allied([one(MOTOR, '2011')]), MOTOR, '2110')).toBe(3);
  });
  it('[24.2] Traffic costs Mechanized Allied units two points more, nobody else', () => {
    const jam = { traffic: ['1605'] };
    expect(cost(allied([one(MOTOR, '1504')], jam), MOTOR, '1605')).toBe(2 + 2 * POINT);
    expect(cost(allied([one(FOOT, '1504')], jam), FOOT, '1605')).toBe(POINT);
    expect(cost(german([one('de.segler', '1504')], jam), 'de.segler', '1605')).toBe(2);
  });
});

const sixths = (id: string, step: Step): number =>
  stepItems(layOut({}), unit(id), step).reduce((sum, item) => sum + item.sixths, 0);

describe('water', () => {
  it('[8.5.1] a Minor River costs one point more on foot and two Mechanized', () => {
    const over = { side: hexside('1708/1709'), to: hex('1709'), woodsBefore: 0 };
    expect([sixths(FOOT, over), sixths(MOTOR, over)]).toEqual([2 * POINT, 3 * POINT]);
  });
  it('[8.5.2] Vehicle units cross water on bridges only', () => {
    expect(refused(allied([one(TANK, '1404')]), march(TANK, ['1303']))).toBe('legal');
    expect(refused(allied([one(TANK, '1405')]), march(TANK, ['1304'], 'tactical'))).toBe('8.5.2');
  });
  it('[8.5.3] Infantry crosses an unbridged Canal by Tactical Movement if it starts next to it', () => {
    const g = allied([one(FOOT, '1405'), one('uk.50.8dli', '1505')]);
    expect(refused(g, march(FOOT, ['1304'], 'tactical'))).toBe('legal');
    expect(refused(g, march(FOOT, ['1304']))).toBe('8.5.3');
    expect(refused(g, march('uk.50.8dli', ['1405', '1304'], 'tactical'))).toBe('8.5.3');
  });
  it('[8.5.4] an unbridged Major River needs a Ferry or an Engineer unit', () => {
    const g = allied([one(SMALL, '6019')]);
    expect(refused(g, march(SMALL, ['6120'], 'tactical'))).not.toBe('legal');
    expect(refused(allied([one(SMALL, '6020')]), march(SMALL, ['6120'], 'tactical'))).toBe('8.5.4');
    expect(
      refused(allied([one(SMALL, '6020'), one('uk.corps.eng30', '6020')]), march(SMALL, ['6120'], 'tactical')),
    ).toBe('legal');
  });
  it('[8.5.5] a usable Ferry carries a one-step unit by Tactical Movement', () => {
    const g = allied([one(SMALL, '6019')]);
    expect(refused(g, march(SMALL, ['6118'], 'tactical'))).toBe('legal');
    expect(refused(g, march(SMALL, ['6118']))).toBe('8.5.4');
    const watched = allied([one(SMALL, '6019'), one('de.kerutt', '6218')]);
    expect(refused(watched, march(SMALL, ['6118'], 'tactical'))).toBe('8.5.4');
  });
  it('[8.5.6] one step a turn; the German player ferries Vehicle units by night only', () => {
    const g = allied([one(SMALL, '6019'), one('bd.82.B', '6019')]);
    order(g, march(SMALL, ['6118'], 'tactical'));
    expect(refused(g, march('bd.82.B', ['6118'], 'tactical'))).toBe('8.5.7');
    const car = [one('de.graebner', '6019')];
    expect(refused(german(car), march('de.graebner', ['6118'], 'tactical'))).not.toBe('legal');
  });
  it('[8.5.6] by night a German Vehicle step crosses at Pannerden into the Polder, because roads meet the Ferry', () => {
    const car = (turn: number): Game => layOut({ turn, phase: 'german.movement', units: [one('de.graebner', 'H')] });
    expect(refused(car(9), march('de.graebner', ['5626'], 'tactical'))).toBe('8.5.6');
    expect(refused(car(11), march('de.graebner', ['5626'], 'tactical'))).toBe('legal');
  });
  it('[8.5.7] a larger unit cannot use a Ferry', () => {
    expect(refused(allied([one(FOOT, '6019')]), march(FOOT, ['6118'], 'tactical'))).toBe('8.5.7');
  });
  it('[23.3.3] an Engineer unit ferries six steps, one of them a Vehicle step, and then stays', () => {
    const g = allied([
      one(FOOT, '5613'),
      one('uk.50.8dli', '5613'),
      one('uk.50.9dli', '5613'),
      one('uk.corps.eng30', '5613'),
    ]);
    order(g, march(FOOT, ['5713'], 'tactical'));
    order(g, march('uk.50.8dli', ['5713'], 'tactical'));
    expect(refused(g, march('uk.50.9dli', ['5713'], 'tactical'))).toBe('23.3.3');
    expect(refused(g, march('uk.corps.eng30', ['5713'], 'tactical'))).toBe('8.1');
  });
  it.each(['disrupted', 'engaged', 'replacement'] as const)(
    '[23.3.3] [14.2] [11.5] [20.2.5] an Engineer unit that is %s ferries nobody',
    (state) => {
      const g = allied([one(SMALL, '6020'), one('uk.corps.eng30', '6020', { states: [state] })]);
      expect(refused(g, march(SMALL, ['6120'], 'tactical'))).toBe('8.5.4');
    },
  );
  it('[23.3.3] nor does one after Extended Movement', () => {
    const ferries = (mode: Mode): string => {
      const g = allied([one(SMALL, '5713'), one('uk.corps.eng30', '5614')]);
      order(g, march('uk.corps.eng30', ['5613'], mode));
      return refused(g, march(SMALL, ['5613'], 'tactical'));
    };
    expect([ferries('normal'), ferries('extended')]).toEqual(['legal', '8.5.4']);
  });
  it('[23.3.3] an Engineer unit ferries over one hexside a turn', () => {
    const g = allied([one(FOOT, '5613'), one(SMALL, '5613'), one('uk.corps.eng30', '5613')]);
    expect(refused(g, march(SMALL, ['5712'], 'tactical'))).toBe('legal');
    order(g, march(FOOT, ['5713'], 'tactical'));
    expect(refused(g, march(SMALL, ['5712'], 'tactical'))).toBe('8.5.4');
    expect(refused(g, march(SMALL, ['5713'], 'tactical'))).toBe('legal');
  });
  it('[23.3.3] an Engineer unit ferries one Vehicle step, and infantry after it', () => {
    const tanks = [TANK, 'uk.gds.2gg'].map((id) => one(id, '5613', { steps: 1 }));
    const g = allied([...tanks, one(SMALL, '5613'), one('uk.corps.eng30', '5613')]);
    order(g, march(TANK, ['5713'], 'tactical'));
    expect(refused(g, march('uk.gds.2gg', ['5713'], 'tactical'))).toBe('23.3.3');
    expect(refused(g, march(SMALL, ['5713'], 'tactical'))).toBe('legal');
  });
  it('[8.6.2] a Vehicle unit is not ferried out of Polder that no road touches', () => {
    const g = allied([one(TANK, '6020', { steps: 1 }), one('uk.corps.eng30', '6020')]);
    expect(refused(g, march(TANK, ['6120'], 'tactical'))).toBe('8.6.2');
  });
  it('[23.3.1] an Engineer unit crosses a Major River by itself', () => {
    expect(refused(allied([one('uk.corps.eng30', '6020')]), march('uk.corps.eng30', ['6120'], 'tactical'))).toBe(
      'legal',
    );
  });
});

describe('difficult ground', () => {
  it('[8.6.1] the third Woods hex off the road costs one point more', () => {
    const g = allied([one(SMALL, '6517')]);
    const path = ['6518', '6519', '6520'];
    expect(refused(g, march(SMALL, path))).toBe('8.1');
    expect(cost(g, SMALL, '6519')).toBe(2 * POINT);
    expect(refused(g, march(SMALL, path, 'extended'))).toBe('legal');
  });
  it('[8.6.2] Vehicle units enter and leave Polder and Marsh by road only', () => {
    expect(refused(allied([one(TANK, '5308')]), march(TANK, ['5309'], 'tactical'))).toBe('8.6.2');
    expect(refused(allied([one(TANK, '5920')]), march(TANK, ['5820']))).toBe('legal');
  });
  it('[8.6.3] Polder with Woods costs as Polder does', () => {
    const step = { side: hexside('6225/6325'), to: hex('6325'), woodsBefore: 2 };
    expect([sixths(FOOT, step), sixths(MOTOR, step)]).toEqual([2 * POINT, 3 * POINT]);
  });
});

describe('interrupted marches', () => {
  it('[5.4] a bridge blown under its feet turns a march aside, not back', () => {
    const g = allied([one(FOOT, '3208')], { dice: [6], unknown: [] });
    order(g, march(FOOT, ['3108', '3008']));
    expect(decision(g)).toMatchObject({ by: 'german', kind: 'demolition' });
    while (decision(g)?.by === 'german') order(g, { kind: isAboutSon(g) ? 'blow' : 'hold' });
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'march-on' });
    order(g, { kind: 'march-on', path: ['3107'] });
    expect(hexOf(g, unit(FOOT))).toBe(hex('3107'));
  });
  it('[25.1] a Garrison is removed and the march goes on while points remain', () => {
    const g = allied([one(FOOT, '1724')], { unknown: ['1725'], dice: ['de.unk.garrison1'] });
    order(g, march(FOOT, ['1725']));
    expect(hexOf(g, unit(FOOT))).toBe(hex('1725'));
    expect(placeName(placeOf(g, unit('de.unk.garrison1')))).toBe('eliminated');
    expect(decision(g)).toMatchObject({ kind: 'march-on', by: 'allied' });
    order(g, { kind: 'march-on', path: ['1726'] });
    expect(hexOf(g, unit(FOOT))).toBe(hex('1726'));
  });
  it('[25.2.1] Extended Movement may not come next to an Unknown unit, but may follow a Garrison', () => {
    const g = allied([one(FOOT, '1724')], { unknown: ['1725'], dice: ['de.unk.garrison1'] });
    expect(refused(g, march(FOOT, ['1725'], 'extended'))).toBe('25.3.1');
    order(g, march(FOOT, ['1725']));
    order(g, { kind: 'march-on', mode: 'extended', path: ['1726', '1826'] });
    expect(hexOf(g, unit(FOOT))).toBe(hex('1826'));
  });
});

describe('Unknown units on the way', () => {
  const met = (at: string, unknown: readonly string[]): Game =>
    allied([one(MOTOR, at)], { unknown, dice: ['de.unk.garrison1', 'de.unk.garrison2'] });
  it('[25.1] a Garrison delays nobody, even where a second Unknown unit is beside the stack', () => {
    const g = met('1722', ['1724', '1824']);
    order(g, march(MOTOR, ['1723', '1724']));
    expect(hexOf(g, unit(MOTOR))).toBe(hex('1724'));
  });
  it('[25.1] from a Garrison’s hex the march may go on into the hex of the next Unknown unit', () => {
    const g = met('1722', ['1724', '1725']);
    order(g, march(MOTOR, ['1723', '1724']));
    expect(decision(g)?.kind).toBe('march-on');
    order(g, { kind: 'march-on', path: ['1725'] });
    expect(hexOf(g, unit(MOTOR))).toBe(hex('1725'));
  });
  it('[25.2.1] Extended Movement stays open while only Garrisons were met', () => {
    const g = met('1722', ['1724']);
    order(g, march(MOTOR, ['1723', '1724']));
    expect(refused(g, { kind: 'march-on', mode: 'extended', path: ['1725'] })).toBe('legal');
    expect(listed(g, 'march-on').some((choice) => choice.mode === 'extended')).toBe(true);
    const other = met('1722', ['1724', '1825']);
    order(other, march(MOTOR, ['1723', '1724']));
    expect(refused(other, { kind: 'march-on', mode: 'extended', path: ['1624'] })).toBe('25.3.1');
  });
  it('[25.3.1] nor does Tactical Movement become Extended after a Garrison', () => {
    const g = met('1723', ['1724']);
    order(g, march(MOTOR, ['1724'], 'tactical'));
    expect(refused(g, { kind: 'march-on', mode: 'extended', path: ['1725'] })).toBe('25.3.1');
  });
  it('[25.1] nobody who cannot attack turns one over', () => {
    const g = allied([one('uk.corps.br30', '1724')], { unknown: ['1725'] });
    expect(refused(g, march('uk.corps.br30', ['1725']))).toBe('25.3.1');
  });
});

describe('special units', () => {
  it('[6.1] two Supply Heads do not end in one hex', () => {
    const g = allied([one('us.82.supply', '1724'), one('us.101.supply', '1725')]);
    expect(refused(g, march('us.82.supply', ['1725'], 'tactical'))).toBe('6.1');
    expect(refused(g, march('us.82.supply', ['1725', '1726'], 'tactical'))).toBe('legal');
  });
  it('[23.6] a garrison once released stays so when it comes back', () => {
    const g = layOut({ turn: 9, units: [one('de.tiel', '5606', { states: ['released'] })] });
    eliminate(g, unit('de.tiel'), '11.3');
    expect(hasMark(g, unit('de.tiel'), RELEASED)).toBe(true);
  });
  it('[23.4] a unit that went astray is so no longer when it is back on its side', () => {
    const g = layOut({ turn: 3, phase: 'allied.movement', units: [one(FOOT, '1803', { states: ['astray'] })] });
    order(g, march(FOOT, ['1802']));
    expect(hasMark(g, unit(FOOT), ASTRAY)).toBe(false);
  });
  it('[19.1] a unit enters over the easiest hexside between area and hex', () => {
    expect(refused(allied([one(TANK, 'M')]), march(TANK, ['1006']))).toBe('legal');
  });
  it('[18.6] a Dismounted unit whose supply no longer crosses a Canal marches with its vehicles', () => {
    const g = layOut({
      turn: 3,
      phase: 'allied.movement',
      bridges: { '1303/1404': 'intact' },
      units: [one('uk.gds.3ig', '1503', { states: ['dismounted'] })],
    });
    expect(refused(g, march('uk.gds.3ig', ['1404', '1303', '1204', '1103']))).toBe('legal');
  });
  it('[20.2.5] an Engineer unit replaced this turn does not cross a river by itself', () => {
    const g = allied([one('uk.corps.eng30', '6020', { states: ['replacement'] })]);
    expect(refused(g, march('uk.corps.eng30', ['6120'], 'tactical'))).toBe('8.5.4');
  });
  it('[14.3.1] a unit in Full Retreat is not left alone beside an enemy that it can leave', () => {
    const g = allied([one('uk.gds.3ig', '1724', { states: ['full-retreat'] }), one('de.kerutt', '1825')]);
    expect(refused(g, { kind: 'end-movement' })).toBe('14.3.1');
    const joined = allied([
      one('uk.gds.3ig', '1724', { states: ['full-retreat'] }),
      one('uk.gds.5cg', '1724'),
      one('de.kerutt', '1825'),
    ]);
    expect(refused(joined, { kind: 'end-movement' })).toBe('legal');
  });
  it('[14.3.1] a unit in Full Retreat does not come next to an enemy alone', () => {
    const routed = one('de.kerutt', '1722', { states: ['full-retreat'] });
    expect(refused(german([routed, one('uk.gds.1gg', '1825')]), march('de.kerutt', ['1723', '1724']))).toBe('14.3.1');
    const joined = german([routed, one('de.stephan', '1724'), one('uk.gds.1gg', '1825')]);
    expect(refused(joined, march('de.kerutt', ['1723', '1724']))).toBe('legal');
  });
  it('[23.6] a garrison is frozen until an Allied unit comes within two hexes', () => {
    expect(refused(german([one('de.tiel', '5606')]), march('de.tiel', ['5605'], 'tactical'))).toBe('23.6');
    expect(
      refused(german([one('de.tiel', '5606', { states: ['released'] })]), march('de.tiel', ['5605'], 'tactical')),
    ).toBe('legal');
  });
  it('[23.4] British units go one hex across their corps boundary, not two, through turn 6', () => {
    const g = (turn: number) => layOut({ turn, phase: 'allied.movement', units: [one(FOOT, '1802')] });
    expect(refused(g(3), march(FOOT, ['1803', '1804']))).toBe('legal');
    expect(refused(g(3), march(FOOT, ['1803', '1804', '1805'], 'extended'))).toBe('23.4');
    expect(refused(g(7), march(FOOT, ['1803', '1804', '1805'], 'extended'))).toBe('legal');
  });
  it('[17.3] artillery that uses Tactical Movement for two hexes is Disrupted', () => {
    const g = allied([one('uk.gds.arty', '1724')]);
    order(g, march('uk.gds.arty', ['1723', '1722'], 'tactical'));
    expect(orderOf(g, unit('uk.gds.arty'))).toBe(DISRUPTED);
    expect(refused(allied([one('uk.gds.arty', '1724')]), march('uk.gds.arty', ['1723']))).toBe('17.3');
  });
});
