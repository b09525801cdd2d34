import { describeRuleList } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { RULE_TITLES } from '../../words/rule-titles/index.ts';
import { RULES } from './index.ts';

describeRuleList({ describe, it, expect }, new URL('../', import.meta.url), {
  rules: RULES,
  titles: RULE_TITLES,
});
