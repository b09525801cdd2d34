/** The ladder on the highway: places where a German force costs the column a turn, the next ones ahead of it (strategy 4.1). */
import type { Game } from '@bridgehead/engine';
import { isOccupiedBy } from '../../../src/state/stacks.ts';
import { highwayIndex } from '../../highway.ts';
import { hexAt } from '../../names.ts';
import { DELAY } from '../../weights.ts';
import type { Task } from './task.ts';

/** Towns, woods, bridges and bends, from south to north. */
const DELAY_POSITIONS: readonly string[] = [
  '1806',
  '2107',
  '2408',
  '2608',
  '2707',
  '3008',
  '3108',
  '3407',
  '3507',
  '3709',
  '3810',
  '3911',
  '4112',
  '4414',
  '4715',
  '4816',
  '5117',
  '5219',
  '5320',
  '5321',
];

/** The delay positions ahead of the spearhead that the Allies do not hold. */
export function delayTasks(known: Game, spearhead: number): readonly Task[] {
  return DELAY_POSITIONS.filter(
    (hex) => highwayIndex(hexAt(hex)) > spearhead && !isOccupiedBy(known, 'allied', hexAt(hex)),
  )
    .slice(0, DELAY.weights.length)
    .map((hex, i) => ({
      name: 'task.delay-position',
      posture: 'delay',
      hexes: [hex],
      turns: [1, 20],
      who: ['walther', 'erdmann', 'companies', 'west', '107th-panzer', 'east'],
      steps: DELAY.steps[i] ?? 2,
      weight: DELAY.weights[i] ?? 2,
      source: '4.1',
    }));
}
