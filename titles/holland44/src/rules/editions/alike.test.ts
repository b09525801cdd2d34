/** What both books have alike, though a reading of the second might make one think otherwise: no fields, and the same game. */
import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { asked, type Fight, lose, mayLose, strike } from '../../../test/fights.ts';
import { DEFENDERS_ARMOR, oddsIn } from '../../../test/odds.ts';
import { march, refusal } from '../../../test/orders.ts';
import { layOut, order, type Piece, unit } from '../../../test/table.ts';
import { EDITIONS } from '../../editions.ts';
import { formationOf } from '../10-odds/formations.ts';

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
});

describe('combat', () => {
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
