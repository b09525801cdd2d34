import { describeRuleList } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { RULES } from './index.ts';

describeRuleList({ describe, it, expect }, new URL('../', import.meta.url), RULES);
