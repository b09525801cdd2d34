import { useEffect, useRef } from 'preact/hooks';
import { say, sayOr } from '../say.ts';
import { SHORTCUTS } from '../shortcuts.ts';
import type { Table } from '../table.ts';

/** Keys and what they do, line by line. */
export function Keys({ keys }: { readonly keys: readonly (readonly [key: string, message: string])[] }) {
  return (
    <dl class="keys">
      {keys.map(([key, message]) => (
        <div key={message}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{sayOr(message, message)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function HelpSheet({ table }: { readonly table: Table }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = table.help.value;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} class="help" aria-label={say('help')} onClose={() => (table.help.value = false)}>
      <h2>{say('help')}</h2>
      <p class="quiet">{say('help.how')}</p>
      <Keys keys={SHORTCUTS} />
      {table.face.keys === undefined ? undefined : (
        <>
          <h3>{sayOr('keys.own', '')}</h3>
          <Keys keys={table.face.keys} />
        </>
      )}
      <form method="dialog">
        <button type="submit" class="button">
          {say('close')}
        </button>
      </form>
    </dialog>
  );
}
