import { type CodeWord, sentencesOf } from '@bridgehead/engine/contract';
import type { EVENTS } from '../src/contract.ts';
import { SIDE_NAMES } from './start.en.ts';

/** What happened, in English: words in braces are fields of the event. */
export const EVENT_SENTENCES = sentencesOf<typeof EVENTS>()({
  advanced: '{unit} advances to {to}',
  battle: '{attacker} attacks {defender}: {die}, modified by {modifier}: {result}',
  'decoy-found': '{by} finds nobody: {unit} was a decoy',
  'decoy-named': '{unit} is a decoy',
  destroyed: '{unit} is destroyed',
  moved: '{unit} to {to}',
  retreated: '{unit} retreats to {to}',
  victory: 'The game is over: {side} wins',
});

export const WORDS: Readonly<Record<CodeWord<typeof EVENTS>, string>> = {
  ...SIDE_NAMES,
  'attacker-lost': 'the attacker is lost',
  'attacker-back': 'the attacker goes back',
  'no-effect': 'nobody gives way',
  'defender-back': 'the defender goes back',
  'defender-lost': 'the defender is lost',
};
