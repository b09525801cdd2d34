import { percent } from '../../messages/text.ts';

interface Props {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  /** Who is hurt by it: `attacker`, `defender`, `both`. */
  readonly look: string;
  /** In place of the percentage. */
  readonly text?: string;
}

/** A chance or a mean as a word, a bar and a figure. */
export function ChanceBar({ label, value, look, text }: Props) {
  return (
    <div class={`chance ${look}`}>
      <span>{label}</span>
      <span class="chance-bar" aria-hidden="true">
        <i style={{ width: percent(Math.min(1, value)) }} />
      </span>
      <b>{text ?? percent(value)}</b>
    </div>
  );
}
