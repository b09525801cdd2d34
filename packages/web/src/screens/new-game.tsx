import { manifestOf, type OptionWords } from '@bridgehead/catalogue';
import { PERSON } from '@bridgehead/client-kit/game';
import { spoken, t } from '@bridgehead/client-kit/messages';
import type { OptionValue, Options as OptionValues } from '@bridgehead/engine';
import { useEffect, useState } from 'preact/hooks';
import { levelsFor } from '../app/computer-players.ts';
import { keepPlan, type LastPlan, lastPlans } from '../app/last-plan.ts';
import type { WorkerEngine } from '../workers/engine-client.ts';
import {
  beginGame,
  LARGEST_SEED,
  MOST_DICE,
  type NewGamePlan,
  readDice,
  readSeed,
  type TypedDice,
} from './begin-game.ts';
import { Edition, HouseRules } from './house-rules.tsx';
import { loadClient } from './play-entry.ts';
import { Card, SideMark, useShell } from './shared.tsx';
import { diceRange, sidesOf, type TitleFacts, type TitleOption } from './title-facts.ts';

interface Props {
  readonly titles: readonly TitleFacts[] | undefined;
  /** The id of the title; undefined: the first. */
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
}

export function NewGame({ titles, chosen, choose }: Props) {
  const title = titles?.find(({ id }) => id === chosen) ?? titles?.[0];
  return (
    <Card title={t('start.new')} class="new-game">
      {titles === undefined || title === undefined ? (
        <p class="quiet">{t('app.loading')}</p>
      ) : (
        <>
          {titles.length > 1 ? <TitleChoice titles={titles} chosen={title.id} choose={choose} /> : undefined}
          <Plan key={title.id} title={title} />
        </>
      )}
    </Card>
  );
}

