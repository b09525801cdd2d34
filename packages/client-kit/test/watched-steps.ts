/** Games played choice by choice, and what is seen to move in each of their steps. */
import type { Motion, StackLook } from '@bridgehead/board';
import type { Choice, LogEntry, OpenGame } from '../src/game/contract.ts';
import { motionsBetween } from '../src/play/motion/show-stacks.ts';
import type { TitleClient, ViewFacts } from '../src/title/title-client.ts';

export interface WatchedStep {
  readonly entry: LogEntry;
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
  readonly motions: readonly Motion[];
  /** The same step taken back. */
  readonly back: readonly Motion[];
}

const placesIn = (stacks: readonly StackLook[]): ReadonlyMap<string, string> =>
  new Map(stacks.flatMap(({ at, counters }) => counters.map(({ id }) => [id, at] as const)));

/** As the board would be told, through one and the same pair of eyes. */
export async function watchGame(
  client: TitleClient,
  game: OpenGame,
  choose: () => Promise<Choice | undefined>,
): Promise<readonly WatchedStep[]> {
  const shown = () => {
    const view = game.view.value as unknown as ViewFacts;
    return { view, stacks: client.looks.stackLooks(view, () => 'rest'), eyes: 'both', log: game.log.value };
  };
  const steps: WatchedStep[] = [];
  let last = shown();
  for (let choice = await choose(); choice !== undefined; choice = await choose()) {
    const ruling = await game.apply(choice);
    if (!ruling.legal) throw new Error(`${JSON.stringify(choice)}: ${ruling.reason}`);
    const now = shown();
    const entry = now.log.at(-1);
    if (entry === undefined) throw new Error('a choice has left no trace');
    steps.push({
      entry,
      before: placesIn(last.stacks),
      after: placesIn(now.stacks),
      motions: motionsBetween(client, last, now),
      back: motionsBetween(client, now, last),
    });
    last = now;
  }
  return steps;
}

const walksIn = (motions: readonly Motion[]): readonly Extract<Motion, { kind: 'walk' }>[] =>
  motions.filter((motion) => motion.kind === 'walk');

/** Who is moved, and who is seen no more. */
const countersIn = (motion: Motion): readonly string[] => (motion.kind === 'flash' ? [] : motion.counters);

/** What is wrong with the motions of a step; nothing, if everything that has changed is seen to change once and truly. */
export function faultsOf({ entry, before, after, motions, back }: WatchedStep): readonly string[] {
  const moved = motions.flatMap(countersIn);
  const walks = walksIn(motions);
  const faults = [
    ...moved.filter((counter, i) => moved.indexOf(counter) !== i).map((counter) => `${counter} twice`),
    ...walks.flatMap(({ counters, path }) => {
      const isTrue = (counter: string): boolean =>
        (before.get(counter) ?? path[0]) === path[0] && after.get(counter) === path.at(-1);
      return counters.filter((counter) => !isTrue(counter)).map((counter) => `${counter} walks ${path.join(' ')}`);
    }),
    ...[...after].flatMap(([counter, at]) =>
      before.get(counter) !== at && !moved.includes(counter) ? [`${counter} is suddenly in ${at}`] : [],
    ),
    ...walks
      .filter(
        ({ path, stage }, i) => walks.findIndex((one) => one.stage === stage && one.path.join() === path.join()) < i,
      )
      .map(({ path }) => `two stacks go ${path.join(' ')}`),
    ...(walksIn(back).length < walks.length ? ['taken back, not everybody walks back'] : []),
  ];
  return faults.map((fault) => `${entry.at} ${entry.choice?.kind}: ${fault}`);
}
