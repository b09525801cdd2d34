/** A player knows what its side may know and nothing else: what is hidden may change, its choice does not. */
import { decision, openKnownPosition, positionHash } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { assignMarker, fpfHexOf, hexAt, isDeployed, isMarkerUsed, setPlan } from '../src/state/state.ts';
import { isArtillery, unitsOf } from '../src/state/units.ts';
import { playAiGame } from '../test/ai-games.ts';
import { hex, layOut } from '../test/table.ts';
import { candidatesOf } from '../test/thoughts.ts';

const STYLES = ['recruit', 'staff'];

describe('[18.2.7] the plan of the Axis', () => {
  const table = (plan: string) =>
    layOut({
      scenario: 'decide',
      turn: 13,
      phase: 'allied.movement',
      weather: 'cloudy',
      plan,
      counters: { planDrawn: 1 },
      units: {
        'us-1-26': '3119',
        'us-2-13ar': '2809',
        'us-ccb-hq': '2809',
        'ge-i-8': '3522',
        'ge-i-afr': '3522',
        'ge-dak-hq': '3522',
      },
    });

  it.each(STYLES)('changes nothing in the thoughts of an Allied %s before Enigma has shown it', (style) => {
    const [a, b] = [table('A'), table('B')];
    expect(positionHash(a)).not.toBe(positionHash(b));
    expect(candidatesOf(a, style)).toEqual(candidatesOf(b, style));
  });

  it('is guessed from what the Axis does: the staff knows it once Enigma has shown it', () => {
    const known = table('B');
    setPlan(known, 'C');
    expect(candidatesOf(known, 'staff')).toEqual(candidatesOf(table('B'), 'staff'));
  });
});

describe('[10.3.4] final protective fire', () => {
  it.each(STYLES)('of the enemy lies where a %s does not see it', (style) => {
    const { game } = playAiGame({ scenario: 'faid', seed: 21, allied: 'recruit', axis: 'recruit', until: 2 });
    const side = decision(game)?.by === 'axis' ? 'axis' : 'allied';
    const enemy = side === 'axis' ? 'allied' : 'axis';
    const gun = unitsOf(enemy).find(
      (u) => isArtillery(u) && hexAt(game, u) >= 0 && isDeployed(game, u) && !isMarkerUsed(game, u),
    );
    if (gun === undefined) throw new Error('no gun');
    const before = candidatesOf(game, style);
    const seen = positionHash(openKnownPosition(game, side));
    assignMarker(game, gun, fpfHexOf(game, gun) === hexAt(game, gun) ? hex('6324') : hexAt(game, gun));
    expect(positionHash(openKnownPosition(game, side))).toBe(seen);
    expect(candidatesOf(game, style)).toEqual(before);
  });
});
