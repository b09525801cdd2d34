/** Battles shown in steps where they were fought, when they have been and whenever they are to be read again. */
import { effect, untracked } from '@preact/signals';
import type { LogEntry } from '../game/contract.ts';
import type { PlayContext } from '../play/play-context.ts';
import type { ToldBattle } from '../title/campaign.ts';
import { toldIn } from './spans.ts';

/** A battle may be decided in several choices: those after the one that began it are looked through for its end. */
const LONGEST_BATTLE = 60;

const battlesOf = ({ client, view }: PlayContext, log: readonly LogEntry[]): readonly ToldBattle[] => {
  const known = view.peek();
  return known === undefined ? [] : (client.campaign?.battlesIn(toldIn(log), known) ?? []);
};

/** Those that a choice began. */
function battlesFrom(context: PlayContext, at: number): readonly ToldBattle[] {
  const log = context.game.log.peek().slice(at, at + LONGEST_BATTLE);
  return battlesOf(context, log).filter((battle) => battle.at === at);
}

/** Opens the battles of a choice, at one of them. */
export function readBattle(context: PlayContext, at: number, target?: string): void {
  const battles = battlesFrom(context, at);
  const first = battles.findIndex((battle) => battle.target === target);
  context.story.showBattles(battles, Math.max(0, first), false);
}

/** Where a title fights all battles of a phase at once, they are shown one after the other before the game goes on. */
export function followBattles(context: PlayContext): () => void {
  const { game, client, story, app } = context;
  let shown = game.log.peek().length;
  return effect(() => {
    const log = game.log.value;
    const isOpen = game.replay.value === undefined && game.handOver.value === undefined;
    untracked(() => {
      const fresh = isOpen ? log.slice(shown) : [];
      shown = log.length;
      const isWanted = client.campaign?.isShownInSteps === true && story.pace.peek() !== 'fast';
      // Without motion they are read in the dock, and step by step when that is asked for.
      if (!isWanted || app.reducedMotion.peek()) return;
      const battles = battlesOf(context, fresh);
      if (battles.length > 0 && fresh.length === 1) story.showBattles(battles, 0, true);
    });
  });
}

/** Settles when no battle is being shown any more. What has just been fought is looked at first. */
export async function battlesShown({ story }: PlayContext): Promise<void> {
  await new Promise((resolve) => window.setTimeout(resolve));
  await new Promise<void>((resolve) => {
    let stop: (() => void) | undefined;
    let isOver = false;
    stop = effect(() => {
      if (story.battles.value !== undefined) return;
      isOver = true;
      stop?.();
      resolve();
    });
    if (isOver) stop();
  });
}
