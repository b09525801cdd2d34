/** The words of the states of units and bridges, in the order of their numbers. */

/** [8.9] */
export const MODE_NAMES = ['normal', 'travel'] as const;
/** [5.3] */
export const SUPPLY_NAMES = ['supplied', 'out-of-communications', 'unsupplied', 'isolated'] as const;
/** [7.1] What is plotted for the next Buildup/Breakdown Phase. */
export const BUILD_NAMES = ['none', 'up', 'down'] as const;
/** [8.12] */
export const BRIDGE_STATES = ['untested', 'safe', 'blown'] as const;
