/** What a language does beyond its tables, as the platform knows it. */
import { PSEUDO_LANGUAGE, pseudoText } from './pseudo.ts';
import type { Language } from './say.ts';

/** English is told as it is written in Britain: `a, b and c`. */
const localeOf = (lang: string): string => (lang.startsWith('en') ? 'en-GB' : lang);

/** Plural forms, lists and figures of a language. */
export function languageOf(lang: string): Language {
  const locale = localeOf(lang);
  const [plurals, lists] = [new Intl.PluralRules(locale), new Intl.ListFormat(locale)];
  const percents = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'negative' });
  const marked = lang === PSEUDO_LANGUAGE ? pseudoText : (text: string) => text;
  return {
    plural: (count) => plurals.select(count),
    list: (words) =>
      lists
        .formatToParts(words)
        .map(({ type, value }) => (type === 'literal' ? marked(value) : value))
        .join(''),
    odds: (printed) => printed.replace(/^(\d+)-(\d+)$/, '$1–$2'),
    figure: (value) => String(value).replace('-', '−'),
    percent: (share) => percents.format(share),
  };
}
