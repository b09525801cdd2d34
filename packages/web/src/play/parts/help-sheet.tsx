import { useEffect, useRef } from 'preact/hooks';
import { say, sayOr } from '../say.ts';
import { SHORTCUTS } from '../shortcuts.ts';
import type { Table } from '../table.ts';

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
      <dl>
        {SHORTCUTS.map(([key, message]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(message)}</dd>
          </div>
        ))}
        {(table.face.keys ?? []).map(([key, message]) => (
          <div key={message}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{sayOr(message, message)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" class="button">
          {say('close')}
        </button>
      </form>
    </dialog>
  );
}
