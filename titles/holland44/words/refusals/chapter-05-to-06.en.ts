import type { Messages } from '@bridgehead/engine/contract';

/** [5] [6] Bridges and stacking. */
export const BRIDGES_AND_STACKING_REFUSALS = {
  'no-such-bridge-there': 'there is no such bridge on the hexside',
  'never-blown': 'this bridge can never be blown',
  'bridge-not-wired': 'this bridge is not Wired for Demolition',
  'no-allied-unit-near': 'no Allied unit in Good Order is within one hex of the bridge',
  'no-german-unit-near': 'no German unit in Good Order is within one hex of the bridge by an open path',
  'bridge-not-intact': 'this bridge bears no Intact marker',
  'bridge-not-controlled': 'the German player does not control the bridge',
  'bridge-dealt-with': 'this bridge has already been dealt with in this phase',
  'bridges-are-german': 'only the German player blows and rewires bridges',
  'bridge-not-destroyed': 'this bridge is not destroyed',
  'railway-bridge': 'a railway bridge across a Major River cannot be rebuilt',
  'bridging-unit-unfit': 'the Bridging unit is not in Good Order, or is Engaged or Out of Supply',
  'far-side-not-clear': 'the hex beyond the bridge is not clear of enemy units and ZOCs',
  'bridge-near-enemy': 'without a Bridging unit the bridge must be five hexes from every enemy unit',
  'bridge-without-supply-path':
    'without a Bridging unit the bridge needs a road-bound Supply Path to a friendly Entry Area',
  'bridge-too-far-north': 'only bridges south of the northernmost Bridging unit are repaired without one',
  'two-supply-heads': 'no more than one Supply Head in a hex',
} as const satisfies Messages;
