/** [4.1.7] What a scenario and its options change in the rules. */
import type { Game } from '@bridgehead/engine';
import { FAID_AREA } from '../data/boxes.ts';

/** [5.1.6] */
export const hasHistoricalWeather = ({ setUp }: Game): boolean => setUp.options['historical-weather'] === true;

const isFaid = ({ setUp }: Game): boolean => setUp.scenario === 'faid';

/** [18.1.2] [18.2.2] [18.3.2] The whole map, or the area of scenario 1. */
export const isInArea = (g: Game, hex: number): boolean => !isFaid(g) || FAID_AREA.has(hex);

/** [18.1.4] Scenario 1 has neither strongpoints to build nor holding boxes [uncertain: the boxes]. */
export const mayBuild = (g: Game): boolean => !isFaid(g);
export const usesBoxes = (g: Game): boolean => !isFaid(g);

/** [18.2.3] Garrisons are those of the campaign. */
export const hasGarrisons = ({ setUp }: Game): boolean => setUp.scenario === 'campaign';
/** [18.2.7] [18.3.5] */
export const hasPlans = (g: Game): boolean => !isFaid(g);
/** [18.2.6] The earlier sets are those of the campaign. */
export const hasEarlySets = ({ setUp }: Game): boolean => setUp.scenario === 'campaign';
