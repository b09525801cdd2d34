import { expect, it } from 'vitest';
import type { RuleTable } from './reference.ts';
import { spokenReference } from './spoken-reference.ts';

it('a table is told with the colours of its cells', () => {
  const table: RuleTable = {
    caption: 'Results',
    columns: ['Die', '1-1'],
    rows: [['1', 'DS']],
    colours: [[undefined, 'red']],
    note: 'Red is worse.',
  };
  const rule = { rule: '9.3', title: 'Odds', within: '', text: 'Roll [9.4].', see: [], tables: [table] };
  const chapters = [{ chapter: '9', title: 'Combat', text: '', rules: [rule] }];
  const told = spokenReference({ title: 'holland44', chapters, rules: new Map([['9.3', rule]]) });
  expect(told.rules.get('9.3')?.tables).toEqual([table]);
  expect(told.chapters[0]?.rules[0]?.tables[0]?.colours).toEqual([[undefined, 'red']]);
});
