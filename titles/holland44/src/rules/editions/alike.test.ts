/** What both books have alike, though a reading of the second might make one think otherwise: no fields, and the same game. */
import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { asked, type Fight, lose, mayLose, strike } from '../../../test/fights.ts';
import { DEFENDERS_ARMOR, oddsIn } from '../../../test/odds.ts';
import { march, refusal, steps } from '../../../test/orders.ts';
import { verdictOn } from '../../../test/retreats.ts';
import { hex, hexside, layOut, order, type Piece, unit } from '../../../test/table.ts';
import { EDITIONS } from '../../editions.ts';
import { bridgesOn } from '../../state/bridges.ts';
import { hasRemnant } from '../../state/step-loss.ts';
import { mayRepair } from '../05-bridges/bridges.ts';
import { attackerRefusal, togetherRefusal } from '../09-combat/attackers.ts';
import { formationOf } from '../10-odds/formations.ts';
import { defenseColumn } from '../12-determined-defense.ts';

const inEach = <T>(of: (edition: number) => T): readonly T[] => EDITIONS.map(of);
const piece = (id: string, where: string, more: Partial<Piece> = {}): Piece => ({ id, at: where, ...more });

describe('movement', () => {
  const enters = (turn: number) => (edition: number) =>
    refusal(
      layOut({ edition, turn, phase: 'german.movement', units: [piece('de.graebner', 'H')] }),
      march('de.graebner', ['5626'], 'tactical'),
    );
  it('[8.5.6] [2e 8.5.6] by day no German Vehicle step uses a Ferry, by night it does', () => {
    expect(inEach(enters(9))).toEqual(['8.5.6', '8.5.6']);
    expect(inEach(enters(11))).toEqual(['legal', 'legal']);
  });
  it('[23.3.3] [2e 23.3.3] an Engineer unit ferries six steps', () => {
    const third = (ids: readonly string[]) => (edition: number) => {
      const engineer = piece('uk.corps.eng30', '5613');
      const units = [...ids.map((id) => piece(id, '5613')), piece('uk.50.9dli', '5613'), engineer];
      const g = layOut({ edition, turn: 9, phase: 'allied.movement', units });
      for (const id of ids) order(g, march(id, ['5713'], 'tactical'));
      return refusal(g, march('uk.50.9dli', ['5713'], 'tactical'));
    };
    expect(inEach(third(['uk.50.6dli', 'uk.50.8dli']))).toEqual(['23.3.3', '23.3.3']);
    expect(inEach(third(['uk.50.6dli']))).toEqual(['legal', 'legal']);
  });
  it('[23.3.3] [2e 23.3.3] one of them a Vehicle step, by day and beside the enemy too: it is no printed Ferry', () => {
    const steps = (count: number) => (edition: number) => {
      const units = [
        piece('uk.gds.2ig', '5109', { steps: count }),
        piece('uk.corps.eng30', '5109'),
        piece('de.kerutt', '5308'),
      ];
      return refusal(
        layOut({ edition, turn: 9, phase: 'allied.movement', units }),
        march('uk.gds.2ig', ['5209'], 'tactical'),
      );
    };
    expect(inEach(steps(1))).toEqual(['legal', 'legal']);
    expect(inEach(steps(2))).toEqual(['23.3.3', '23.3.3']);
  });
});

describe('bridges', () => {
  const repair = (side: 'allied' | 'german', name: string) => (edition: number) => {
    const ruling = mayRepair(
      layOut({ edition, bridges: { [name]: 'blown' } }),
      side,
      bridgesOn(hexside(name))[0] ?? -1,
    );
    return ruling.legal ? 'legal' : ruling.rule;
  };
  it('[5.8] [5.9] [2e 5.9] railway bridges across Major Rivers are not repaired by themselves either, across Canals they are not barred', () => {
    expect(inEach(repair('german', '6021/6120'))).toEqual(['5.8', '5.8']);
    expect(inEach(repair('german', '3005/3104'))).not.toContain('5.8');
  });
});

describe('stacking', () => {
  it('[6.4.2] [2e 6.4.2] who has attacked out of a hex counts there, even after an advance', () => {
    const crowd = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli'] as const;
    const together = (fighters: number) => (edition: number) => {
      const g = layOut({ edition, units: crowd.map((id, i) => piece(id, i === 0 ? '4118' : '4016')) });
      const gone = [{ unit: unit(crowd[0]), from: hex('4016') }];
      const attackers = crowd.slice(1, 1 + fighters).map((id) => ({ unit: unit(id), over: hexside('4016/4017') }));
      return togetherRefusal(g, attackers, gone)?.rule ?? 'legal';
    };
    expect(inEach(together(2))).toEqual(['6.4.2', '6.4.2']);
    expect(inEach(together(1))).toEqual(['legal', 'legal']);
  });
});

