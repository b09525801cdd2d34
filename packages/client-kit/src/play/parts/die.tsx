const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function Die({ face, size = 24 }: { readonly face: number; readonly size?: number }) {
  return (
    <svg class="die" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      <rect x="-12" y="-12" width="24" height="24" rx="5" />
      {(PIPS[face - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5.6} cy={y * 5.6} r="2.3" />
      ))}
    </svg>
  );
}
