/** Questions to a game that must leave it as it was. */
import { type Game, type Json, type JsonObject, positionHash } from '@bridgehead/engine';
import { faultText, undeclaredAnswer } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { HOLLAND44 } from '../src/index.ts';
import { answerQuery } from '../src/queries/index.ts';

/** The answer to a question that must have one. */
export function asked(g: Game, what: string, params: JsonObject = {}): Json {
  const before = [positionHash(g), g.journal.length, g.history.length, JSON.stringify(g.state.frames)];
  const result = answerQuery(g, what, params);
  expect([positionHash(g), g.journal.length, g.history.length, JSON.stringify(g.state.frames)]).toEqual(before);
  if (!result.ok) throw new Error(`${result.fault.code} ${faultText(result.fault)}`);
  expect(JSON.parse(JSON.stringify(result.value))).toStrictEqual(result.value);
  expect(undeclaredAnswer(HOLLAND44, what, result.value)).toBeUndefined();
  return result.value;
}

/** The code and the place of the fault that a question is refused with. */
export function faultOf(g: Game, what: string, params: JsonObject): string {
  const result = answerQuery(g, what, params);
  return result.ok ? 'answered' : `${result.fault.code} ${result.fault.place}`;
}
