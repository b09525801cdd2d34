/** A battle before it is fought: expected losses of both sides, what the defenders do, and every modifier. */
import { ChanceBar, CounterChip, RuleChip } from '@bridgehead/client-kit/play';
import type { BattleForecast, Item, VolleyForecast } from '../odds.ts';
import type { PlayContext } from '../play-context.ts';
import { say, sayOr, unitName, unitNames, withSign, wordFor } from '../say.ts';

interface Props {
  readonly context: PlayContext;
  readonly odds: BattleForecast;
}

export function ExpectationCard({ context, odds }: Props) {
  const { refusal, attack, defense } = odds;
  const { staying } = odds.summary;
  return (
    <div class="odds-card" data-odds={odds.target}>
      {refusal === undefined ? undefined : (
        <p class="refused">
          {refusal.reason} <RuleChip context={context} rule={refusal.rule} />
        </p>
      )}
      <p class="ratio">
        <span>
          {attack.total} : {defense.total}
        </span>
        <strong>{defense.total === 0 ? say('odds.none') : wordFor(odds.raw)}</strong>
      </p>
      <Outcomes odds={odds} />
      {staying === undefined ? undefined : <p class="quiet">{say('odds.staying', { units: unitNames(staying) })}</p>}
      <div class="strengths">
        <Losses context={context} title={say('odds.yours')} losses={odds.summary.attackers} />
        <Losses context={context} title={say('odds.his')} losses={odds.summary.defenders} />
      </div>
      <details class="policy">
        <summary>{say('odds.why')}</summary>
        {[odds.protective, odds.barrage, defense, attack].map((volley) => (
          <Volley key={volley.volley} context={context} volley={volley} />
        ))}
      </details>
    </div>
  );
}

const LOOKS: Readonly<Record<string, string>> = { stand: 'attacker', 'retreat-1': 'both' };

function Outcomes({ odds }: { readonly odds: BattleForecast }) {
  return (
    <section class="chances" aria-label={say('odds.outcomes')}>
      {odds.outcomes.map(({ result, value }) => (
        <ChanceBar
          key={result}
          label={sayOr(`odds.result.${result}`, result)}
          value={value}
          look={LOOKS[result] ?? 'defender'}
        />
      ))}
    </section>
  );
}

interface LossesProps {
  readonly context: PlayContext;
  readonly title: string;
  readonly losses: BattleForecast['summary']['attackers'];
}

function Losses({ context, title, losses }: LossesProps) {
  const total = losses.reduce((sum, { loss }) => sum + loss, 0);
  return (
    <section class="strength">
      <h4>
        {title} <b>−{total.toFixed(1)}</b>
      </h4>
      {losses.length === 0 ? <p class="quiet">{say('odds.nobody')}</p> : undefined}
      <ul>
        {losses.map(({ unit, loss, lost }) => {
          const unitView = context.units.value.get(unit);
          return (
            <li key={unit}>
              {unitView === undefined ? undefined : <CounterChip context={context} unitView={unitView} size={32} />}
              <span class="strength-words">
                <b>{unitName(unit)}</b> {lost === true ? <small>{say('odds.lost')}</small> : undefined}
              </span>
              <span class="strength-value">−{loss}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One volley: who fires with what, and on whom it falls. */
function Volley({ context, volley }: { readonly context: PlayContext; readonly volley: VolleyForecast }) {
  if (volley.units.length === 0) return undefined;
  return (
    <section class="strength">
      <h4>
        {sayOr(`odds.volley.${volley.volley}`, volley.volley)} <RuleChip context={context} rule={volley.rule} />{' '}
        <b>{volley.total}</b>
      </h4>
      <ul>
        {volley.units.map(({ unit, strength, value, items }) => (
          <li key={unit}>
            <span class="strength-words">
              <b>{unitName(unit)}</b> <small>{say('odds.strength', { value, strength })}</small>
              <Items context={context} items={items} />
            </span>
          </li>
        ))}
        {volley.bonus.map((item) => (
          <li key={item.label}>
            <Items context={context} items={[item]} isSum />
          </li>
        ))}
        {volley.targets.map(({ unit, share, loss, items }) => (
          <li key={unit}>
            <span class="strength-words">
              <b>{unitName(unit)}</b> <small>{say('odds.loss', { loss, share })}</small>
              <Items context={context} items={items} isSum />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ItemsProps {
  readonly context: PlayContext;
  readonly items: readonly Item[];
  /** Percentages are added; factors are multiplied. */
  readonly isSum?: boolean;
}

function Items({ context, items, isSum = false }: ItemsProps) {
  return items.map(({ rule, label, effect }) => (
    <small key={rule + label}>
      {isSum ? withSign(effect) : `×${Math.round(effect * 100) / 100}`} {label}{' '}
      <RuleChip context={context} rule={rule} />
    </small>
  ));
}
