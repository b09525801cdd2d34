/** Chapter 18: supply. What the other chapters need of it. */
export {
  hasPathToAreas,
  hasPathToHead,
  hasRoadPathToArea,
  hexHasPathToAreas,
  isSupplied,
  type SupplyFinding,
  supplyOf,
} from './supply-findings.ts';
export { suppliesDivision, supplyHeadOf } from './supply-heads.ts';
export { overlandHexes, overlandSteps } from './supply-paths.ts';
export { refreshDismounted, supply } from './supply-phase.ts';
