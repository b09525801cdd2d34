/** Where a position stands in the sequence of play: written frames are checked, a named phase starts afresh. */
import type { Frame, Json, JsonObject } from '@bridgehead/engine';
import { readFrames } from '@bridgehead/toolkit';
import { SIDES, type Side } from '../data/unit-data.ts';
import { refuseBy, wordAt } from '../parse.ts';
import { PROCEDURES } from '../procedures.ts';
import { says } from '../says.ts';
import { OVER, PHASE_NAMES, phaseOf } from '../scenario/phase-names.ts';
import { playerTurnFrame } from '../scenario/sequence.ts';

const DEEPEST_STACK = 40;

export function framesIn(data: JsonObject, turn: number): Frame[] {
  const frames = readFrames(data, {
    procedures: PROCEDURES,
    deepest: DEEPEST_STACK,
    phaseOf,
    framesFor: (phase) => freshFrames(phase, turn),
  });
  checkFirstTurn(phaseOf(frames), turn);
  return frames;
}

/** [3] The frames with which the sequence of play would begin this phase; its first automatic step calls the phase. */
function freshFrames(phase: Json | undefined, _turn: number): Frame[] {
  if (phase === OVER) return [];
  const name = wordAt(phase, 'phase', PHASE_NAMES);
  const bottom: Frame = { proc: 'game', step: 'next' };
  const [side, step] = name.split('.');
  if (step === undefined) return [bottom, { proc: 'turn', step: name }];
  const owner = wordAt(side, 'phase', SIDES);
  const after: Record<Side, string> = { allied: 'german', german: 'victory-check' };
  return [bottom, { proc: 'turn', step: after[owner] }, { ...playerTurnFrame(owner), step }];
}

const ABSENT_ON_TURN_1: readonly string[] = ['weather', 'allied.artillery-resupply', 'allied.bridge'];

function checkFirstTurn(phase: string, turn: number): void {
  if (turn === 1 && ABSENT_ON_TURN_1.includes(phase))
    refuseBy('23.1.1', 'phase', says('turn-1-begins-with-airlanding'));
}
