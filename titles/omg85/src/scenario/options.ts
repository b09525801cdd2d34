/** [2.1] The conditions of play, as options of the set-up. */
import type { Game, SetUp } from '@bridgehead/engine';

export const OPTIONS = [
  { id: 'level-1', name: 'Level 1, the hardest for the Allies [2.1]' },
  { id: 'level-2', name: 'Level 2, hard for the Allies [2.1]' },
  { id: 'level-4', name: 'Level 4, the easiest for the Allies [2.1]' },
  { id: 'advanced', name: 'The Advanced game [2.1]' },
  { id: 'hidden', name: 'Hidden units [2.1]' },
  { id: 'historical-weather', name: 'Historical weather [3.1]' },
  { id: 'change-plots', name: 'Combat plots may be changed until combat begins [8.15]' },
  { id: 'weak-unsupplied', name: 'Unsupplied units fire at half strength, as the text has it [5.4]' },
] as const;

export const SCENARIOS = [
  { id: 'historical', name: 'Historical Set-Up' },
  { id: 'free', name: 'Free Set-Up' },
] as const;

/** [2.1] Level 3 is the historical one. */
export const HISTORICAL_LEVEL = 3;
const LEVELS: readonly (readonly [string, number])[] = [
  ['level-1', 1],
  ['level-2', 2],
  ['level-4', 4],
];

/** The levels that a set-up asks for; more than one is a mistake. */
export const levelsAsked = ({ options }: Pick<SetUp, 'options'>): number[] =>
  LEVELS.flatMap(([id, level]) => (options[id] === true ? [level] : []));

export const levelOf = (g: Game): number => levelsAsked(g.setUp)[0] ?? HISTORICAL_LEVEL;
export const isAdvanced = (g: Game): boolean => g.setUp.options.advanced === true;
export const isHiddenGame = (g: Game): boolean => g.setUp.options.hidden === true;
/** [2.1] [8.1] Whether a side may not know all of the other. */
export const keepsSecrets = (g: Game): boolean => isHiddenGame(g) || isAdvanced(g);
export const hasHistoricalWeather = (g: Game): boolean => g.setUp.options['historical-weather'] === true;
export const mayChangePlots = (g: Game): boolean => g.setUp.options['change-plots'] === true;
export const isWeakUnsupplied = (g: Game): boolean => g.setUp.options['weak-unsupplied'] === true;
export const isFreeSetUp = (g: Game): boolean => g.setUp.scenario === 'free';
