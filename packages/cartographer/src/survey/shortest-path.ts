/** Dijkstra over a graph of integers. Steps are given by the caller; costs are not negative. */

type Visit = (to: number, cost: number) => void;
export type Steps = (from: number, visit: Visit) => void;

export interface Tree {
  readonly cost: ReadonlyMap<number, number>;
  readonly previous: ReadonlyMap<number, number>;
}

/** Grows from the sources, each with what it costs to start there, until all goals are settled or nothing is left. */
export function grow(sources: ReadonlyMap<number, number>, goals: ReadonlySet<number>, steps: Steps): Tree {
  const cost = new Map(sources);
  const previous = new Map<number, number>();
  const settled = new Set<number>();
  const heap = new Heap();
  for (const [node, start] of sources) heap.push(start, node);
  let missing = goals.size;
  for (let node = heap.pop(); node !== undefined && missing > 0; node = heap.pop()) {
    if (settled.has(node)) continue;
    settled.add(node);
    if (goals.has(node)) missing -= 1;
    const from = node;
    const base = cost.get(from) ?? 0;
    steps(from, (to, stepCost) => {
      const total = base + stepCost;
      if (total >= (cost.get(to) ?? Number.POSITIVE_INFINITY)) return;
      cost.set(to, total);
      previous.set(to, from);
      heap.push(total, to);
    });
  }
  return { cost, previous };
}

/** The way from a source to this node, both included; undefined if it was not reached. */
export function pathTo(tree: Tree, node: number): number[] | undefined {
  if (!tree.cost.has(node)) return undefined;
  const path = [node];
  for (let at = tree.previous.get(node); at !== undefined; at = tree.previous.get(at)) path.push(at);
  return path.reverse();
}

/** A binary heap; equal keys leave in the order of their nodes, so that results never depend on insertion. */
class Heap {
  private readonly keys: number[] = [];
  private readonly nodes: number[] = [];

  push(key: number, node: number): void {
    let i = this.keys.length;
    this.keys.push(key);
    this.nodes.push(node);
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!this.before(i, parent)) break;
      this.swap(i, parent);
      i = parent;
    }
  }

  pop(): number | undefined {
    const top = this.nodes[0];
    const lastKey = this.keys.pop();
    const lastNode = this.nodes.pop();
    if (top === undefined || lastKey === undefined || lastNode === undefined) return undefined;
    if (this.keys.length > 0) {
      this.keys[0] = lastKey;
      this.nodes[0] = lastNode;
      this.sink();
    }
    return top;
  }

  private sink(): void {
    for (let i = 0; ; ) {
      const left = 2 * i + 1;
      const right = left + 1;
      let least = i;
      if (left < this.keys.length && this.before(left, least)) least = left;
      if (right < this.keys.length && this.before(right, least)) least = right;
      if (least === i) return;
      this.swap(i, least);
      i = least;
    }
  }

  private before(i: number, j: number): boolean {
    const a = this.keys[i] ?? 0;
    const b = this.keys[j] ?? 0;
    return a < b || (a === b && (this.nodes[i] ?? 0) < (this.nodes[j] ?? 0));
  }

  private swap(i: number, j: number): void {
    const key = this.keys[i] ?? 0;
    const node = this.nodes[i] ?? 0;
    this.keys[i] = this.keys[j] ?? 0;
    this.nodes[i] = this.nodes[j] ?? 0;
    this.keys[j] = key;
    this.nodes[j] = node;
  }
}
