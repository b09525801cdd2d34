export { language, languageNow, setLanguage, spoken, spokenText } from './language.ts';
export { filled, t, tOr } from './messages.ts';
export { sentenceOf } from './sentences.ts';
export { capital, hundredths, percent, withMinus, withSign } from './text.ts';
