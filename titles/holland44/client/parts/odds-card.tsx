/** [design 8] The odds of a battle in the order of the rules: strengths, ratio, shifts, column. */

import { otherSide } from '@bridgehead/client-kit/looks';
import { CounterChip, CounterPicks, Icon, RuleChip, SideMark } from '@bridgehead/client-kit/play';
import type { ComponentChildren } from 'preact';
import type { UnitView } from '../../src/facts.ts';
import { SIDE_LOOKS } from '../looks/sides.ts';
import type { PlayContext } from '../play-context.ts';
import type { Join, OddsReport, Shift, Strength, StrengthLine } from '../query-replies.ts';
import { columnText, say, unitName, unitNames } from '../say.ts';
import { OddsBar, signed } from './odds-bar.tsx';
import { DiceRow, Outcomes } from './outcomes.tsx';

interface Props {
  readonly context: PlayContext;
  readonly odds: OddsReport;
}

/** Who could be among the attackers; each is listed once, with what it adds. */
interface AttackersEdit {
  readonly units: readonly UnitView[];
  isOn(unit: string): boolean;
  toggle(unit: string): void;
}

interface CardProps {
  readonly context: PlayContext;
  /** Undefined while nobody has said who could attack. */
  readonly odds: OddsReport | undefined;
  readonly attackers?: AttackersEdit;
  readonly joins?: readonly Join[];
  /** Lead and support: they stand where their shifts do. */
  readonly children?: ComponentChildren;
}

/** Support has switches of its own. */
const OF_SUPPORT: readonly string[] = ['10.7', '17.6.2'];

export function OddsCard({ context, odds, attackers, joins = [], children }: CardProps) {
  if (odds === undefined) return <Picked context={context} attackers={attackers} units={attackers?.units ?? []} />;
  return (
    <div class="odds-card">
      <Refusals context={context} odds={odds} />
      <Strengths context={context} odds={odds} attackers={attackers} joins={joins} />
      <div class="odds-sum">
        <Ratio odds={odds} />
        <OddsBar
          raw={odds.raw}
          column={odds.column}
          resolved={odds.resolved}
          scale={odds.scale}
          shifts={odds.shifts ?? []}
          isOff={odds.tooWeak !== undefined}
        />
        <TooWeak context={context} odds={odds} />
      </div>
      <div class="odds-shifts">
        {children}
        <Shifts
          context={context}
          shifts={(odds.shifts ?? []).filter(({ rule }) => !OF_SUPPORT.includes(rule))}
          locked={odds.locked ?? []}
        />
      </div>
      {odds.tooWeak === undefined ? (
        <>
          <DiceRow outcomes={odds.outcomes ?? []} />
          <Outcomes odds={odds} />
        </>
      ) : undefined}
    </div>
  );
}

/** [9.4.1] In the second edition no die is rolled below 1-3. */
function TooWeak({ context, odds: { tooWeak } }: Props) {
  if (tooWeak === undefined) return undefined;
  return (
    <p class="refusal">
      {tooWeak.reason} <RuleChip context={context} rule={tooWeak.rule} />
    </p>
  );
}

interface PickedProps {
  readonly context: PlayContext;
  readonly attackers: AttackersEdit | undefined;
  readonly units: readonly UnitView[];
}

function Picked({ context, attackers, units }: PickedProps) {
  if (attackers === undefined || units.length === 0) return undefined;
  return (
    <CounterPicks
      context={context}
      units={units}
      look="planner-units"
      size={32}
      label={say('planner.others')}
      isOn={attackers.isOn}
      onToggle={attackers.toggle}
    />
  );
}

const benchOf = (attackers: AttackersEdit | undefined): readonly UnitView[] =>
  (attackers?.units ?? []).filter(({ unit }) => attackers?.isOn(unit) === false);

function Refusals({ context, odds }: Props) {
  const lines = [
    ...(odds.refusal === undefined ? [] : [{ ...odds.refusal, unit: '' }]),
    ...odds.refusals.filter(({ reason }) => reason !== odds.refusal?.reason),
  ];
  if (lines.length === 0) return undefined;
  return (
    <ul class="refusals">
      {lines.map(({ unit, rule, reason }) => (
        <li key={unit + reason}>
          {unit === '' ? '' : `${unitName(unit)}: `}
          {reason} <RuleChip context={context} rule={rule} />
        </li>
      ))}
    </ul>
  );
}

interface StrengthsProps extends Props {
  readonly attackers: AttackersEdit | undefined;
  readonly joins: readonly Join[];
}

function Strengths({ context, odds, attackers, joins }: StrengthsProps) {
  const { attack, defense, side } = odds;
  const enemy = otherSide(SIDE_LOOKS, side);
  if (attack === undefined) return <Picked context={context} attackers={attackers} units={attackers?.units ?? []} />;
  return (
    <div class="strengths">
      <StrengthList
        context={context}
        strength={attack}
        side={side}
        title={say('odds.attack')}
        toggle={attackers?.toggle}
      >
        <Picked context={context} attackers={attackers} units={benchOf(attackers)} />
      </StrengthList>
      {defense === undefined ? undefined : (
        <StrengthList context={context} strength={defense} side={enemy} title={say('odds.defense')}>
          <NextColumn odds={odds} joins={joins} />
        </StrengthList>
      )}
    </div>
  );
}

