/** What the rules of Ferrow Water say, in English: a hole names what fills it and of what kind that is. */
import type { Messages } from '@bridgehead/engine/contract';
import { TOOLKIT_EN } from '@bridgehead/toolkit';

/** Why something may not be done. */
export const REFUSALS = {
  'not-your-unit': 'expected a unit of your own on the map',
  'has-moved': 'it has moved in this phase',
  'too-few-points': 'it has too few movement points',
  'unit-stands-there': 'a unit stands there',
  'must-stop': 'it would have to stop beside an enemy on the way',
  'has-attacked': 'it has attacked in this phase',
  'no-enemy-there': 'expected the hex of an enemy beside it',
  'decoy-does-not-attack': 'a decoy does not attack',
} as const satisfies Messages;

/** What is wrong with a position or a set-up. */
export const FAULTS = {
  'is-held-by': '{unit:unit} holds it',
  'two-in-a-hex': 'two units stand in {hex:hex}',
  'decoy-seen': '{unit:unit} is a decoy that is seen and not gone',
  'gone-unseen': '{unit:unit} is gone and has not been seen',
  'too-many-decoys': '{count:number} decoys of {side:side}: at most {most:number}',
  'decoys-do-not-add-up': 'the decoys named and to be named do not add up',
  'is-phase': 'this is {phase:text}',
  'not-its-phase': 'it is not its Combat Phase',
  'expected-enemy': 'expected an enemy',
  'attacks-nobody': 'it attacks nobody',
  'decoy-attacks': 'a decoy does not attack',
  'not-beside-attacker': 'it is not beside the attacker',
  'stands-elsewhere': 'it stands where it cannot',
  'somebody-there': 'a unit stands there',
  'does-not-fight': 'it does not fight here',
  'not-turned-up': 'it has not been turned up',
  'one-unit-on-map': 'expected one unit on the map',
  'side-not-asked': 'this side is not asked',
} as const satisfies Messages;

/** What points are counted for, and what a side still needs. */
export const LABELS = {
  'holds-place': '{hex:hex}',
  'destroyed-company': '{unit:unit}',
  'more-points': 'more points',
  'as-many-points': 'as many points',
} as const satisfies Messages;

/** By code: everything that may be said of this title. */
export const MESSAGES: Messages = { ...TOOLKIT_EN, ...REFUSALS, ...FAULTS, ...LABELS };
