/** The dock of a question that is answered by picking one of its choices. */
import type { ComponentChildren } from 'preact';
import type { Choice } from '../../game/contract.ts';
import { describeChoice, hexesOf, placesOf, unitsOf, whoOf } from '../choice-words.ts';
import { UnitRow } from '../parts/unit-row.tsx';
import { placeName, say, unitNames } from '../say.ts';
import { type Chooser, endingWords } from './chooser.ts';

const MOST_LISTED = 60;

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

/** Who may do it, where there is more than one and a place to be chosen as well. */
function WhoList({ chooser }: { readonly chooser: Chooser }) {
  const { table, whoKeys, who, where, picked, candidates } = chooser;
  if (whoKeys.value.length < 2 || !hasPlaces(chooser)) return undefined;
  const pick = (key: string): void => {
    who.value = who.value === key ? undefined : key;
    where.value = undefined;
    picked.value = undefined;
    if (who.value !== undefined) table.board.peek()?.show(candidates.value.flatMap(placesOf));
  };
  return (
    <section class="who" aria-label={say('choose.who')}>
      <h3>{say('choose.who')}</h3>
      <div class="who-list">
        {whoKeys.value.slice(0, MOST_LISTED).map((key) => {
          const units = key.split(' ').filter((unit) => table.units.value.has(unit));
          const [first] = units;
          return units.length === 1 && first !== undefined ? (
            <UnitRow
              key={key}
              table={table}
              unit={first}
              isOn={who.value === key}
              note={placesWords(chooser, key)}
              places={placesFor(chooser, key)}
              onPick={() => pick(key)}
            />
          ) : (
            <button
              key={key}
              type="button"
              class="choice-row"
              aria-pressed={who.value === key}
              onClick={() => pick(key)}
            >
              {units.length > 0 ? unitNames(units) : keyWords(key)}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Where the choices of one unit lie. */
const placesFor = ({ deeds }: Chooser, key: string): readonly string[] => [
  ...new Set(deeds.value.filter((choice) => whoOf(choice) === key).flatMap(placesOf)),
];

const MOST_NAMED = 3;

/** `4 hexes`, or by name if they are few. */
function placesWords(chooser: Chooser, key: string): string {
  const places = placesFor(chooser, key);
  if (places.length > MOST_NAMED) return say('choose.hexes', { count: places.length });
  return places.map(placeName).join(', ');
}

/** A marker goes by its number, an Unknown unit by its hex. */
const keyWords = (key: string): string => (key.length === 1 ? say('choose.marker', { marker: key }) : placeName(key));

const hasPlaces = ({ deeds }: Chooser): boolean => deeds.value.some((choice) => placesOf(choice).length > 0);

/** The choices that are left: all of a short list, the ways to one hex of a long one. */
function ChoiceList({ chooser, note }: Pick<Props, 'chooser' | 'note'>) {
  const { candidates, where, who, whoKeys } = chooser;
  const onMap = hasPlaces(chooser);
  const list = candidates.value;
  if (onMap && whoKeys.value.length > 1 && who.value === undefined && where.value === undefined && list.length > 12) {
    return <p class="quiet">{say('choose.on-map')}</p>;
  }
  if (list.length === 0) return undefined;
  return (
    <section class="choice-list" aria-label={say('choose.what')}>
      {onMap ? <p class="quiet">{say('choose.where')}</p> : undefined}
      <ul>
        {list.slice(0, MOST_LISTED).map((choice) => (
          <li key={JSON.stringify(choice)}>
            <ChoiceButton chooser={chooser} choice={choice} note={note} />
          </li>
        ))}
      </ul>
      {list.length > MOST_LISTED ? (
        <p class="quiet">{say('choose.more', { more: list.length - MOST_LISTED })}</p>
      ) : undefined}
    </section>
  );
}

interface ButtonProps extends Pick<Props, 'chooser' | 'note'> {
  readonly choice: Choice;
}

/** A choice with a place is shown on the map first; one without is given at once. */
function ChoiceButton({ chooser, choice, note }: ButtonProps) {
  const { table, picked, proposed, where } = chooser;
  const isOn = proposed.value === choice;
  const light = (): void => {
    const own = unitsOf(choice).flatMap((unit) => table.units.value.get(unit)?.hex ?? []);
    table.lit.value = [...own, ...hexesOf(choice)];
  };
  const act = (): void => {
    if (placesOf(choice).length === 0 || isOn) {
      chooser.give(choice);
      return;
    }
    picked.value = choice;
    where.value = placesOf(choice).at(-1);
    table.board.peek()?.show(placesOf(choice));
  };
  return (
    <button
      type="button"
      class="choice-row"
      aria-pressed={isOn}
      data-choice={choice.kind}
      onMouseEnter={light}
      onFocus={light}
      onMouseLeave={() => {
        table.lit.value = [];
      }}
      onBlur={() => {
        table.lit.value = [];
      }}
      onClick={act}
    >
      <span>{describeChoice(choice)}</span>
      {note?.(choice)}
    </button>
  );
}

function Confirm({ chooser }: { readonly chooser: Chooser }) {
  const choice = chooser.proposed.value;
  if (choice === undefined || placesOf(choice).length === 0) return undefined;
  return (
    <div class="confirm">
      <button type="button" class="button" onClick={() => void chooser.cancel()}>
        {say('clear')}
      </button>
      <button type="button" class="button primary" data-act="confirm" onClick={() => chooser.confirm()}>
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
