import { soundsOf } from '@bridgehead/client-kit/sounds';
import { declaredEvents, diceOf, placesOfEvent, unitsOfEvent, wayOf } from '@bridgehead/client-kit/title';
import { expect, it } from 'vitest';
import { KASSERINE_CLIENT } from './index.ts';
import { KASSERINE_WORDS } from './words.ts';

const DECLARED = declaredEvents(KASSERINE_WORDS);

it('[7.1] a march is a way, the hexes of an attack are none', () => {
  const moved = { kind: 'moved', units: ['u1', 'u2'], path: ['1010', '1111'], to: '1111', cost: 2 };
  expect(wayOf(moved, DECLARED)).toEqual(['1010', '1111']);
  expect(unitsOfEvent(moved, DECLARED)).toEqual(['u1', 'u2']);
  expect(wayOf({ kind: 'attack-declared', units: ['u1'], hexes: ['1010'], crt: 'assault' }, DECLARED)).toEqual([]);
});

it('[12.5] a combat is fought where its defenders stand, and its die is heard', () => {
  const combat = { kind: 'combat', attackers: ['u1'], hexes: ['1010', '1011'], die: 5, modifier: 3 };
  expect(placesOfEvent(combat, DECLARED)).toEqual(['1010', '1011']);
  expect(diceOf(combat, DECLARED)).toEqual([5]);
  expect(soundsOf([combat], KASSERINE_CLIENT)).toEqual(['dice', 'combat']);
});