interface TitleChoiceProps {
  readonly titles: readonly TitleFacts[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

function TitleChoice({ titles, chosen, choose }: TitleChoiceProps) {
  return (
    <label class="field">
      <span>{t('start.title')}</span>
      <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        {titles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is played when Begin is pressed comes while it is being thought about; whether it comes is seen when it is needed. */
function fetchAhead(engine: WorkerEngine, title: string): void {
  loadClient(title).catch(() => undefined);
  engine.expect(title);
}

function Plan({ title }: { readonly title: TitleFacts }) {
  const shell = useShell();
  const [plan, setPlan] = useState<NewGamePlan>(() =>
    firstPlan(title, shell.app.settings.peek().remember ? lastPlans().plans[title.id] : undefined),
  );
  const [isBusy, setBusy] = useState(false);
  useEffect(() => fetchAhead(shell.engine(), title.id), [title.id]);
  const change = (changes: Partial<NewGamePlan>) => setPlan({ ...plan, ...changes });
  const isSeedBad = readSeed(plan.seed) === 'bad';
  const dice = readDice(plan.dice, diceRange(title.id));
  const isBad = isSeedBad || !dice.ok;
  const begin = async (event: Event) => {
    event.preventDefault();
    if (isBad || isBusy) return;
    setBusy(true);
    if (shell.app.settings.peek().remember) keepPlan(title.id, plan);
    await beginGame(shell, title, plan);
    setBusy(false);
  };
  return (
    <form onSubmit={begin} aria-label={title.name}>
      <h3 class="title-name">{title.name}</h3>
      <p class="quiet">{spoken(manifestOf(title.id)?.start.story ?? '')}</p>
      <Scenarios title={title} plan={plan} change={change} />
      <Values title={title} plan={plan} change={change} />
      <Players title={title} plan={plan} change={change} />
      <details class="more">
        <summary>{t('start.more')}</summary>
        <Options title={title} plan={plan} change={change} />
        <Edition title={title} plan={plan} change={change} />
        {title.editions.length > 1 ? <HouseRules title={title} plan={plan} change={change} /> : undefined}
        <Seed plan={plan} change={change} isBad={isSeedBad} />
        <Dice title={title} plan={plan} change={change} typed={dice} />
      </details>
      <button type="submit" class="button primary wide" disabled={isBad || isBusy}>
        {isBusy ? t('start.beginning') : t('start.begin')}
      </button>
    </form>
  );
}

/** As the last time; at first a person against a computer, where there is one. */
function firstPlan(title: TitleFacts, last: LastPlan | undefined): NewGamePlan {
  const { scenarios, sides } = title;
  const known = playersOf(title);
  const isKnown = last !== undefined && sides.every((side) => known.some((player) => player === last.players[side]));
  return {
    players: isKnown ? last.players : againstComputer(title),
    scenario: scenarios.find(({ id }) => id === last?.scenario)?.id ?? scenarios[0]?.id ?? '',
    edition: title.editions[0] ?? 1,
    options: {},
    rules: {},
    hotSeat: last?.hotSeat ?? true,
    seed: '',
    dice: '',
  };
}

/** The first side is for a person, the others for the computer that has learned most but the hardest. */
function againstComputer(title: TitleFacts): NewGamePlan['players'] {
  const computers = levelsFor(title.id);
  const level = computers.find((one) => one === USUAL_LEVEL) ?? computers[0] ?? PERSON;
  return Object.fromEntries(title.sides.map((side, i) => [side, i === 0 ? PERSON : level]));
}

const USUAL_LEVEL = 'recruit';

interface PartProps {
  readonly title: TitleFacts;
  readonly plan: NewGamePlan;
  readonly change: (changes: Partial<NewGamePlan>) => void;
}

function Scenarios({ title, plan, change }: PartProps) {
  return (
    <fieldset>
      <legend>{t('start.scenario')}</legend>
      <div class="tiles">
        {title.scenarios.map(({ id, name }) => (
          <label key={id} class="tile">
            <input
              type="radio"
              name="scenario"
              checked={plan.scenario === id}
              onChange={() => change({ scenario: id })}
            />
            <span class="tile-name">{name}</span>
            <span class="tile-hint">{spoken(manifestOf(title.id)?.start.scenarios[id]?.about ?? '')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Seats = 'computer' | 'hot-seat' | 'alone';

function Players({ title, plan, change }: PartProps) {
  const people = Object.fromEntries(title.sides.map((side) => [side, PERSON]));
  const isAllPeople = title.sides.every((side) => plan.players[side] === PERSON);
  const now: Seats = !isAllPeople ? 'computer' : plan.hotSeat ? 'hot-seat' : 'alone';
  const hasComputer = levelsFor(title.id).length > 0;
  const pick = (seats: Seats): void =>
    seats === 'computer'
      ? change({ players: againstComputer(title) })
      : change({ players: people, hotSeat: seats === 'hot-seat' });
  const seats: readonly Seats[] = [...(hasComputer ? (['computer'] as const) : []), 'hot-seat', 'alone'];
  return (
    <fieldset>
      <legend>{t('start.players')}</legend>
      <div class="tiles">
        {seats.map((one) => (
          <label key={one} class="tile">
            <input type="radio" name="players" checked={one === now} onChange={() => pick(one)} />
            <span class="tile-name">{t(`start.players.${one}`)}</span>
            <span class="tile-hint">
              {t(one === 'computer' ? 'start.players.computer.tile' : `start.players.${one}.hint`)}
            </span>
          </label>
        ))}
      </div>
      {now === 'computer' ? <Sides title={title} plan={plan} change={change} /> : undefined}
    </fieldset>
  );
}

/** Who takes a side over from the computer gives it his own: one of them still is the computer's. */
function withPlayer(players: NewGamePlan['players'], side: string, player: string): NewGamePlan['players'] {
  const before = players[side] ?? PERSON;
  const others = Object.entries(players).filter(([id]) => id !== side);
  const isSwap = player === PERSON && others.every(([, other]) => other === PERSON);
  return { ...Object.fromEntries(others.map(([id, other]) => [id, isSwap ? before : other])), [side]: player };
}

/** Where a computer plays: which side, and how well. */
function Sides({ title, plan, change }: PartProps) {
  return (
    <>
      <ul class="sides">
        {sidesOf(title.id).map((look) => (
          <li key={look.id}>
            <label>
              <SideMark look={look} />
              <span>{spoken(look.name)}</span>
              <select
                data-side={look.id}
                value={plan.players[look.id]}
                onChange={(event) => change({ players: withPlayer(plan.players, look.id, event.currentTarget.value) })}
              >
                {playersOf(title).map((player) => (
                  <option key={player} value={player}>
                    {t(`player.${player}`)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <p class="quiet">{t('start.players.computer.hint')}</p>
    </>
  );
}

/** A computer plays only what it has learned. */
const playersOf = ({ id }: TitleFacts) => [PERSON, ...levelsFor(id)] as const;

const wordsOf = (title: string, option: string): OptionWords | undefined =>
  manifestOf(title)?.start.options[option]?.listed;

/** The plan with another value of an option; what is usual need not be said. */
const withOption = (
  { options }: NewGamePlan,
  { id, usual }: TitleOption,
  value: OptionValue | undefined,
): OptionValues => {
  const { [id]: _, ...others } = options;
  return value === undefined || value === usual ? others : { ...others, [id]: value };
};

/** Options whose values the title has words for. */
function Values({ title, plan, change }: PartProps) {
  return (
    <div class="groups">
      {title.options.map((option) => {
        const words = wordsOf(title.id, option.id);
        return words === undefined ? undefined : (
          <ValueChoice key={option.id} option={option} words={words} plan={plan} change={change} />
        );
      })}
    </div>
  );
}

interface ValueProps extends Omit<PartProps, 'title'> {
  readonly option: TitleOption;
  readonly words: OptionWords;
}

function ValueChoice({ option, words, plan, change }: ValueProps) {
  const { id, values, usual } = option;
  const pick = (text: string) =>
    change({
      options: withOption(
        plan,
        option,
        values.find((value) => String(value) === text),
      ),
    });
  return (
    <label class="field">
      <span>{spoken(words.name)}</span>
      <select
        value={String(plan.options[id] ?? usual)}
        data-option={id}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {spoken(words.values[String(value)] ?? String(value))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The others are on or off. */
function Options({ title, plan, change }: PartProps) {
  const others = title.options.filter(
    ({ id, editions }) => wordsOf(title.id, id) === undefined && editions?.includes(plan.edition) !== false,
  );
  return (
    <fieldset>
      <legend>{t('start.options')}</legend>
      {others.map((option) => (
        <label key={option.id} class="check">
          <input
            type="checkbox"
            checked={plan.options[option.id] === true}
            disabled={option.refused !== undefined}
            onChange={({ currentTarget }) => change({ options: withOption(plan, option, currentTarget.checked) })}
          />
          <span>
            {option.name}
            {option.refused === undefined ? undefined : <span class="quiet"> {option.refused}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SeedProps extends Omit<PartProps, 'title'> {
  readonly isBad: boolean;
}

function Seed({ plan, change, isBad }: SeedProps) {
  return (
    <label class="field">
      <span>{t('start.seed')}</span>
      <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        value={plan.seed}
        aria-invalid={isBad}
        aria-describedby="seed-hint"
        onInput={(event) => change({ seed: event.currentTarget.value })}
      />
      <span id="seed-hint" class={isBad ? 'refusal' : 'quiet'}>
        {isBad ? t('start.seed.bad', { largest: LARGEST_SEED }) : t('start.seed.hint')}
      </span>
    </label>
  );
}

interface DiceProps extends PartProps {
  readonly typed: TypedDice;
}

function Dice({ title, plan, change, typed }: DiceProps) {
  return (
    <label class="field">
      <span>{t('start.dice')}</span>
      <input
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={plan.dice}
        aria-invalid={!typed.ok}
        aria-describedby="dice-hint"
        onInput={(event) => change({ dice: event.currentTarget.value })}
      />
      <span id="dice-hint" class={typed.ok ? 'quiet' : 'refusal'}>
        {sayDice(title.id, typed)}
      </span>
    </label>
  );
}

function sayDice(title: string, typed: TypedDice): string {
  const { least, most, hasFaces } = diceRange(title);
  if (typed.ok) return t(hasFaces ? 'start.dice.hint.faces' : 'start.dice.hint', { least, most });
  if (typed.word === undefined) return t('start.dice.long', { most: MOST_DICE });
  return t(hasFaces ? 'start.dice.bad.faces' : 'start.dice.bad', { word: typed.word, least, most });
}
