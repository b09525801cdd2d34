/** What lies over the map besides the plan: what always stands there, and what the tool bar switches on. */
import type { Board } from '@bridgehead/board';
import { effect } from '@preact/signals';
import { isSide } from '../looks/sides.ts';
import type { OverlaySpec } from '../title/title-client.ts';
import type { Table } from './table.ts';

/** The side whose player looks at the board; where nobody sits, the first. */
const ownSide = ({ game, face: { sides } }: Table): string =>
  isSide(sides, game.seat.value) ? game.seat.value : (sides[0]?.id ?? '');

/** Layers that the engine is asked for are asked again after every change of the position. */
function showAsked(table: Table, board: Board, overlay: OverlaySpec): () => void {
  let turn = 0;
  return effect(() => {
    const isOn = table.overlays.value.has(overlay.name) && table.view.value !== undefined;
    const side = ownSide(table);
    turn += 1;
    const now = turn;
    if (!isOn) return board.setLayer(overlay.name, []);
    void overlay.ask?.(table, side).then((shapes) => {
      if (now === turn) board.setLayer(overlay.name, shapes);
    });
  });
}

function showDrawn(table: Table, board: Board, overlay: OverlaySpec): () => void {
  return effect(() => {
    const view = table.view.value;
    const isOn = view !== undefined && table.overlays.value.has(overlay.name);
    board.setLayer(overlay.name, isOn ? (overlay.shapes?.(view) ?? []) : []);
  });
}

function showOverlay(table: Table, board: Board, overlay: OverlaySpec): readonly (() => void)[] {
  if (overlay.shapes !== undefined) return [showDrawn(table, board, overlay)];
  return overlay.ask === undefined ? [] : [showAsked(table, board, overlay)];
}

function showScouted(table: Table, board: Board): () => void {
  return effect(() => {
    const unit = table.scouted.value;
    // It is asked again when the unit has gone elsewhere.
    if (unit !== undefined) table.units.value.get(unit)?.hex;
    board.setLayer('scout', []);
    if (unit === undefined) return;
    void table.face.overlays.scout(table, unit).then((shapes) => {
      if (table.scouted.peek() === unit) board.setLayer('scout', shapes);
    });
  });
}

/** From the ground up, over the layers of the title: a layer lies where its name was first used. */
const PLANS = ['scout', 'plan', 'lit', 'refused'] as const;

/** Keeps the layers of the board as the table has them; gives back what ends it. */
export function showOverlays(table: Table, board: Board): () => void {
  const { list, layers, standing } = table.face.overlays;
  for (const name of [...layers, ...PLANS]) board.setLayer(name, []);
  const ends = [
    effect(() => board.setLayer('standing', table.view.value === undefined ? [] : standing(table.view.value))),
    ...list.flatMap((overlay) => showOverlay(table, board, overlay)),
    showScouted(table, board),
    effect(() => board.setLayer('plan', table.running.value?.shapes.value ?? [])),
    effect(() => board.setLayer('lit', [{ kind: 'hexes', hexes: table.lit.value, look: 'hover' }])),
    effect(() => {
      const at = table.refusal.value?.at;
      board.setLayer('refused', at === undefined ? [] : [{ kind: 'hexes', hexes: [at], look: 'refused' }]);
    }),
    effect(() => board.setNumbers(table.overlays.value.has('numbers'))),
    effect(() => board.setCounters(!table.overlays.value.has('hide'))),
  ];
  return () => {
    for (const end of ends) end();
  };
}
