/** Chapter 5: the Bridge Phase [5.1], with rewiring [5.3.2] and demolition in the German player-turn [5.5]. */
import {
  checked,
  done,
  type FlawOf,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Ruling,
} from '@bridgehead/engine';
import { neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { optional } from '@bridgehead/toolkit';
import { ask, roll } from '../../asking.ts';
import type { AnyChoice, AnyRead } from '../../contract/index.ts';
import { GRID } from '../../data/map.ts';
import { refusal, says } from '../../says.ts';
import { BRIDGES, INTACT, WIRED } from '../../state/bridges.ts';
import { emitEvent } from '../../state/events.ts';
import { OF_PHASE, phaseFlaw } from '../../state/frames.ts';
import { BRIDGE, BRIDGE_LIST } from '../../state/kinds.ts';
import { isOccupiedBy } from '../../state/stacks.ts';
import { bridgeState, setBridge } from '../../state/state.ts';
import { isBondInTheWay, isInOpenEzoc } from '../07-zones-of-control.ts';
import { isWired, resolveDemolition } from './bridge-demolition.ts';
import { mayRepair, repair } from './bridge-repair.ts';
import { bridgeOf, endsOf, fieldsOf, hasGoodOrder, hexesNear, otherEnd, siteOf } from './bridge-sites.ts';

const BRIDGE_PHASE = frame('bridge', ['begin', 'deeds', 'roll'], {
  ...OF_PHASE,
  /** The bridges dealt with in this phase; none is dealt with twice [5.3.3] [5.8]. */
  handled: optional(BRIDGE_LIST),
  /** The bridge for which a die is to be rolled. */
  rolling: optional(BRIDGE),
});
type BridgeFrame = FrameOf<typeof BRIDGE_PHASE>;

const NEVER_BLOWN = refusal('5.7', 'never-blown');
const NOT_WIRED = refusal('5.5', 'bridge-not-wired');
const NO_ALLIED_UNIT = refusal('5.5', 'no-allied-unit-near');
const NO_GERMAN_UNIT = refusal('5.5', 'no-german-unit-near');
const NOT_INTACT = refusal('5.3.2', 'bridge-not-intact');
const NO_CONTROL = refusal('5.3.2', 'bridge-not-controlled');
const ALREADY = refusal('5.3.3', 'bridge-dealt-with');
const GERMAN_ONLY = refusal('5.2', 'bridges-are-german');
const NO_SUCH_BRIDGE = refusal('5.1', 'no-such-bridge-there');

/** [5.5] [14.2] Both sides in Good Order within one hex; the German unit's hex of range must be open to it. */
function mayBlow(g: Game, bridge: number): Ruling {
  if (siteOf(bridge).isPermanent) return NEVER_BLOWN;
  if (!isWired(g, bridge)) return NOT_WIRED;
  if (!hexesNear(bridge).some((hex) => hasGoodOrder(g, 'allied', hex))) return NO_ALLIED_UNIT;
  return endsOf(bridge).some((end) => canGermansReach(g, end)) ? OK : NO_GERMAN_UNIT;
}

/** [5.5] A unit beside the bridge, or one hex away and not kept out by enemy units or Bonds. */
function canGermansReach(g: Game, end: number): boolean {
  if (hasGoodOrder(g, 'german', end)) return true;
  if (isOccupiedBy(g, 'allied', end)) return false;
  for (let d = 0; d < 6; d++) {
    const from = neighbourOf(GRID, end, d);
    if (from === OFF_MAP || !hasGoodOrder(g, 'german', from)) continue;
    if (!isBondInTheWay(g, 'german', sideOf(GRID, end, d), end)) return true;
  }
  return false;
}

/** [5.3.2] [14.2] A unit in Good Order on one side, the other side clear of enemy units and of EZOCs. */
function mayRewire(g: Game, bridge: number): Ruling {
  if (siteOf(bridge).isPermanent) return NEVER_BLOWN;
  if (bridgeState(g, bridge) !== INTACT) return NOT_INTACT;
  return endsOf(bridge).some((end) => hasGoodOrder(g, 'german', end) && isOpen(g, otherEnd(bridge, end)))
    ? OK
    : NO_CONTROL;
}

const isOpen = (g: Game, hex: number): boolean => !isOccupiedBy(g, 'allied', hex) && !isInOpenEzoc(g, 'german', hex);

/** [5.1] What may be done to a bridge in the phase. */
const BRIDGE_ACTIONS = ['blow', 'rewire', 'repair'] as const;
type BridgeAction = (typeof BRIDGE_ACTIONS)[number];

function mayDo(g: Game, f: BridgeFrame, action: BridgeAction, bridge: number): Ruling {
  if (action !== 'repair' && f.side === 'allied') return GERMAN_ONLY;
  if (f.handled?.includes(bridge) === true) return ALREADY;
  switch (action) {
    case 'blow':
      return mayBlow(g, bridge);
    case 'rewire':
      return mayRewire(g, bridge);
    case 'repair':
      return mayRepair(g, f.side, bridge);
  }
}

function* listBridgeChoices(g: Game, f: BridgeFrame): Iterable<AnyChoice<'bridges'>> {
  for (const action of BRIDGE_ACTIONS) {
    for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
      if (mayDo(g, f, action, bridge).legal) yield { kind: action, ...fieldsOf(bridge) };
    }
  }
  yield { kind: 'done' };
}

function checkBridgeChoice(g: Game, f: BridgeFrame, choice: AnyRead<'bridges'>): Ruling {
  if (choice.kind === 'done') return OK;
  const bridge = bridgeOf(choice);
  return bridge === undefined ? NO_SUCH_BRIDGE : mayDo(g, f, choice.kind, bridge);
}

const bridgePhaseFlaw: FlawOf<BridgeFrame> = (g, f, around) =>
  phaseFlaw(g, f, around) ??
  firstFlaw([
    f.step === 'roll' && (f.rolling === undefined || !mayBlow(g, f.rolling).legal),
    'rolling',
    says('expected-bridge-to-blow'),
  ]);

/** [5.1] The Phasing Player deals with any number of bridges, each once. */
export const bridgePhase = procedure(checked(BRIDGE_PHASE, bridgePhaseFlaw), {
  begin(_g, f) {
    f.handled = [];
    return go('deeds');
  },
  deeds: ask('bridges', {
    by: (_g, f) => f.side,
    choices: listBridgeChoices,
    check: checkBridgeChoice,
    chosen(g, f, choice) {
      if (choice.kind === 'done') return done();
      const bridge = bridgeOf(choice);
      if (bridge === undefined) return done();
      f.handled = [...(f.handled ?? []), bridge];
      if (choice.kind === 'blow') {
        f.rolling = bridge;
        return go('roll');
      }
      if (choice.kind === 'rewire') rewire(g, bridge);
      else repair(g, f.side, bridge);
      return go('deeds');
    },
  }),
  /** [5.6] A failed attempt leaves the bridge Intact. */
  roll: roll('demolition-roll', (g, f, rolled) => {
    if (f.rolling !== undefined) resolveDemolition(g, f.rolling, rolled);
    delete f.rolling;
    return go('deeds');
  }),
});

function rewire(g: Game, bridge: number): void {
  setBridge(g, bridge, WIRED);
  emitEvent(g, 'bridge-rewired', '5.3.2', { ...fieldsOf(bridge) });
}
