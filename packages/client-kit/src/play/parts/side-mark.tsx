import { type Sides, sideLook } from '../../looks/sides.ts';

interface Props {
  readonly sides: Sides;
  readonly side: string;
}

/** Never colour alone: a round mark for one side, a cut one for the other. */
export function SideMark({ sides, side }: Props) {
  const { tone, corner } = sideLook(sides, side);
  return <i class={`shape-mark ${tone} ${corner}`} aria-hidden="true" />;
}
