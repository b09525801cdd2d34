export type { MindQuestion, MindReply, Thoughtful } from './ai-questions.ts';
export { OutlookCurve } from './win-probability-curve.tsx';
