/** What lies over the map besides the plan: what always stands there, and what the tool bar switches on. */
import type { Board } from '@bridgehead/board';
import { effect } from '@preact/signals';
import { isSide } from '../looks/sides.ts';
import type { OverlaySpec } from '../title/title-client.ts';
import type { PlayContext } from './play-context.ts';

/** The side whose player looks at the board; where nobody sits, the first. */
const ownSide = ({ game, client: { sides } }: PlayContext): string =>
  isSide(sides, game.seat.value) ? game.seat.value : (sides[0]?.id ?? '');

/** Layers that the engine is asked for are asked again after every change of the position. */
function showAsked(context: PlayContext, board: Board, overlay: OverlaySpec): () => void {
  let turn = 0;
  return effect(() => {
    const isOn = context.overlays.has(overlay.name) && context.view.value !== undefined;
    const side = ownSide(context);
    turn += 1;
    const now = turn;
    if (!isOn) return board.setLayer(overlay.name, []);
    void overlay.ask?.(context, side).then((shapes) => {
      if (now === turn) board.setLayer(overlay.name, shapes);
    });
  });
}

function showDrawn(context: PlayContext, board: Board, overlay: OverlaySpec): () => void {
  return effect(() => {
    const view = context.view.value;
    const isOn = view !== undefined && context.overlays.has(overlay.name);
    board.setLayer(overlay.name, isOn ? (overlay.shapes?.(view) ?? []) : []);
  });
}

function showOverlay(context: PlayContext, board: Board, overlay: OverlaySpec): readonly (() => void)[] {
  if (overlay.shapes !== undefined) return [showDrawn(context, board, overlay)];
  return overlay.ask === undefined ? [] : [showAsked(context, board, overlay)];
}

function showScouted(context: PlayContext, board: Board): () => void {
  return effect(() => {
    const unit = context.selection.scouted.value;
    // It is asked again when the unit has gone elsewhere.
    if (unit !== undefined) context.units.value.get(unit)?.hex;
    board.setLayer('scout', []);
    if (unit === undefined) return;
    void context.client.overlays.scout(context, unit).then((shapes) => {
      if (context.selection.scouted.peek() === unit) board.setLayer('scout', shapes);
    });
  });
}

/** From the ground up, over the layers of the title: a layer lies where its name was first used. */
const PLANS = ['scout', 'plan', 'lit', 'refused', 'pointed'] as const;

/** Keeps the layers of the board as the context has them; returns what ends it. */
export function showOverlays(context: PlayContext, board: Board): () => void {
  const { list, layers, standing } = context.client.overlays;
  for (const name of [...layers, ...PLANS]) board.setLayer(name, []);
  const ends = [
    effect(() => board.setLayer('standing', context.view.value === undefined ? [] : standing(context.view.value))),
    ...list.flatMap((overlay) => showOverlay(context, board, overlay)),
    showScouted(context, board),
    effect(() => board.setLayer('plan', context.interaction.value?.shapes.value ?? [])),
    effect(() => board.setLayer('lit', [{ kind: 'hexes', hexes: context.overlays.lit.value, look: 'hover' }])),
    effect(() =>
      board.setLayer('pointed', [{ kind: 'hexes', hexes: context.overlays.pointed.value, look: 'pointed' }]),
    ),
    effect(() => {
      const at = context.selection.refusal.value?.at;
      board.setLayer('refused', at === undefined ? [] : [{ kind: 'hexes', hexes: [at], look: 'refused' }]);
    }),
    effect(() => board.setNumbers(context.overlays.has('numbers'))),
    effect(() => board.setCounters(!context.overlays.has('hide'))),
  ];
  return () => {
    for (const end of ends) end();
  };
}
