/** In what the editions of a title differ, and what the game that is planned takes of each. */
import { manifestOf } from '@bridgehead/catalogue';
import { spoken, t } from '@bridgehead/client-kit/messages';
import { type RuleSpec, type HouseRules as Rules, ruleInEdition } from '@bridgehead/engine';
import type { NewGamePlan } from './begin-game.ts';
import type { TitleFacts } from './title-facts.ts';

interface Props {
  readonly title: TitleFacts;
  readonly plan: NewGamePlan;
  readonly change: (changes: Partial<NewGamePlan>) => void;
}

/** Options and house rules that the other edition has not are dropped. */
const withEdition = (title: TitleFacts, plan: NewGamePlan, edition: number): Partial<NewGamePlan> => ({
  edition,
  rules: {},
  options: Object.fromEntries(
    Object.entries(plan.options).filter(
      ([id]) => title.options.find((one) => one.id === id)?.editions?.includes(edition) !== false,
    ),
  ),
});

export function Edition({ title, plan, change }: Props) {
  return (
    <label class="field">
      <span>{t('start.edition')}</span>
      <select
        name="edition"
        value={plan.edition}
        onChange={(event) => change(withEdition(title, plan, Number(event.currentTarget.value)))}
      >
        {title.editions.map((number) => (
          <option key={number} value={number}>
            {t('start.edition.one', { number })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** By chapter, folded: a page to look things up in. */
export function HouseRules({ title, plan, change }: Props) {
  const { rules: specs = [] } = title;
  if (specs.length === 0) return undefined;
  const changed = specs.filter(({ id }) => plan.rules[id] !== undefined).length;
  return (
    <details class="more differences">
      <summary>
        {t('start.rules')}
        <Counts differences={specs.length} changed={changed} />
      </summary>
      <p class="quiet">{t('start.rules.about')}</p>
      {[...byChapter(specs, plan.edition)].map(([chapter, those]) => (
        <details key={chapter} class="more chapter">
          <summary>
            {chapterName(title.id, chapter)}
            <Counts
              differences={those.length}
              changed={those.filter(({ id }) => plan.rules[id] !== undefined).length}
            />
          </summary>
          <ul>
            {those.map((spec) => (
              <Difference key={spec.id} spec={spec} title={title} plan={plan} change={change} />
            ))}
          </ul>
        </details>
      ))}
    </details>
  );
}

function Counts({ differences, changed }: { readonly differences: number; readonly changed: number }) {
  return (
    <span class="counts">
      {changed === 0 ? undefined : <strong>{t('start.rules.changed', { count: changed })}</strong>}
      <span class="quiet">{t('start.rules.count', { count: differences })}</span>
    </span>
  );
}

function Difference({ title, plan, change, spec }: Props & { readonly spec: RuleSpec }) {
  const { rules: specs = [], editions } = title;
  const isChanged = plan.rules[spec.id] !== undefined;
  return (
    <li data-changed={isChanged}>
      <label class="field">
        <span>
          {nameOf(title.id, spec)}
          {isChanged ? <strong class="house-rule"> {t('start.rules.house')}</strong> : undefined}
        </span>
        <select
          value={String(valueIn(plan, spec))}
          data-rule={spec.id}
          onChange={({ currentTarget }) =>
            change({ rules: withRule(specs, plan, spec, spec.values[currentTarget.selectedIndex]) })
          }
        >
          {spec.values.map(({ value }) => (
            <option key={String(value)} value={String(value)}>
              {wordFor(title.id, spec, value)}
            </option>
          ))}
        </select>
      </label>
      <dl>
        {editions.map((edition) => (
          <div key={edition}>
            <dt>
              {t('start.edition.one', { number: edition })} [{spec.numbers?.[edition] ?? ''}]
            </dt>
            <dd>{wordFor(title.id, spec, ruleInEdition(spec, edition))}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The chapters of the edition's book, in the order in which the list comes to them. */
export function byChapter(specs: readonly RuleSpec[], edition: number): ReadonlyMap<string, readonly RuleSpec[]> {
  const chapters = new Map<string, RuleSpec[]>();
  for (const spec of specs) {
    const [chapter = ''] = (spec.numbers?.[edition] ?? '').split('.');
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), spec]);
  }
  return new Map([...chapters].sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** `S1` stands after the numbers. */
const placeOf = (chapter: string): number => {
  const number = Number(chapter.replace(/\D/g, ''));
  return /^\d/.test(chapter) ? number : number + 1000;
};

function chapterName(title: string, chapter: string): string {
  const name = manifestOf(title)?.start.chapters?.[chapter];
  return name === undefined ? chapter : `${chapter} ${spoken(name)}`;
}

type Value = RuleSpec['values'][number];

const wordsFor = (title: string, { id }: RuleSpec) => manifestOf(title)?.start.rules?.[id];
const nameOf = (title: string, spec: RuleSpec): string => spoken(wordsFor(title, spec)?.name ?? spec.id);
const wordFor = (title: string, spec: RuleSpec, value: Value['value']): string =>
  spoken(wordsFor(title, spec)?.values[String(value)] ?? String(value));

const valueIn = ({ rules, edition }: NewGamePlan, spec: RuleSpec): Value['value'] =>
  rules[spec.id] ?? ruleInEdition(spec, edition);

/** The house rules with this one; those of its group go with it. */
export function withRule(
  specs: readonly RuleSpec[],
  plan: NewGamePlan,
  spec: RuleSpec,
  chosen: Value | undefined,
): Rules {
  if (chosen === undefined) return plan.rules;
  const [edition = plan.edition] = chosen.editions;
  const fits = (one: RuleSpec): boolean =>
    one.values.some(({ value, editions }) => value === valueIn(plan, one) && editions.includes(edition));
  const changed = specs.flatMap((one) => {
    if (one.id === spec.id) return [[one.id, chosen.value] as const];
    const isOfGroup = spec.group !== undefined && one.group === spec.group;
    return [[one.id, isOfGroup && !fits(one) ? ruleInEdition(one, edition) : valueIn(plan, one)] as const];
  });
  return Object.fromEntries(
    changed.filter(([id, value]) => specs.some((one) => one.id === id && ruleInEdition(one, plan.edition) !== value)),
  );
}
