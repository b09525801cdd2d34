import type { Candidate, Game, Json } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { columnName } from '../../src/rules/10-odds/odds.ts';
import { type Battle, battleAgainst } from '../../src/state/battle.ts';
import { bestCandidate, candidatesFor, wanting } from '../../test/ai-positions.ts';
import { hex, type Layout, layOut, type Piece, unit } from '../../test/table.ts';
import type { Intent } from '../intent.ts';
import { leastColumn } from './least-odds.ts';
import { defendingStack } from './outcome/read-battle.ts';

const at = (place: string, ...ids: readonly string[]): Piece[] => ids.map((id) => ({ id, at: place }));
const patient = (value: Readonly<Record<string, number>> = {}): Intent => ({ ...wanting(value), waitsForOdds: true });

function battleOf(side: Side, target: string, from: readonly Piece[]): Battle {
  const attackers = from.flatMap(({ id, at: stand }) => {
    const over = sideBetween(GRID, hex(stand), hex(target));
    return over === undefined ? [] : [{ unit: unit(id), over }];
  });
  return battleAgainst(side, 'combat', hex(target), attackers);
}

interface Case {
  readonly by: Piece;
  readonly on: Piece;
  readonly turn?: number;
  readonly value?: number;
}

/** The column that the attack waits for, by its name. */
function least({ by, on, turn = 10, value = 0 }: Case): string {
  const g = layOut({ turn, units: [by, on] });
  const battle = battleOf(by.id.startsWith('de.') ? 'german' : 'allied', on.at, [by]);
  return columnName(leastColumn(g, battle, defendingStack(g, battle), value));
}

/** What an attack says of its odds. */
const oddsOf = (attack: Candidate | undefined): Json | undefined => attack?.name.params?.odds;

const SPINDLER: Piece = { id: 'de.spindler', at: '6220' };
const PARAS = 'uk.1abn.4p.10';
const GUARDS: Piece = { id: 'uk.gds.3ig', at: '4017' };

describe('the least odds of an attack', () => {
  it('4-1 for steps alone, 3-1 where nobody holds: Low in the open', () => {
    expect(least({ by: GUARDS, on: { id: 'de.kerutt', at: '4016' } })).toBe('4-1');
    expect(least({ by: GUARDS, on: { id: 'de.penal6', at: '3916' } })).toBe('3-1');
  });

  it('[26.5.2] the German player, who is paid for Allied steps, waits for 2-1 and no more', () => {
    const edge = (turn: number, value: number) => least({ by: SPINDLER, on: { id: PARAS, at: '6219' }, turn, value });
    expect([edge(10, 0), edge(10, 2.5), edge(20, 2.5)]).toEqual(['2-1', '2-1', '2-1']);
  });

  it('the Allied player takes a column less for a hex that counts, two against a single step', () => {
    const block = (steps: number) => least({ by: GUARDS, on: { id: 'de.kerutt', at: '4016', steps }, value: 3 });
    expect([block(2), block(1)]).toEqual(['3-1', '2-1']);
  });

  it('[18.2.2] the airborne wait for 5-1 once their Supply Heads are gone, but not for the sake of a hex that counts', () => {
    const heights = (turn: number, value = 0) =>
      least({ by: { id: 'us.82.505.1', at: '4922' }, on: { id: 'de.kerutt', at: '4823' }, turn, value });
    expect([heights(6), heights(7), heights(7, 3)]).toEqual(['4-1', '5-1', '3-1']);
  });

  it('the last turn waits for little where something is to be had, and for as much as ever where not', () => {
    const last = (turn: number, value: number) =>
      least({ by: GUARDS, on: { id: 'de.kerutt', at: '4016' }, turn, value });
    expect([last(19, 1.6), last(20, 1.6), last(20, 1)]).toEqual(['4-1', '1-1', '4-1']);
  });
});

describe('a player who waits for odds', () => {
  const fight = (layout: Layout): Game => layOut({ phase: 'allied.combat', turn: 10, ...layout });
  /** 5 and 5 against 5 in the open: 2-1. */
  const even = (...more: readonly string[]): Game =>
    fight({ units: [...at('4017', 'uk.gds.3ig', 'uk.gds.1wg'), ...at('3916', ...more), ...at('4016', 'de.kerutt')] });

  it('does not attack at 2-1 what another would for the sake of the hex', () => {
    const value = { '4016': 2 };
    expect(bestCandidate(even(), wanting(value)).choice.kind).toBe('attack');
    expect(bestCandidate(even(), patient(value)).choice.kind).toBe('pass');
  });

  it('does at 3-1 if the hex counts', () => {
    const attacks = candidatesFor(even('uk.gds.5cg'), patient({ '4016': 3 }));
    expect(attacks[0]).toMatchObject({ choice: { kind: 'attack', target: '4016' } });
    expect(oddsOf(attacks[0])).toMatchObject({ params: { column: '3-1' } });
  });

  it('attacks a block on the road, a single step, at 2-1 but not at 1-1, dear as the road is', () => {
    const road = { '4016': 8 };
    const block = (steps: number): Game =>
      fight({ units: [{ id: 'uk.gds.3ig', at: '4017', steps }, ...at('4016', 'de.hoffmann14')] });
    expect(oddsOf(bestCandidate(block(3), patient(road)))).toMatchObject({ params: { column: '2-1' } });
    expect(oddsOf(bestCandidate(block(2), wanting(road)))).toMatchObject({ params: { column: '1-1' } });
    expect(bestCandidate(block(2), patient(road)).choice.kind).toBe('pass');
  });

  it('[25.3] looks at an Unknown unit as everybody does: who knows what it is', () => {
    const g = (): Game => fight({ units: at('4017', 'uk.gds.3ig'), unknown: ['4016'] });
    expect(bestCandidate(g(), patient({ '4016': 2 })).choice.kind).toBe('attack');
  });

  it('[25.3] goes by the mean of the faces of one that lies on a known unit, not by the worst', () => {
    const block = (...by: readonly string[]): Game =>
      fight({ units: [...at('4017', ...by), ...at('4016', 'de.hoffmann14')], unknown: ['4016'] });
    expect(oddsOf(bestCandidate(block('uk.gds.2ig'), patient({ '4016': 4 })))).toMatchObject({
      params: { least: '1-1', most: '5-1' },
    });
    expect(bestCandidate(block('uk.gds.3ig'), patient({ '4016': 4 })).choice.kind).toBe('pass');
  });
});
