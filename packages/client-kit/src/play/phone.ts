/** [design 8] A screen whose dock is a sheet at the bottom, as in small.css. */
export const PHONE = '(max-width: 559px), (max-width: 699px) and (min-height: 561px)';
/** A phone on its side: the dock stands at the right. */
export const LANDSCAPE_PHONE = '(max-height: 560px) and (min-width: 560px)';
/** Where question and tabs scroll as one. */
export const ONE_SCROLL = `${PHONE}, ${LANDSCAPE_PHONE}`;
