/** Units of a stack that are taken up together, and those of it who do not come along. */
import { batch, type Signal, signal } from '@preact/signals';
import type { UnitFacts } from '../../../title/title-client.ts';
import { type PlayContext, whereIs } from '../../play-context.ts';
import type { Reason } from '../../query-replies.ts';

export interface Staying {
  readonly unit: string;
  readonly reason?: Reason;
}

export interface PartyInHand {
  readonly units: Signal<readonly string[]>;
  /** Who of the stack does not come along, and why if a rule says so. */
  readonly stays: Signal<readonly Staying[]>;
  /** Units that may not go with the others are left out, unless the player has picked by hand. */
  readonly sortsOut: Signal<boolean>;
}

export const emptyHand = (): PartyInHand => ({ units: signal([]), stays: signal([]), sortsOut: signal(true) });

/** Not all of them may go together: those who may are left in hand, and it is said who stays and why. */
export async function sortOut(
  { units, stays }: PartyInHand,
  all: readonly string[],
  refusalOf: (unit: string) => Promise<Reason | undefined>,
): Promise<void> {
  const reasons = await Promise.all(all.map(refusalOf));
  const staying = all.flatMap((unit, i): readonly Staying[] => {
    const reason = reasons[i];
    return reason === undefined ? [] : [{ unit, reason }];
  });
  if (units.peek() !== all || staying.length === 0 || staying.length === all.length) return;
  batch(() => {
    stays.value = staying;
    units.value = all.filter((unit) => !staying.some((one) => one.unit === unit));
  });
}

interface Taken<U extends UnitFacts> {
  readonly place: string;
  /** One's own units there. */
  readonly stack: readonly U[];
  /** Who may still be given an order. */
  readonly waiting: readonly string[];
  /** Of these, who is taken up together. */
  together(units: readonly U[]): readonly U[];
  /** The counter that was hit. */
  readonly counter: string | undefined;
}

/** Takes up the units of a stack that wait, or all of them if none does; of a pile beside the map the one that was meant. */
export function takeUpParty<U extends UnitFacts>(
  { units, stays, sortsOut }: PartyInHand,
  { selection }: Pick<PlayContext, 'selection'>,
  { place, stack, waiting, together, counter }: Taken<U>,
): void {
  const ready = stack.filter(({ unit }) => waiting.includes(unit));
  const chosen = together(ready.length > 0 ? ready : stack).map(({ unit }) => unit);
  const meant = stack.find(({ unit }) => unit === counter);
  const isAlone = meant !== undefined && (meant.area !== undefined || !chosen.includes(meant.unit));
  batch(() => {
    selection.select(place);
    selection.clearRefusal();
    sortsOut.value = true;
    units.value = isAlone ? [meant.unit] : chosen;
    stays.value = ready
      .filter(({ unit, area }) => area === undefined && !units.value.includes(unit))
      .map(({ unit }) => ({ unit }));
  });
}

export function toggleInHand({ units, stays, sortsOut }: PartyInHand, unit: string): void {
  batch(() => {
    sortsOut.value = false;
    stays.value = stays.value.filter((one) => one.unit !== unit);
    units.value = units.value.includes(unit) ? units.value.filter((one) => one !== unit) : [...units.value, unit];
  });
}

/** Takes up the next of those who wait for an order, in the order of the view, and shows where it stands. */
export function takeNext(
  context: PlayContext,
  { waiting, last }: { readonly waiting: readonly string[]; readonly last: string | undefined },
  take: (place: string, unit: string) => void,
): void {
  const at = last === undefined ? -1 : waiting.indexOf(last);
  const unit = waiting[at + 1] ?? waiting[0];
  const place = unit === undefined ? undefined : whereIs(context, unit);
  if (unit === undefined || place === undefined) return;
  take(place, unit);
  context.camera.lookAt([place]);
}
