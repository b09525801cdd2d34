export type { AiRequest, ExplainedChoice } from './ai-requests.ts';
export { isCurveOpen, WinProbabilityCurve } from './win-probability-curve.tsx';
