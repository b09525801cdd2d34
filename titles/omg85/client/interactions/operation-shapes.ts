/** The Operation Phase on the map: reach, way, plotted attacks in their order, barrages. */
import type { Shape } from '@bridgehead/board';
import { hexes, plannedShapes, stackAt } from '@bridgehead/client-kit/play';
import type { Stance } from '@bridgehead/client-kit/title';
import type { UnitView } from '../../src/facts.ts';
import { reachShapes } from '../overlays.ts';
import { isOnField } from '../words.ts';
import { attacksOf, type Operation, type PlannedMove } from './operation.ts';

/** Arrows from the attackers, and on the target the numbers of the plots. */
export function plotShapes(plots: readonly UnitView[]): readonly Shape[] {
  const arrows = plots.flatMap(({ hex, attack }): readonly Shape[] =>
    hex === undefined || attack === undefined ? [] : [{ kind: 'arrow', from: hex, to: attack, look: 'attack' }],
  );
  const targets = [...new Set(plots.flatMap(({ attack }) => attack ?? []))];
  const numbers = targets.map((target): Shape => {
    const order = plots.filter(({ attack }) => attack === target).map(({ plot }) => plot);
    return { kind: 'pill', hex: target, text: order.join(' · '), look: 'odds' };
  });
  return [...arrows, ...numbers];
}

function barrageShapes({ context, decision }: Operation): readonly Shape[] {
  const own = (context.view.value?.units ?? []).filter(({ side }) => side === decision.by);
  return own.flatMap(({ hex, barrage }): readonly Shape[] =>
    hex === undefined || barrage === undefined ? [] : [{ kind: 'arrow', from: hex, to: barrage, look: 'support' }],
  );
}

/** The way, and where there are others, those too, with what they cost. */
function wayShapes({ shown, unitView, ways }: Operation): readonly Shape[] {
  const from = unitView.value?.hex;
  const planned = shown.value;
  if (planned === undefined || from === undefined) return [];
  const placesOf = ({ end }: PlannedMove): readonly string[] => [from, ...end.path].filter(isOnField);
  const endOf = (way: PlannedMove): string | undefined => placesOf(way).at(-1);
  const costText = ({ end }: PlannedMove): string => String(end.cost);
  return [
    hexes(placesOf(planned).slice(-1), 'selected'),
    ...plannedShapes({ ways: ways.value, planned, placesOf, endOf, costText }),
  ];
}

export function operationShapes(operation: Operation): readonly Shape[] {
  const { context, reach, mode, unitView, plots, target } = operation;
  const from = unitView.value?.hex;
  const moves = context.overlays.has('reach') ? reach.value[mode.value] : undefined;
  const open = attacksOf(operation).filter((hex) => hex !== target.value);
  return [
    ...(moves === undefined || from === undefined
      ? []
      : withoutStacks(operation, reachShapes(moves, isOnField(from) ? from : undefined))),
    hexes(open, 'threat'),
    ...(target.value === undefined ? [] : [hexes([target.value], 'target')]),
    ...wayShapes(operation),
    ...barrageShapes(operation),
    ...plotShapes(plots.value),
  ];
}

/** A figure over a counter can be read by nobody, and where the way ends its total stands. */
const withoutStacks = ({ context, end }: Operation, shapes: readonly Shape[]): readonly Shape[] =>
  shapes.filter((shape) => shape.kind !== 'pill' || (!context.places.value.has(shape.hex) && shape.hex !== end.value));

export function operationStances({ idle, plots, unit, context, target }: Operation): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  for (const unitView of idle.value) stances.set(unitView.unit, 'ready');
  for (const unitView of plots.value) stances.set(unitView.unit, 'acted');
  for (const unitView of stackAt(context, target.value)) stances.set(unitView.unit, 'target');
  if (unit.value !== undefined) stances.set(unit.value, 'selected');
  return stances;
}
