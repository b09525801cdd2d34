import { namedStyle } from '@bridgehead/board';
import { MAP_STYLE } from '../../src/map-style.ts';
import { MAP_NAMES } from '../../words/map.en.ts';

/** How the words of the map are drawn and called. */
export const MAP_LOOKS = namedStyle(MAP_STYLE, MAP_NAMES);
