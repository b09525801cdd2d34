/** Every procedure of the title by name. */
import type { Procedure } from '@bridgehead/engine';
import { decoys } from './rules/02-decoys.ts';
import { game, turn } from './rules/03-sequence.ts';
import { movement } from './rules/04-movement.ts';
import { battle } from './rules/05-battle.ts';
import { combat } from './rules/05-combat.ts';

const ALL: readonly Procedure[] = [game, decoys, turn, movement, combat, battle];

export const PROCEDURES: ReadonlyMap<string, Procedure> = new Map(ALL.map((one) => [one.name, one]));
