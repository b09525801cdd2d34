/** A whole map in small: the ready-made picture of its ground, who stands where, and what is to be pointed out. */
import type { ScreenBoard } from '@bridgehead/board';
import type { ComponentChildren } from 'preact';
import { sideLook } from '../../looks/sides.ts';
import type { PlayContext } from '../play-context.ts';

type Sheet = ScreenBoard['sheet'];

interface Props {
  readonly context: PlayContext;
  readonly label: string;
  /** Drawn over the counters, in the units of the sheet. */
  readonly children?: ComponentChildren;
}

export function SmallMap({ context, label, children }: Props) {
  const sheet = context.board.value?.sheet;
  if (sheet === undefined) return undefined;
  const { left, top, right, bottom } = sheet.box;
  const [width, height] = [right - left, bottom - top];
  context.app.theme.value;
  const picture = context.app.ground(context.client.id).picture?.();
  return (
    <svg
      class="small-map"
      style={{ '--ratio': width / height }}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <rect class="small-ground" x={left} y={top} width={width} height={height} />
      {picture === undefined ? undefined : <image href={picture} x={left} y={top} width={width} height={height} />}
      <Dots context={context} sheet={sheet} />
      {children}
    </svg>
  );
}

/** Units of the drawing. */
const DOT = 24;

/** Round for one side, square for the other: never colour alone. */
function Dots({ context, sheet }: { readonly context: PlayContext; readonly sheet: Sheet }) {
  const { sides } = context.client;
  return (
    <g>
      {[...context.places.value].map(([at, units]) => {
        const point = sheet.place(at);
        const side = units[0]?.side;
        if (point === undefined || side === undefined) return undefined;
        const { tone, corner } = sideLook(sides, side);
        return (
          <rect
            key={at}
            class={`small-dot ${tone}`}
            x={point[0] - DOT}
            y={point[1] - DOT}
            width={DOT * 2}
            height={DOT * 2}
            rx={corner === 'round' ? DOT : 0}
          />
        );
      })}
    </g>
  );
}
