import type { Messages } from './contract/templates.ts';

/** What the engine says of games, saves and questions of any title, in English. */
export const ENGINE_EN = {
  'game-over': 'the game is over',
  'not-a-choice': 'a choice is an object with a kind',
  'not-listed': 'not a legal answer to “{kind:text}”',
  'nothing-to-undo': 'there is nothing to take back',
  'undo-closed':
    'a die was rolled, something was shown, the rules bind you to your answer, or the other side has decided since',

  'unknown-title': 'unknown title: expected {known:text}',
  'unknown-edition': 'unknown edition: expected {known:text}',
  'unknown-scenario': 'unknown scenario: expected {known:text}',
  'unknown-option': 'unknown option: expected {known:text}',
  'no-answer': 'there is no answer to “{step:text}”',

  'not-a-save': 'not a save file',
  'other-version': 'expected version {version:number}',
  'no-set-up': 'no set-up',
  'no-choices': 'no list of choices',
  'not-a-saved-choice': 'not a choice with its decider',
  'no-hashes': 'no list of hashes',
  'not-a-hash': 'not a number and a hash',
  'no-position': 'no position',
  'not-a-position': 'not a position',
  'not-a-digest': 'not a digest',
  'beyond-the-record': 'beyond the last answer, the record is cut short',
  'no-last-hash': 'none for the last answer',
  'hash-elsewhere': 'expected the hash after {answers:number} answers',
  'hash-too-many': 'one too many',

  'rules-cannot-go-on': 'the rules cannot go on from here: {why:text}',
  'position-differs': 'the position differs',
  'not-theirs-to-decide': 'it was not for {side:side} to decide',
  'against-the-rules': 'by {rule:text} {why:message}',
  'audience-of-a-player': 'only an answer of chance has an audience',
  'was-not-forced': 'the player had a choice, the answer was not forced',
  'was-forced': 'the answer was forced, nobody was asked',
  'not-rolled': 'the generator rolls {rolled:text}, and nothing says that this was laid down',
  'chance-is-forced': 'an answer of chance is forced',
  'other-audience': 'it was told to {told:side}, not to {said:side}',
  'other-set-up': 'the position it began from tells of another set-up',
  'other-last-position': 'the last position is another: {where:text}',
  'other-digest': 'the digest differs, so the file is not as it was written',
  'record-departs': 'the record no longer agrees with the rules (answer {answer:number}: {why:message})',
  'record-unreadable': 'the record no longer agrees with the rules ({why:message})',
} as const satisfies Messages;
