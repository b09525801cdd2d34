/** [22] Airborne landings: who, where and whether now [strategy 3.1, 5.8]. */

import type { Candidate, Game } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { listed, readAbout } from '../../src/asking.ts';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { figuresOf } from '../../src/rules/02-contents.ts';
import { CLEAR_WEATHER, CLOUDY_WEATHER, weatherNow } from '../../src/rules/04-weather.ts';
import { landingModifiers } from '../../src/rules/22-airborne-landings/airlanding-table.ts';
import { landedNow } from '../../src/rules/22-airborne-landings/drop-hexes.ts';
import { partOf } from '../../src/scenario/calendar.ts';
import { isOccupiedBy } from '../../src/state/stacks.ts';
import { clock, stepsOf, turnOf } from '../../src/state/state.ts';
import { dataOf, idOf, isArtillery, isSupplyHead, type Unit } from '../../src/state/units.ts';
import { isShort } from '../game-length.ts';
import { hexValue } from '../hex-value.ts';
import { hexAt, hexName } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { isBeyondRhine } from '../staff/supply-line.ts';
import { LANDING } from '../weights.ts';

/** Of each pair of Drop Hexes the one nearer to what is to be done on turn 1. */
const FIRST_HEXES: readonly number[] = ['4924', '4818', '3207'].map(hexAt);

const costOf = (known: Game, hex: number): number =>
  isOccupiedBy(known, 'german', hex)
    ? LANDING.enemyThere
    : (LANDING.costByDrm[landingModifiers(known, hex).reduce((sum, { drm }) => sum + drm, 0)] ?? LANDING.mostCost);

/** 4th Brigade, the guns, then the stronger halves of the glider battalions. */
function priorityOf(known: Game, u: Unit): number {
  const { formation, type } = dataOf(u);
  const { priority } = LANDING;
  if (formation === '1ABN') return priority.fourthBrigade;
  if (isArtillery(u)) return formation === '82ABN' ? priority.gunsOf82nd : priority.guns;
  if (formation === '1POL') return priority.poles;
  return type === 'Parachute Infantry'
    ? priority.parachute
    : priority.glider + figuresOf(known, u)[0] * priority.gliderPerStrength;
}

export function landingCandidates(known: Game, _side: Side): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const { choice, chosen } of listed('land', known)) {
    if (chosen.kind === 'done') {
      found.push(candidate(choice, says('order.end-landings'), waitingValue(known)));
      continue;
    }
    const { unit: u, hex } = chosen;
    const name = says('order.land', { unit: idOf(u), hex: hexName(hex) });
    found.push(candidate(choice, name, landingValue(known, u, hex), reasonOf(known, hex)));
  }
  return ranked(found).slice(0, 4);
}

const reasonOf = (known: Game, hex: number): Candidate['reasons'] =>
  turnOf(known) === 1 ? [] : [valued(saysBy('22.3', 'reason.landing-cost'), costOf(known, hex))];

function landingValue(known: Game, u: Unit, hex: number): number {
  if (turnOf(known) === 1) {
    const together = landedNow(known, hex).filter((v) => !isSupplyHead(v)).length;
    return 1 + LANDING.together * together + (FIRST_HEXES.includes(hex) ? LANDING.nearerHex : 0);
  }
  return (
    priorityOf(known, u) -
    costOf(known, hex) +
    LANDING.hexShare * hexValue(known, 'allied', hex) +
    polishDropValue(known, u, hex)
  );
}

/** In the campaign the Poles are for the 1st Airborne: south of the ferry at Driel, or into its perimeter [strategy 5.8]. */
const DRIEL = hexAt('6019');

function polishDropValue(known: Game, u: Unit, hex: number): number {
  if (dataOf(u).formation !== '1POL' || isShort(known)) return 0;
  const together = LANDING.polesTogether * landedNow(known, hex).length;
  if (isOccupiedBy(known, 'allied', hex) && isBeyondRhine(hex)) return LANDING.besideTheAirborne + together;
  const isAtDriel =
    !isBeyondRhine(hex) && distanceBetween(GRID, DRIEL, hex) <= 1 && costOf(known, hex) < LANDING.tooDear;
  return together + (isAtDriel ? LANDING.atDriel : LANDING.polesElsewhere);
}

/** [22.1.2] One landing a day: in the morning it may pay to wait for a clearer afternoon. */
function waitingValue(known: Game): number {
  const isMorning = partOf(turnOf(known)) === 'am' && clock(known, 'pointsUsed') === 0;
  const isClearer = weatherNow(known) === CLOUDY_WEATHER && clock(known, 'weatherPm') === CLEAR_WEATHER;
  return isMorning && isClearer ? LANDING.enemyThere : LANDING.leastGain;
}

/** [22.3.1] Scatter goes to the unit with the least to do; a lost step to one that has three. */
export function scatterCandidates(known: Game): readonly Candidate[] {
  const losesStep = readAbout('scatter', known).result !== 'S';
  return ranked(
    listed('scatter', known).map(({ choice, chosen: { unit } }) => {
      const attack = figuresOf(known, unit)[0];
      const score = losesStep ? stepsOf(known, unit) - LANDING.scatterPerStrength * attack : -attack;
      return candidate(choice, says('order.scatter', { unit: idOf(unit) }), score);
    }),
  );
}
