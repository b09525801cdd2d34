import type { Moves } from '../answers.ts';

interface Props<Mode extends string> {
  readonly modes: readonly Mode[];
  readonly mode: Mode;
  /** What the engine says of each mode; a mode that it refuses cannot be picked. */
  readonly reach: Readonly<Partial<Record<Mode, Moves>>>;
  /** What is chosen here, for whoever cannot see it. */
  readonly legend: string;
  readonly words: (mode: Mode) => string;
  readonly onPick: (mode: Mode) => void;
}

/** Ways to move, one of which is picked. */
export function ModeSwitch<Mode extends string>({ modes, mode, reach, legend, words, onPick }: Props<Mode>) {
  return (
    <fieldset class="mode-switch">
      <legend class="unseen">{legend}</legend>
      {modes.map((one) => (
        <label key={one} class={mode === one ? 'on' : ''} title={reach[one]?.refusal?.reason} data-mode={one}>
          <input
            type="radio"
            name="mode"
            checked={mode === one}
            disabled={reach[one]?.refusal !== undefined && mode !== one}
            onChange={() => onPick(one)}
          />
          {words(one)}
        </label>
      ))}
    </fieldset>
  );
}
