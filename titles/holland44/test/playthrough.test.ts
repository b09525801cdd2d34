import { playthrough } from '@bridgehead/testkit';
import { expect, it } from 'vitest';
import { HOLLAND44 } from '../src/index.ts';

it('the first turns are played as the text tells', async () => {
  const setUp = { title: 'holland44', edition: 1, scenario: 'campaign', options: {}, seed: 1944 };
  const text = playthrough(HOLLAND44, { setUp, lastTurn: 3, choiceSeed: 44 });
  await expect(text).toMatchFileSnapshot('../playthrough.txt');
});
