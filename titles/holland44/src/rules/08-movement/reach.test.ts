import { beginGame, decision, type Game, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, layOut, type Piece, unit } from '../../../test/table.ts';
import { MODES } from '../../contract/codes.ts';
import { HOLLAND44 } from '../../index.ts';
import { hexOfPlace, hexPlace, isHexPlace, placeName } from '../../state/places.ts';
import { hexOf, placeOf } from '../../state/state.ts';
import { FIRST_COUNT, type Unit } from '../../state/units.ts';
import { isInPlay } from '../14-disruption/disruption.ts';
import { pathRuling } from './march-on.ts';
import { endRefusal, startRefusal } from './march-rules.ts';
import { type Mode, type MovingStack, stackSettingOut } from './moving-stack.ts';
import { placesBeside } from './places-beside.ts';
import { hexesInReach, marchEnds, reachOnMap } from './reach.ts';
import { isJourneysEnd, stepCost, stepped } from './steps/step-rules.ts';

/** What has been used, as the search counts it. */
const usedBy = ({ mode, spent, steps }: MovingStack): number => (mode === 'tactical' ? steps : spent);

/** The ends of all marches by place, found step by step with the rules of a single one: nothing is pruned, nothing kept. */
function endsByStepping(g: Game, units: readonly Unit[], mode: Mode): Map<number, number> {
  const start = stackSettingOut(g, units, mode);
  const ends = new Map<number, number>();
  const least = new Map<string, number>();
  const open = startRefusal(g, units, mode) === undefined ? [start] : [];
  for (let stack = open.pop(); stack !== undefined; stack = open.pop()) {
    const key = `${stack.place} ${stack.woods}`;
    if ((least.get(key) ?? Number.POSITIVE_INFINITY) <= usedBy(stack)) continue;
    least.set(key, usedBy(stack));
    if (stack !== start && endRefusal(g, stack, stack.place) === undefined)
      ends.set(stack.place, Math.min(usedBy(stack), ends.get(stack.place) ?? Number.POSITIVE_INFINITY));
    if (isJourneysEnd(g, stack)) continue;
    for (const to of placesBeside(stack.place)) {
      const cost = stepCost(g, stack, to);
      if (typeof cost === 'number') open.push(stepped(g, stack, to, cost));
    }
  }
  return ends;
}

/** Positions of a random game, this many answers apart. */
function* positions(seed: number, apart: number): Iterable<Game> {
  const begun = beginGame(HOLLAND44, { title: 'holland44', edition: 1, scenario: 'campaign', options: {}, seed });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const random = randomFrom(seed);
  for (let i = 1; decision(begun.value) !== undefined; i++) {
    play(begun.value, sampleChoice(begun.value, random));
    if (i % apart === 0) yield begun.value;
  }
}

const inPlay = (g: Game): Unit[] => Array.from({ length: FIRST_COUNT }, (_, u) => u).filter((u) => isInPlay(g, u));

describe('the search for the ends of a march', () => {
  it.each([3, 4])('[8.1] finds in game %i what one finds step by step, and ways that the rules take', (seed) => {
    let found = 0;
    for (const g of positions(seed, 350)) {
      for (const u of inPlay(g)) {
        const mates = inPlay(g).filter((v) => placeOf(g, v) === placeOf(g, u));
        const stacks = mates.length > 1 && mates.length < 4 && mates[0] === u ? [[u], mates] : [[u]];
        for (const units of stacks) {
          for (const mode of MODES) {
            const ends = marchEnds(g, units, mode);
            expect(new Map(ends.map(({ place, cost }) => [place, cost]))).toEqual(endsByStepping(g, units, mode));
            found += ends.length;
            const last = ends.at(-1);
            if (last !== undefined)
              expect(pathRuling(g, stackSettingOut(g, units, mode), last.path).legal, placeName(last.place)).toBe(true);
          }
        }
      }
    }
    expect(found).toBeGreaterThan(1000);
  });
});

describe('the rough search', () => {
  const units: readonly Piece[] = [
    { id: 'uk.gds.2ig', at: '1806' },
    { id: 'uk.gds.5cg', at: '1906' },
    { id: 'uk.50.6dli', at: '1803' },
    { id: 'de.kerutt', at: '2107' },
    { id: 'de.segler', at: '1910' },
    { id: 'de.richter', at: '2110' },
    { id: 'uk.8arm.sry', at: 'N' },
    { id: 'de.107.pga', at: 'K' },
  ];
  const g = layOut({ turn: 7, units, unknown: ['2306'], traffic: ['2007'], bridges: { '1303/1404': 'intact' } });
  const byRules = (id: string, mode: Mode): number[] =>
    marchEnds(g, [unit(id)], mode)
      .filter(({ place }) => isHexPlace(place))
      .map(({ place }) => hexOfPlace(place))
      // The rules also list the way round back to where it stands.
      .filter((end) => end !== hexOf(g, unit(id)));
  const ordered = (hexes: readonly number[]): number[] => [...hexes].sort((a, b) => a - b);

  it.each(units.map(({ id }) => id))('finds for %s the hexes that the rules find', (id) => {
    for (const mode of ['normal', 'extended'] as const)
      expect(ordered(hexesInReach(g, unit(id), mode))).toEqual(byRules(id, mode));
  });

  it('keeps its ways apart from the next search', () => {
    const reach = reachOnMap(g, unit('uk.50.6dli'), 'normal');
    const [end = 0] = reach.hexes.slice(-1);
    const way = reach.wayTo(end);
    hexesInReach(g, unit('de.segler'), 'normal');
    expect(reach.wayTo(end)).toEqual(way);
    expect(way.at(-1)).toBe(hexPlace(end));
    expect(reach.wayTo(hex('6614'))).toEqual([]);
  });

  it('[14.2] takes a Disrupted Low Quality unit to be in Good Order, as the rules do not', () => {
    const shaken = layOut({
      turn: 7,
      units: [
        { id: 'de.penal6', at: '2110', states: ['full-retreat'] },
        { id: 'uk.gds.2ig', at: '2108' },
      ],
    });
    const beside = hex('2109');
    expect(hexesInReach(shaken, unit('de.penal6'), 'normal')).toContain(beside);
    const ends = marchEnds(shaken, [unit('de.penal6')], 'normal').map(({ place }) => hexOfPlace(place));
    expect(ends.length).toBeGreaterThan(0);
    expect(ends).not.toContain(beside);
  });
});
