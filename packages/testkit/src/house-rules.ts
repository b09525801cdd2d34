import type { HouseRules, OptionValue, Random, RuleSpec } from '@bridgehead/engine';

/** Any value of every rule; those of a group all fit one edition, as a set-up demands. */
export function drawHouseRules(specs: readonly RuleSpec[], random: Random): HouseRules {
  const editions = [...new Set(specs.flatMap(({ values }) => values.flatMap((one) => one.editions)))];
  const groups = new Set(specs.flatMap(({ group }) => (group === undefined ? [] : [group])));
  const ofGroup = new Map([...groups].map((group) => [group, editions[random.below(editions.length)]]));
  const drawn = specs.flatMap(({ id, values, group }): [string, OptionValue][] => {
    const fits = group === undefined ? undefined : ofGroup.get(group);
    const open = values.filter((one) => fits === undefined || one.editions.includes(fits));
    const value = open[random.below(open.length)]?.value;
    return value === undefined ? [] : [[id, value]];
  });
  return Object.fromEntries(drawn);
}
