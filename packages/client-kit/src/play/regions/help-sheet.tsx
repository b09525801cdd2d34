import { cursorLetters } from '@bridgehead/board';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr } from '../say.ts';
import { SHORTCUTS } from '../shortcuts.ts';
import { useModal } from '../use-modal.ts';

interface KeysProps {
  readonly keys: readonly (readonly [key: string, message: string])[];
  /** Those that move the cursor besides the arrows. */
  readonly letters?: string;
}

/** Keys and what they do, line by line. */
function Keys({ keys, letters = '' }: KeysProps) {
  return (
    <dl class="keys">
      {keys.map(([key, message]) => (
        <div key={message}>
          <dt>
            <kbd>{sayOr(`key.${key}`, key)}</kbd>
          </dt>
          <dd>{sayOr(message, message, { letters })}</dd>
        </div>
      ))}
    </dl>
  );
}

export function HelpSheet({ context }: { readonly context: PlayContext }) {
  const isOpen = context.panels.help.value;
  const dialog = useModal(isOpen);
  return (
    <dialog ref={dialog} class="help" aria-label={say('help')} onClose={() => context.panels.setHelp(false)}>
      <h2>{say('help')}</h2>
      <p class="quiet">{say('help.how')}</p>
      <Keys keys={SHORTCUTS} letters={cursorLetters(context.client.grid.layout.orientation)} />
      {context.client.keys === undefined ? undefined : (
        <>
          <h3>{sayOr('keys.own', '')}</h3>
          <Keys keys={context.client.keys} />
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
