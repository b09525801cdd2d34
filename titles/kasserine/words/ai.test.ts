import { describePlayerMessages } from '@bridgehead/testkit';
import { expect, it } from 'vitest';
import { AI_MESSAGES } from './ai.en.ts';

describePlayerMessages({ it, expect }, AI_MESSAGES, new URL('../ai/', import.meta.url));
