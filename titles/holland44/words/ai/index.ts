/** What the computer players of Holland '44 say, in English. */
import { ORDERS } from './orders.en.ts';
import { REASONS } from './reasons.en.ts';
import { TASK_ADVICE, TASKS } from './tasks.en.ts';

export const AI_MESSAGES = { ...REASONS, ...ORDERS, ...TASKS, ...TASK_ADVICE } as const;
