import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { bestCandidate, candidatesFor, wanting } from '../../test/ai-positions.ts';
import { type Fight, strike } from '../../test/fights.ts';
import { order } from '../../test/table.ts';

const struck = (fight: Fight): Game => strike({ scenario: 'short', ...fight });
/** Steps that must be lost first are lost by the unit that is named first. */
function toTheStand(fight: Fight): Game {
  const g = struck(fight);
  while (decision(g)?.kind.endsWith('loss')) order(g, bestCandidate(g, wanting({})).choice);
  return g;
}

describe('[12.1.1] to stand or to go', () => {
  it('puzzle 20: Elite troops in a City stand', () => {
    const g = toTheStand({
      units: [
        { id: 'de.bloch', at: '4301' },
        { id: 'uk.50.6dli', at: '4302' },
      ],
      target: '4301',
      attackers: ['uk.50.6dli'],
      lead: '50DIV',
      result: 'D1',
    });
    expect(bestCandidate(g, wanting({ '4301': 0.4 })).choice).toEqual({ kind: 'stand', lead: 'de.bloch' });
  });

  const inTheOpen = (id: string): Game =>
    toTheStand({
      units: [
        { id, at: '4017' },
        { id: 'uk.50.6dli', at: '4016' },
      ],
      target: '4017',
      attackers: ['uk.50.6dli'],
      lead: '50DIV',
      result: 'DR',
    });

  it('puzzle 21: a Low Quality battalion in the open goes', () => {
    expect(bestCandidate(inTheOpen('de.goebel'), wanting({})).choice).toEqual({ kind: 'retreat' });
  });

  it('a Normal one stands there only for a hex worth a step and more', () => {
    expect(bestCandidate(inTheOpen('de.kerutt'), wanting({})).choice).toEqual({ kind: 'retreat' });
    expect(bestCandidate(inTheOpen('de.kerutt'), wanting({ '4017': 2 })).choice.kind).toBe('stand');
  });

  /** Puzzle 22: one step in the Woods, on the highway and elsewhere. */
  const inTheWoods = (id: string, [hex, from]: readonly [string, string]): Game =>
    toTheStand({
      units: [
        { id, at: hex, steps: 1 },
        { id: 'uk.gds.2ig', at: from },
      ],
      target: hex,
      attackers: ['uk.gds.2ig'],
      lead: 'GDS',
      result: 'DR',
    });

  it('puzzle 22: a last step stands where it stops the column, a Low Quality one not for nothing', () => {
    const stand = bestCandidate(inTheWoods('de.kerutt', ['1806', '1705']), wanting({ '1806': 2 })).choice;
    expect(stand).toEqual({ kind: 'stand', lead: 'de.kerutt' });
    const go = bestCandidate(inTheWoods('de.penal6', ['6319', '6318']), wanting({})).choice;
    expect(go).toEqual({ kind: 'retreat' });
  });

  const surrounded = (ring: readonly string[]): Game =>
    toTheStand({
      units: [
        { id: 'us.101.501.1', at: '4017' },
        ...['de.kerutt', 'de.segler', 'de.richter', 'de.stephan', 'de.erdmann1', 'de.erdmann2']
          .slice(0, ring.length)
          .map((id, i) => ({ id, at: ring[i] ?? '' })),
      ],
      target: '4017',
      attackers: ['de.kerutt'],
      lead: '1PA',
      side: 'german',
      result: 'DR',
    });

  it('[12.4] puzzle 23: a unit that would die retreating stands, whatever the hex', () => {
    const g = surrounded(['4016', '4117', '3917']);
    expect(decision(g)?.about).toMatchObject({ desperate: true });
    expect(bestCandidate(g, wanting({})).choice).toEqual({ kind: 'stand', lead: 'us.101.501.1' });
  });

  const withGun = (id: string): Game =>
    toTheStand({
      units: [
        { id, at: '4017' },
        { id: 'de.krause', at: '4218' },
        { id: 'uk.50.6dli', at: '4016' },
      ],
      target: '4017',
      attackers: ['uk.50.6dli'],
      lead: '50DIV',
      result: 'DR',
    });

  it('[17.6.3] a gun fires where it makes a Normal unit as good as an Elite one', () => {
    const { choice } = bestCandidate(withGun('de.kerutt'), wanting({ '4017': 2 }));
    expect(choice).toEqual({ kind: 'stand', lead: 'de.kerutt', artillery: 'de.krause' });
  });

  it('[17.6.3] and is saved where even with it a Low Quality unit had better go', () => {
    expect(bestCandidate(withGun('de.goebel'), wanting({})).choice).toEqual({ kind: 'retreat' });
  });
});

