import { sourceTextIn, unsaidCodes } from '@bridgehead/testkit';
import { TOOLKIT_EN } from '@bridgehead/toolkit';
import { describe, expect, it } from 'vitest';
import { AI_MESSAGES } from './ai/index.ts';
import { ORDERS } from './ai/orders.en.ts';
import { REASONS } from './ai/reasons.en.ts';
import { TASK_ADVICE, TASKS } from './ai/tasks.en.ts';
import { FAULTS } from './faults.en.ts';
import { LABELS } from './labels.en.ts';
import { MESSAGES } from './messages.en.ts';
import { PHASES_EN } from './phases.en.ts';
import { BRIDGES_AND_STACKING_REFUSALS } from './refusals/chapter-05-to-06.en.ts';
import { MOVEMENT_REFUSALS } from './refusals/chapter-08.en.ts';
import { COMBAT_REFUSALS } from './refusals/chapter-09-to-12.en.ts';
import { RETREAT_REFUSALS } from './refusals/chapter-13-to-14.en.ts';
import { ADVANCE_REFUSALS } from './refusals/chapter-15-to-16.en.ts';
import { SUPPORT_REFUSALS } from './refusals/chapter-17-to-18.en.ts';
import { REPLACEMENT_REFUSALS } from './refusals/chapter-19-to-20.en.ts';
import { LANDING_REFUSALS } from './refusals/chapter-21-to-22.en.ts';
import { SPECIAL_REFUSALS } from './refusals/chapter-23-to-27.en.ts';

const TABLES = [
  TOOLKIT_EN,
  FAULTS,
  LABELS,
  BRIDGES_AND_STACKING_REFUSALS,
  MOVEMENT_REFUSALS,
  COMBAT_REFUSALS,
  RETREAT_REFUSALS,
  ADVANCE_REFUSALS,
  SUPPORT_REFUSALS,
  REPLACEMENT_REFUSALS,
  LANDING_REFUSALS,
  SPECIAL_REFUSALS,
];
/** What the players say has the kind of what is said in front of its code. */
const OF_PLAYERS = [ORDERS, REASONS, TASKS, TASK_ADVICE];
const CODES = [...TABLES, ...OF_PLAYERS].flatMap((table) => Object.keys(table));

describe('the codes of what rules and players say', () => {
  it('stand in one table each', () => {
    expect(CODES.filter((code, i) => CODES.indexOf(code) !== i)).toEqual([]);
  });
  it('are the codes of everything that may be said', () => {
    expect(Object.keys(MESSAGES).sort()).toEqual([...CODES, ...Object.keys(PHASES_EN)].sort());
  });
  it('are short words with hyphens', () => {
    expect(CODES.filter((code) => !/^([a-z]+\.)?[a-z0-9]+(-[a-z0-9]+)*$/.test(code) || code.length > 40)).toEqual([]);
  });
});

describe('the sentences', () => {
  it('are all said somewhere', () => {
    const own = TABLES.slice(1).flatMap((table) => Object.keys(table));
    expect(unsaidCodes(own, sourceTextIn(new URL('../src/', import.meta.url)))).toEqual([]);
    expect(unsaidCodes(Object.keys(AI_MESSAGES), sourceTextIn(new URL('../ai/', import.meta.url)))).toEqual([]);
  });
  it('differ: what is said twice has one code', () => {
    const said = TABLES.slice(3).flatMap((table) => Object.values(table));
    expect(said.filter((one, i) => said.indexOf(one) !== i)).toEqual([]);
  });
});
