import { decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, refusal, steps } from '../../../test/orders.ts';
import { endsOf, pathsOf, retreatOf, verdictOn } from '../../../test/retreats.ts';
import { hex, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { EDITIONS, SECOND_EDITION } from '../../editions.ts';
import { DISRUPTED, FULL_RETREAT, GOOD_ORDER, orderOf } from '../../state/state.ts';
import { retreatFrame } from '../13-retreats/retreats.ts';
import { isBesideEnemyUnits } from '../14-disruption/disruption.ts';
import { recoveryRoll } from '../14-disruption/recovery.ts';
import { artilleryAfterTactical } from '../17-artillery/artillery.ts';
import { disengagementFrame, disengagementRoll } from '../27-optional-rules/disengagement.ts';
import { isolationModifiers } from '../27-optional-rules/isolation.ts';

const inEach = <T>(of: (edition: number) => T): readonly T[] => EDITIONS.map(of);
const piece = (id: string, where: string, more: Partial<Piece> = {}): Piece => ({ id, at: where, ...more });
/** Open country round 4510, attacked out of 4410. */
const germans = (edition: number, units: readonly Piece[] = [], more: Layout = {}): Game =>
  layOut({ edition, ...more, units: [piece('de.kerutt', '4510'), piece('uk.50.1d', '4410', { steps: 1 }), ...units] });

describe('the guidelines of retreat', () => {
  const verdict = (path: string, units: readonly Piece[]) => (edition: number) =>
    verdictOn(germans(edition, units), 'de.kerutt', path);

  it('[13.1.3] [2e 13.1.3] friends beside the enemy and overstacked hexes are shunned, or not', () => {
    const front = [piece('de.stephan', '4711'), piece('uk.50.2d', '4812', { steps: 1 })];
    expect(inEach(verdict('4611-4711', front))).toEqual(['13.1.3 guideline-4', 'open']);
    const crowd = ['de.stephan', 'de.segler'].map((id) => piece(id, '4711'));
    expect(inEach(verdict('4611-4711', crowd))).toEqual(['13.1.3 guideline-6', 'open']);
  });
  it('[13.1.3] [2e 13.1.3] to go two hexes away and to shun EZOCs is asked in both', () => {
    expect(inEach(verdict('4610-4611', []))).toEqual(['13.1.3 guideline-2', '13.1.3 guideline-2']);
    expect(inEach(verdict('4509-4508', []))).toEqual(['13.1.3 guideline-3', '13.1.3 guideline-3']);
  });
  it('[13.1.4] [2e 13.1.3] the rule’s example: what was one way out is two', () => {
    const ways = inEach((edition) =>
      endsOf(germans(edition, [piece('de.stephan', '4711'), piece('uk.50.2d', '4812')]), 'de.kerutt'),
    );
    expect(ways[1]?.length).toBeGreaterThan(ways[0]?.length ?? 0);
    expect(ways[1]).toEqual(expect.arrayContaining([...(ways[0] ?? [])]));
  });
});

describe('retreats beside the enemy', () => {
  /** Enemies in Full Retreat, who have no ZOC, leave nothing open but 4611; beyond it 4811 watches 4710 and 4711. */
  const cornered = (edition: number): Game => {
    const ids = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1h', 'uk.3.2l', 'uk.3.2rur'];
    const places = ['4410', '4509', '4610', '4511', '4411', '4612'];
    const routed = places.map((where, i) => piece(ids[i] ?? '', where, { states: ['full-retreat'] }));
    return layOut({ edition, units: [piece('de.kerutt', '4510'), piece('uk.50.2d', '4811', { steps: 1 }), ...routed] });
  };
  it('[13.2] [2e 13.2] a unit that would end in an EZOC may go one hex more, out of it', () => {
    const paths = (edition: number) => pathsOf(cornered(edition), 'de.kerutt');
    expect(inEach(paths)[0]).toEqual([]);
    expect(inEach(paths)[1]).toContain('4611-4710-4709');
    expect(inEach(paths)[1]?.every((path) => path.split('-').length === 3)).toBe(true);
    // Where an ordinary retreat is open, no longer one is.
    expect(inEach((edition) => verdictOn(germans(edition), 'de.kerutt', '4610-4710'))).toEqual(['open', 'open']);
    const needless = germans(SECOND_EDITION, [piece('uk.50.2d', '4811', { steps: 1 })]);
    expect(verdictOn(needless, 'de.kerutt', '4611-4710-4709')).toBe('13.2 extra-hex-not-needed');
  });
  it('[13.2] [2e 13.2] but never through two EZOC hexes in a row', () => {
    const g = germans(SECOND_EDITION, [piece('uk.50.2d', '4709', { steps: 1 })]);
    expect(verdictOn(g, 'de.kerutt', '4610-4710')).toMatch(/^fatal 13\.2/);
  });
  const stopping = (edition: number, states: Piece['states'], more: readonly Piece[] = []): Game => {
    const g = layOut({ edition, units: [piece('de.kerutt', '4509', { states: states ?? [] }), ...more] });
    g.state.frames.push(retreatFrame(retreatOf(g, ['de.kerutt'])));
    runAutomaticSteps(g);
    playForced(g);
    return g;
  };
  const STOP = { kind: 'retreat', unit: 'de.kerutt', path: ['4609'], stop: true };
  it('[13.3] [2e 13.3] [2e 14.1.2] a unit that stops is none the worse, or Disrupted as after any retreat', () => {
    const after = (states: Piece['states']) => (edition: number) => {
      const g = stopping(edition, states);
      order(g, STOP);
      return [orderOf(g, unit('de.kerutt')), steps(g, 'de.kerutt')];
    };
    expect(inEach(after([]))).toEqual([
      [GOOD_ORDER, 1],
      [DISRUPTED, 1],
    ]);
    expect(inEach(after(['disrupted']))).toEqual([
      [DISRUPTED, 1],
      [FULL_RETREAT, 1],
    ]);
  });
  it('[13.3] [2e 13.3] so a Disrupted unit does not stop beside the enemy without company', () => {
    const enemy = piece('uk.50.2d', '4709', { steps: 1 });
    const into = (edition: number) =>
      refusal(stopping(edition, ['disrupted'], [enemy, piece('de.stephan', '4609', { states: ['disrupted'] })]), STOP);
    expect(inEach(into)[0]).toBe('13.3');
    const steadied = (edition: number) =>
      refusal(stopping(edition, ['disrupted'], [enemy, piece('de.stephan', '4609')]), STOP);
    expect(inEach(steadied)).toEqual(['legal', 'legal']);
  });
});

describe('recovery', () => {
  const beside =
    (where: string, foe: string, die: number, id = 'de.kerutt') =>
    (edition: number) => {
      const units = [piece('uk.50.1d', foe), piece(id, where, { states: ['disrupted'] })];
      const g = layOut({ edition, phase: 'german.recovery', units, dice: [die] });
      return orderOf(g, unit(id)) === GOOD_ORDER;
    };
  it('[14.4.2] [2e 14.4.2] four is enough, or five', () => {
    expect(inEach(beside('1705', '1605', 4))).toEqual([true, false]);
    expect(inEach(beside('1705', '1605', 5))).toEqual([true, true]);
    expect(inEach(beside('1705', '1605', 3))).toEqual([false, false]);
  });
  it('[14.4.2] [2e 14.4.2] one more in a Town or City, in the second edition', () => {
    const roll = (where: string) =>
      inEach((edition) => recoveryRoll(layOut({ edition, units: [piece('de.kerutt', where)] }), unit('de.kerutt'), 3));
    expect([roll('4716'), roll('5320'), roll('4017')]).toEqual([
      [3, 4],
      [3, 4],
      [3, 3],
    ]);
  });
  it('[14.4.1] [2e 14.4.1] recovery from Full Retreat may be declined, that of a Disrupted unit may not', () => {
    const phase = (edition: number): Game =>
      layOut({
        edition,
        phase: 'german.recovery',
        units: [
          piece('de.kerutt', '1906', { states: ['full-retreat'] }),
          piece('de.stephan', '2007', { states: ['disrupted'] }),
        ],
      });
    expect(orderOf(phase(1), unit('de.kerutt'))).toBe(DISRUPTED);
    const g = phase(SECOND_EDITION);
    expect(decision(g)).toMatchObject({ kind: 'decline-recovery', by: 'german' });
    expect(listed(g, 'decline')).toEqual([{ kind: 'decline', unit: 'de.kerutt' }]);
    order(g, { kind: 'decline', unit: 'de.kerutt' });
    expect([orderOf(g, unit('de.kerutt')), orderOf(g, unit('de.stephan'))]).toEqual([FULL_RETREAT, GOOD_ORDER]);
    const taken = phase(SECOND_EDITION);
    order(taken, { kind: 'done' });
    expect(orderOf(taken, unit('de.kerutt'))).toBe(DISRUPTED);
  });
  it('[14.1.2] [17.3] [2e 14.1.2] Artillery is Disrupted by two hexes of Tactical Movement, not by one, in both', () => {
    const after = (hexes: number) => (edition: number) => {
      const g = layOut({ edition, units: [piece('de.krause', '4510')] });
      artilleryAfterTactical(g, unit('de.krause'), hexes);
      return orderOf(g, unit('de.krause'));
    };
    expect([inEach(after(1)), inEach(after(2))]).toEqual([
      [GOOD_ORDER, GOOD_ORDER],
      [DISRUPTED, DISRUPTED],
    ]);
  });
  it('[19.3.1] [2e 19.3.1] units in an Entry Area are next to nobody, in both', () => {
    expect(
      inEach((edition) =>
        isBesideEnemyUnits(layOut({ edition, units: [piece('uk.50.1d', 'N')] }), 'german', hex('1004')),
      ),
    ).toEqual([false, false]);
  });
});

describe('Disengagement', () => {
  const ON = { disengagement: true };
  const tried = (
    edition: number,
    die: number,
    ids: readonly string[] = ['de.kerutt'],
    units: readonly Piece[] = [],
  ): Game => {
    const g = germans(edition, units, { options: ON, dice: [die] });
    const [first = '', ...others] = ids;
    g.state.frames.push(disengagementFrame(unit(first), others.map(unit)));
    runAutomaticSteps(g);
    playForced(g);
    return g;
  };
  it('[27.1.2] [2e 27.1.1] [2e 27.1.2] the tables: no, yes with a loss, yes', () => {
    const row = (edition: number) =>
      [1, 2, 3, 4, 5, 6].map((die) => tried(edition, die).events.find(({ kind }) => kind === 'disengagement')?.result);
    expect(inEach(row)).toEqual([
      ['no', 'no', 'yes-1', 'yes', 'yes', 'yes'],
      ['no', 'no', 'no', 'yes-1', 'yes', 'yes'],
    ]);
  });
  it('[27.1.2] [2e 27.1.1] [2e 27.1.3] a unit tries wherever it stands, or only beside an enemy unit, known or Unknown', () => {
    const may = (where: string) => (edition: number) =>
      refusal(
        layOut({
          edition,
          phase: 'german.combat',
          options: ON,
          units: [piece('de.kerutt', where), piece('de.stephan', '4510'), piece('uk.50.1d', '4410')],
        }),
        { kind: 'disengage', unit: 'de.kerutt' },
      );
    expect(inEach(may('4510'))).toEqual(['legal', 'legal']);
    expect(inEach(may('4810'))).toEqual(['legal', '2e 27.1.3']);
    const fromUnknown = layOut({
      edition: SECOND_EDITION,
      phase: 'allied.combat',
      options: ON,
      units: [piece('uk.50.1d', '4410')],
      unknown: ['4510'],
    });
    expect(refusal(fromUnknown, { kind: 'disengage', unit: 'uk.50.1d' })).toBe('legal');
  });
  it('[27.1.2] [2e 27.1.4] the rule’s example: who has got away is two hexes off and Disrupted, and recovers as usual', () => {
    const away = (die: number) => (edition: number) => {
      const g = tried(edition, die);
      const isAsked = decision(g)?.kind === 'disengage';
      if (isAsked) order(g, { kind: 'retreat', unit: 'de.kerutt', path: ['4610', '4710'] });
      return [isAsked, at(g, 'de.kerutt'), orderOf(g, unit('de.kerutt')), steps(g, 'de.kerutt')];
    };
    expect(inEach(away(5))).toEqual([
      [true, '4710', DISRUPTED, 2],
      [true, '4710', DISRUPTED, 2],
    ]);
    expect(inEach(away(4))[0]).toEqual([true, '4710', DISRUPTED, 2]);
    expect(inEach(away(3))[1]).toEqual([false, '4510', GOOD_ORDER, 2]);
  });
  it('[27.1.2] [2e 27.1.2] one more for Armored units, or for Mechanized ones', () => {
    const roll = (id: string) => inEach((edition) => disengagementRoll(layOut({ edition }), [unit(id)], 3));
    expect(roll('uk.gds.1gg')).toEqual([3, 4]);
    expect(roll('uk.gds.2ig')).toEqual([4, 4]);
    expect(roll('uk.50.6dli')).toEqual([3, 3]);
  });
  it('[2e 27.1.2] [2e 27.1.3] what helps a stack must be true of all of it, what hinders of one', () => {
    const g = layOut({ edition: SECOND_EDITION });
    const roll = (...ids: readonly string[]) => disengagementRoll(g, ids.map(unit), 3);
    expect([roll('uk.gds.1gg', 'uk.gds.2ig'), roll('uk.gds.1gg', 'uk.50.6dli')]).toEqual([4, 3]);
    expect([roll('de.kerutt', 'de.penal6'), roll('de.kerutt', 'de.segler')]).toEqual([2, 3]);
  });
  it('[27.1.1] [2e 27.1.3] a stack tries as one in the second edition, and slips away unit by unit', () => {
    const together = { kind: 'disengage', unit: 'de.kerutt', others: ['de.stephan'] };
    const may = (edition: number) =>
      refusal(
        layOut({
          edition,
          phase: 'german.combat',
          options: ON,
          units: [piece('de.kerutt', '4510'), piece('de.stephan', '4510'), piece('uk.50.1d', '4410')],
        }),
        together,
      );
    expect(inEach(may)).toEqual(['2e 27.1.3', 'legal']);
    const g = tried(SECOND_EDITION, 4, ['de.kerutt', 'de.stephan'], [piece('de.stephan', '4510')]);
    expect(decision(g)).toMatchObject({ kind: 'disengagement-loss', by: 'german' });
    order(g, { kind: 'lose-step', unit: 'de.stephan' });
    order(g, { kind: 'retreat', unit: 'de.kerutt', path: ['4610', '4710'] });
    expect(decision(g)).toMatchObject({ kind: 'disengage', about: { unit: 'de.stephan' } });
    order(g, { kind: 'retreat', unit: 'de.stephan', path: ['4611'] });
    expect([at(g, 'de.kerutt'), at(g, 'de.stephan'), bears(g, 'de.stephan', 'has-attacked')]).toEqual([
      '4710',
      '4611',
      true,
    ]);
    expect([orderOf(g, unit('de.kerutt')), orderOf(g, unit('de.stephan'))]).toEqual([DISRUPTED, DISRUPTED]);
  });
  it('[2e 11.4.2] [2e 27.1.2] whose Remnant is given up for the loss does not slip away, whose Remnant is kept does', () => {
    const after = (kind: string) => {
      const g = tried(SECOND_EDITION, 4, ['de.jungwirth'], [piece('de.jungwirth', '4510', { steps: 2 })]);
      expect(decision(g)).toMatchObject({ kind: 'remnant', about: { unit: 'de.jungwirth' } });
      order(g, { kind });
      return [at(g, 'de.jungwirth'), decision(g)?.kind];
    };
    expect(after('keep')).toEqual(['4510', 'disengage']);
    expect(after('give-up')[0]).toBe('eliminated');
    expect(after('give-up')[1]).not.toBe('disengage');
  });
  it('[27.1.1] [2e 27.1.4] two hexes and through no EZOC, or one or two as in any retreat', () => {
    const paths = (edition: number) =>
      listed(tried(edition, 5), 'retreat').map(({ path }) => (path as string[]).length);
    expect(inEach((edition) => [...new Set(paths(edition))].sort())).toEqual([[2], [1, 2]]);
    const through = (edition: number) =>
      refusal(tried(edition, 5), { kind: 'retreat', unit: 'de.kerutt', path: ['4509', '4508'] });
    expect(inEach(through)).toEqual(['27.1.1', '13.1.3']);
  });
  it('[27.2] [2e 27.2] a City helps a unit in it as one near it, in both', () => {
    const near = (where: string) =>
      inEach((edition) =>
        isolationModifiers(layOut({ edition, units: [piece('de.kerutt', where)] }), unit('de.kerutt')).some(
          ({ drm }) => drm === 2,
        ),
      );
    expect(near('5320')).toEqual([true, true]);
  });
});
