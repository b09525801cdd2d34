/** [App. B] The Operation Costs Table. Columns as printed: motorized, vehicles, foot. */

/** [8.8] Prohibited. */
export const P = -1;

export type CostRow = readonly [motorized: number, vehicle: number, foot: number];

export const OPERATION_COSTS = {
  'enter clear': [4, 5, 3],
  'enter rough': [7, 16, 7],
  'enter forest': [10, 16, 10],
  'enter town': [3, 3, 3],
  'enter city': [3, 7, 3],
  'enter off-board': [5, 5, 5],
  'enter enemy ZOC': [2, 2, 2],
  'enter enemy controlled hex': [1, 1, 1],
  'cross stream or canal': [P, P, 6],
  'cross river': [P, P, 10],
  'cross road hexside, 1 stacking point': [1, 1, 1],
  'cross road hexside, 2 and more': [2, 2, 2],
  'cross German ferry': [10, 10, P],
  'leave enemy ZOC': [3, 3, 3],
  'leave enemy ZOC, travel mode': [5, 5, 5],
  fortify: [15, 15, 15],
  'fortify, engineer present': [10, 10, 10],
  'offensive fire': [7, 7, 7],
  'defensive fire': [5, 5, 5],
} as const satisfies Readonly<Record<string, CostRow>>;
export type CostName = keyof typeof OPERATION_COSTS;

/** The cost of entering a terrain. */
export const entering = (terrain: string): CostName => `enter ${terrain}` as CostName;

/** The cost of an action for a class of units. */
export const costOf = (action: CostName, unitClass: number): number => OPERATION_COSTS[action][unitClass] ?? P;

/** [8.8] [8.9] One more to stack in travel mode. */
export const STACK_IN_TRAVEL_MODE = 1;
/** [8.12] What rebuilding a bridge takes. */
export const REBUILD_BRIDGE = 20;
/** [8.7] A move that fails takes one to three. */
export const FAILED_MOVE = 3;
/** [8.10] Out of command: up to three more to move, up to two more over water and in combat. */
export const OUT_OF_COMMAND_MOVE = 3;
export const OUT_OF_COMMAND_FIRE = 2;
