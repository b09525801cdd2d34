import type { ComponentChildren } from 'preact';
import type { Rolled } from '../log/rolls.ts';
import { say } from '../say.ts';

interface Props {
  readonly rolled: Rolled;
  readonly children: ComponentChildren;
}

/** Rolls of one's own stay when others have decided since, and say whose they are. */
export const RollsFrame = ({ rolled: { isEarlier }, children }: Props) =>
  isEarlier ? (
    <details class="last-dice own-rolls" data-rolls="own" open>
      <summary>{say('rolls.own')}</summary>
      {children}
    </details>
  ) : (
    <div class="last-dice" data-rolls="last">
      {children}
    </div>
  );
