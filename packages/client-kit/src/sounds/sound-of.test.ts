import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { expect, it } from 'vitest';
import { soundsOf } from './sound-of.ts';

const event = (kind: string, fields = {}) => ({ kind, audience: 'all', ...fields });

it('dice are heard first, whatever they were rolled for', () => {
  expect(soundsOf([event('weather', { die: 3 })])).toEqual(['dice']);
  expect(soundsOf([event('moved'), event('landing-rolled', { die: 6 })])).toEqual(['dice', 'move']);
});

it('a march hex by hex is one move', () => {
  expect(soundsOf([event('moved'), event('moved'), event('moved')])).toEqual(['move']);
});

it('of what happens at once only the most important is heard', () => {
  expect(soundsOf([event('combat-result', { die: 2 }), event('retreated'), event('advanced')])).toEqual([
    'dice',
    'combat',
  ]);
  expect(soundsOf([event('victory', { side: 'german' }), event('moved')])).toEqual(['victory']);
});

it('what changes nothing on the map makes no sound', () => {
  expect(soundsOf([])).toEqual([]);
  expect(soundsOf([event('spent'), event('weather'), event('toString')])).toEqual([]);
});

it('a title gives its own kinds a sound', () => {
  const heard = (...events: Parameters<typeof soundsOf>[0]) => soundsOf(events, HOLLAND44_CLIENT.soundOf);
  const demolition = (result: string) => event('demolition', { hexside: '4816/4817', die: 2, result });
  expect(heard(demolition('blown'))).toEqual(['dice', 'blown']);
  expect(heard(demolition('intact'))).toEqual(['dice']);
  expect(heard(event('determined-defense', { die: 4 }))).toEqual(['dice', 'combat']);
  expect(heard(event('moved'))).toEqual(['move']);
  expect(soundsOf([demolition('blown')])).toEqual(['dice']);
});
