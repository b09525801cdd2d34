/** [design 6] The odds of a combat: strengths, columns, both tables side by side, and everything that changes the die. */
import { otherSide } from '@bridgehead/client-kit/looks';
import { percent } from '@bridgehead/client-kit/messages';
import { CounterChip, Icon, RuleChip, SideMark } from '@bridgehead/client-kit/play';
import type { ComponentChildren } from 'preact';
import { CRT_TABLES } from '../../src/facts.ts';
import { signOf } from '../interactions/attack-shapes.ts';
import { SIDE_LOOKS } from '../looks/sides.ts';
import type { PlayContext } from '../play-context.ts';
import { chanceOf, type Odds, type OddsTable } from '../query-replies.ts';
import { columnText, placeName, say, signed, unitName } from '../say.ts';
import { DiceTable } from './dice-table.tsx';

export type Crt = 'assault' | 'mobile';

interface Props {
  readonly context: PlayContext;
  readonly odds: Odds;
  /** Who attacks. */
  readonly side: string;
  readonly crt: Crt;
  /** Left out: the table has been declared, and it alone is shown. */
  readonly onCrt?: (crt: Crt) => void;
  /** Under the strengths: everybody who could take part. */
  readonly bench?: ComponentChildren;
  /** What may still be given: it stands where its modifiers do. */
  readonly children?: ComponentChildren;
}

export function OddsCard({ context, odds, side, crt, onCrt, bench, children }: Props) {
  const table = odds.tables.find((one) => one.crt === crt) ?? odds.tables[0];
  if (table === undefined) return undefined;
  return (
    <div class="odds-card">
      <Evasion context={context} odds={odds} />
      <div class="strengths">
        <Strength
          context={context}
          title={say('odds.attack')}
          side={side}
          parts={odds.attack}
          total={String(table.attack)}
        >
          {odds.barrage > 0 ? (
            <Extra words={say('odds.barrage')} rule="10.5.1" value={`+${odds.barrage}`} context={context} />
          ) : undefined}
        </Strength>
        <Strength
          context={context}
          title={say('odds.defense')}
          side={otherSide(SIDE_LOOKS, side)}
          parts={odds.defense}
          total={rangeOf(table.defense, table.defense + odds.most - odds.fpf)}
        >
          {odds.most > 0 ? (
            <Extra
              context={context}
              words={odds.most > odds.fpf ? say('odds.fpf.hidden') : say('odds.fpf')}
              rule="10.3.4"
              value={`+${rangeOf(odds.fpf, odds.most)}`}
            />
          ) : undefined}
        </Strength>
      </div>
      {bench}
      <Ratio table={table} hidden={odds.most - odds.fpf} />
      <Columns table={table} />
      <CrtTables context={context} odds={odds} crt={table.crt} {...(onCrt === undefined ? {} : { onCrt })} />
      <div class="odds-shifts">
        <Modifiers context={context} table={table} />
        {children}
      </div>
    </div>
  );
}

const CRTS = ['assault', 'mobile'] as const;

const rangeOf = (least: number, most: number): string => (most > least ? `${least}–${most}` : String(least));

/** [9.2] It comes first: the defenders may not be there any more. */
function Evasion({ context, odds }: Pick<Props, 'context' | 'odds'>) {
  if (odds.evasion.length === 0) return undefined;
  return (
    <ul class="odds-evasion">
      {odds.evasion.map(({ hex, rating, modifier, sixths }) => (
        <li key={hex}>
          {say('odds.evades', { place: placeName(hex), rating, modifier: signed(modifier) })}{' '}
          <b>{percent(chanceOf(sixths))}</b> <RuleChip context={context} rule="9.2.3" />
        </li>
      ))}
    </ul>
  );
}

interface StrengthProps extends Pick<Props, 'context'> {
  readonly title: string;
  readonly side: string;
  readonly parts: Odds['attack'];
  readonly total: string;
  readonly children?: ComponentChildren;
}

