import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';

interface Spot {
  readonly left: number;
  readonly top: number;
}

const WIDTH = 260;
const MARGIN = 8;
const BESIDE_HEX = 40;

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most));

/** Beside the hex that was meant, or beside what was pressed. */
function spotOf({ board, selection }: PlayContext): Spot | undefined {
  const { at } = selection.refusal.value ?? {};
  const hex = at === undefined ? undefined : board.value?.screenOf(at);
  if (hex !== undefined) return placed(hex.x + BESIDE_HEX, hex.x - BESIDE_HEX, hex.y - 20);
  const pressed = document.activeElement;
  if (pressed === null || pressed === document.body) return undefined;
  const { left, right, bottom } = (pressed.closest('label') ?? pressed).getBoundingClientRect();
  return placed(Math.min(left, window.innerWidth - WIDTH - MARGIN), right, bottom + 4);
}

/** At the right, or at the left where there is no room. */
function placed(right: number, left: number, top: number): Spot {
  const fits = right + WIDTH + MARGIN <= window.innerWidth;
  return {
    left: within(fits ? right : left - WIDTH, window.innerWidth - WIDTH - MARGIN),
    top: within(top, window.innerHeight - 90),
  };
}

/** [design 8] A refusal shakes nothing: it stands beside the thing, with its rule. */
export function RefusalBubble({ context }: { readonly context: PlayContext }) {
  const spot = useSignal<Spot | undefined>(undefined);
  useEffect(() => {
    const follow = (): void => {
      spot.value = spotOf(context);
    };
    const ends = [effect(follow), context.board.value?.watchCamera(follow)];
    return () => {
      for (const end of ends) end?.();
    };
  }, [context, context.board.value]);
  const refusal = context.selection.refusal.value;
  if (refusal === undefined || refusal.isOfDice === true) return undefined;
  const style = spot.value === undefined ? {} : { left: `${spot.value.left}px`, top: `${spot.value.top}px` };
  return (
    <div class={`refused bubble${spot.value === undefined ? ' nowhere' : ''}`} style={style}>
      <Icon name="lock" size={16} /> <span>{refusal.reason}</span> <RuleChip context={context} rule={refusal.rule} />
      <button type="button" class="icon-button" aria-label={say('close')} onClick={context.selection.clearRefusal}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
