import { describePerft } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { KASSERINE } from '../src/index.ts';

describePerft({ describe, it, expect }, KASSERINE, new URL('../perft/small-positions.txt', import.meta.url));
