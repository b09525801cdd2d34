import { playthrough } from '@bridgehead/testkit';
import { expect, it } from 'vitest';
import { OMG85 } from '../src/index.ts';

it('the first turns are played as the text tells', async () => {
  const setUp = { title: 'omg85', edition: 1, scenario: 'historical', options: {}, seed: 1985 };
  const text = playthrough(OMG85, { setUp, lastTurn: 2, choiceSeed: 85 });
  await expect(text).toMatchFileSnapshot('../playthrough.txt');
});
