export type { AiQuestion, AiReply, Thoughtful } from './ai-questions.ts';
export { OutlookCurve } from './win-probability-curve.tsx';
