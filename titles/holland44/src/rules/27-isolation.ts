/** [27.2] Optional: Isolation Attrition. */
import { done, type Frame, procedure } from '@bridgehead/engine';
import type { Side } from '../data/unit-data.ts';

interface IsolationFrame extends Frame {
  readonly proc: 'isolation';
  readonly side: Side;
}

export const isolationFrame = (side: Side): IsolationFrame => ({ proc: 'isolation', step: 'begin', side });

export const isolation = procedure<IsolationFrame>('isolation', {
  begin: () => done(),
});
