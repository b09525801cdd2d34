import { choiceLists } from '@bridgehead/testkit';
import { expect, it } from 'vitest';
import { OMG85 } from '../src/index.ts';

const SET_UP = { title: 'omg85', edition: 1, scenario: 'historical', options: {}, seed: 1 };

it('whole positions have the choices that the text counts', async () => {
  const setUps = [SET_UP, { ...SET_UP, scenario: 'free', options: { advanced: true, hidden: true }, seed: 2 }];
  await expect(choiceLists(OMG85, setUps)).toMatchFileSnapshot('../perft/whole-positions.txt');
});
