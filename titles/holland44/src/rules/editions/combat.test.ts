import { decision, type Game, type JsonObject, openPosition } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { lookUp } from '@bridgehead/toolkit';
import { describe, expect, it } from 'vitest';
import { asked, attack, type Fight, giveGround, lose, mayLose, outcome, strike, told } from '../../../test/fights.ts';
import { at, bears, refusal, steps } from '../../../test/orders.ts';
import { asked as question } from '../../../test/questions.ts';
import { hex, hexside, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { GRID, LAKE, MAP } from '../../data/map.ts';
import { EDITIONS, rulesFor, SECOND_EDITION } from '../../editions.ts';
import { HOLLAND44 } from '../../index.ts';
import { clock } from '../../state/state.ts';
import { COMBAT_RESULTS_TABLE, DEFENSE_TABLES, isOrange, ODDS_COLUMNS } from '../../tables/combat-tables.ts';
import { defenseColumn } from '../12-determined-defense.ts';

const inEach = <T>(of: (edition: number) => T): readonly T[] => EDITIONS.map(of);
const piece = (id: string, where: string, more: Partial<Piece> = {}): Piece => ({ id, at: where, ...more });

/** Clear ground all around 4017. */
const ATTACKERS = [piece('uk.50.6dli', '4016'), piece('uk.50.8dli', '3916')];
const FIELD = { target: '4017', attackers: ['uk.50.6dli', 'uk.50.8dli'], lead: '50DIV' } as const;
const struck = (
  edition: number,
  result: Fight['result'],
  defenders: readonly Piece[],
  more: Partial<Fight> = {},
): Game => strike({ ...FIELD, edition, units: [...defenders, ...ATTACKERS], result, ...more });
const KERUTT = piece('de.kerutt', '4017');
const SEGLER = piece('de.segler', '4017');

describe('odds and attacks', () => {
  const combat = (edition: number, units: readonly Piece[], more: Layout = {}): Game =>
    layOut({ edition, phase: 'allied.combat', turn: 9, units: [...units, ...ELSEWHERE], ...more });
  /** A fight that keeps the phase open. */
  const ELSEWHERE = [piece('uk.50.9dli', '1724'), piece('de.unk.runge', '1725')];
  const WEAK = piece('uk.50.6dli', '4016', { steps: 1 });

  it('[9.4.1] [2e 9.4.1] an attack below 1-3 is rolled on 1-3, or not allowed at all', () => {
    const weak = (defender: string) => (edition: number) =>
      refusal(combat(edition, [WEAK, piece(defender, '4017')]), attack('4017', 'uk.50.6dli'));
    expect(inEach(weak('de.bloch'))).toEqual(['legal', '9.4.1']);
    expect(inEach(weak('de.unk.alarm'))).toEqual(['legal', 'legal']);
    const targets = listed(combat(SECOND_EDITION, [WEAK, piece('de.bloch', '4017')]), 'attack').map(
      ({ target }) => target,
    );
    expect(targets).toEqual(['1725']);
  });
  it('[9.4.1] [2e 9.4.1] what is below 1-3 says so, and each support is offered that could be part of what is enough', () => {
    const told = (steps: number, artillery: readonly string[]) => (edition: number) => {
      const attacker = piece('uk.50.6dli', '4016', { steps });
      const units = [attacker, piece('uk.50.arty', '4015'), piece('de.bloch', '4017'), piece('de.kerutt', '4017')];
      const params = { target: '4017', attackers: ['uk.50.6dli'], support: { artillery } };
      const report = question(combat(edition, units), 'odds', params);
      const { tooWeak, offered, column } = report as {
        tooWeak?: { rule: string };
        column: string;
        offered: { guns: readonly { refusal?: object }[] };
      };
      return [column, tooWeak?.rule, offered.guns.every(({ refusal: why }) => why === undefined)];
    };
    const [barely, hopelessly] = [2, 1];
    expect(inEach(told(barely, []))).toEqual([
      ['1-4', undefined, true],
      ['1-4', '9.4.1', true],
    ]);
    expect(inEach(told(barely, ['uk.50.arty']))).toEqual([
      ['1-3', undefined, true],
      ['1-3', undefined, true],
    ]);
    // A gun that is not enough by itself may still be one of several that are.
    expect(inEach(told(hopelessly, []))).toEqual([
      ['1-12', undefined, true],
      ['1-12', '9.4.1', true],
    ]);
  });
  it('[9.5.3] [2e 9.5.3] a Lake is assaulted across with an Engineer unit in the second edition, without one in neither', () => {
    // The map has no Lake hexside: the Maas between 4717 and 4818 stands in for one.
    const side = hexside('4717/4818');
    const water = MAP.water as Int8Array;
    const old = water[side] ?? 0;
    const over =
      (...units: readonly Piece[]) =>
      (edition: number) =>
        refusal(
          combat(edition, [piece('de.unk.alarm', '4818'), piece('us.82.505.1', '4717'), ...units]),
          attack('4818', 'us.82.505.1'),
        );
    water[side] = LAKE;
    try {
      expect(inEach(over(piece('uk.corps.eng30', '4717', { states: ['has-moved'] })))).toEqual(['9.5.1', 'legal']);
      expect(inEach(over())).toEqual(['9.5.1', '9.5.3']);
    } finally {
      water[side] = old;
    }
  });
});

describe('results', () => {
  it('[11.1] [2e 11.1] the result that sends the defender back two hexes is called DR, or DR2; others are called alike', () => {
    const g = (edition: number, die: number): Game => {
      const party = [...ATTACKERS, piece('uk.50.9dli', '4016'), piece('uk.50.1d', '3916')];
      return layOut({ edition, phase: 'allied.combat', turn: 9, units: [KERUTT, ...party], dice: [die] });
    };
    const everybody = attack('4017', 'uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d');
    const called = (die: number) => (edition: number) => {
      const one = g(edition, die);
      order(one, everybody);
      while (['lead-formation', 'support'].includes(decision(one)?.kind ?? '')) {
        order(one, decision(one)?.kind === 'support' ? { kind: 'support' } : { kind: 'lead', formation: '50DIV' });
      }
      return told(one, 'combat-result')[0]?.result;
    };
    expect(inEach(called(2))).toEqual(['DR', 'DR2']);
    expect(inEach(called(1))).toEqual(['EX', 'EX']);
    const loss = (edition: number) => decision(struck(edition, 'A1/DR', [KERUTT]))?.about?.result;
    expect(inEach(loss)).toEqual(['A1/DR', 'A1/DR2']);
    const names = (edition: number) => {
      const told = question(g(edition, 1), 'odds', { target: '4017', attackers: everybody.units as string[] });
      return (told as { outcomes: { result: string }[] }).outcomes.map(({ result }) => result).slice(0, 2);
    };
    expect(inEach(names)).toEqual([
      ['EX', 'DR'],
      ['EX', 'DR2'],
    ]);
  });
  it('[11.2] [2e 11.2] the step of a DS is chosen by its owner, or by the attacker; that of a D1 by its owner in both', () => {
    const chooser = (result: 'DS' | 'D1') => (edition: number) => asked(struck(edition, result, [KERUTT, SEGLER]));
    expect(inEach(chooser('DS'))).toEqual([
      ['defender-loss', 'german'],
      ['defender-loss', 'allied'],
    ]);
    expect(inEach(chooser('D1')).map(([, by]) => by)).toEqual(['german', 'german']);
  });
  it('[11.2] [2e 11.2] [6.4.2] a defender too many may be lost to a DS that its owner pays, not to one that the attacker chooses', () => {
    const payable = (result: 'DS' | 'EX') => (edition: number) => {
      const stack = [KERUTT, SEGLER, piece('de.stephan', '4017')];
      const g = struck(edition, result, stack, { defenders: ['de.kerutt', 'de.segler'] });
      while (asked(g)[0] === 'attacker-loss') lose(g, mayLose(g)[0] ?? '');
      return mayLose(g).includes('de.stephan');
    };
    expect(inEach(payable('DS'))).toEqual([true, false]);
    expect(inEach(payable('EX'))).toEqual([false, false]);
  });
  it('[11.4] [2e 11.4.1] [2e 11.4.2] the owner may give up a unit instead of forming a Remnant', () => {
    const formed = (edition: number): Game => struck(edition, 'D1', [piece('de.jungwirth', '4017', { steps: 2 })]);
    const [first, second] = [formed(1), formed(2)];
    expect([asked(first)[0], asked(second)]).toEqual(['determined-defense', ['remnant', 'german']]);
    order(second, { kind: 'keep' });
    expect([steps(second, 'de.jungwirth'), asked(second)[0]]).toEqual([1, 'determined-defense']);
    const given = formed(2);
    given.events = [];
    order(given, { kind: 'give-up' });
    expect([at(given, 'de.jungwirth'), outcome(given)?.isVacated]).toEqual(['eliminated', true]);
    // With the step before, it has lost two.
    expect(told(given, 'eliminated')).toMatchObject([{ unit: 'de.jungwirth', rule: '2e 11.4.2' }]);
  });
  it('[2e 11.4.2] a position in which a Remnant may be given up can be written and read, wherever the loss came', () => {
    const party = [...ATTACKERS, piece('uk.50.9dli', '4016'), piece('uk.50.1d', '3916')];
    const units = [piece('de.jungwirth', '4017', { steps: 2 }), ...party];
    const begun = openPosition(
      HOLLAND44,
      {
        title: 'holland44',
        edition: SECOND_EDITION,
        scenario: 'campaign',
        base: 'empty',
        phase: 'allied.combat',
        turn: 9,
        seed: 1,
        units: units.map(({ id, at: where, steps: left }) => ({ id, hex: where, ...(left && { steps: left }) })),
      },
      [5],
    );
    if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
    const g = begun.value;
    order(g, attack('4017', 'uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d'));
    while (['lead-formation', 'support'].includes(decision(g)?.kind ?? '')) {
      order(g, decision(g)?.kind === 'support' ? { kind: 'support' } : { kind: 'lead', formation: '50DIV' });
    }
    const read = openPosition(HOLLAND44, HOLLAND44.writePosition(g));
    expect(decision(g)).toMatchObject({ kind: 'remnant' });
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && decision(read.value)).toMatchObject({ kind: 'remnant', about: { unit: 'de.jungwirth' } });
    // A frame that must be called still stands only above one that calls it.
    const written = HOLLAND44.writePosition(g);
    const frames = (written.frames as JsonObject[]).filter(({ proc }) => proc !== 'attack');
    expect(openPosition(HOLLAND44, { ...written, frames })).toMatchObject({ ok: false });
  });
  it('[11.4] [2e 11.4.2] without a Remnant the unit is lost; only in the first edition its division gets a Replacement', () => {
    const dry = (edition: number) => {
      const others = ['us.101.502.1', 'us.101.502.2', 'us.101.502.3'].map((id) => piece(id, '1105', { steps: 1 }));
      const g = strike({
        edition,
        result: 'A1',
        units: [KERUTT, piece('us.101.501.1', '4016', { steps: 2 }), ...others],
        target: '4017',
        attackers: ['us.101.501.1'],
        lead: '101ABN',
      });
      return [at(g, 'us.101.501.1'), clock(g, 'returnees101')];
    };
    expect(inEach(dry)).toEqual([
      ['eliminated', 1],
      ['eliminated', 0],
    ]);
  });
  it('[2e 11.4.3] the counter of an eliminated Remnant serves another unit', () => {
    const others = ['us.101.502.1', 'us.101.502.2'].map((id) => piece(id, '1105', { steps: 1 }));
    const g = strike({
      edition: SECOND_EDITION,
      result: 'A1',
      units: [
        KERUTT,
        piece('us.101.501.1', '4016', { steps: 2 }),
        ...others,
        piece('us.101.502.3', 'eliminated', { steps: 0 }),
      ],
      target: '4017',
      attackers: ['us.101.501.1'],
      lead: '101ABN',
    });
    expect(asked(g)[0]).toBe('remnant');
  });
});

