export type { AiRequest, ExplainedChoice } from './ai-requests.ts';
export { WinProbabilityCurve } from './win-probability-curve.tsx';
