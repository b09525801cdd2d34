/** The first day of the extended example of play: every unit on its Drop Hex, and the dice of the text. */
import { beginGame, choices, decision, type Game, type Json } from '@bridgehead/engine';
import { HOLLAND44 } from '../src/index.ts';
import { order } from './table.ts';

/** Units that may choose between two hexes; so E is 4924, F 4824, G 4819, H 4818, M 3207 and N 3206. */
const LANDINGS: Readonly<Record<string, string>> = {
  'us.82.505.1': '4924',
  'us.82.505.2': '4924',
  'us.82.505.3': '4824',
  'us.82.508.3': '4824',
  'us.82.504.1': '4819',
  'us.82.504.2': '4818',
  'us.82.504.3': '4819',
  'us.101.502.3': '3207',
  'us.101.506.1': '3206',
  'us.101.506.2': '3206',
  'us.101.506.3': '3207',
  'us.101.supply': '3206',
};

/** A die for each hex, from A to N. */
const LANDING_DICE: readonly number[] = [2, 5, 4, 1, 6, 5, 5, 2, 6, 5, 6, 1, 3, 6];

/** Whom the Allied player picks where a hex holds more than one unit. */
const VICTIMS: readonly string[] = [
  'uk.1abn.1a.7kosba',
  'us.82.505.2',
  'us.82.505.3',
  'us.82.504.1',
  'us.101.501.3',
  'us.101.506.2',
];

/** The campaign game, its dice scripted: first those of the landing, then these. */
export function campaign(dice: readonly Json[]): Game {
  const setUp = { title: 'holland44', edition: 1, scenario: 'campaign', options: {}, seed: 1 };
  const begun = beginGame(HOLLAND44, setUp, [...LANDING_DICE, ...dice]);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  for (const [unit, hex] of Object.entries(LANDINGS)) order(begun.value, { kind: 'land', unit, hex });
  return begun.value;
}

/** The same game when the Airlanding Phase is over: it stands at the Allied orders of turn 1. */
export function landed(...dice: readonly Json[]): Game {
  const g = campaign(dice);
  while (decision(g)?.kind === 'scatter') pickVictim(g);
  return g;
}

function pickVictim(g: Game): void {
  const picked = [...choices(g)].find(({ unit }) => typeof unit === 'string' && VICTIMS.includes(unit));
  if (picked === undefined) throw new Error('the example names no victim here');
  order(g, picked);
}
