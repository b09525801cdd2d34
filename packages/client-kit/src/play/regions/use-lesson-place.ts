import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LANDSCAPE_PHONE, PHONE } from '../phone.ts';
import type { PlayContext } from '../play-context.ts';
import { CORNERS, type Corner, freeCorner, type Rect, wayClear } from './lesson-place.ts';

/** Pixels around the middle of a hex that belong to what is shown there, with the arrow over it. */
const AROUND_HEX = { side: 56, above: 104, below: 56 } as const;
const EDGE = 12;
/** The tool bar at the left, the bars of a phone at its top: as in play.css and lesson.css. */
const TOOLS = 84;
const PHONE_TOP = 66;
const PHONE_BUTTONS = 66;
const PHONE_TOP_WITH_AIMS = 122;
/** What a text may speak of besides hexes. */
const SPOKEN_OF = '.stack-card, .dock, .stage-buttons';

/** The corner of the map in which the card covers none of these places, now and after every move of the map. */
export function useLessonPlace(
  context: PlayContext,
  card: RefObject<HTMLElement | null>,
  places: readonly string[],
): Corner {
  const [corner, setCorner] = useState<Corner>(CORNERS[0]);
  const board = context.board.value;
  const key = places.join(' ');
  const now = [key, context.panels.sheet.value, context.selection.place.value].join();
  useEffect(() => {
    if (board === undefined) return;
    let frame = 0;
    let hasMoved = false;
    const place = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const scene = sceneOf(context, card.current, places);
        if (scene === undefined) return;
        const { room, size, hexes, panels } = scene;
        setCorner((last) => {
          const next = freeCorner(last, room, size, [...hexes, ...panels]);
          const [right, down] = hasMoved ? [0, 0] : wayClear(next, room, size, hexes);
          // Once a step: a hand that moves the map afterwards means it.
          hasMoved = true;
          if (right !== 0 || down !== 0) requestAnimationFrame(() => board.panBy(right, down));
          return next;
        });
      });
    };
    place();
    // Panels that open with the step are there a little later.
    const later = setTimeout(place, 350);
    const stop = board.watchCamera(place);
    addEventListener('resize', place);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      stop();
      removeEventListener('resize', place);
    };
  }, [board, now]);
  return corner;
}

interface Scene {
  readonly room: Rect;
  readonly size: DOMRect;
  readonly hexes: readonly Rect[];
  readonly panels: readonly Rect[];
}

function sceneOf({ board }: PlayContext, card: HTMLElement | null, places: readonly string[]): Scene | undefined {
  const stage = card?.parentElement;
  if (card === null || stage === null || stage === undefined) return undefined;
  const hexes = places.flatMap((hex): Rect[] => {
    const at = board.peek()?.screenOf(hex);
    if (at === undefined) return [];
    const { side, above, below } = AROUND_HEX;
    return [{ left: at.x - side, right: at.x + side, top: at.y - above, bottom: at.y + below }];
  });
  const panels = [...document.querySelectorAll(SPOKEN_OF)].map((panel) => panel.getBoundingClientRect());
  return { room: roomIn(stage), size: card.getBoundingClientRect(), hexes, panels };
}

function roomIn(stage: HTMLElement): Rect {
  const { left, top, right, bottom } = stage.getBoundingClientRect();
  if (matchMedia(LANDSCAPE_PHONE).matches)
    return { left: left + 8, top: top + 8, right: right - 8, bottom: bottom - 8 };
  if (!matchMedia(PHONE).matches) {
    return { left: left + TOOLS + EDGE, top: top + EDGE, right: right - EDGE, bottom: bottom - EDGE };
  }
  const aims = stage.querySelector('.objectives');
  const hasAims = aims !== null && aims.getBoundingClientRect().height > 0;
  const sheet = document.querySelector('.dock')?.getBoundingClientRect().top ?? bottom;
  const head = hasAims ? PHONE_TOP_WITH_AIMS : PHONE_TOP;
  return { left: left + 8, top: top + head, right: right - PHONE_BUTTONS, bottom: Math.min(bottom, sheet) - 8 };
}
