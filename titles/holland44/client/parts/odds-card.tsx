/** [design 8] The odds of a battle in the order of the rules: strengths, ratio, shifts, column. */

import { otherSide } from '@bridgehead/client-kit/looks';
import { CounterChip, RuleChip, SideMark } from '@bridgehead/client-kit/play';
import type { ComponentChildren } from 'preact';
import { SIDE_LOOKS } from '../looks/sides.ts';
import type { PlayContext } from '../play-context.ts';
import type { OddsReport, Shift, Strength, StrengthLine } from '../query-replies.ts';
import { columnText, say, unitName, unitNames } from '../say.ts';
import { nextColumn, OddsBar, signed } from './odds-bar.tsx';
import { DiceRow, Outcomes } from './outcomes.tsx';

interface Props {
  readonly context: PlayContext;
  readonly odds: OddsReport;
}

interface CardProps extends Props {
  /** Switches for support: they stand where their shifts do. */
  readonly children?: ComponentChildren;
}

export function OddsCard({ context, odds, children }: CardProps) {
  return (
    <div class="odds-card">
      <Refusals context={context} odds={odds} />
      <Strengths context={context} odds={odds} />
      <Ratio odds={odds} />
      <OddsBar raw={odds.raw} column={odds.column} resolved={odds.resolved} shifts={odds.shifts ?? []} />
      <NextColumn odds={odds} />
      {children}
      <Shifts context={context} shifts={odds.shifts ?? []} />
      <DiceRow outcomes={odds.outcomes ?? []} />
      <Outcomes odds={odds} />
    </div>
  );
}

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

function Strengths({ context, odds }: Props) {
  const { attack, defense, side } = odds;
  if (attack === undefined) return undefined;
  const enemy = otherSide(SIDE_LOOKS, side);
  return (
    <div class="strengths">
      <StrengthList context={context} strength={attack} side={side} title={say('odds.attack')} />
      {defense === undefined ? undefined : (
        <StrengthList context={context} strength={defense} side={enemy} title={say('odds.defense')} />
      )}
    </div>
  );
}

interface StrengthProps {
  readonly context: PlayContext;
  readonly strength: Strength;
  readonly side: string;
  readonly title: string;
}

function StrengthList({ context, strength, side, title }: StrengthProps) {
  return (
    <section class="strength">
      <h4>
        <SideMark sides={SIDE_LOOKS} side={side} /> {title} <b>{strength.total}</b>
      </h4>
      <ul>
        {strength.units.map((line) => (
          <StrengthRow key={line.unit} context={context} line={line} />
        ))}
      </ul>
    </section>
  );
}

function StrengthRow({ context, line }: { readonly context: PlayContext; readonly line: StrengthLine }) {
  const unitView = context.units.value.get(line.unit);
  return (
    <li>
      {unitView === undefined ? undefined : <CounterChip context={context} unitView={unitView} size={32} />}
      <span class="strength-words">
        <b>{line.with === undefined ? unitName(line.unit) : unitNames([line.unit, ...line.with])}</b>
        {line.items.map(({ rule, label, effect }) => (
          <small key={rule + label}>
            {effect === 'none' ? label : `${effect}: ${label}`} <RuleChip context={context} rule={rule} />
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

/** How much more would move the raw odds a column on. */
function NextColumn({ odds }: { readonly odds: OddsReport }) {
  const next = nextColumn(odds);
  const { attack } = odds;
  if (next === undefined || attack === undefined) return undefined;
  const params = { column: columnText(next.column), attack: next.attack, more: next.attack - attack.total };
  return <p class="next-column">{say('odds.next', params)}</p>;
}

export function Shifts({ context, shifts }: { readonly context: PlayContext; readonly shifts: readonly Shift[] }) {
  if (shifts.length === 0) return undefined;
  return (
    <ul class="shifts">
      {shifts.map(({ rule, label, columns }) => (
        <li key={rule + label}>
          <span>{label}</span>
          <RuleChip context={context} rule={rule} />
          <b>{signed(columns)}</b>
        </li>
      ))}
    </ul>
  );
}