interface StrengthProps {
  readonly context: PlayContext;
  readonly strength: Strength;
  readonly side: string;
  readonly title: string;
  readonly toggle?: ((unit: string) => void) | undefined;
  readonly children?: ComponentChildren;
}

function StrengthList({ context, strength, side, title, toggle, children }: StrengthProps) {
  return (
    <section class="strength">
      <h4>
        <SideMark sides={SIDE_LOOKS} side={side} /> {title} <b>{strength.total}</b>
      </h4>
      <ul>
        {strength.units.map((line) => (
          <StrengthRow key={line.unit} context={context} line={line} toggle={toggle} />
        ))}
      </ul>
      {children}
    </section>
  );
}

interface RowProps {
  readonly context: PlayContext;
  readonly line: StrengthLine;
  readonly toggle: ((unit: string) => void) | undefined;
}

/** Units that count together share a line; pressed, a counter is left out of the attack. */
function StrengthRow({ context, line, toggle }: RowProps) {
  const units = [line.unit, ...(line.with ?? [])].flatMap((unit) => context.units.value.get(unit) ?? []);
  return (
    <li>
      {toggle === undefined ? (
        units
          .slice(0, 1)
          .map((unitView) => <CounterChip key={unitView.unit} context={context} unitView={unitView} size={32} />)
      ) : (
        <CounterPicks
          context={context}
          units={units}
          look="planner-units"
          size={32}
          label={say('planner.attackers')}
          isOn={() => true}
          onToggle={toggle}
        />
      )}
      <span class="strength-words">
        <b>{unitNames([line.unit, ...(line.with ?? [])])}</b>
        {line.items.map(({ rule, label, effect }) => (
          <small key={rule + label}>
            {effect === 'none' ? label : say(`odds.${effect}`, { why: label })}{' '}
            <RuleChip context={context} rule={rule} />
          </small>
        ))}
      </span>
      <span class="strength-value">
        {line.printed === line.value ? undefined : <s>{line.printed}</s>} {line.value}
      </span>
    </li>
  );
}

function Ratio({ odds }: { readonly odds: OddsReport }) {
  const { attack, defense, raw, column, shifts = [] } = odds;
  if (attack === undefined || defense === undefined || raw === undefined || column === undefined) return undefined;
  const sum = shifts.reduce((total, shift) => total + shift.columns, 0);
  return (
    <p class="ratio">
      <span>
        {attack.total} : {defense.total}
      </span>
      <b>{columnText(raw)}</b>
      <span class="ratio-shifts">{say('odds.shifts', { count: signed(sum) })}</span>
      <strong>{columnText(column)}</strong>
    </p>
  );
}

const MOST_JOINERS = 3;

/** What would move the odds a column on, before shifts; and who could still bring it. */
function NextColumn({ odds, joins }: { readonly odds: OddsReport; readonly joins: readonly Join[] }) {
  const { attack, next } = odds;
  const names = joins.slice(0, MOST_JOINERS).map(({ units }) => unitNames(units));
  const strength = joins.reduce((sum, join) => sum + join.strength, 0);
  const more = joins.length - names.length;
  return (
    <>
      {next === undefined || attack === undefined ? undefined : (
        <p class="next-column">
          {say('odds.next', { column: columnText(next.column), more: next.attack - attack.total })}
        </p>
      )}
      {joins.length === 0 ? undefined : (
        <p class="next-column" title={joins.map(({ units }) => unitNames(units)).join(', ')}>
          {say(more > 0 ? 'odds.in-reach.more' : 'odds.in-reach', { units: names.join(', '), strength, more })}
        </p>
      )}
    </>
  );
}

interface ShiftsProps {
  readonly context: PlayContext;
  readonly shifts: readonly Shift[];
  readonly locked: NonNullable<OddsReport['locked']>;
}

/** What is earned, and locked what is not. */
function Shifts({ context, shifts, locked }: ShiftsProps) {
  if (shifts.length + locked.length === 0) return undefined;
  return (
    <ul class="shifts">
      {shifts.map(({ rule, label, columns }) => (
        <li key={rule + label}>
          <Icon name="check" size={16} />
          <span>{label}</span>
          <RuleChip context={context} rule={rule} />
          <b>{signed(columns)}</b>
        </li>
      ))}
      {locked.map(({ rule, label }) => (
        <li key={rule + label} class="locked">
          <Icon name="lock" size={16} />
          <span>{label}</span>
          <RuleChip context={context} rule={rule} />
          <b>0</b>
        </li>
      ))}
    </ul>
  );
}
