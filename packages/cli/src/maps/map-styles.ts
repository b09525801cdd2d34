import type { MapStyle } from '@bridgehead/board';
import { manifestOf } from '@bridgehead/catalogue';

/** How the map of a title is drawn; nothing for one that has only a map. */
export function mapStyleOf(title: string): { readonly style?: MapStyle } {
  const style = manifestOf(title)?.mapStyle;
  return style === undefined ? {} : { style };
}
