import type { PlayContext } from '../play/play-context.ts';

const MARGIN = 70;

/** A place that has been gone to is moved out from under the card that speaks of it. */
export function keepInSight({ board }: PlayContext, place: string | undefined): void {
  const screen = board.peek();
  const spot = place === undefined ? undefined : screen?.screenOf(place);
  const card = document.querySelector('.story.report, .story.battle')?.getBoundingClientRect();
  if (spot === undefined || card === undefined) return;
  const isUnder =
    spot.x > card.left - MARGIN &&
    spot.x < card.right + MARGIN &&
    spot.y > card.top - MARGIN &&
    spot.y < card.bottom + MARGIN;
  if (!isUnder) return;
  const stage = screen?.element.getBoundingClientRect();
  // On a low screen there is more room beside the card than below it.
  const isLow = stage !== undefined && card.height > stage.height / 2 && stage.right - card.right > 2 * MARGIN;
  const isWide = isLow || window.innerWidth - card.right > 2 * card.width;
  if (isWide) screen?.panBy(card.right + MARGIN - spot.x, 0);
  else screen?.panBy(0, card.bottom + MARGIN - spot.y);
}
