import { playthrough } from '@bridgehead/testkit';
import { expect, it } from 'vitest';
import { KASSERINE } from '../src/index.ts';

it('the first turns of Faid Pass are played as the text tells', async () => {
  const setUp = { title: 'kasserine', edition: 1, scenario: 'faid', options: {}, seed: 1943 };
  const text = playthrough(KASSERINE, { setUp, lastTurn: 2, choiceSeed: 43 });
  await expect(text).toMatchFileSnapshot('../playthrough.txt');
});
