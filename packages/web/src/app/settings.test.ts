import { expect, test } from 'vitest';
import { checked } from './settings.ts';

test('what was kept is taken, and what was not is as usual', () => {
  const { theme, textSize, volume, briefing } = checked({ theme: 'dark', textSize: 'largest', volume: 0.2 });
  expect({ theme, textSize, volume, briefing }).toEqual({
    theme: 'dark',
    textSize: 'largest',
    volume: 0.2,
    briefing: true,
  });
});

test.each([{ theme: 'pink' }, { pace: 3 }, { volume: 2 }, { remember: 'no' }, { strange: true }])(
  '%o is nothing that can be set',
  (kept) => {
    expect(checked(kept)).toEqual(checked({}));
  },
);
