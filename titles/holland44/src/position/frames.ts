/** Where a position stands in the sequence of play: written frames are checked, a named phase starts afresh. */
import type { Frame, Json, JsonObject } from '@bridgehead/engine';
import { framesAt } from '@bridgehead/toolkit';
import { SIDES, type Side } from '../data/unit-data.ts';
import { field, quoted, refuse, refuseBy, wordAt } from '../parse.ts';
import { PROCEDURES } from '../procedures.ts';
import { says } from '../says.ts';
import { OVER, PHASE_NAMES, phaseOf } from '../scenario/phase-names.ts';
import { playerTurnFrame } from '../scenario/sequence.ts';

const DEEPEST_STACK = 40;
export function readFrames(json: JsonObject, turn: number): Frame[] {
  const phase = field(json, 'phase');
  const written = field(json, 'frames');
  if (written === undefined) return freshFrames(phase, turn);
  const frames = framesAt(written, 'frames', PROCEDURES, DEEPEST_STACK);
  if (frames.length > 0 && frames[0]?.proc !== 'game') refuse('frames[0].proc', says('game-at-bottom'));
  const stands = phaseOf(frames);
  if (phase !== stands) refuse('phase', says('frames-elsewhere', { value: quoted(phase), phase: quoted(stands) }));
  checkFirstTurn(stands, turn);
  return frames;
}

/** [3] The frames with which the sequence of play would begin this phase; its first automatic step calls the phase. */
function freshFrames(phase: Json | undefined, turn: number): Frame[] {
  if (phase === OVER) return [];
  const name = wordAt(phase, 'phase', PHASE_NAMES);
  checkFirstTurn(name, turn);
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
