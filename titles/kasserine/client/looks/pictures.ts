/** What `npm run pictures` has made of the map. */
import type { ReadyPictures } from '@bridgehead/client-kit/title';

export const PICTURES: ReadyPictures = {
  ground: {
    light: new URL('../../map/pictures/ground-light.webp', import.meta.url).href,
    dark: new URL('../../map/pictures/ground-dark.webp', import.meta.url).href,
  },
  banner: {
    light: new URL('../../map/pictures/banner-light.webp', import.meta.url).href,
    dark: new URL('../../map/pictures/banner-dark.webp', import.meta.url).href,
  },
};
