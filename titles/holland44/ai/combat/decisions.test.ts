import {
  beginGame,
  check,
  decision,
  type Game,
  openKnownPosition,
  play,
  playForced,
  positionHash,
  randomFrom,
  renewKnownPosition,
  runAutomaticSteps,
  sampleChoice,
  type Thinking,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { SIDES, type Side } from '../../src/data/unit-data.ts';
import { HOLLAND44 } from '../../src/index.ts';
import { disengagementFrame } from '../../src/rules/27-optional-rules/disengagement.ts';
import { thinkingFreely } from '../../test/ai-positions.ts';
import { layOut, unit } from '../../test/table.ts';
import { AI_MESSAGES } from '../../words/ai/index.ts';
import { hexValue } from '../hex-value.ts';
import type { Intent } from '../intent.ts';
import { HEX } from '../weights.ts';
import { COMBAT_DECISIONS } from './decisions.ts';

interface Met {
  readonly kinds: Set<string>;
  readonly choices: string[];
}

/** Key terrain counts, nobody has a goal: to find goals takes longer than to fight. */
const plainIntent = (known: Game, side: Side): Intent => ({
  goalOf: () => undefined,
  holdValue: (hex) => HEX.stepsPerValue * hexValue(known, side, hex),
  attackValue: (hex) => HEX.stepsPerValue * hexValue(known, side, hex),
  attackFactor: () => 1,
});

/** To check a retreat weighs every path of the unit again, so that not all are looked at. */
const LOOKED_AT = 4;

/** Movement at random, combat by the computer; every choice is looked at before it is made. */
function playOn(seed: number, most: number, thinking: () => Thinking): Met {
  const setUp = { title: 'holland44', edition: 1, scenario: 'short', options: { disengagement: true }, seed };
  const begun = beginGame(HOLLAND44, setUp);
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const g = begun.value;
  const random = randomFrom(seed);
  const knownPositions = new Map<string, Game>(SIDES.map((side) => [side, openKnownPosition(g, side)]));
  const met: Met = { kinds: new Set(), choices: [] };
  for (let i = 0; i < most; i++) {
    const open = decision(g);
    if (open === undefined) break;
    const known = knownPositions.get(open.by);
    const result = COMBAT_DECISIONS[open.kind];
    if (known === undefined || result === undefined) {
      play(g, sampleChoice(g, random));
      continue;
    }
    renewKnownPosition(known, g, open.by);
    const before = [positionHash(known), known.history.length, JSON.stringify(known.state.frames)];
    const found = result(known, thinking(), plainIntent(known, open.by as Side));
    expect([positionHash(known), known.history.length, JSON.stringify(known.state.frames)]).toEqual(before);
    expect(found.length, `no candidate for ${open.kind}`).toBeGreaterThan(0);
    for (const { choice, score, name } of found.slice(0, LOOKED_AT)) {
      expect(check(g, choice), `${open.kind} ${JSON.stringify(choice)}`).toEqual({ legal: true });
      expect([Number.isFinite(score), Object.hasOwn(AI_MESSAGES, name.code)]).toEqual([true, true]);
    }
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    met.kinds.add(open.kind);
    met.choices.push(JSON.stringify(found[0]?.choice));
    play(g, found[0]?.choice);
  }
  return met;
}

describe('a stack that disengages with a loss', () => {
  it('[2e 27.1.3] gives the cheapest step first', () => {
    const units = ['de.kerutt', 'de.penal6'].map((id) => ({ id, at: '4510' }));
    const g = layOut({ edition: 2, options: { disengagement: true }, units, dice: [5] });
    g.state.frames.push(disengagementFrame(unit('de.kerutt'), [unit('de.penal6')]));
    runAutomaticSteps(g);
    playForced(g);
    expect(decision(g)?.kind).toBe('disengagement-loss');
    const found = COMBAT_DECISIONS['disengagement-loss']?.(g, thinkingFreely(), plainIntent(g, 'german')) ?? [];
    expect(found.map(({ choice }) => choice.unit)).toEqual(['de.penal6', 'de.kerutt']);
  });
});

describe('the candidates for every decision of combat', () => {
  it('are legal, the best first, and leave the known as it was', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2]) for (const kind of playOn(seed, 350, thinkingFreely).kinds) kinds.add(kind);
    const usual = ['combat', 'support', 'attacker-loss', 'determined-defense', 'retreat', 'advance', 'lead-formation'];
    expect([...kinds]).toEqual(expect.arrayContaining(usual));
  });

  it('are the same for the same known position', () => {
    expect(playOn(5, 150, thinkingFreely).choices).toEqual(playOn(5, 150, thinkingFreely).choices);
  });

  it('come at once when there is no more time', () => {
    const hurried = (): Thinking => ({ ...thinkingFreely(), spend: () => false });
    expect(playOn(6, 150, hurried).kinds).toContain('combat');
  });
});
