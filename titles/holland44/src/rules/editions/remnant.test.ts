/** [2e 11.4.2] Wherever a unit becomes a Remnant its owner is asked, and the game can be kept and opened just then. */
import { decision, type Game, type JsonObject, openPosition } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { listed, order } from '../../../test/table.ts';
import { SECOND_EDITION } from '../../editions.ts';
import { HOLLAND44 } from '../../index.ts';

function opened(layout: JsonObject, dice: readonly number[] = []): Game {
  const position = {
    title: 'holland44',
    edition: SECOND_EDITION,
    scenario: 'campaign',
    base: 'empty',
    seed: 1,
    ...layout,
  };
  const result = openPosition(HOLLAND44, position, dice);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** The question that the position asks after it has been written and read, and about whom. */
function askedAgain(g: Game): readonly unknown[] {
  const read = openPosition(HOLLAND44, HOLLAND44.writePosition(g));
  if (!read.ok) return [read.fault.place, read.fault.says.code];
  const asked = decision(read.value);
  return [asked?.kind, asked?.about?.unit];
}

describe('a Remnant that is formed', () => {
  it('[6.4.2] [2e 6.4.2] [2e 11.4.2] where too many steps are together', () => {
    const crowd = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli'].map((id) => ({ id, hex: '1724' }));
    const units = [...crowd, { id: 'uk.50.1d', hex: '1724', steps: 2 }];
    const g = opened({ turn: 9, phase: 'allied.movement', units });
    order(g, { kind: 'end-movement' });
    order(g, { kind: 'shed', unit: 'uk.50.1d' });
    expect(askedAgain(g)).toEqual(['remnant', 'uk.50.1d']);
    order(g, { kind: 'keep' });
    expect(decision(g)?.kind).toBe('shed-steps');
  });
  it('[27.2.2] [2e 27.2.2] [2e 11.4.2] by the last roll for isolation', () => {
    const cut = { id: 'us.101.501.1', hex: '4017', steps: 2, states: ['out-of-supply'] };
    const around = ['4018', '4117', '3917', '4116', '3916', '4016'];
    const ids = ['de.kerutt', 'de.segler', 'de.stephan', 'de.richter', 'de.henke', 'de.krafft'];
    const ring = around.map((hex, i) => ({ id: ids[i] ?? '', hex }));
    const options = { isolation: true };
    const g = opened({ turn: 8, phase: 'allied.supply', options, units: [cut, ...ring] }, [1]);
    expect(askedAgain(g)).toEqual(['remnant', 'us.101.501.1']);
  });
  it('[22.3.3] [2e 22.3.1] [2e 11.4.2] by the last roll for a landing', () => {
    const g = opened(
      {
        turn: 4,
        phase: 'allied.airlanding',
        units: [
          { id: 'uk.1abn.4p.10', box: 'airfields' },
          { id: 'de.kerutt', hex: '6517' },
        ],
      },
      [6],
    );
    const [landing] = listed(g, 'land').filter(({ hex }) => hex === '6516');
    order(g, landing ?? { kind: 'none' });
    if (decision(g)?.kind === 'land') order(g, { kind: 'done' });
    expect(askedAgain(g)).toEqual(['remnant', 'uk.1abn.4p.10']);
  });
});
