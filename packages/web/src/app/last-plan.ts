/** What was chosen for the last new game, to be chosen again; kept where the page can read it before it draws. */

const KEY = 'bridgehead-last-plan';

export interface LastPlan {
  readonly scenario: string;
  readonly players: Readonly<Record<string, string>>;
  readonly hotSeat: boolean;
}

interface LastPlans {
  /** The title of the last game. */
  readonly title?: string;
  readonly plans: Readonly<Record<string, LastPlan>>;
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function isPlan(value: unknown): value is LastPlan {
  if (!isObject(value)) return false;
  const { scenario, players, hotSeat } = value;
  return isText(scenario) && typeof hotSeat === 'boolean' && isObject(players) && Object.values(players).every(isText);
}

/** What cannot be read was never chosen. */
export function readPlans(text: string | null): LastPlans {
  try {
    const known: unknown = JSON.parse(text ?? '{}');
    if (!isObject(known)) return { plans: {} };
    const given = Object.entries(isObject(known.plans) ? known.plans : {});
    const plans = Object.fromEntries(given.filter((entry): entry is [string, LastPlan] => isPlan(entry[1])));
    return { ...(isText(known.title) ? { title: known.title } : {}), plans };
  } catch {
    return { plans: {} };
  }
}

export function lastPlans(): LastPlans {
  try {
    return readPlans(localStorage.getItem(KEY));
  } catch {
    return { plans: {} };
  }
}

export function keepPlan(title: string, { scenario, players, hotSeat }: LastPlan): void {
  const { plans } = lastPlans();
  try {
    localStorage.setItem(KEY, JSON.stringify({ title, plans: { ...plans, [title]: { scenario, players, hotSeat } } }));
  } catch {
    return;
  }
}
