/** The dock of a question that is answered by picking one of its choices. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Choice } from '../../game/contract.ts';
import { placeOf } from '../../title/title-client.ts';
import { describeChoice, hexesOf, membersOf, placesOf, unitsOf, wayWords } from '../choice-words.ts';
import { CounterChip } from '../parts/counter-chip.tsx';
import { CounterPicks } from '../parts/counter-picks.tsx';
import { ShowMore } from '../parts/show-more.tsx';
import { UnitRow } from '../parts/unit-row.tsx';
import type { PlayContext } from '../play-context.ts';
import { placeName, say } from '../say.ts';
import { type Chooser, endingWords } from './chooser.ts';
import { choicesFor, grouped } from './party.ts';

/** So many rows are shown at once; a button shows as many more. */
const MOST_LISTED = 60;
/** As many counters are told apart by their faces; more are listed by name. */
const MOST_COUNTERS = 16;
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
  chooser.everybody.value.length > 1 && (hasPlaces(chooser) || chooser.actions.value.length > SHORT_LIST);

/** Who may do it, where there is more than one and a place to be chosen as well: several may be picked together. */
function WhoList({ chooser }: { readonly chooser: Chooser }) {
  const { context, everybody, party, candidates } = chooser;
  const [most, setMost] = useState(MOST_LISTED);
  if (!asksWho(chooser)) return undefined;
  const pick = (member: string): void => {
    chooser.toggle(member);
    if (party.value.length > 0) context.board.peek()?.show(candidates.value.flatMap(placesOf));
  };
  const units = everybody.value.flatMap((member) => context.units.value.get(member) ?? []);
  const areCounters = units.length === everybody.value.length && units.length <= MOST_COUNTERS;
  return (
    <section class="who" aria-label={say('choose.who')}>
      <h3>{say('choose.who')}</h3>
      {areCounters ? (
        <div class="who-list counters">
          {[...grouped(units, (unit) => placeOf(unit) ?? '')].map(([place, there]) => (
            <div key={place} class="who-place">
              <small>{place === '' ? '' : placeName(place)}</small>
              <CounterPicks
                context={context}
                units={there}
                look="planner-units"
                label={placeName(place)}
                isOn={(unit) => party.value.includes(unit)}
                onToggle={pick}
              />
            </div>
          ))}
        </div>
      ) : (
        <div class="who-list">
          {everybody.value.slice(0, most).map((member) => (
            <WhoRow key={member} chooser={chooser} who={member} onPick={() => pick(member)} />
          ))}
        </div>
      )}
      {areCounters ? undefined : (
        <ShowMore left={everybody.value.length - most} onMore={() => setMost(most + MOST_LISTED)} />
      )}
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
  const isOn = chooser.party.value.includes(who);
  if (context.units.value.has(who)) {
    const places = placesFor(chooser, who);
    const lit = places.length === 0 ? {} : { places };
    return <UnitRow context={context} unit={who} isOn={isOn} note={placesWords(places)} {...lit} onPick={onPick} />;
  }
  return (
    <button type="button" class="choice-row" data-who={who} aria-pressed={isOn} onClick={onPick}>
      {(chooser.spec.whoWords ?? placeName)(who)}
    </button>
  );
}

/** Where the choices of one unit lie. */
const placesFor = ({ actions }: Chooser, member: string): readonly string[] => [
  ...new Set(choicesFor(actions.value, [member]).flatMap(placesOf)),
];

const MOST_NAMED = 3;

/** `4 hexes`, or by name if they are few. */
function placesWords(places: readonly string[]): string | undefined {
  if (places.length === 0) return undefined;
  if (places.length > MOST_NAMED) return say('choose.hexes', { count: places.length });
  return places.map(placeName).join(', ');
}

const hasPlaces = ({ actions }: Chooser): boolean => actions.value.some((choice) => placesOf(choice).length > 0);

const liesOnMap = (choice: Choice): boolean => placesOf(choice).length > 0;

/** The choices that are left: on the map where they lie there, with a list for those who want it; else as a list. */
export function ChoiceList({ chooser, note }: Pick<Props, 'chooser' | 'note'>) {
  const { candidates, where, party, proposed } = chooser;
  const left = candidates.value;
  const onMap = left.filter(liesOnMap);
  const isOpen = party.value.length > 0 || where.value !== undefined;
  if (onMap.length === 0) {
    const isLong = asksWho(chooser) && !isOpen && left.length > SHORT_LIST;
    // What nobody in particular does needs no unit first.
    const list = isLong ? left.filter((choice) => membersOf(choice).length === 0) : left;
    if (isLong && list.length === 0) return <p class="quiet">{say('choose.first-who')}</p>;
    return <Rows chooser={chooser} list={list} note={note} />;
  }
  if (where.value !== undefined && onMap.length === 1 && proposed.value === onMap[0]) return undefined;
  const others = left.filter((choice) => !liesOnMap(choice));
  const isFolded = where.value === undefined && (asksWho(chooser) || onMap.length > FEW);
  return (
    <>
      <p class="quiet">{say(hintOf(chooser))}</p>
      {isFolded ? undefined : <Rows chooser={chooser} list={onMap} note={note} />}
      {others.length > FEW ? undefined : <Rows chooser={chooser} list={others} note={note} />}
      {isFolded ? <Folded words="choose.as-list" chooser={chooser} list={onMap} note={note} /> : undefined}
      {others.length > FEW ? <Folded words="choose.others" chooser={chooser} list={others} note={note} /> : undefined}
    </>
  );
}

/** So many choices are not worth a fold: beside those that lie on the map, and where nobody is picked first. */
const FEW = 2;

interface FoldedProps extends RowsProps {
  readonly words: 'choose.as-list' | 'choose.others';
}

function Folded({ words, ...rows }: FoldedProps) {
  return (
    <details class="as-list">
      <summary>{say(words, { count: rows.list.length })}</summary>
      <Rows {...rows} />
    </details>
  );
}

interface RowsProps extends Pick<Props, 'chooser' | 'note'> {
  readonly list: readonly Choice[];
}

function Rows({ chooser, list, note }: RowsProps) {
  const [most, setMost] = useState(MOST_LISTED);
  if (list.length === 0) return undefined;
  return (
    <section class="choice-list" aria-label={say('choose.what')}>
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

function hintOf(chooser: Chooser): 'choose.on-map' | 'choose.where' | 'choose.which' {
  if (chooser.where.value !== undefined) return 'choose.which';
  return asksWho(chooser) && chooser.party.value.length === 0 ? 'choose.on-map' : 'choose.where';
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
      <Faces context={context} choice={choice} />
      <span>{describeChoice(choice)}</span>
      <Way choice={choice} />
      {note?.(choice)}
    </button>
  );
}

/** More than these would leave no room for the words. */
const MOST_FACES = 2;
const FACE_SIZE = 30;

/** Whom a choice is about, as they look on the map: names alone say little before one knows the units. */
function Faces({ context, choice }: { readonly context: PlayContext; readonly choice: Choice }) {
  const units = unitsOf(choice).flatMap((unit) => context.units.value.get(unit) ?? []);
  if (units.length === 0 || units.length > MOST_FACES || units.length < unitsOf(choice).length) return undefined;
  return (
    <span class="faces">
      {units.map((unitView) => (
        <CounterChip key={unitView.unit} context={context} unitView={unitView} size={FACE_SIZE} />
      ))}
    </span>
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
