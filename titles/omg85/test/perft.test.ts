import { describePerft } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { OMG85 } from '../src/index.ts';

describePerft({ describe, it, expect }, OMG85, new URL('../perft/small-positions.txt', import.meta.url));
