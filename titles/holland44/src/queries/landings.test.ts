import { check, decision, type Game, play } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { asked } from '../../test/questions.ts';
import { type Layout, layOut, type Piece } from '../../test/table.ts';
import { UNITS } from '../data/units.ts';
import { CLEAR_WEATHER } from '../rules/04-weather.ts';

interface Landing {
  readonly unit: string;
  readonly hexes: readonly string[];
  readonly hex?: string;
}

const CLEAR_DAY = { weatherAm: CLEAR_WEATHER, weatherPm: CLEAR_WEATHER };
const waiting = (ids: readonly string[]): Piece[] => ids.map((id) => ({ id, at: 'airfields' }));
const phase = (turn: number, units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn, phase: 'allied.airlanding', units, clock: CLEAR_DAY, ...more });
const landingsIn = (g: Game): readonly Landing[] => asked(g, 'landings') as unknown as readonly Landing[];

const FIRST_WAVE = UNITS.filter(({ status }) => status === 'drop').map(({ id }) => id);

describe('the plan of a landing', () => {
  it('[22.2.1] has a hex for everybody of the first wave, and can be carried out as it stands', () => {
    const g = phase(1, waiting(FIRST_WAVE));
    const plan = landingsIn(g);
    expect(plan.length).toBeGreaterThan(8);
    for (const { unit, hex = '', hexes } of plan) {
      expect(hexes).toContain(hex);
      expect(play(g, { kind: 'land', unit, hex }).legal).toBe(true);
    }
    expect(decision(g)?.kind).not.toBe('land');
  });

  it('leaves the game as it is', () => {
    const g = phase(1, waiting(FIRST_WAVE));
    const [first] = landingsIn(g);
    expect(landingsIn(g)[0]).toEqual(first);
    expect(check(g, { kind: 'land', unit: first?.unit ?? '', hex: first?.hex ?? '' }).legal).toBe(true);
  });

  it('is asked for only while somebody is asked who lands', () => {
    expect(() => landingsIn(layOut({ turn: 3, phase: 'allied.movement', units: waiting(FIRST_WAVE) }))).toThrow();
  });

  it('[22.4] has no hex for whom no Airlanding Point is left', () => {
    const late = UNITS.filter(({ drop, formation }) => drop !== undefined && formation !== '1POL').map(({ id }) => id);
    const plan = landingsIn(phase(3, waiting(late)));
    const points = Number(decision(phase(3, waiting(late)))?.about?.points);
    expect(plan.filter(({ hex }) => hex !== undefined).length).toBe(points);
    expect(plan.length).toBeGreaterThan(points);
  });
});
