/** A whole map in small: the ready-made picture of its ground, who stands where, and what is to be pointed out. */
import type { ScreenBoard } from '@bridgehead/board';
import type { ComponentChildren } from 'preact';
import { sideLook } from '../../looks/sides.ts';
import type { PlayContext } from '../play-context.ts';

type Sheet = ScreenBoard['sheet'];

/** What is shown of a sheet; marks are drawn so much smaller than on the whole one. */
interface Frame {
  readonly box: Sheet['box'];
  readonly scale: number;
}

/** Between two hexes and a little more; without them the whole sheet. */
export function frameOf(sheet: Pick<Sheet, 'box' | 'place'>, around: readonly string[] = []): Frame {
  const corners = around.flatMap((hex) => {
    const point = sheet.place(hex);
    return point === undefined ? [] : [point];
  });
  if (corners.length < 2) return { box: sheet.box, scale: 1 };
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const box = {
    left: Math.min(...xs) - MARGIN,
    top: Math.min(...ys) - MARGIN,
    right: Math.max(...xs) + MARGIN,
    bottom: Math.max(...ys) + MARGIN,
  };
  return { box, scale: (box.right - box.left) / (sheet.box.right - sheet.box.left) };
}

/** Units of the drawing. */
const MARGIN = 60;
const DOT = 24;

interface Props {
  readonly context: PlayContext;
  readonly label: string;
  /** Two opposite corners of the part that is shown; left out, all of it. */
  readonly around?: readonly string[];
  /** Drawn over the counters, in the units of the sheet. */
  readonly children?: ComponentChildren;
}

export function SmallMap({ context, label, around, children }: Props) {
  const sheet = context.board.value?.sheet;
  if (sheet === undefined) return undefined;
  const { box, scale } = frameOf(sheet, around);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const whole = placed(sheet.box);
  context.app.theme.value;
  const picture = context.app.ground(context.client.id).picture?.();
  return (
    <svg
      class="small-map"
      style={{ '--ratio': width / height, '--scale': scale }}
      viewBox={`${box.left} ${box.top} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <rect class="small-ground" {...whole} />
      {picture === undefined ? undefined : <image href={picture} {...whole} />}
      <Dots context={context} sheet={sheet} size={DOT * scale} />
      {children}
    </svg>
  );
}

const placed = ({ left, top, right, bottom }: Sheet['box']) => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

interface DotsProps {
  readonly context: PlayContext;
  readonly sheet: Sheet;
  readonly size: number;
}

/** Round for one side, square for the other: never colour alone. */
function Dots({ context, sheet, size }: DotsProps) {
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
            x={point[0] - size}
            y={point[1] - size}
            width={size * 2}
            height={size * 2}
            rx={corner === 'round' ? size : 0}
          />
        );
      })}
    </g>
  );
}
