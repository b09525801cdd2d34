/** The dock of a question that is answered by picking one of its choices. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Choice } from '../../game/contract.ts';
import { describeChoice, hexesOf, placesOf, unitsOf, wayWords, whoOf } from '../choice-words.ts';
import { UnitRow } from '../parts/unit-row.tsx';
import { placeName, say, unitNames } from '../say.ts';
import { type Chooser, endingWords } from './chooser.ts';

/** So many rows are shown at once; a button shows as many more. */
const MOST_LISTED = 60;
/** A list that is longer than this is asked for in two steps: who, then what. */
const SHORT_LIST = 12;

interface Props {
  readonly chooser: Chooser;
  /** Said of a choice besides its own words: odds, chances. */
  readonly note?: ((choice: Choice) => ComponentChildren) | undefined;
  readonly children?: ComponentChildren;
}

export function ChooserPanel({ chooser, note, children }: Props) {
  if (chooser.all.value === undefined) return <p class="quiet">{say('thinking')}</p>;
  return (
    <div class="chooser">
      {children}
      <WhoList chooser={chooser} />
      <ChoiceList chooser={chooser} note={note} />
      <Confirm chooser={chooser} />
      <Endings chooser={chooser} />
    </div>
  );
}

/** Whether it is asked first who, and then what or where. */
const asksWho = (chooser: Chooser): boolean =>
  chooser.whoKeys.value.length > 1 && (hasPlaces(chooser) || chooser.actions.value.length > SHORT_LIST);

/** Who may do it, where there is more than one and a place to be chosen as well. */
function WhoList({ chooser }: { readonly chooser: Chooser }) {
  const { context, whoKeys, who, where, picked, candidates } = chooser;
  const [most, setMost] = useState(MOST_LISTED);
  if (!asksWho(chooser)) return undefined;
  const pick = (key: string): void => {
    who.value = who.value === key ? undefined : key;
    where.value = undefined;
    picked.value = undefined;
    if (who.value !== undefined) context.board.peek()?.show(candidates.value.flatMap(placesOf));
  };
  return (
    <section class="who" aria-label={say('choose.who')}>
      <h3>{say('choose.who')}</h3>
      <div class="who-list">
        {whoKeys.value.slice(0, most).map((key) => (
          <WhoRow key={key} chooser={chooser} who={key} onPick={() => pick(key)} />
        ))}
      </div>
      <ShowMore left={whoKeys.value.length - most} onMore={() => setMost(most + MOST_LISTED)} />
    </section>
  );
}

interface WhoProps {
  readonly chooser: Chooser;
  readonly who: string;
  readonly onPick: () => void;
}

function WhoRow({ chooser, who, onPick }: WhoProps) {
  const { context } = chooser;
  const units = who.split(' ').filter((unit) => context.units.value.has(unit));
  const [first] = units;
  const isOn = chooser.who.value === who;
  if (units.length === 1 && first !== undefined) {
    const places = placesFor(chooser, who);
    const lit = places.length === 0 ? {} : { places };
    return <UnitRow context={context} unit={first} isOn={isOn} note={placesWords(places)} {...lit} onPick={onPick} />;
  }
  return (
    <button type="button" class="choice-row" aria-pressed={isOn} onClick={onPick}>
      {units.length > 0 ? unitNames(units) : (chooser.spec.whoWords ?? placeName)(who)}
    </button>
  );
}

