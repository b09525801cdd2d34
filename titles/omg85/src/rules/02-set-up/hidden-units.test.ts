import {
  beginGame,
  decision,
  type Game,
  type Json,
  openKnownPosition,
  openPosition,
  randomFrom,
  sampleChoice,
  undoRefusal,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  COMBAT,
  hex as hexNamed,
  layOut,
  move,
  order,
  type Piece,
  refusal,
  unit,
} from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { OMG85 } from '../../index.ts';
import { cpOf, hexAt, spottedOf } from '../../state/state.ts';

const units = [
  { id: 'A-1-POL', hex: '20,12' },
  { id: 'G-60', hex: '20,15', cp: 33 },
  { id: 'G-88', hex: '20,20' },
];
const neighbourNames = (name: string): string[] =>
  [0, 1, 2, 3, 4, 5].map((d) => nameOf(GRID, GRID.neighbours[hexNamed(name) * 6 + d] ?? 0));
const shown = (g: Parameters<typeof OMG85.view>[0], side: string): string[] =>
  (OMG85.view(g, side).units as readonly { readonly unit: string }[]).map(({ unit: id }) => id);

describe('hidden units', () => {
  const options = { hidden: true };
  it('[2.1] are in no view and no known until they are next to an enemy', () => {
    const g = layOut({ units, options });
    expect(shown(g, 'allied')).toEqual(['A-1-POL']);
    expect(hexAt(openKnownPosition(g, 'allied'), unit('G-60'))).toBe(-1);
    order(g, move('A-1-POL', '20,13', '20,14'));
    expect(shown(g, 'allied')).toEqual(['A-1-POL', 'G-60']);
    expect(shown(g, 'german')).toEqual(['A-1-POL', 'G-60', 'G-88']);
    expect(hexAt(openKnownPosition(g, 'allied'), unit('G-88'))).toBe(-1);
  });
  it('[2.1] are refused as a way and offered as a target as soon as somebody stands next to them', () => {
    const near = [
      { id: 'A-1-POL', hex: '20,14' },
      { id: 'G-60', hex: '20,15' },
    ];
    const g = layOut({ units: near, options });
    expect([refusal(g, move('A-1-POL', '20,15')), refusal(g, attack('A-1-POL', '20,15'))]).toEqual(['8.15', 'legal']);
    expect(refusal(layOut({ units, options }), attack('A-1-POL', '20,13'))).toBe('8.15');
  });
  it('[2.1] [1.4] are seen over the border from both sides, and attacked over it by Germans', () => {
    const near = [
      { id: 'A-44', hex: '23,8' },
      { id: 'G-60', hex: '24,8' },
    ];
    const g = layOut({ units: near, options, phase: 'german.operation-1' });
    expect([shown(g, 'german'), shown(g, 'allied')]).toEqual([
      ['A-44', 'G-60'],
      ['A-44', 'G-60'],
    ]);
    expect([refusal(g, move('G-60', '23,8')), refusal(g, attack('G-60', '23,8'))]).toEqual(['8.15', 'legal']);
  });
  it('[2.1] move unheard: the enemy is not told', () => {
    const g = layOut({ units, options, phase: 'german.operation-1' });
    order(g, move('G-88', '20,21'));
    const heard = g.events
      .filter(({ audience }) => audience !== 'german')
      .map((event): Json => event as unknown as Json);
    expect(JSON.stringify(heard)).not.toContain('G-88');
  });
});

