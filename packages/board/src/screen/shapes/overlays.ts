import type { Shape } from '../look.ts';
import type { Sheet } from '../sheet.ts';
import { svgGroup } from '../svg-dom.ts';
import { type Drawn, drawShape, NOTHING_DRAWN, PLANES, type Plane, planeOf } from './draw-shape.ts';

/** Layers of shapes on three planes, each in the order in which its name was first used. */
export interface Overlays {
  readonly planes: Readonly<Record<Plane, SVGGElement>>;
  set(name: string, shapes: readonly Shape[]): void;
  /** Bridges and ways along roads move to where the drawing put them. */
  setDrawn(drawn: Drawn): void;
}

interface Layer {
  shapes: readonly Shape[];
  /** What stands on each plane. */
  readonly markup: Record<Plane, string>;
  readonly groups: Readonly<Record<Plane, SVGGElement>>;
}

const onEachPlane = <T>(make: (plane: Plane) => T): Record<Plane, T> => ({
  under: make('under'),
  middle: make('middle'),
  top: make('top'),
});

export function createOverlays(sheet: Sheet): Overlays {
  const planes = onEachPlane((plane) => svgGroup(`b-plane b-${plane}`));
  const layers = new Map<string, Layer>();
  let onMap: Drawn = NOTHING_DRAWN;

  const layerCalled = (name: string): Layer => {
    const known = layers.get(name);
    if (known !== undefined) return known;
    const groups = onEachPlane((plane) => {
      const group = svgGroup('b-layer');
      group.dataset.layer = name;
      planes[plane].append(group);
      return group;
    });
    const layer: Layer = { shapes: [], groups, markup: onEachPlane(() => '') };
    layers.set(name, layer);
    return layer;
  };

  const draw = ({ shapes, groups, markup: drawn }: Layer): void => {
    for (const plane of PLANES) {
      const mine = shapes.filter((shape) => planeOf(shape) === plane);
      const markup = mine.map((shape) => drawShape(sheet, onMap, shape)).join('');
      if (markup === drawn[plane]) continue;
      drawn[plane] = markup;
      groups[plane].innerHTML = markup;
    }
  };

  return {
    planes,
    set(name, shapes) {
      const layer = layerCalled(name);
      layer.shapes = shapes;
      draw(layer);
    },
    setDrawn(next) {
      onMap = next;
      for (const layer of layers.values()) {
        if (layer.shapes.some(({ kind }) => kind === 'bridge' || kind === 'path')) draw(layer);
      }
    },
  };
}