describe('[11.2] whose step', () => {
  const exchange = (result: Fight['result']): Game =>
    struck({
      turn: 7,
      units: [
        { id: 'uk.gds.2gg', at: '4016' },
        { id: 'uk.gds.1gg', at: '4016', steps: 2 },
        { id: 'uk.corps.eng30', at: '4016' },
        { id: 'de.kerutt', at: '4017' },
      ],
      target: '4017',
      attackers: ['uk.gds.2gg', 'uk.gds.1gg', 'uk.corps.eng30'],
      lead: 'GDS',
      attachment: 'uk.corps.eng30',
      result,
    });

  it('puzzle 24: the German player takes the Engineer on EX', () => {
    const g = exchange('EX');
    expect(decision(g)?.by).toBe('german');
    expect(bestCandidate(g).choice).toEqual({ kind: 'lose-step', unit: 'uk.corps.eng30' });
  });

  it('its owner on A1 does not', () => {
    const g = exchange('A1');
    expect(decision(g)?.by).toBe('allied');
    expect(bestCandidate(g).choice.unit).not.toBe('uk.corps.eng30');
  });

  it('the defender keeps the steps of the unit that can lead', () => {
    const g = struck({
      units: [
        { id: 'de.krafft', at: '5321', steps: 1 },
        { id: 'de.henke', at: '5321' },
        { id: 'us.82.508.1', at: '5222' },
      ],
      target: '5321',
      attackers: ['us.82.508.1'],
      lead: '82ABN',
      result: 'D1',
    });
    expect(decision(g)?.kind).toBe('defender-loss');
    expect(bestCandidate(g, wanting({ '5321': 4 })).choice).toEqual({ kind: 'lose-step', unit: 'de.henke' });
  });
});

describe('[13] where to', () => {
  const driven = (result: Fight['result'], more: Partial<Fight> = {}): Game =>
    toTheStand({
      units: [
        { id: 'de.kerutt', at: '4017' },
        { id: 'uk.50.6dli', at: '4016' },
      ],
      target: '4017',
      attackers: ['uk.50.6dli'],
      lead: '50DIV',
      result,
      ...more,
    });
  const endOf = (g: Game): string => {
    const { choice } = bestCandidate(g, wanting({}));
    return Array.isArray(choice.path) ? String(choice.path.at(-1)) : choice.kind;
  };

  it('puzzle 37: after DMR three hexes, out of reach', () => {
    const g = driven('DMR');
    const { choice } = bestCandidate(g, wanting({}));
    expect(choice.path).toHaveLength(3);
  });

  it('two, where the next blocking hex lies there', () => {
    const g = driven('DMR');
    const two = candidatesFor(g, wanting({})).find(
      ({ choice }) => Array.isArray(choice.path) && choice.path.length === 2,
    );
    const end = Array.isArray(two?.choice.path) ? String(two.choice.path.at(-1)) : '';
    expect(bestCandidate(g, wanting({ [end]: 5 })).choice.path).toEqual(two?.choice.path);
  });

  it('a hex of worth draws the retreat', () => {
    const g = driven('DR');
    order(g, { kind: 'retreat' });
    const free = endOf(g);
    const others = candidatesFor(g, wanting({})).map(({ choice }) =>
      Array.isArray(choice.path) ? String(choice.path.at(-1)) : '',
    );
    const other = others.find((end) => end !== free && end !== '') ?? '';
    expect(bestCandidate(g, wanting({ [other]: 5 })).choice.path).toContain(other);
  });

  it('[13.3] a step is not given to stop where nothing is gained by it', () => {
    const g = driven('DR', {
      units: [
        { id: 'de.kerutt', at: '1806' },
        { id: 'uk.gds.2ig', at: '1705' },
      ],
      target: '1806',
      attackers: ['uk.gds.2ig'],
      lead: 'GDS',
    });
    order(g, { kind: 'retreat' });
    expect(bestCandidate(g, wanting({})).choice.stop).toBeUndefined();
  });
});
