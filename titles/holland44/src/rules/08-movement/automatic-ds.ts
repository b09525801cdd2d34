/** [8.7] Automatic DS: odds of 10-1 in the Movement Phase. */
import {
  call,
  checked,
  done,
  type FlawOf,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  procedure,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { fixed, optional } from '@bridgehead/toolkit';
import { GRID } from '../../data/map.ts';
import { says } from '../../says.ts';
import { BATTLE, type Battle } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { BRIDGE_LIST, DEMOLITION_RESULT } from '../../state/kinds.ts';
import { hexPlace } from '../../state/places.ts';
import { addMark, HAS_MOVED, setAutoDsTarget } from '../../state/state.ts';
import { idOf } from '../../state/units.ts';
import { attackFrame } from '../09-combat/attack-frame.ts';
import { battleFlaw, foreignBattleFlaw, unfoughtFlaw } from '../09-combat/battle-flaws.ts';
import { askBefore, bridgesAhead } from '../09-combat/bridges-ahead.ts';

const AUTOMATIC_DS = frame(
  'automatic-ds',
  ['bridges', 'decided', 'fought'],
  {
    battle: fixed(BATTLE),
    /** [5.4] The bridges that may still be blown before the attack. */
    bridges: BRIDGE_LIST,
    result: optional(DEMOLITION_RESULT),
  },
  { decided: ['demolition'], fought: ['attack'] },
);
type AutomaticFrame = FrameOf<typeof AUTOMATIC_DS>;

export const automaticFrame = (g: Game, battle: Battle): AutomaticFrame => ({
  proc: 'automatic-ds',
  step: 'bridges',
  battle,
  bridges: bridgesAhead(g, battle),
});

const fieldsOf = ({ target, attackers }: Battle): { readonly target: string; readonly units: readonly string[] } => ({
  target: nameOf(GRID, target),
  units: attackers.map(({ unit }) => idOf(unit)),
});

const automaticDsFlaw: FlawOf<AutomaticFrame> = (g, { battle, step }, { below }) =>
  battleFlaw(battle) ??
  foreignBattleFlaw(battle, below) ??
  (step === 'fought' ? undefined : unfoughtFlaw(g, battle)) ??
  firstFlaw(
    [battle.occasion !== 'automatic', 'battle.occasion', says('expected-automatic')],
    [battle.lead === '', 'battle.lead', says('lead-chosen-already')],
  );

/** [8.7] The attack without a die; who made it possible is marked and stays until the Combat Phase. */
export const automaticDs = procedure(checked(AUTOMATIC_DS, automaticDsFlaw), {
  bridges(_g, f) {
    const [bridge, ...rest] = f.bridges;
    if (bridge === undefined) return call(attackFrame(f.battle), 'fought');
    f.bridges = rest;
    return askBefore(f.battle, bridge, 'decided');
  },
  /** [9.3] A blown bridge calls the attack off; if the odds still allow it, the order can be given again. */
  decided(g, f) {
    if (f.result !== 'blown') return go('bridges');
    emitEvent(g, 'automatic-ds-cancelled', '8.7', fieldsOf(f.battle));
    return done();
  },
  fought(g, f) {
    for (const { unit } of f.battle.attackers) {
      setAutoDsTarget(g, unit, hexPlace(f.battle.target));
      addMark(g, unit, HAS_MOVED);
    }
    emitEvent(g, 'automatic-ds', '8.7', fieldsOf(f.battle));
    return done();
  },
});
