import { isJsonObject, type Json } from '@bridgehead/engine';
import type { Departure, GamePlan } from './aspects.ts';
import type { Compared } from './compare-game.ts';
import { inShort } from './differences.ts';

interface PartedGame {
  readonly plan: GamePlan;
  readonly departure: Departure;
}

/** What a comparison has shown: how many games parted, and of each the first choice, grouped by what differs. */
export function reportText(title: string, compared: readonly Compared[]): string {
  const games = compared.flatMap(({ plan, departure }) => (departure === undefined ? [] : [{ plan, departure }]));
  const decisions = compared.reduce((sum, one) => sum + one.decisions, 0);
  const head = `${title}: ${games.length === 0 ? 'none' : games.length} of ${compared.length} games parted, ${decisions} decisions`;
  const groups = [...grouped(games)].sort(([, a], [, b]) => b.length - a.length);
  return [head, ...groups.flatMap(([what, group]) => ['', `${what}: ${counted(group.length)}`, ...group.map(told)])]
    .join('\n')
    .concat('\n');
}

const counted = (games: number): string => (games === 1 ? '1 game' : `${games} games`);

function grouped(games: readonly PartedGame[]): ReadonlyMap<string, readonly PartedGame[]> {
  const groups = new Map<string, PartedGame[]>();
  for (const game of games) {
    const { what } = game.departure;
    const group = groups.get(what);
    if (group === undefined) groups.set(what, [game]);
    else group.push(game);
  }
  return groups;
}

function told({ plan, departure }: PartedGame): string {
  const { at, decision, choice, difference } = departure;
  const lines = [
    `  ${conditionsOf(plan)}: ${at === 0 ? 'the set-up' : `decision ${at}, ${askedOf(decision)}`}`,
    ...(choice === undefined ? [] : [`    answer ${inShort(choice)}`]),
    ...difference.map((line) => `    ${line}`),
  ];
  return lines.join('\n');
}

const conditionsOf = ({ seed, edition, scenario, options }: GamePlan): string =>
  [
    `seed ${seed}`,
    ...(edition === undefined ? [] : [`edition ${edition}`]),
    scenario,
    ...Object.entries(options).map(([id, value]) => (value === true ? id : `${id}=${value}`)),
  ].join(', ');

function askedOf(decision: Json | undefined): string {
  const { by, kind, at } = isJsonObject(decision) ? decision : {};
  return `${by} «${kind}» at ${at}`;
}
