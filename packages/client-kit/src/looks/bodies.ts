/** [design 2] Colours of the bodies of counters, the same in light and dark; who wears which, the title says. */
export const BODY_COLOURS = {
  sand: '#DCC598',
  olive: '#B4BA82',
  rose: '#D3A08C',
  orange: '#EBB06E',
  tan: '#CDA57C',
  grey: '#A9B3AE',
  sky: '#A8C5DA',
  charcoal: '#3E444B',
  navy: '#4A678A',
} as const;
