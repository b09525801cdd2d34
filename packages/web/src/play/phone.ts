/** [design 8] A screen whose dock is a sheet at the bottom, as in small.css. */
export const PHONE = '(max-width: 699px)';
