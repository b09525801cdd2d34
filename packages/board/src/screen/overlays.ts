import type { BridgeSite } from '../layers/bridges.ts';
import type { Shape } from './look.ts';
import { drawShape, PLANES, type Plane, planeOf } from './shapes/draw-shape.ts';
import type { Sheet } from './sheet.ts';
import { svgGroup } from './svg-dom.ts';

/** Layers of shapes on three planes, each in the order in which its name was first used. */
export interface Overlays {
  readonly planes: Readonly<Record<Plane, SVGGElement>>;
  set(name: string, shapes: readonly Shape[]): void;
  /** Bridges move to where the drawing put them. */
  setBridges(sites: readonly BridgeSite[]): void;
}

interface Layer {
  shapes: readonly Shape[];
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
  let bridges: readonly BridgeSite[] = [];

  const layerCalled = (name: string): Layer => {
    const known = layers.get(name);
    if (known !== undefined) return known;
    const groups = onEachPlane((plane) => {
      const group = svgGroup('b-layer');
      group.dataset.layer = name;
      planes[plane].append(group);
      return group;
    });
    const layer: Layer = { shapes: [], groups };
    layers.set(name, layer);
    return layer;
  };

  const draw = ({ shapes, groups }: Layer): void => {
    for (const plane of PLANES) {
      const mine = shapes.filter((shape) => planeOf(shape) === plane);
      const markup = mine.map((shape) => drawShape(sheet, bridges, shape)).join('');
      if (markup !== '' || groups[plane].hasChildNodes()) groups[plane].innerHTML = markup;
    }
  };

  return {
    planes,
    set(name, shapes) {
      const layer = layerCalled(name);
      layer.shapes = shapes;
      draw(layer);
    },
    setBridges(sites) {
      bridges = sites;
      for (const layer of layers.values()) {
        if (layer.shapes.some(({ kind }) => kind === 'bridge')) draw(layer);
      }
    },
  };
}
