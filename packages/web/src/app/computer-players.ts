import { hasComputerPlayer } from '@bridgehead/catalogue';

export const COMPUTERS = ['recruit', 'staff', 'random'] as const;

/** The levels at which a computer plays a title. */
export const levelsFor = (title: string): readonly (typeof COMPUTERS)[number][] =>
  hasComputerPlayer(title) ? COMPUTERS : [];
