import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { expect, it } from 'vitest';
import { soundsOf } from './sound-of.ts';

/** A title without sounds of its own, in which `clash` is a battle. */
const PLAIN = { fights: ['clash'], words: HOLLAND44_CLIENT.words };

const event = (kind: string, fields = {}) => ({ kind, audience: 'all', ...fields });

it('dice are heard first, whatever they were rolled for', () => {
  expect(soundsOf([event('weather', { die: 3 })], PLAIN)).toEqual(['dice']);
  expect(soundsOf([event('moved'), event('landing-rolled', { die: 6 })], PLAIN)).toEqual(['dice', 'move']);
});

it('a march hex by hex is one move', () => {
  expect(soundsOf([event('moved'), event('moved'), event('moved')], PLAIN)).toEqual(['move']);
});

it('of what happens at once only the most important is heard', () => {
  expect(
    soundsOf([event('clash'), event('disengagement', { die: 2 }), event('retreated'), event('advanced')], PLAIN),
  ).toEqual(['dice', 'combat']);
  expect(soundsOf([event('victory', { side: 'german' }), event('moved')], PLAIN)).toEqual(['victory']);
});

it('what changes nothing on the map makes no sound', () => {
  expect(soundsOf([], PLAIN)).toEqual([]);
  expect(soundsOf([event('spent'), event('weather'), event('toString')], PLAIN)).toEqual([]);
});

it('a title gives its own kinds a sound', () => {
  const heard = (...events: Parameters<typeof soundsOf>[0]) => soundsOf(events, HOLLAND44_CLIENT);
  const demolition = (result: string) => event('demolition', { hexside: '4816/4817', die: 2, result });
  expect(heard(demolition('blown'))).toEqual(['dice', 'blown']);
  expect(heard(demolition('intact'))).toEqual(['dice']);
  expect(heard(event('determined-defense', { die: 4 }))).toEqual(['dice', 'combat']);
  expect(heard(event('combat-result', { die: 4 }), event('moved'))).toEqual(['dice', 'combat']);
  expect(heard(event('moved'))).toEqual(['move']);
  expect(soundsOf([demolition('blown')], PLAIN)).toEqual(['dice']);
});
