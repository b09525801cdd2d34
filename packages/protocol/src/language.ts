/** What a language does beyond its tables, as the platform knows it. */
import type { Language } from './say.ts';

/** Plural forms, lists and figures of a language. */
export function languageOf(lang: string): Language {
  const [plurals, lists] = [new Intl.PluralRules(lang), new Intl.ListFormat(lang)];
  const percents = new Intl.NumberFormat(lang, { style: 'percent', signDisplay: 'negative' });
  return {
    plural: (count) => plurals.select(count),
    list: (words) => lists.format(words),
    figure: (value) => String(value).replace('-', '−'),
    percent: (share) => percents.format(share),
  };
}
