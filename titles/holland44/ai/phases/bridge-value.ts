/** What blowing each bridge is worth to the German player, and which bridges the Germans need themselves [strategy 4.2]. */
import type { Game } from '@bridgehead/engine';
import { endsOf } from '../../src/rules/05-bridges/bridge-sites.ts';
import { BRIDGES } from '../../src/state/bridges.ts';
import { turnOf } from '../../src/state/state.ts';
import { highwayIndex } from '../highway.ts';
import { BRIDGE_WEIGHTS } from '../weights.ts';

/** Turns that the Allied advance loses if the bridge is down. */
const DELAYS: Readonly<Record<string, number>> = {
  'Son bridge': 2,
  'Best road bridge': 0.6,
  'Best railway bridge': 0.3,
  'Breugel / Hooidonk lock bridge': 0.4,
  'Veghel canal road bridge': 1.7,
  'Veghel canal railway bridge': 0.3,
  'Keldonk bridge': 0.2,
  'Grave bridge': 2,
  'Heumen lock bridge (No. 7)': 0.5,
  'Malden bridge (No. 8)': 0.4,
  'Hatert bridge (No. 9)': 0.4,
  'Honinghutje road bridge (No. 10)': 0.7,
  'Honinghutje railway bridge (No. 10)': 0.3,
  'Nijmegen railway bridge': 0.5,
  'Oosterbeek railway bridge': 0.5,
  'Mook (Katwijk) railway bridge': 0.2,
  'Ravenstein railway bridge': 0.2,
  'Gennep railway bridge': 0.2,
  'Neerpelt bridge': 0.3,
  'Sint-Huibrechts-Lille bridge': 0.3,
};

/** The ways of the 107th Panzer Brigade and the 59th Division to the corridor. */
const NEEDED_BY_GERMANS: readonly string[] = [
  'Lieshout bridge',
  'Beek en Donk bridge',
  'Aarle-Rixtel bridge',
  'Helmond canal bridges',
  'Helmond south canal bridge',
  'Mierlo-Hout bridge',
  'Best road bridge',
  'Best railway bridge',
  'Heeswijk bridge',
  'Dinther bridge',
  'Middelrode bridge',
];

const nameOf = (bridge: number): string => BRIDGES[bridge]?.name ?? '';

export const delayOf = (bridge: number): number => DELAYS[nameOf(bridge)] ?? BRIDGE_WEIGHTS.anyDelay;

export const isNeededByGermans = (bridge: number): boolean => NEEDED_BY_GERMANS.includes(nameOf(bridge));

/** Whether the highway runs over it. */
export const isOnHighway = (bridge: number): boolean =>
  BRIDGES[bridge]?.kind === 'road' && endsOf(bridge).every((hex) => highwayIndex(hex) >= 0);

/** A turn lost early is a turn of attacks lost at the Waal. */
export function turnWeight(known: Game): number {
  const turn = turnOf(known);
  return BRIDGE_WEIGHTS.byTurn.find(({ until }) => turn <= until)?.weight ?? BRIDGE_WEIGHTS.lateTurn;
}

/** [5.6] [23.1.2] */
export const chanceToBlow = (known: Game): number => (turnOf(known) === 1 ? CHANCE_ON_TURN_1 : LATER_CHANCE);
const CHANCE_ON_TURN_1 = 1 / 2;
export const LATER_CHANCE = 2 / 3;
