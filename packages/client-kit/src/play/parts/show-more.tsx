import { say } from '../say.ts';

/** The rest of a long list, when it is wanted. */
export function ShowMore({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  if (left <= 0) return undefined;
  return (
    <button type="button" class="button" data-act="more" onClick={onMore}>
      {say('choose.more', { more: left })}
    </button>
  );
}