describe('where a hidden unit was last seen', () => {
  const table = () =>
    layOut({
      units: [
        { id: 'A-44', hex: '20,14' },
        { id: 'G-60', hex: '20,16', op: 30 },
      ],
      options: { hidden: true },
      phase: 'german.operation-1',
    });
  const asked = (g: Game): Json => {
    const answer = OMG85.query(g, 'units', { side: 'german', viewer: 'allied' });
    return answer.ok ? answer.value : null;
  };
  const ghosts = (g: Game): Json => OMG85.view(g, 'allied').lastSeen ?? null;
  const steps = (g: Game): void => {
    for (const to of ['20,15', '20,16', '20,17']) order(g, move('G-60', to));
  };

  it('[2.1] is all that is told of it once it has gone away, and to the end of the next Operation Phase only', () => {
    const g = table();
    steps(g);
    order(g, COMBAT);
    expect([decision(g)?.by, asked(g), ghosts(g)]).toEqual(['allied', [], [{ unit: 'G-60', hex: '20,15', turn: 3 }]]);
    expect(openPosition(OMG85, OMG85.writePosition(g)).ok).toBe(true);
    order(g, COMBAT);
    expect(ghosts(g)).toEqual([]);
    order(g, move('G-60', '20,18'));
    order(g, COMBAT);
    expect([asked(g), ghosts(g)]).toEqual([[], []]);
  });
  it('[2.1] is kept over the phase in which the viewer himself turned away', () => {
    const g = layOut({
      units: [
        { id: 'A-44', hex: '20,14', op: 30 },
        { id: 'G-60', hex: '20,15' },
      ],
      options: { hidden: true },
    });
    order(g, move('A-44', '20,13'));
    expect([shown(g, 'allied'), ghosts(g)]).toEqual([['A-44'], [{ unit: 'G-60', hex: '20,15', turn: 3 }]]);
    order(g, COMBAT);
    expect(ghosts(g)).toHaveLength(1);
    order(g, COMBAT);
    expect(ghosts(g)).toHaveLength(1);
    order(g, COMBAT);
    expect(ghosts(g)).toEqual([]);
  });
  it('[2.1] [8.7] the enemy hears of the step next to him and of the departure, not of the steps away', () => {
    const g = table();
    const heard: Json[] = [];
    for (const to of ['20,15', '20,16', '20,17']) {
      order(g, move('G-60', to));
      const told = g.events.filter(({ audience }) => audience !== 'german');
      heard.push(told.map(({ kind, to: where, hex }) => [kind, where ?? hex ?? null]));
    }
    expect(heard).toEqual([
      [
        ['spotted', '20,14'],
        ['spotted', '20,15'],
        ['moved', '20,15'],
      ],
      [['lost-sight', '20,15']],
      [],
    ]);
  });
  it('[2.1] goes with a unit that is destroyed before his eyes', () => {
    const g = layOut({
      units: [
        { id: 'A-1-POL', hex: '20,14', cp: 400 },
        { id: 'G-60', hex: '20,15', cp: 1, spotted: 2, lastSeen: { hex: '20,15', turn: 3 } },
      ],
      options: { hidden: true },
    });
    order(g, attack('A-1-POL', '20,15'));
    order(g, COMBAT);
    expect([at(g, 'G-60'), ghosts(g), spottedOf(g, unit('G-60'))]).toEqual(['gone', [], 0]);
  });
});

describe('reconnaissance', () => {
  const scout = { id: 'A-15-19', hex: '20,27', mode: 'travel' };
  const wood = ['19,26', '18,26', '17,26', '16,26'];
  const bridges = [{ between: ['18,26', '19,26'], state: 'safe' }];
  const around = (hexes: readonly string[]): string[] => [
    ...new Set(hexes.flatMap((one) => [one, ...neighbourNames(one)])),
  ];
  const taken = (g: Game): string => (undoRefusal(g) === undefined ? 'open' : 'closed');
  const options = { hidden: true };

  it('[2.1] a hex come next to and found empty is knowledge, and undo closes', () => {
    const g = layOut({ units: [scout, { id: 'G-60', hex: '1,1' }], options, bridges });
    order(g, move('A-15-19', ...wood));
    expect(taken(g)).toBe('closed');
  });
  it('[2.1] undo stays open where nothing is hidden, and on ground where no enemy can be', () => {
    const seen = layOut({ units: [scout], bridges });
    order(seen, move('A-15-19', ...wood));
    const own = layOut({ units: [scout], options, bridges, allied: around(wood) });
    order(own, move('A-15-19', ...wood));
    expect([taken(seen), taken(own)]).toEqual(['open', 'open']);
  });
  it('[2.1] and on ground that others of the side see into anyway', () => {
    const others = [
      { id: 'A-44', hex: '19,13' },
      { id: 'A-1-POL', hex: '20,14' },
    ];
    const at = (units: readonly Piece[]): string => {
      const g = layOut({ units, options });
      order(g, move('A-1-POL', '20,13'));
      return taken(g);
    };
    expect([at(others), at([...others, { id: 'A-2-POL', hex: '20,12' }, { id: 'A-3-POL', hex: '21,13' }])]).toEqual([
      'closed',
      'open',
    ]);
  });
  it('[2.1] a drop in a free set-up that met nobody has shown so', () => {
    const begun = beginGame(OMG85, { title: 'omg85', edition: 1, scenario: 'free', options, seed: 5 });
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const g = begun.value;
    while (decision(g)?.kind === 'supply-source') order(g, sampleChoice(g, randomFrom(3)) ?? COMBAT);
    expect(taken(g)).toBe('open');
    order(g, { kind: 'drop', hex: '16,9' });
    expect(taken(g)).toBe('closed');
  });
});

describe('enemies in the Advanced game', () => {
  it('[8.1] may not be examined: neither view nor known tells their strength', () => {
    const g = layOut({ units, options: { advanced: true } });
    const enemy = (OMG85.view(g, 'allied').units as readonly { unit: string; steps?: number }[]).find(
      ({ unit: id }) => id === 'G-60',
    );
    expect([enemy?.unit, enemy?.steps]).toEqual(['G-60', undefined]);
    expect(cpOf(openKnownPosition(g, 'allied'), unit('G-60'))).toBe(57);
    const open = layOut({ units });
    const seen = (OMG85.view(open, 'allied').units as readonly { unit: string; steps?: number }[]).find(
      ({ unit: id }) => id === 'G-60',
    );
    expect(seen?.steps).toBe(33);
  });
});
