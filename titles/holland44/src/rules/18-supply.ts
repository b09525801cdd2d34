/** Chapter 18: supply. What the other chapters need of it. */
export {
  hasJustLanded,
  hasPathToAreas,
  hasPathToHead,
  hasRoadPathToArea,
  hexHasPathToAreas,
  isSupplied,
  type SupplyFinding,
  supplyOf,
} from './18-supply-findings.ts';
export { SUPPLY_HEADS, suppliesDivision, supplyHeadOf } from './18-supply-heads.ts';
export { overlandHexes, overlandSteps } from './18-supply-paths.ts';
export { refreshDismounted, supply } from './18-supply-phase.ts';
