import { describePerft } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { HOLLAND44 } from '../src/index.ts';

describePerft({ describe, it, expect }, HOLLAND44, new URL('../perft/small-positions.txt', import.meta.url));
