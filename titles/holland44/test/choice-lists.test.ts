import { choiceLists } from '@bridgehead/testkit';
import { expect, it } from 'vitest';
import { HOLLAND44 } from '../src/index.ts';

const SET_UP = { title: 'holland44', edition: 1, scenario: 'short', options: {}, seed: 1 };

it('whole positions have the choices that the text counts', async () => {
  const setUps = [
    SET_UP,
    { ...SET_UP, scenario: 'campaign', options: { disengagement: true, isolation: true }, seed: 2 },
  ];
  await expect(choiceLists(HOLLAND44, setUps)).toMatchFileSnapshot('../perft/whole-positions.txt');
});
