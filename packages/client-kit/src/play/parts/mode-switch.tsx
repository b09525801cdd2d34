import type { PlayContext } from '../play-context.ts';
import type { Moves, Reason } from '../query-replies.ts';
import { say } from '../say.ts';

interface Props<Mode extends string> {
  readonly context: PlayContext;
  readonly modes: readonly Mode[];
  readonly mode: Mode;
  /** What the engine says of each mode; one that it refuses cannot be picked, and says why when it is tried. */
  readonly reach: Readonly<Partial<Record<Mode, Moves>>>;
  /** What is chosen here, for screen readers. */
  readonly legend: string;
  readonly words: (mode: Mode) => string;
  /** What it means to move so. */
  readonly hint?: (mode: Mode) => string;
  readonly onPick: (mode: Mode) => void;
}

/** Ways to move, one of which is picked. */
export function ModeSwitch<Mode extends string>(props: Props<Mode>) {
  const { context, modes, mode, reach, legend, words, hint, onPick } = props;
  const whyNot = (one: Mode): Reason | undefined => (one === mode ? undefined : reach[one]?.refusal);
  const pick = (one: Mode): void => {
    context.selection.clearRefusal();
    onPick(one);
  };
  // A click that comes to nothing leaves the mark where it was; keys make clicks too.
  const press = (event: Event, one: Mode): void => {
    const refusal = whyNot(one);
    if (refusal === undefined) return;
    event.preventDefault();
    context.selection.refuse(refusal);
  };
  return (
    <fieldset class="mode-switch">
      <legend class="unseen">{legend}</legend>
      {modes.map((one) => (
        <label key={one} class={mode === one ? 'on' : ''} title={whyNot(one)?.reason ?? hint?.(one)} data-mode={one}>
          <input
            type="radio"
            name="mode"
            checked={mode === one}
            aria-disabled={whyNot(one) !== undefined}
            aria-describedby={whyNot(one) === undefined ? undefined : `why-not-${one}`}
            onClick={(event) => press(event, one)}
            onChange={() => pick(one)}
          />
          {words(one)}
        </label>
      ))}
      {modes.map((one) => (
        <WhyNot key={one} id={`why-not-${one}`} reason={whyNot(one)} />
      ))}
    </fieldset>
  );
}

/** For screen readers: that it is struck out. */
const WhyNot = ({ id, reason }: { readonly id: string; readonly reason: Reason | undefined }) =>
  reason === undefined ? undefined : (
    <span id={id} hidden>
      {say('refused', { reason: reason.reason, rule: reason.rule })}
    </span>
  );
