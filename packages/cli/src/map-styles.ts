import type { MapStyle } from '@bridgehead/board';
import { MAP_STYLE as HOLLAND44 } from '@bridgehead/title-holland44';
import { MAP_STYLE as OMG85 } from '@bridgehead/title-omg85';

const STYLES: Readonly<Record<string, MapStyle>> = { holland44: HOLLAND44, omg85: OMG85 };

/** How the map of a title is drawn; nothing for one that has only a map. */
export function mapStyleOf(title: string): { readonly style?: MapStyle } {
  const style = STYLES[title];
  return style === undefined ? {} : { style };
}
