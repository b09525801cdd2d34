import { SYMBOLS } from '@bridgehead/board';
import { setTitleWords } from '@bridgehead/client-kit/title';
import { describe, expect, it } from 'vitest';
import { UNITS, type UnitView } from '../../src/facts.ts';
import { HOLLAND44_WORDS } from '../words.ts';
import { bodyColour, formationColours, formationName } from './colours.ts';
import { badgesOf, counterLabel, counterLook, figuresText, unknownLook } from './counter-look.ts';
import { stackLooks, unitsByPlace } from './stack-looks.ts';
import { KNOWN_TYPES, typeLook } from './unit-types.ts';

function unitView(id: string, changes: Partial<UnitView> = {}): UnitView {
  const data = UNITS.find((unit) => unit.id === id);
  if (data === undefined) throw new Error(id);
  const [attack, defense, movement, armor] = data.full;
  return {
    unit: id,
    side: data.side,
    name: data.name,
    type: data.type,
    formation: data.formation,
    morale: data.morale ?? 'normal',
    hex: '5320',
    steps: data.steps,
    values: { attack, defense, movement, armor },
    printed: { attack, defense, movement, armor, steps: data.steps },
    states: [],
    ...(data.range === undefined ? {} : { range: data.range }),
    ...changes,
  };
}

setTitleWords(HOLLAND44_WORDS);

/** Of no Formation, or of that of the unit it came from. */
const NAMELESS = ['formation.none', 'formation.(parent)'];

describe('counters', () => {
  it('every type of unit has a symbol that the board can draw', () => {
    for (const { type } of UNITS) expect(KNOWN_TYPES).toContain(type);
    for (const type of KNOWN_TYPES) expect(SYMBOLS).toContain(typeLook(type).symbol);
  });

  it('every type of unit and every Formation has a name', () => {
    const keys = UNITS.flatMap(({ type, formation }) => [
      `type.${type}`,
      ...formation.split('+').map((part) => `formation.${part}`),
    ]);
    const unnamed = keys.filter((key) => !NAMELESS.includes(key) && !Object.hasOwn(HOLLAND44_WORDS.messages, key));
    expect([...new Set(unnamed)]).toEqual([]);
  });

  it('every branch and every Formation has a colour of its own', () => {
    const branches = [...new Set(UNITS.map(({ branch }) => branch))];
    expect(new Set(branches.map(bodyColour)).size).toBe(branches.length);
    expect(() => bodyColour('Martian')).toThrow('«Martian»');
    expect(formationColours('VT+2SS')).toEqual(['#F2C230', '#C6302B']);
    expect(formationColours('none')).toHaveLength(1);
    expect(formationName('82ABN')).toBe('82nd Airborne Division');
  });

  it('shows side by its corner, lost steps, morale and armor', () => {
    const tank = counterLook(unitView('uk.gds.2gg', { steps: 2 }));
    expect(tank).toMatchObject({ corner: 'round', stepsLost: 1, armor: { plate: 'full' }, symbol: 'armor' });
    expect(counterLook(unitView('de.knaust')).corner).toBe('cut');
    expect(counterLook(unitView('us.82.505.1')).morale).toBe('elite');
  });

  it('a Remnant says so, and a Breakdown unit wears the colour of its parent', () => {
    expect(counterLook(unitView('us.82.505.1', { steps: 1 })).size).toBe('REM');
    const split = unitView('bd.101.A', { formation: '(parent)', parent: 'us.101.502.1' });
    expect(counterLook(split).formation).toEqual(['#26262A']);
  });

  it('artillery prints S while it is ready and a faded 0 after it has fired', () => {
    const gun = unitView('uk.gds.arty');
    expect(figuresText(gun).startsWith('S-')).toBe(true);
    expect(counterLook({ ...gun, states: ['fired'] })).toMatchObject({
      gun: { ready: false },
      factors: [{ text: '0', faded: true }, {}, {}],
    });
  });

  it('states become badges, the gravest first, and fade what the unit cannot use', () => {
    const unit = unitView('us.82.505.1', { states: ['out-of-supply', 'disrupted'] });
    expect(badgesOf(unit)).toEqual(['warning', 'struck-crate']);
    expect(counterLook(unit).factors.map(({ faded }) => faded === true)).toEqual([true, false, true]);
    expect(badgesOf({ ...unit, states: [], autoDs: '4816' })).toEqual(['burst']);
  });

  it('tells a screen reader everything that it shows', () => {
    expect(counterLabel(unitView('us.82.505.1', { steps: 2, states: ['disrupted'] }))).toBe(
      '1/505/82, Parachute Infantry, 82nd Airborne Division, 4-5-3, 2 of 3 steps, Elite, disrupted',
    );
  });

  it('an Unknown unit shows nothing but where it is', () => {
    const look = unknownLook('4816');
    expect(look).toMatchObject({ unknown: true, formation: [], steps: 0, badges: [] });
    expect(look.factors.every(({ text }) => text === '')).toBe(true);
  });
});

describe('stacks', () => {
  it('the best defender lies on top, guns and Supply Heads below', () => {
    const gun = unitView('uk.gds.arty');
    const weak = unitView('us.82.505.1', { values: { attack: 1, defense: 2, movement: 3, armor: 0 } });
    const strong = unitView('us.82.505.2');
    const view = { units: [gun, weak, strong].map((unit) => ({ ...unit, hex: '4816' })) };
    const stack = unitsByPlace(view as unknown as Parameters<typeof unitsByPlace>[0]).get('4816') ?? [];
    expect(stack.map(({ unit }) => unit)).toEqual([strong, weak, gun].map(({ unit }) => unit));
  });

  it('an Unknown unit lies over the known ones of its hex, and boxes are not on the board', () => {
    const view = {
      units: [unitView('de.henke'), unitView('de.euling', { box: 'expected' })],
      unknown: ['5320', '4816'],
    };
    const { hex: _, ...boxed } = view.units[1] ?? unitView('de.euling');
    const shown = { ...view, units: [view.units[0], boxed] } as unknown as Parameters<typeof stackLooks>[0];
    expect(unitsByPlace(shown).size).toBe(1);
    const stacks = stackLooks(shown, () => 'rest');
    expect(stacks.map(({ at, counters }) => [at, counters.map(({ id }) => id)])).toEqual([
      ['5320', ['unknown-5320', 'de.henke']],
      ['4816', ['unknown-4816']],
    ]);
  });
});