describe('Engaged units', () => {
  it('[11.5.1] [2e 11.5.1] do not attack across an unbridged Canal, but over its bridge', () => {
    const over =
      (state: 'intact' | 'blown', states: Piece['states'] = ['engaged']) =>
      (edition: number) => {
        const units = [piece('uk.50.6dli', '1402', { states }), piece('de.stephan', '1502')];
        const g = layOut({ edition, units, bridges: { '1402/1502': state } });
        const attacker = { unit: unit('uk.50.6dli'), over: hexside('1402/1502') };
        return attackerRefusal(g, attacker, hex('1502'), 'combat')?.rule ?? 'legal';
      };
    expect(inEach(over('blown'))).toEqual(['11.5.1', '11.5.1']);
    expect(inEach(over('intact'))).toEqual(['legal', 'legal']);
    expect(inEach(over('blown', []))).toEqual(['legal', 'legal']);
  });
});

describe('retreats', () => {
  it('[13.1.3] [2e 13.1.3] whoever can, ends where he has a Supply Path', () => {
    const verdict = (landed: number) => (edition: number) => {
      const units = [
        piece('us.82.505.1', '4510', { landed }),
        piece('de.penal6', '4410'),
        piece('us.82.supply', '4210', { landed: 1 }),
      ];
      return verdictOn(layOut({ edition, units }), 'us.82.505.1', '4610-4710');
    };
    expect(inEach(verdict(1))).toEqual(['13.1.3 guideline-5', '13.1.3 guideline-4-supply']);
    // In the turn of its landing a unit is in supply everywhere.
    expect(inEach(verdict(3))).toEqual(['open', 'open']);
  });
});

describe('Remnants', () => {
  it('[11.4] [20.2.4] [2e 11.4.3] an eliminated one leaves its counter to another unit; one that is in play does not', () => {
    const third = (steps: number) => (edition: number) => {
      const others = ['us.101.502.1', 'us.101.502.2'].map((id) => piece(id, '1105', { steps: 1 }));
      const last = piece('us.101.502.3', steps === 0 ? 'eliminated' : '1105', { steps });
      return hasRemnant(layOut({ edition, units: [...others, last] }), unit('us.101.501.1'));
    };
    expect(inEach(third(0))).toEqual([true, true]);
    expect(inEach(third(1))).toEqual([false, false]);
  });
});

describe('combat', () => {
  it('[12.1.3] [2e 12.2.1] a Village has the column of other ground', () => {
    const column = (name: string) =>
      inEach((edition) => defenseColumn(layOut({ edition }), hex(name), unit('de.kerutt')));
    expect(column('4821')).toEqual(['other', 'other']);
    expect(column('4017')).toEqual(['clear', 'clear']);
  });
  it('[12.4] [2e 12.4] a stack that cannot get away pays a step for «-» as for 0/1, and no more than one', () => {
    const ring = ['uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h'];
    const around = ['4018', '4117', '3917', '4116'];
    const paid = (die: number, isSurrounded: boolean) => (edition: number) => {
      const units = [
        piece('de.kerutt', '4017'),
        piece('uk.50.6dli', '4016'),
        piece('uk.50.8dli', '3916'),
        ...(isSurrounded ? ring.map((id, i) => piece(id, around[i] ?? '')) : []),
      ];
      const attackers = ['uk.50.6dli', 'uk.50.8dli'];
      const g = strike({ edition, target: '4017', attackers, lead: '50DIV', result: 'DR', units, dice: [die] });
      order(g, { kind: 'stand', lead: 'de.kerutt' });
      return 2 - steps(g, 'de.kerutt');
    };
    expect(inEach(paid(2, true))).toEqual([1, 1]);
    expect(inEach(paid(1, true))).toEqual([1, 1]);
    expect(inEach(paid(2, false))).toEqual([0, 0]);
  });
  it('[10.3.2] [10.3.3] [2e 10.3.3] a Flak unit in the attack takes the Armor Shift from the defender, a unit on foot does not', () => {
    const attacked = (lead: string) => (edition: number) => {
      const units = [piece(lead, '1504'), piece('uk.gds.2gg', '1605'), piece('uk.gds.5cg', '1605')];
      const g = layOut({ edition, units });
      const fight = { target: '1605', attackers: [lead], lead: formationOf(g, unit(lead)) };
      return oddsIn(g, fight).shifts.includes(DEFENDERS_ARMOR);
    };
    expect(inEach(attacked('de.flak19'))).toEqual([false, false]);
    expect(inEach(attacked('de.segler'))).toEqual([true, true]);
  });
  it('[12.1.1] [2e 12.2.3] nobody stands on DMR or DS, on any other result with a retreat he may', () => {
    const stands = (result: Fight['result']) => (edition: number) => {
      const g = strike({
        edition,
        target: '4017',
        attackers: ['uk.50.6dli'],
        lead: '50DIV',
        result,
        units: [piece('de.kerutt', '4017'), piece('de.segler', '4017'), piece('uk.50.6dli', '4016')],
      });
      while (['attacker-loss', 'defender-loss'].includes(decision(g)?.kind ?? '')) lose(g, mayLose(g)[0] ?? '');
      return asked(g)[0] === 'determined-defense';
    };
    for (const result of ['DMR', 'DS'] as const) expect(inEach(stands(result))).toEqual([false, false]);
    for (const result of ['DR', 'DRX', 'D1', 'A1/D1', 'A1/DR'] as const) {
      expect(inEach(stands(result))).toEqual([true, true]);
    }
  });
});
