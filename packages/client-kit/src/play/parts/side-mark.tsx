/** Never colour alone: a round mark for one side, a cut one for the other. */
export function SideMark({ side }: { readonly side: string }) {
  return <i class={`shape-mark ${side}`} aria-hidden="true" />;
}
