/**
 * The style of a drawing in what the renderer reads: it knows no variables, no weights between the hundreds and no widths
 * in percent.
 */
import { type FontUse, WIDTHS, type Width } from './font-instances.ts';
import { FONTS } from './fonts.ts';

interface PlainDrawing {
  readonly svg: string;
  readonly fonts: FontUse;
}

interface Rule {
  readonly selectors: readonly string[];
  readonly body: string;
}

type Variables = ReadonlyMap<string, string>;

const STYLE = /<style>([\s\S]*?)<\/style>/;
const DEFAULT_WEIGHT = 400;

/** Browsers space the last letter, too, before they centre a line; an invisible one behind it has the same effect here. */
const ZERO_WIDTH_SPACE = '\u200b';

export function plainDrawing(original: string): PlainDrawing {
  const svg = original.replace(/(?<=[^>])<\/text(?:Path)?>/g, (end) => ZERO_WIDTH_SPACE + end);
  const rules = rulesOf(STYLE.exec(svg)?.[1] ?? '');
  const plain = plainRules(rules, rootClassesOf(svg));
  const fonts = {
    weights: new Set([DEFAULT_WEIGHT, ...valuesOf(rules, 'font-weight').map(hundredOf)]),
    widths: new Set<Width>(['normal', ...valuesOf(rules, 'font-stretch').map(widthOf)]),
    text: [...new Set(svg.replace(STYLE, ''))].join(''),
  };
  const style = plain.map(({ selectors, body }) => `${selectors.join(',')}{${body}}`).join('\n');
  return { svg: svg.replace(STYLE, () => `<style>${style}</style>`), fonts };
}

function rulesOf(css: string): Rule[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selectors = '', body = '']) => ({ selectors: selectors.split(',').map((one) => one.trim()), body }))
    .filter(({ selectors }) => !selectors.includes('@font-face'));
}

const rootClassesOf = (svg: string): string[] =>
  (/<svg[^>]*?\bclass="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map((name) => `.${name}`);

const valuesOf = (rules: readonly Rule[], property: string): string[] =>
  rules.flatMap(({ body }) =>
    [...body.matchAll(new RegExp(`${property}:([\\d.]+)`, 'g'))].map(([, value = '']) => value),
  );

const hundredOf = (weight: string): number => Math.round(Number(weight) / 100) * 100;

function widthOf(percent: string): Width {
  const names = Object.keys(WIDTHS).filter((name): name is Width => name in WIDTHS);
  const distance = (name: Width): number => Math.abs(WIDTHS[name] - Number(percent));
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best));
}

/** Variables of the root hold everywhere; a rule with one of a narrower scope is written out once for every scope. */
function plainRules(rules: readonly Rule[], rootClasses: readonly string[]): Rule[] {
  const global = new Map(rules.filter((rule) => isAbout(rule, rootClasses)).flatMap(variablesIn));
  const scopes = rules
    .filter((rule) => !isAbout(rule, rootClasses) && variablesIn(rule).length > 0)
    .map((rule) => ({ selectors: rule.selectors, variables: new Map([...global, ...variablesIn(rule)]) }));
  return rules
    .filter((rule) => variablesIn(rule).length === 0)
    .flatMap((rule) => {
      if (usedIn(rule).every((name) => global.has(name))) return [resolved(rule, global)];
      return scopes.map((scope) => resolved({ ...rule, selectors: within(scope.selectors, rule) }, scope.variables));
    });
}

const isAbout = ({ selectors }: Rule, classes: readonly string[]): boolean =>
  selectors.some((selector) => classes.includes(selector));

const variablesIn = ({ body }: Rule): [string, string][] =>
  [...body.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]);

const usedIn = ({ body }: Rule): string[] => [...body.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

const within = (scopes: readonly string[], { selectors }: Rule): string[] =>
  scopes.flatMap((scope) => selectors.flatMap((selector) => [`${scope} ${selector}`, `${scope}${selector}`]));

const resolved = ({ selectors, body }: Rule, variables: Variables): Rule => ({
  selectors,
  body: FONTS.reduce(
    (text, { family, nameInFile }) => text.replace(new RegExp(`(font-family:)'?${family}'?`), `$1'${nameInFile}'`),
    withValues(body, variables)
      .replace(/(font-weight:)(\d+)/g, (_, property: string, weight: string) => property + hundredOf(weight))
      .replace(/(font-stretch:)([\d.]+)%/g, (_, property: string, percent: string) => property + widthOf(percent)),
  ),
});

/** The value of a variable may name others. */
function withValues(text: string, variables: Variables): string {
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`a style with an unknown variable ${name}`);
    return withValues(value, variables);
  });
}