function Strength({ context, title, side, parts, total, children }: StrengthProps) {
  return (
    <section class="strength">
      <h4>
        <SideMark sides={SIDE_LOOKS} side={side} /> {title} <b>{total}</b>
      </h4>
      <ul>
        {parts.map((part) => (
          <PartRow key={part.unit} context={context} part={part} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function PartRow({ context, part }: { readonly context: PlayContext; readonly part: Odds['attack'][number] }) {
  const { unit, figure, value, items } = part;
  const unitView = context.units.value.get(unit);
  return (
    <li>
      {unitView === undefined ? undefined : <CounterChip context={context} unitView={unitView} size={32} />}
      <span class="strength-words">
        <b>{unitName(unit)}</b>
        {items.map(({ rule, label }) => (
          <small key={label}>
            {say('odds.halved', { why: label })} <RuleChip context={context} rule={rule ?? ''} />
          </small>
        ))}
      </span>
      <span class="strength-value">
        {figure === value ? undefined : <s>{figure}</s>} {value}
      </span>
    </li>
  );
}

interface ExtraProps extends Pick<Props, 'context'> {
  readonly words: string;
  readonly rule: string;
  readonly value: string;
}

const Extra = ({ context, words, rule, value }: ExtraProps) => (
  <p class="strength-extra">
    <span>
      {words} <RuleChip context={context} rule={rule} />
    </span>
    <b>{value}</b>
  </p>
);

/** The columns of the table; those that hidden fire could cost are hatched. */
function Columns({ table }: { readonly table: OddsTable }) {
  const { columns } = CRT_TABLES[table.crt];
  const [at, least] = [columns.indexOf(table.odds), columns.indexOf(table.least)];
  return (
    <div class="odds-bar" role="img" aria-label={say('odds.column', { column: columnText(table.odds) })}>
      <div class="odds-columns many">
        {columns.map((one, i) => (
          <span key={one} class={i === at ? 'final' : i >= least && i < at ? 'hatched' : ''}>
            {columnText(one)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface RatioProps {
  readonly table: OddsTable;
  /** What could still be fired unseen. */
  readonly hidden: number;
}

/** `24 : 5–9`, and the column; with the one that is left if everything hidden is fired. */
function Ratio({ table, hidden }: RatioProps) {
  return (
    <p class="odds-ratio">
      <span>
        {table.attack} : {rangeOf(table.defense, table.defense + hidden)}
      </span>
      {table.least === table.odds ? undefined : <small>{say('odds.least', { column: columnText(table.least) })}</small>}
      <b>{columnText(table.odds)}</b>
    </p>
  );
}

type TableProps = Pick<Props, 'context' | 'odds' | 'crt' | 'onCrt'>;

const tableOf = (crt: string, tables: Odds['tables']): OddsTable | undefined => tables.find((one) => one.crt === crt);

/** [12.4] Both tables: a switch that says what each means, the results of the chosen one, and what the other would bring. */
function CrtTables({ context, odds, crt, onCrt }: TableProps) {
  const [chosen, other] = [tableOf(crt, odds.tables), odds.tables.find((one) => one.crt !== crt)];
  return (
    <section class="crt-table">
      <div class="crt-switch">
        {(onCrt === undefined ? [crt] : CRTS).map((one) => (
          <CrtHead key={one} context={context} odds={odds} crt={one} isOn={one === crt} onPick={onCrt} />
        ))}
      </div>
      {chosen === undefined ? undefined : <DiceTable table={chosen} />}
      {onCrt === undefined || other === undefined ? undefined : (
        <div class="crt-other">
          <small>{say('crt.other', { crt: say(`crt.${other.crt}`), column: columnText(other.odds) })}</small>
          <DiceTable table={other} isBare />
        </div>
      )}
    </section>
  );
}

interface HeadProps extends Pick<Props, 'context' | 'odds' | 'crt'> {
  readonly isOn: boolean;
  readonly onPick: ((crt: Crt) => void) | undefined;
}

/** One of the two: chosen, to be chosen, or locked with the rule that forbids it. */
function CrtHead({ context, odds, crt, isOn, onPick }: HeadProps) {
  const { outline, letter } = signOf(crt);
  const words = (
    <>
      <i class={`crt-sign ${outline}`} aria-hidden="true">
        {letter}
      </i>
      <span class="crt-words">
        <b>{say(`crt.${crt}`)}</b>
        <small>{say(`crt.${crt}.text`)}</small>
      </span>
    </>
  );
  if (tableOf(crt, odds.tables) === undefined) {
    return (
      <div class="crt-head locked">
        <Icon name="lock" size={16} />
        <span class="crt-words">
          <b>{say(`crt.${crt}`)}</b>
          {odds.mobile === undefined ? undefined : (
            <small>
              {odds.mobile.reason} <RuleChip context={context} rule={odds.mobile.rule ?? ''} />
            </small>
          )}
        </span>
      </div>
    );
  }
  return (
    <div class={`crt-head${isOn ? ' on' : ''}`} data-crt={crt}>
      {onPick === undefined ? (
        words
      ) : (
        <button type="button" class="crt-pick" aria-pressed={isOn} onClick={() => onPick(crt)}>
          {words}
        </button>
      )}
    </div>
  );
}

/** [12.5.5] [12.5.6] Every modifier with its rule, and the net: low is good for the attacker. */
function Modifiers({ context, table }: { readonly context: PlayContext; readonly table: OddsTable }) {
  return (
    <>
      <ul class="shifts">
        {table.items.map(({ rule = '', label, value }) => (
          <li key={rule + label}>
            <Icon name="check" size={16} />
            <span>{label}</span>
            <RuleChip context={context} rule={rule} />
            <b>{signed(Number(value))}</b>
          </li>
        ))}
      </ul>
      <p class="odds-net">
        <span>{say('odds.net')}</span> <RuleChip context={context} rule="12.5.6" /> <b>{signed(table.modifier)}</b>
      </p>
    </>
  );
}
