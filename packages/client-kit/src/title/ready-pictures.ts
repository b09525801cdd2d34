/** Pictures of a map that come with the app, for the moments in which nothing has been drawn yet. */

interface Themed {
  readonly light: string;
  readonly dark: string;
}

/** The addresses of files that `npm run pictures` makes. */
export interface ReadyPictures {
  /** The ground of the whole sheet, without names. */
  readonly ground: Themed;
  /** The part that stands for the whole on the start page. */
  readonly banner: Themed;
}
