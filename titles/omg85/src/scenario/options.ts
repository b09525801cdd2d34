/** [2.1] The conditions of play, as options of the set-up. */
import { type Game, type OptionSpec, type SetUp, yesOrNo } from '@bridgehead/engine';

/** [2.1] Level 3 is the historical one. */
const HISTORICAL_LEVEL = 3;

export const OPTIONS = [
  {
    id: 'level',
    values: [1, 2, HISTORICAL_LEVEL, 4],
    usual: HISTORICAL_LEVEL,
    formerly: { 'level-1': 1, 'level-2': 2, 'level-4': 4 },
  },
  yesOrNo('advanced'),
  yesOrNo('hidden'),
  yesOrNo('historical-weather'),
  yesOrNo('change-plots'),
  yesOrNo('weak-unsupplied'),
] as const satisfies readonly OptionSpec[];

export const SCENARIOS = [{ id: 'historical' }, { id: 'free' }] as const;

export const levelIn = ({ options }: Pick<SetUp, 'options'>): number => Number(options.level ?? HISTORICAL_LEVEL);
export const levelOf = (g: Game): number => levelIn(g.setUp);
export const isAdvanced = (g: Game): boolean => g.setUp.options.advanced === true;
export const isHiddenGame = (g: Game): boolean => g.setUp.options.hidden === true;
/** [2.1] [8.1] Whether a side may not know all of the other. */
export const keepsSecrets = (g: Game): boolean => isHiddenGame(g) || isAdvanced(g);
export const hasHistoricalWeather = (g: Game): boolean => g.setUp.options['historical-weather'] === true;
export const mayChangePlots = (g: Game): boolean => g.setUp.options['change-plots'] === true;
export const isWeakUnsupplied = (g: Game): boolean => g.setUp.options['weak-unsupplied'] === true;
export const isFreeSetUp = (g: Game): boolean => g.setUp.scenario === 'free';
