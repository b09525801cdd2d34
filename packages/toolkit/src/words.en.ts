import type { Messages } from '@bridgehead/engine/contract';

/** What the readers of notations and choices say of data from outside, in English. */
export const TOOLKIT_EN = {
  'expected-object': 'expected an object',
  'missing-object': 'missing: expected an object',
  'expected-list': 'expected a list',
  'missing-list': 'missing: expected a list',
  missing: 'missing',
  'unknown-field': 'unknown field: expected {known:text}',
  'too-many-entries': '{count:number} entries: expected at most {most:number}',
  'too-few-entries': '{count:number} entries: expected at least {least:number}',
  'other-count': 'expected {count:number} entries',
  'named-twice': '{value:text} is named twice',
  'expected-whole': '{value:text}: expected a whole number from {from:number} to {to:number}',
  'expected-amount': '{value:text}: expected a number from {from:number} to {to:number}',
  'expected-number': '{value:text}: expected a number',
  'expected-word': '{value:text}: expected {known:text}',
  'expected-flag': '{value:text}: expected true or false',
  'expected-yes': '{value:text}: expected true, or nothing',
  'expected-none': '{value:text}: expected null',
  'expected-text': '{value:text}: expected a text',
  'not-a-unit': '{value:text} is not a unit of this title',
  'not-a-hex': '{value:text} is not a hex of this map',
  'not-a-place': '{value:text} is not a hex of this map or a place beside it',
  'not-a-hexside': '{value:text} is not a hexside of this map',
  'unknown-words': 'expected {words:number} words',

  'malformed-choice': '{place:text}: {why:message}',
  'unknown-choice': '{value:text}: expected {known:text}',

  'unknown-procedure': '{value:text}: there is no such procedure',
  'unknown-step': '{value:text}: {procedure:text} has no such step',
  'nobody-asked': 'nobody is asked at {step:text}',
  'does-not-wait': '{procedure:text} does not wait for {other:text} at {step:text}',
  'no-result-yet': '{procedure:text} has not come to anything yet',
  'game-at-bottom': 'expected “game” at the bottom',
  'frames-elsewhere': '{value:text}: the frames stand in {phase:text}',
  'unknown-query': 'unknown query {value:text}: expected {known:text}',

  'asked-for': 'the question that is open now',
  'nothing-forbids': 'nothing forbids it',
} as const satisfies Messages;
