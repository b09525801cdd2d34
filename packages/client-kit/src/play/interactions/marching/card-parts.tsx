/** Parts of a stack card that every march has. */
import type { ReadonlySignal } from '@preact/signals';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { PlayContext } from '../../play-context.ts';
import { placeName, say, unitName, unitNames } from '../../say.ts';
import type { Staying } from './party-in-hand.ts';

interface StaysProps {
  readonly context: PlayContext;
  readonly stays: ReadonlySignal<readonly Staying[]>;
}

/** Who of the stack does not come along, by a rule or because he was left out. */
export function Stays({ context, stays }: StaysProps) {
  const plain = stays.value.filter(({ reason }) => reason === undefined).map(({ unit }) => unit);
  return (
    <>
      {plain.length === 0 ? undefined : (
        <p class="quiet">{say('card.stays', { count: plain.length, units: unitNames(plain) })}</p>
      )}
      {stays.value.map(({ unit, reason }) =>
        reason === undefined ? undefined : (
          <p key={unit} class="stops">
            {say('card.stays.why', { unit: unitName(unit), why: reason.reason })}{' '}
            <RuleChip context={context} rule={reason.rule} />
          </p>
        ),
      )}
    </>
  );
}

/** Others of the stack have gone, or it was only looked at. */
export const NobodyInHand = () => <p class="quiet">{say('march.nobody')}</p>;

interface GoProps {
  /** Where the way ends; undefined as long as there is none. */
  readonly place: string | undefined;
  /** It may not end there. */
  readonly isRefused?: boolean;
  onGo(): void;
}

export const GoButton = ({ place, isRefused = false, onGo }: GoProps) => (
  <button
    type="button"
    class="button primary"
    data-act="march"
    disabled={place === undefined}
    aria-disabled={isRefused}
    title={place === undefined ? '' : say('march.go', { place: placeName(place) })}
    onClick={onGo}
  >
    {say('march.go.short')}
  </button>
);

interface EndProps {
  /** Places where no cursor comes. */
  readonly places: readonly string[];
  readonly chosen: string | undefined;
  /** What a place is called here. */
  nameOf?(place: string): string;
  onPick(place: string): void;
}

export const EndButtons = ({ places, chosen, nameOf = placeName, onPick }: EndProps) => (
  <div class="area-ends">
    {places.map((place) => (
      <button
        key={place}
        type="button"
        class="button"
        aria-pressed={chosen === place}
        data-end={place}
        onClick={() => onPick(place)}
      >
        {nameOf(place)}
      </button>
    ))}
  </div>
);