function ShowMore({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  if (left <= 0) return undefined;
  return (
    <button type="button" class="button" data-act="more" onClick={onMore}>
      {say('choose.more', { more: left })}
    </button>
  );
}

/** Where the choices of one unit lie. */
const placesFor = ({ actions }: Chooser, key: string): readonly string[] => [
  ...new Set(actions.value.filter((choice) => whoOf(choice) === key).flatMap(placesOf)),
];

const MOST_NAMED = 3;

/** `4 hexes`, or by name if they are few. */
function placesWords(places: readonly string[]): string | undefined {
  if (places.length === 0) return undefined;
  if (places.length > MOST_NAMED) return say('choose.hexes', { count: places.length });
  return places.map(placeName).join(', ');
}

const hasPlaces = ({ actions }: Chooser): boolean => actions.value.some((choice) => placesOf(choice).length > 0);

/** The choices that are left: all of a short list, the ways to one hex of a long one. */
export function ChoiceList({ chooser, note }: Pick<Props, 'chooser' | 'note'>) {
  const { candidates, where, who } = chooser;
  const [most, setMost] = useState(MOST_LISTED);
  const onMap = hasPlaces(chooser);
  const isOpen = who.value !== undefined || where.value !== undefined;
  const isLong = asksWho(chooser) && !isOpen && candidates.value.length > SHORT_LIST;
  // What nobody in particular does needs no unit first.
  const list = isLong ? candidates.value.filter((choice) => whoOf(choice) === '') : candidates.value;
  if (isLong && list.length === 0) {
    return <p class="quiet">{say(onMap ? 'choose.on-map' : 'choose.first-who')}</p>;
  }
  if (list.length === 0) return undefined;
  return (
    <section class="choice-list" aria-label={say('choose.what')}>
      {onMap ? <p class="quiet">{say('choose.where')}</p> : undefined}
      <ul>
        {list.slice(0, most).map((choice) => (
          <li key={JSON.stringify(choice)}>
            <ChoiceButton chooser={chooser} choice={choice} note={note} />
          </li>
        ))}
      </ul>
      <ShowMore left={list.length - most} onMore={() => setMost(most + MOST_LISTED)} />
    </section>
  );
}

interface ButtonProps extends Pick<Props, 'chooser' | 'note'> {
  readonly choice: Choice;
}

/** A choice with a place is shown on the map first; one without is given at once. */
function ChoiceButton({ chooser, choice, note }: ButtonProps) {
  const { context, picked, proposed, where } = chooser;
  const isOn = proposed.value === choice;
  const light = (): void => {
    const own = unitsOf(choice).flatMap((unit) => context.units.value.get(unit)?.hex ?? []);
    context.overlays.light([...own, ...hexesOf(choice)]);
  };
  const act = (): void => {
    if (placesOf(choice).length === 0 || isOn) {
      chooser.give(choice);
      return;
    }
    picked.value = choice;
    where.value = placesOf(choice).at(-1);
    context.board.peek()?.show(placesOf(choice));
  };
  return (
    <button
      type="button"
      class="choice-row"
      aria-pressed={isOn}
      data-choice={choice.kind}
      data-units={unitsOf(choice).join(' ')}
      title={fullWords(choice)}
      onMouseEnter={light}
      onFocus={light}
      onMouseLeave={context.overlays.dim}
      onBlur={context.overlays.dim}
      onClick={act}
    >
      <span>{describeChoice(choice)}</span>
      <Way choice={choice} />
      {note?.(choice)}
    </button>
  );
}

const fullWords = (choice: Choice): string => `${describeChoice(choice)} ${wayWords(choice)}`.trim();

function Way({ choice }: { readonly choice: Choice }) {
  const words = wayWords(choice);
  return words === '' ? undefined : <small>{words}</small>;
}

export function Confirm({ chooser }: { readonly chooser: Chooser }) {
  const choice = chooser.proposed.value;
  if (choice === undefined || placesOf(choice).length === 0) return undefined;
  return (
    <div class="confirm">
      <button type="button" class="button" onClick={() => void chooser.cancel()}>
        {say('clear')}
      </button>
      <button
        type="button"
        class="button primary"
        data-act="confirm"
        title={fullWords(choice)}
        onClick={() => chooser.confirm()}
      >
        {describeChoice(choice)}
      </button>
    </div>
  );
}

/** What goes on without doing anything. */
function Endings({ chooser }: { readonly chooser: Chooser }) {
  if (chooser.endings.value.length === 0) return undefined;
  return (
    <div class="endings">
      {chooser.endings.value.map((choice) => (
        <button
          key={choice.kind}
          type="button"
          class="button"
          data-choice={choice.kind}
          onClick={() => chooser.give(choice)}
        >
          {endingWords(chooser.decision, choice)}
        </button>
      ))}
    </div>
  );
}
