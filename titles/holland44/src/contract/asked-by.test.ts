import { describe, expect, it } from 'vitest';
import { EDITIONS, FIRST_EDITION, rulesFor, SECOND_EDITION } from '../editions.ts';
import { isAskedBy } from './asked-by.ts';
import { DECISIONS } from './decisions.ts';
import type { DecisionKind } from './index.ts';

const KINDS = Object.keys(DECISIONS) as readonly DecisionKind[];
const unaskedIn = (edition: number, rules = rulesFor({ edition })): readonly string[] =>
  KINDS.filter((kind) => !isAskedBy(kind, { edition, rules })).sort();

describe('what an edition never asks', () => {
  it('[11.4] [14.4.1] [27.1.2] [2e S2.3] [2e 25.3] follows from its rules', () => {
    expect(unaskedIn(FIRST_EDITION)).toEqual(['decline-recovery', 'disengagement-loss', 'remnant']);
    expect(unaskedIn(SECOND_EDITION)).toEqual(['balance', 'march-attackers']);
  });
  it('[14.4.1] [25.3.1] is asked after all where a house rule brings it', () => {
    for (const edition of EDITIONS) {
      const rules = { ...rulesFor({ edition }), mayDeclineRecovery: true, unknownFoughtInMovement: true };
      expect(unaskedIn(edition, rules)).not.toContain('decline-recovery');
      expect(unaskedIn(edition, rules)).not.toContain('march-attackers');
    }
  });
});
