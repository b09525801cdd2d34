/** Options of a title that exclude each other, as the start page asks for them: one of each group. */
import type { START_EN } from './start.en.ts';

type StartKey = keyof typeof START_EN;

export interface OptionGroup {
  readonly name: StartKey;
  /** A choice without an option is how the game is without any of them; the first of these is taken at the start. */
  readonly choices: readonly { readonly name: StartKey; readonly option?: string }[];
}

const GROUPS: Readonly<Record<string, readonly OptionGroup[]>> = {
  omg85: [
    {
      name: 'start.group.level',
      choices: [
        { name: 'start.group.level.1', option: 'level-1' },
        { name: 'start.group.level.2', option: 'level-2' },
        { name: 'start.group.level.3' },
        { name: 'start.group.level.4', option: 'level-4' },
      ],
    },
    {
      name: 'start.group.version',
      choices: [
        { name: 'start.group.version.intermediate' },
        { name: 'start.group.version.advanced', option: 'advanced' },
      ],
    },
    {
      name: 'start.group.units',
      choices: [{ name: 'start.group.units.open' }, { name: 'start.group.units.hidden', option: 'hidden' }],
    },
    {
      name: 'start.group.weather',
      choices: [
        { name: 'start.group.weather.random' },
        { name: 'start.group.weather.historical', option: 'historical-weather' },
      ],
    },
  ],
};

export const optionGroups = (title: string): readonly OptionGroup[] => GROUPS[title] ?? [];
