/** The counters on the board follow the view; what has happened from one view to the next is seen to happen. */
import type { Motion, ScreenBoard, StackLook } from '@bridgehead/board';
import { effect, untracked } from '@preact/signals';
import { type LogEntry, PERSON } from '../../game/contract.ts';
import { declaredEvents } from '../../title/declared-event.ts';
import type { StanceOf, TitleClient, UnitFacts, ViewFacts } from '../../title/title-client.ts';
import type { PlayContext } from '../play-context.ts';
import { type EventFacts, knownOf } from './known.ts';
import { motionsOf, reversed } from './motions.ts';
import { OWN_MS, PACES, REPLAY_MS, STORY_MS } from './paces.ts';
import { motionsTold, placesAfter } from './told.ts';

/** What was on the board, through whose eyes, and after which choices. */
interface Shown {
  readonly view: ViewFacts | undefined;
  readonly stacks: readonly StackLook[];
  readonly eyes: string;
  readonly log: readonly LogEntry[];
}

export function showStacks(context: PlayContext, board: ScreenBoard): () => void {
  let last: Shown = { view: undefined, stacks: [], eyes: '', log: [] };
  return effect(() => {
    const view = context.view.value;
    const { stances, planned } = context.interaction.value ?? {};
    const { stackLooks } = context.client.looks;
    const stanceOf: StanceOf = (unit) => stances?.value.get(unit) ?? 'rest';
    const stacks = view === undefined ? [] : stackLooks(withPlanned(view, planned?.value ?? []), stanceOf);
    if (view === last.view) {
      board.setStacks(stacks);
      return;
    }
    const now = untracked((): Shown => ({ view, stacks, eyes: eyesOf(context), log: context.game.log.value }));
    board.setStacks(stacks, { motions: motionsBetween(context.client, last, now), within: timeFor(context, now) });
    if (context.isMine.peek()) rememberSeen(context, now);
    last = now;
  });
}

function withPlanned(view: ViewFacts, planned: readonly UnitFacts[]): ViewFacts {
  if (planned.length === 0) return view;
  const moved = new Set(planned.map(({ unit }) => unit));
  return { ...view, units: [...view.units.filter(({ unit }) => !moved.has(unit)), ...planned] };
}

/** Who watches a replay sees everything. */
const eyesOf = ({ game: { replay, seat } }: PlayContext): string => (replay.value === undefined ? seat.value : '');

const factsOf = ({ words, fights }: TitleClient): EventFacts => ({ declared: declaredEvents(words), fights });

/** One choice is shown, forwards or taken back; what was skipped is simply there. */
export function motionsBetween(client: TitleClient, last: Shown, now: Shown): readonly Motion[] {
  const choices = now.log.length - last.log.length;
  if (last.view === undefined || now.view === undefined || Math.abs(choices) !== 1) return [];
  const [from, to] = choices === 1 ? [last, now] : [now, last];
  const events = to.log.at(-1)?.events ?? [];
  const motions = motionsOf({ before: knownOf(from.stacks), after: knownOf(to.stacks), events }, factsOf(client));
  // Another side knows of others: who is not in its view need not be gone.
  const seen = last.eyes === now.eyes ? motions : motions.filter(({ kind }) => kind === 'walk' || kind === 'flash');
  return choices === 1 ? seen : reversed(seen);
}

function timeFor({ game, story }: PlayContext, { log }: Shown): number {
  if (game.replay.peek() !== undefined) return REPLAY_MS;
  const player = game.players.peek()[log.at(-1)?.by ?? ''] ?? PERSON;
  return player === PERSON ? OWN_MS : PACES[story.pace.peek()];
}

/** What is told to a player later begins with what he saw when he was last asked. */
function rememberSeen({ story, game }: PlayContext, { stacks, log }: Shown): void {
  const places = stacks.flatMap(({ at, counters }) => counters.map(({ id }) => [id, at] as const));
  story.saw(game.seat.peek(), { places: new Map(places), choices: log.length });
}

/** Shows once more what came of a choice that its player has not seen. */
export function playTold({ client, story, game, board }: PlayContext, { at, events }: LogEntry): void {
  const seen = story.seenBy(game.seat.peek());
  const facts = factsOf(client);
  const since = game.log.peek().slice(seen?.choices ?? at, at);
  const places = placesAfter(
    seen?.places ?? new Map(),
    since.flatMap((entry) => entry.events),
    facts,
  );
  const now = knownOf(board.peek()?.stacks() ?? []);
  board.peek()?.play({ motions: motionsTold(now, places, events, facts), within: STORY_MS });
}
