import type { PlayContext } from '../play-context.ts';

/** The one button that names what it ends; nothing where the question has no such choice. */
export function PrimaryButton({ context }: { readonly context: PlayContext }) {
  const primary = context.interaction.value?.primary.value;
  if (primary === undefined) return undefined;
  return (
    <button
      type="button"
      class="button primary ending"
      data-act="ending"
      disabled={context.game.busy.value}
      onClick={primary.act}
    >
      {primary.label}
    </button>
  );
}
