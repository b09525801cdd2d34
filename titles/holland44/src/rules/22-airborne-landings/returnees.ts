/** [22.7] Returnees: steps lost in landing that find their way back. */
import { type Game, OK, type Refusal } from '@bridgehead/engine';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { type ClockName, clock, setClock } from '../../state/state.ts';
import { trackOf } from '../../state/step-loss.ts';
import { idOf, isAirborne, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { isInPlay, mayReceiveSteps } from '../14-disruption/disruption.ts';
import { hasPathToHead } from '../18-supply/supply.ts';
import { supplyHeadOf } from '../18-supply/supply-heads.ts';
import { receiverRefusal, takeStep } from '../20-replacements.ts';

/** One bit for each track, in their order. */
const TRACKS: readonly ClockName[] = ['returnees1', 'returnees82', 'returnees101', 'returneesPolish'];
const bitOf = (u: Unit): number => 1 << TRACKS.indexOf(trackOf(u)[0]);

const NOT_AIRBORNE = refusal('22.7', 'returnees-are-airborne');
const NONE_LEFT = refusal('22.7', 'no-returnees');
const TOO_FRESH = refusal('22.7', 'returnee-too-fresh');
const ONE_A_TURN = refusal('22.7', 'one-returnee-a-turn');
const HEAD_UNFIT = refusal('22.7', 'head-unfit');
const NO_PATH = refusal('22.7', 'no-path-to-head');

/** [22.7] Why a unit may not receive a Returnee. */
function refusalFor(g: Game, u: Unit): Refusal | undefined {
  if (!isAirborne(u)) return NOT_AIRBORNE;
  const [track, fresh] = trackOf(u);
  if (clock(g, track) === 0) return NONE_LEFT;
  if (clock(g, track) <= clock(g, fresh)) return TOO_FRESH;
  if ((clock(g, 'returned') & bitOf(u)) !== 0) return ONE_A_TURN;
  const refusal = receiverRefusal(g, u);
  if (refusal !== undefined) return refusal;
  const head = supplyHeadOf(u);
  if (head === undefined || !isInPlay(g, head) || !mayReceiveSteps(g, head)) return HEAD_UNFIT;
  return hasPathToHead(g, u) ? undefined : NO_PATH;
}

const NOT_YOURS = refusal('22.7', 'returnees-in-allied-phase');

/** [22.7] [20.2.5] */
const returnOrder: Order<'return'> = {
  kind: 'return',
  *list(g, side) {
    for (const u of unitsOf(g, side)) if (refusalFor(g, u) === undefined) yield { kind: 'return', unit: idOf(u) };
  },
  check: (g, side, { unit: u }) =>
    side === 'allied' && sideOfUnit(u) === 'allied' ? (refusalFor(g, u) ?? OK) : NOT_YOURS,
  perform(g, _side, { unit: u }) {
    const [track] = trackOf(u);
    setClock(g, track, clock(g, track) - 1);
    setClock(g, 'returned', clock(g, 'returned') | bitOf(u));
    takeStep(g, u, '22.7');
    return undefined;
  },
};

export const returneeOrders: readonly Order[] = [returnOrder];
