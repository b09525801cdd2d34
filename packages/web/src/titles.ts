/** Every title that can be played here. Only the worker loads it: the rules are no part of the window. */
import type { MapStyle, View } from '@bridgehead/board';
import type { Title } from '@bridgehead/engine';
import type { MapFile } from '@bridgehead/map';
import { HOLLAND44, MAP_FILE, MAP_STYLE } from '@bridgehead/title-holland44';
import { OMG85, MAP_FILE as OMG85_MAP, MAP_STYLE as OMG85_STYLE } from '@bridgehead/title-omg85';

export const TITLES: readonly Title[] = [HOLLAND44, OMG85];

interface TitleMap {
  readonly map: MapFile;
  readonly style: MapStyle;
  /** The part that stands for the whole on the start page. */
  readonly picture: View;
}

/** The Betuwe, in both: from the Waal at Nijmegen to the Rhine at Arnhem. */
const MAPS: ReadonlyMap<string, TitleMap> = new Map([
  [HOLLAND44.id, { map: MAP_FILE, style: MAP_STYLE, picture: { x: 1, y: -53.9, width: 24.6, height: 8.6 } }],
  [OMG85.id, { map: OMG85_MAP, style: OMG85_STYLE, picture: { x: 0, y: 2, width: 19, height: 6.6 } }],
]);

export const titleMap = (title: string): TitleMap | undefined => MAPS.get(title);
