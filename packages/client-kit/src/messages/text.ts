/** Small things that every text needs. */

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `dug-in` becomes `dug in`. */
export const plainWord = (word: string): string => word.replaceAll('-', ' ');

/** A figure with the minus that it deserves. */
export const withMinus = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : String(value));

/** `+3`, `−2`. */
export const withSign = (value: number): string => (value < 0 ? withMinus(value) : `+${value}`);

/** A share of one in hundredths. */
export const hundredths = (share: number): number => Math.round(share * 100);

/** `45%` */
export const percent = (share: number): string => `${hundredths(share)}%`;
