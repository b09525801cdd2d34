export type {
  DiceRange,
  History,
  Landmark,
  LearnWords,
  OptionWords,
  TitleManifest,
} from '@bridgehead/client-kit/title';
export { hasComputerPlayer, loadTitles, manifestOf, type PlayableTitle } from './load.ts';
export { COMMON_SPEECH, loadLanguages, loadSpeech, openLanguages } from './speech.ts';
export { CATALOGUE } from './titles.ts';
