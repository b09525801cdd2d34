/** What the die may bring: six faces with their results, and the chances of it all. */
import { ChanceBar, Die } from '@bridgehead/client-kit/play';
import type { OddsReport, Outcome } from '../query-replies.ts';
import { capital, columnText, say, sayOr, wordFor } from '../say.ts';

/** [design 8] Breakthrough, defender hurt, both hurt, nothing or exchange, attacker hurt. */
export const RESULT_CLASSES: Readonly<Record<Outcome['result'], string>> = {
  A1: 'attacker',
  'A1/ENG': 'attacker',
  ENG: 'nothing',
  EX: 'nothing',
  'A1/DR': 'both',
  'A1/DR2': 'both',
  DR: 'defender',
  DR2: 'defender',
  DRX: 'both',
  'A1/D1': 'both',
  D1: 'defender',
  DMR: 'breakthrough',
  DS: 'breakthrough',
};

/** The table rises with the die, so that the outcomes in their order are the faces in theirs. */
export const facesOf = <O extends Pick<Outcome, 'result' | 'sixths'>>(outcomes: readonly O[]): readonly O[] =>
  outcomes.flatMap((outcome) => Array.from({ length: outcome.sixths }, () => outcome));

interface DiceProps {
  readonly outcomes: readonly Pick<Outcome, 'result' | 'sixths' | 'isOrange'>[];
  /** The face that was rolled. */
  readonly rolled?: number;
}

export function DiceRow({ outcomes, rolled }: DiceProps) {
  const faces = facesOf(outcomes);
  if (faces.length !== 6) return undefined;
  return (
    <ol class="dice">
      {faces.map(({ result, isOrange = false }, i) => (
        <li
          key={i}
          class={`${RESULT_CLASSES[result]}${isOrange ? ' orange' : ''}${rolled === undefined ? '' : rolled === i + 1 ? ' rolled' : ' missed'}`}
          title={meaningOf(result, isOrange)}
        >
          <Die face={i + 1} />
          <b>{wordFor(result)}</b>
          {isOrange ? <small>{say('result.orange')}</small> : undefined}
        </li>
      ))}
    </ol>
  );
}

/** [2e 12.2.3] An orange result is the same, but harder to stand against. */
function meaningOf(result: string, isOrange: boolean): string {
  const meaning = sayOr(`result.${result}`, result);
  return isOrange ? `${meaning}. ${say('result.orange.meaning')}` : meaning;
}

const steps = (value: number): string => value.toFixed(1);

export function Outcomes({ odds }: { readonly odds: OddsReport }) {
  const chances = odds.expected ?? odds.summary;
  if (chances === undefined) return undefined;
  const { vacated, attackerSteps, defenderSteps, ends, policy } = chances;
  const of = (end: string): number => ends.find((one) => one.end === end)?.value ?? 0;
  return (
    <section class="chances" aria-label={say('odds.chances')}>
      {odds.expected === undefined ? undefined : (
        <p class="quiet">
          {say('odds.unknown', { faces: odds.expected.faces })}{' '}
          {odds.expected.columns.map(({ column, faces }) => `${columnText(column)} ×${faces}`).join(', ')}
        </p>
      )}
      <ChanceBar label={say('odds.cleared')} value={vacated.value} look="defender" />
      {odds.breakthrough === undefined ? undefined : (
        <ChanceBar label={say('odds.breakthrough')} value={odds.breakthrough.value} look="breakthrough" />
      )}
      <ChanceBar
        label={say('odds.his-steps')}
        value={defenderSteps.value / 3}
        look="defender"
        text={steps(defenderSteps.value)}
      />
      <ChanceBar
        label={say('odds.your-steps')}
        value={attackerSteps.value / 3}
        look="attacker"
        text={steps(attackerSteps.value)}
      />
      <ChanceBar label={say('odds.holds')} value={of('defender-holds')} look="both" />
      <ChanceBar label={say('odds.repelled')} value={of('attacker-repelled')} look="attacker" />
      <details class="policy">
        <summary>{say('odds.policy')}</summary>
        <dl class="result-words">
          {[...new Set((odds.outcomes ?? []).map(({ result }) => result))].map((result) => (
            <div key={result}>
              <dt>{wordFor(result)}</dt>
              <dd>{sayOr(`result.${result}`, result)}</dd>
            </div>
          ))}
          {odds.outcomes?.some(({ isOrange }) => isOrange === true) ? (
            <div>
              <dt>{say('result.orange')}</dt>
              <dd>{say('result.orange.meaning')}</dd>
            </div>
          ) : undefined}
        </dl>
        <p class="quiet">{capital(policy.label)}.</p>
      </details>
    </section>
  );
}
