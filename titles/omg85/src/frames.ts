/** The frames that chapters share; a frame of one chapter alone stands in its file. */
import type { Frame } from '@bridgehead/engine';
import type { Side } from './data/unit-data.ts';

/** A phase of one side. */
export interface SideFrame extends Frame {
  readonly side: Side;
}

export const sideFrame = (proc: string, side: Side): SideFrame => ({ proc, step: 'begin', side });
