/** [18] The ways in which the Axis can win, and how far each has come, as far as the viewer may know. */
import { FAID_GOALS, GT6_SET, GT10_SET, LOCATION_HEXES, PLAN_GOALS, PLAN_TURN, type ToldView } from '../src/facts.ts';
import { say, shortPlace } from './say.ts';

export interface VictorySet {
  readonly id: string;
  readonly label: string;
  /** Where there is little room. */
  readonly short?: string;
  readonly rule: string;
  /** The place that must be among them. */
  readonly key?: { readonly hex: string; readonly isHeld: boolean };
  /** Others that are held, of those that are needed. */
  readonly have: number;
  readonly need: number;
  /** It cannot be met any more: its turns have gone by, or 10th Panzer has begun elsewhere. */
  readonly isOver: boolean;
  readonly places: readonly string[];
}

const held = ({ victory }: ToldView, hex: string): boolean =>
  victory.locations.some((one) => one.hex === hex && one.side === 'axis');

const countHeld = ({ victory }: ToldView, but?: string): number =>
  victory.locations.filter(({ hex, side }) => side === 'axis' && hex !== but).length;

const PLACES: readonly string[] = Object.values(LOCATION_HEXES);

interface KeyedGoal {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
  readonly short?: string;
  readonly key: keyof typeof LOCATION_HEXES;
  readonly others: number;
  readonly isOver: boolean;
}

function keyed(view: ToldView, { key, others, ...goal }: KeyedGoal): VictorySet {
  const hex = LOCATION_HEXES[key];
  return {
    ...goal,
    key: { hex, isHeld: held(view, hex) },
    have: countHeld(view, hex),
    need: others,
    places: PLACES,
  };
}

/** What is read of a view, told or not yet told in words. */
interface Counted extends Pick<ToldView, 'scenario'> {
  readonly victory: {
    readonly locations: ToldView['victory']['locations'];
    readonly items: readonly Pick<ToldView['victory']['items'][number], 'params'>[];
  };
}

/** [18.1.5] The hexes at Faid that the Axis holds. */
const heldInFaid = ({ items }: Counted['victory']): ReadonlySet<string> =>
  new Set(items.flatMap(({ params }) => (typeof params?.hex === 'string' ? [params.hex] : [])));

/** [18] What counts in the scenario, with its holder. */
export function objectivesOf({ scenario, victory }: Counted): readonly Objective[] {
  if (scenario !== 'faid') return victory.locations;
  const own = heldInFaid(victory);
  return [FAID_GOALS.key, ...FAID_GOALS.others].map((hex) => ({ hex, side: own.has(hex) ? 'axis' : 'allied' }));
}

/** What is printed on the map and counts in other scenarios only. */
export const uncountedIn = (view: Counted): readonly string[] => {
  const counted = objectivesOf(view).map(({ hex }) => hex);
  return PLACES.filter((hex) => !counted.includes(hex));
};

interface Objective {
  readonly hex: string;
  readonly side: string;
}

/** [18.1.5] Faid, and enough of the six. */
function faidSets({ victory }: ToldView): readonly VictorySet[] {
  const own = heldInFaid(victory);
  return [
    {
      id: 'faid',
      label: say('sets.faid'),
      rule: '18.1.5',
      key: { hex: FAID_GOALS.key, isHeld: own.has(FAID_GOALS.key) },
      have: FAID_GOALS.others.filter((hex) => own.has(hex)).length,
      need: FAID_GOALS.needed,
      isOver: false,
      places: [FAID_GOALS.key, ...FAID_GOALS.others],
    },
  ];
}

/** [18.2.4] [18.2.6] Before the option is chosen it may be either; then the engine names the set where it counts. */
const mayWinAtFondouk = ({ phase, turn, victory }: ToldView): boolean =>
  turn <= GT6_SET.lastTurn && (phase === 'set-up' || victory.needs.some(({ code }) => code === 'needs-gt6'));

/** [18.2.6] Those of the first ten turns. */
function earlySets(view: ToldView): readonly VictorySet[] {
  if (view.scenario !== 'campaign') return [];
  return [
    keyed(view, {
      id: 'gt6',
      label: say('sets.gt6', { turn: GT6_SET.lastTurn }),
      short: say('sets.gt10', { turn: GT6_SET.lastTurn }),
      rule: '18.2.6',
      key: GT6_SET.key,
      others: GT6_SET.others,
      isOver: !mayWinAtFondouk(view),
    }),
    {
      id: 'gt10',
      label: say('sets.gt10', { turn: GT10_SET.lastTurn }),
      rule: '18.2.6',
      have: countHeld(view),
      need: GT10_SET.locations,
      isOver: view.turn > GT10_SET.lastTurn,
      places: PLACES,
    },
  ];
}

/** [18.2.7] The plan, or all that it could be where it is not known. */
function planSets(view: ToldView): readonly VictorySet[] {
  const { plan } = view.victory;
  const plans = plan === undefined ? (['A', 'B', 'C'] as const) : [plan];
  return plans.flatMap((one) =>
    PLAN_GOALS[one].map(({ key, others }) =>
      keyed(view, {
        id: `${one}-${key}`,
        label: plan === undefined ? say('sets.maybe', { plan: one, turn: PLAN_TURN }) : say('sets.plan', { plan: one }),
        ...(plan === undefined ? { short: say('sets.maybe.short', { plan: one }) } : {}),
        rule: '18.2.7',
        key,
        others,
        isOver: false,
      }),
    ),
  );
}

export const setsOf = (view: ToldView): readonly VictorySet[] =>
  view.scenario === 'faid' ? faidSets(view) : [...earlySets(view), ...planSets(view)];

/** The set that is nearest to being met: what the line over the dock counts. */
export function nearestSet(view: ToldView): VictorySet | undefined {
  const open = setsOf(view).filter(({ isOver }) => !isOver);
  const lacks = ({ have, need, key }: VictorySet): number =>
    Math.max(0, need - have) + (key === undefined || key.isHeld ? 0 : 1);
  return [...open].sort((a, b) => lacks(a) - lacks(b))[0];
}

export const keyWords = ({ key, need }: VictorySet): string =>
  key === undefined ? say('goal.any', { need }) : say('goal.key', { place: shortPlace(key.hex), need });