describe('Determined Defense', () => {
  it('[12.1.3] [2e 12.2.1] a Town has a column of its own, and vehicles in Marsh are like others, in the second edition', () => {
    const column = (name: string, id = 'de.kerutt') =>
      inEach((edition) => defenseColumn(layOut({ edition }), hex(name), unit(id)));
    expect(column('4716')).toEqual(['other', 'town']);
    expect(column('5320')).toEqual(['city', 'city']);
    expect(column('4016')).toEqual(['other', 'other']);
    expect(column('4017')).toEqual(['clear', 'clear']);
    expect(column('2622', 'de.stug559')).toEqual(['clear', 'other']);
    expect(column('2622')).toEqual(['other', 'other']);
  });
  it('[12.2] [2e 12.2] the table of the second edition has four columns, each at least as good as the one before', () => {
    const cells = (rules: NonNullable<Layout['rules']>) => {
      const table = (column: string, die: number): string => {
        const at_ = { town: '4112', city: '2707', clear: '4017' }[column] ?? '4017';
        const from = { town: '4013', city: '2706', clear: '4016' }[column] ?? '4016';
        const g = strike({
          edition: SECOND_EDITION,
          rules,
          result: 'DR',
          units: [piece('de.kerutt', at_), piece('uk.50.6dli', from)],
          target: at_,
          attackers: ['uk.50.6dli'],
          lead: '50DIV',
          dice: [die],
        });
        order(g, { kind: 'stand', lead: 'de.kerutt' });
        return String(told(g, 'determined-defense')[0]?.result);
      };
      return ['clear', 'town', 'city'].map((column) => [1, 2, 3, 4, 5, 6].map((die) => table(column, die)).join(' '));
    };
    expect(cells({})).toEqual([
      '0/1 - - - H 0/1 H 1/1',
      '0/1 - H 0/1 H 1/1 H 0/0 H 0/0',
      '0/1 - H 1/1 H 0/0 H 0/0 H 0/0',
    ]);
    expect(cells({ defenseTable: 'conservative' })).toEqual([
      '0/1 - - - H 0/1 H 1/1',
      '0/1 - - H 1/1 H 0/0 H 0/0',
      '0/1 - H 0/1 H 1/1 H 0/0 H 0/0',
    ]);
  });
  it('[12.2] [2e 12.2] Clear and Other are in both as they were, below 1 is 1 and above 6 is 7', () => {
    const cells = (column: 'clear' | 'other') =>
      inEach((edition) =>
        [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8]
          .map((die) => lookUp(DEFENSE_TABLES[rulesFor({ edition }).defenseTable], column, die))
          .join(' '),
      );
    const clear = '0/1 0/1 0/1 - - - H 0/1 H 1/1 H 1/0 H 1/0';
    const other = '0/1 0/1 0/1 - - H 0/1 H 1/1 H 0/0 H 1/0 H 1/0';
    expect([cells('clear'), cells('other')]).toEqual([
      [clear, clear],
      [other, other],
    ]);
  });
  it('[12.2] [2e 12.2.3] [2e 12.2.4] an orange result takes one from the die; no result of the first edition is orange', () => {
    const orange = (profile: Parameters<typeof isOrange>[0]) =>
      COMBAT_RESULTS_TABLE.rows.flatMap(({ results }) =>
        ODDS_COLUMNS.filter((column, i) => isOrange(profile, column, results[i] ?? 'A1')),
      );
    expect([orange('none').length, orange('no-cells').length]).toEqual([0, 0]);
    expect(orange('band').sort().join(' ')).toBe('4-1 4-1 4-1 5-1 5-1 6-1 7-1');
    expect(orange('d1-cells')).toHaveLength(6);
    const printed = (edition: number) => {
      const { orangeResults, orangeDefenseDrm } = rulesFor({ edition });
      return [orange(orangeResults).length, orangeDefenseDrm];
    };
    expect(inEach(printed)).toEqual([
      [0, 0],
      [7, -1],
    ]);
    const modifier =
      (die: number, ...more: readonly string[]) =>
      (edition: number) => {
        // 20 against 4 and no shift: 5-1, and a 5 is D1; 10 against 4 are 2-1, and there a 6 is.
        const g = layOut({
          edition,
          phase: 'allied.combat',
          turn: 9,
          units: [
            piece('de.kerutt', '4017'),
            ...ATTACKERS,
            piece('uk.50.9dli', '4016'),
            piece('uk.50.1d', '3916'),
            piece('uk.50.arty', '4015'),
          ],
          dice: [die, 6],
        });
        order(g, attack('4017', 'uk.50.6dli', 'uk.50.8dli', ...more));
        while (decision(g)?.kind === 'lead-formation' || decision(g)?.kind === 'support') {
          order(g, decision(g)?.kind === 'support' ? { kind: 'support' } : { kind: 'lead', formation: '50DIV' });
        }
        expect(told(g, 'combat-result')).toMatchObject([{ result: 'D1' }]);
        order(g, { kind: 'stand', lead: 'de.kerutt' });
        return told(g, 'determined-defense')[0]?.modifier;
      };
    expect(inEach(modifier(5, 'uk.50.9dli', 'uk.50.1d'))).toEqual([0, -1]);
    expect(inEach(modifier(6))).toEqual([0, 0]);
  });
  it('[6.4.2] [2e 6.4.2] [2e 12.2.2] an overstacked unit may lead, or may not', () => {
    const leads = (edition: number) => {
      const stack = [KERUTT, SEGLER, piece('de.stephan', '4017')];
      const g = struck(edition, 'DR', stack, { defenders: ['de.kerutt', 'de.segler'] });
      return [refusal(g, { kind: 'stand', lead: 'de.stephan' }), refusal(g, { kind: 'stand', lead: 'de.segler' })];
    };
    expect(inEach(leads)).toEqual([
      ['legal', 'legal'],
      ['6.4.2', 'legal'],
    ]);
  });
  /** Nobody gets away from 4017: every hex around it but those of the attackers is held. */
  const RING = ['4018', '4117', '3917', '4116'];
  const surrounded = (edition: number, dice: readonly number[], extra: readonly Piece[] = []): Game => {
    const ring = ['uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h'].map((id, i) => piece(id, RING[i] ?? ''));
    return struck(edition, 'DR', [KERUTT, SEGLER, ...ring, ...extra], { dice });
  };
  it('[17.6.3] [2e 17.6.3] [2e 12.4] a gun supports one roll, or every roll of the stack that cannot retreat', () => {
    const second = (edition: number) => {
      const g = surrounded(edition, [1, 4], [piece('de.krause', '4214')]);
      order(g, { kind: 'stand', lead: 'de.kerutt', artillery: 'de.krause' });
      expect(bears(g, 'de.krause', 'fired')).toBe(true);
      const again = refusal(g, { kind: 'stand', lead: 'de.kerutt', artillery: 'de.krause' });
      g.events = [];
      order(g, { kind: 'stand', lead: 'de.kerutt' });
      return [told(g, 'determined-defense')[0]?.modifier, again];
    };
    expect(inEach(second)).toEqual([
      [0, '17.6.3'],
      [1, '17.6.3'],
    ]);
  });
  it('[12.3] [2e 12.3] [2e 15.2] a defense that dies in holding lets nobody advance, or allows a Limited Advance', () => {
    const after = (edition: number, steps_: number) => {
      const g = struck(edition, 'DR', [piece('de.kerutt', '4017', { steps: steps_ })], { dice: [5] });
      order(g, { kind: 'stand', lead: 'de.kerutt' });
      return outcome(g);
    };
    expect(inEach((edition) => after(edition, 1))).toEqual([
      { result: 'DR', advance: 'none', isVacated: true },
      { result: 'DR', advance: 'limited', isVacated: true },
    ]);
    expect(inEach((edition) => after(edition, 2)?.advance)).toEqual(['none', 'none']);
  });
  it('[12.4] [2e 12.4] the example of the second book: «-», then 0/1, then a 3 holds with 1/1', () => {
    const ring = ['uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h', 'uk.50.8dli'];
    const city = '2707';
    const around = neighboursOf(GRID, hex(city)).map((one) => GRID.names[one] ?? '');
    const units = [
      piece('de.kerutt', city),
      piece('de.jungwirth', city),
      ...['uk.50.6dli', ...ring].map((id, i) => piece(id, around[i] ?? '')),
    ];
    const g = strike({
      edition: SECOND_EDITION,
      result: 'A1/D1',
      units,
      target: city,
      attackers: ['uk.50.6dli', 'uk.50.9dli'],
      lead: '50DIV',
      dice: [2, 1, 3],
    });
    const before = steps(g, 'de.kerutt') + steps(g, 'de.jungwirth');
    const attackers = (): number => ['uk.50.6dli', 'uk.50.9dli'].reduce((sum, id) => sum + steps(g, id), 0);
    const came = attackers();
    expect(before).toBe(5);
    lose(g, 'uk.50.6dli');
    lose(g, mayLose(g)[0] ?? '');
    const results: unknown[] = [];
    for (let roll = 0; roll < 3; roll++) {
      if (asked(g)[0] === 'remnant') order(g, { kind: 'keep' });
      const [choice] = listed(g, 'stand');
      order(g, choice ?? { kind: 'none' });
      results.push(...told(g, 'determined-defense').map(({ result }) => result));
      if (asked(g)[0] === 'remnant') order(g, { kind: 'keep' });
    }
    while (asked(g)[0] !== 'demolition') {
      if (asked(g)[0] === 'remnant') order(g, { kind: 'keep' });
      else lose(g, mayLose(g)[0] ?? '');
    }
    // A dash costs a step here, as a 0/1 does.
    expect(results).toEqual(['0/1', '0/1', 'H 1/1']);
    expect([before - steps(g, 'de.kerutt') - steps(g, 'de.jungwirth'), came - attackers()]).toEqual([4, 2]);
    expect(outcome(g)).toMatchObject({ advance: 'none', isVacated: false });
    giveGround(g);
  });
});
