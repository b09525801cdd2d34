/** The rules in our own words, by chapter. */
import { type ChapterText, compileReference, type Reference, rulesToTell } from '@bridgehead/client-kit/reference';
import { RULES } from '../src/facts.ts';
import { RULE_TITLES } from '../words/rule-titles.en.ts';

const CHAPTERS: readonly ChapterText[] = [
  {
    chapter: '2',
    title: 'Setting up',
    text: 'Everybody stands where the list of companies says.',
    rules: {
      '2.2': {
        text: 'Before the first turn each side names its decoys in secret. They are found out in battle [5.3].',
      },
    },
  },
  {
    chapter: '4',
    title: 'Movement',
    text: 'Units move one by one, each once a phase.',
    rules: {
      '4.2': { text: 'Foot has three movement points, horse five.' },
      '4.3': { text: 'A wood or a fell costs two points, other ground one; water without a bridge costs two more.' },
      '4.5': { text: 'Who comes beside an enemy stops there.' },
    },
  },
  {
    chapter: '5',
    title: 'Combat',
    text: 'Each unit may attack one enemy beside it.',
    rules: {
      '5.2': { text: 'A decoy does not attack.' },
      '5.3': { text: 'Both units are turned up. A decoy is taken away, and there is no battle.' },
      '5.6': { text: 'A retreat is one hex, to where nobody stands and no enemy is beside.' },
    },
  },
  {
    chapter: '6',
    title: 'Victory',
    text: 'Places and enemy companies are worth points.',
    rules: { '6.4': { text: 'More points win; the lowlands win with as many.' } },
  },
];

export const FERROW_REFERENCE: Reference = compileReference('ferrow', rulesToTell(RULES), RULE_TITLES, CHAPTERS);
