import type { Table } from '../table.ts';

/** The one button that names what it ends; nothing where the question has no such choice. */
export function PrimaryButton({ table }: { readonly table: Table }) {
  const primary = table.running.value?.primary.value;
  if (primary === undefined) return undefined;
  return (
    <button
      type="button"
      class="button primary ending"
      data-act="ending"
      disabled={table.game.busy.value}
      onClick={primary.act}
    >
      {primary.label}
    </button>
  );
}
