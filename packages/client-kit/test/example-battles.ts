/** Battles played on from the extended example. */
import type { Choice } from '../src/game/contract.ts';

/** The moment before the battle at Grave, with other dice to come than those of the text. */
export const BEFORE = { step: 76, rolled: 29, seed: 10 } as const;

/** A stand that fails, retreat and advance; then a rout with advance, Breakthrough Combat and another retreat. */
export const BATTLES: readonly Choice[] = [
  { kind: 'attack', target: '4816', units: ['us.82.504.1', 'us.82.504.2'] },
  { kind: 'stand', lead: 'de.unk.police' },
  { kind: 'retreat', unit: 'de.unk.police', path: ['4716', '4717'] },
  { kind: 'advance', units: ['us.82.504.1'], path: ['4917'] },
  { kind: 'end-advance' },
  { kind: 'attack', target: '1605', units: ['uk.gds.2ig', 'uk.gds.2gg'] },
  { kind: 'support', air: true, artillery: ['uk.corps.5agra'] },
  { kind: 'retreat', unit: 'de.kerutt', path: ['1705', '1806'] },
  { kind: 'advance', units: ['uk.gds.2ig'], path: ['1605', '1705'] },
  { kind: 'breakthrough', target: '1806' },
  { kind: 'retreat' },
  { kind: 'retreat', unit: 'de.kerutt', path: ['1906', '2007'] },
  { kind: 'retreat', unit: 'de.hoffmann14', path: ['1906', '2007'] },
  { kind: 'enter' },
  { kind: 'end-advance' },
];
