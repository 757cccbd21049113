/** The places of a graph between which a cut may go: pairs of nodes, by number. */
export interface Network {
  /** Each node's first arc, or −1. Arc 2n leads from a pair's first node to its second, 2n + 1 back. */
  readonly first: Int32Array;
  /** The next arc of the same node, or −1. */
  readonly next: Int32Array;
  /** Where an arc leads. */
  readonly to: Int32Array;
}

/** A network of so many nodes, from the pairs' nodes, two numbers a pair. */
export function createNetwork(nodes: number, pairs: Int32Array): Network {
  const first = new Int32Array(nodes).fill(-1);
  const next = new Int32Array(pairs.length);
  const to = new Int32Array(pairs.length);
  for (let arc = 0; arc < pairs.length; arc++) {
    const from = pairs[arc] as number;
    to[arc] = pairs[arc ^ 1] as number;
    next[arc] = first[from] as number;
    first[from] = arc;
  }
  return { first, next, to };
}

/** What a cut is to cost, in whole numbers; used up by cutting. */
export interface Capacities {
  /** A node's cost on the sink's side, less its cost on the source's. */
  readonly terminal: Int32Array;
  /** What it costs if an arc leads from the source's side to the sink's; not negative. */
  readonly arc: Int32Array;
}

/**
 * The cheapest cut of a network into a source's and a sink's side, by its largest flow:
 * 1 for each node on the source's side. Of cuts that cost the same it is the one nearest the source.
 * Ways are found by two trees that grow from both ends and are mended after each (Boykov and Kolmogorov 2004):
 * on grids of pixels they take a fraction of what laying the network out anew for each length of way does.
 */
export function cheapestCut(network: Network, capacities: Capacities): Uint8Array {
  const trees = plantTrees(network, capacities);
  const { tree, active } = trees;
  for (let node = active.take(); node >= 0; node = active.take()) {
    // Grows until no more ways lead from here; mending may cut it off.
    while (tree[node] !== FREE) {
      const bridge = grow(trees, node);
      if (bridge < 0) break;
      augment(trees, bridge);
      adopt(trees);
    }
  }
  return tree.map((side) => (side === SOURCE ? 1 : 0));
}

/** Which tree a node belongs to. */
const [FREE, SOURCE, SINK] = [0, 1, 2] as const;
/** Instead of the arc to a node's parent: it hangs on its end itself, has lost its parent, or has none. */
const [END, LOST, NONE] = [-1, -2, -3] as const;
/** Farther than any way. */
const FAR = 0x7fffffff;

/** Two trees of arcs that still hold something: one from the source to its nodes, one from its nodes to the sink. */
interface Trees {
  readonly network: Network;
  readonly capacities: Capacities;
  readonly tree: Uint8Array;
  /** The arc from each node to its parent. */
  readonly parent: Int32Array;
  /** Steps to the tree's end, and the round in which that was known last. */
  readonly steps: Int32Array;
  readonly known: Int32Array;
  readonly active: Queue;
  /** Nodes that have lost their parents. */
  readonly orphans: number[];
  round: number;
}

function plantTrees(network: Network, capacities: Capacities): Trees {
  const { terminal } = capacities;
  const nodes = terminal.length;
  const trees: Trees = {
    ...{ network, capacities, active: createQueue(nodes), orphans: [], round: 0 },
    tree: new Uint8Array(nodes),
    parent: new Int32Array(nodes).fill(NONE),
    steps: new Int32Array(nodes),
    known: new Int32Array(nodes),
  };
  for (let node = 0; node < nodes; node++) {
    if (terminal[node] === 0) continue;
    trees.tree[node] = (terminal[node] as number) > 0 ? SOURCE : SINK;
    trees.parent[node] = END;
    trees.steps[node] = 1;
    trees.active.put(node);
  }
  return trees;
}

/** Lets a tree grow around one of its nodes. Returns an arc from the source's tree to the sink's, or −1 if none is met. */
function grow(trees: Trees, node: number): number {
  const { network, capacities, tree, parent, steps, known, active } = trees;
  const { first, next, to } = network;
  const left = capacities.arc;
  const own = tree[node] as number;
  // From the source along arcs, from the sink against them.
  const turn = own === SOURCE ? 0 : 1;
  for (let arc = first[node] as number; arc >= 0; arc = next[arc] as number) {
    if (left[arc ^ turn] === 0) continue;
    const other = to[arc] as number;
    if (tree[other] === own) {
      const isNearer =
        (known[other] as number) <= (known[node] as number) &&
        (steps[other] as number) > (steps[node] as number);
      if (!isNearer) continue;
    } else if (tree[other] !== FREE) return arc ^ turn;
    else {
      tree[other] = own;
      active.put(other);
    }
    parent[other] = arc ^ 1;
    known[other] = known[node] as number;
    steps[other] = (steps[node] as number) + 1;
  }
  return -1;
}

/** Sends what fits from the source to the sink by an arc between their trees; nodes whose arc to their parent is full lose it. */
function augment({ network, capacities, parent, orphans }: Trees, bridge: number): void {
  const { to } = network;
  const { terminal, arc: left } = capacities;
  let amount = left[bridge] as number;
  let source = to[bridge ^ 1] as number;
  for (let arc = parent[source] as number; arc >= 0; arc = parent[source] as number) {
    amount = Math.min(amount, left[arc ^ 1] as number);
    source = to[arc] as number;
  }
  let sink = to[bridge] as number;
  for (let arc = parent[sink] as number; arc >= 0; arc = parent[sink] as number) {
    amount = Math.min(amount, left[arc] as number);
    sink = to[arc] as number;
  }
  amount = Math.min(amount, terminal[source] as number, -(terminal[sink] as number));
  const send = (arc: number) => {
    left[arc] = (left[arc] as number) - amount;
    left[arc ^ 1] = (left[arc ^ 1] as number) + amount;
    return left[arc] === 0;
  };
  const lose = (node: number) => {
    parent[node] = LOST;
    orphans.push(node);
  };
  send(bridge);
  for (let node = to[bridge ^ 1] as number; node !== source; ) {
    const arc = parent[node] as number;
    if (send(arc ^ 1)) lose(node);
    node = to[arc] as number;
  }
  for (let node = to[bridge] as number; node !== sink; ) {
    const arc = parent[node] as number;
    if (send(arc)) lose(node);
    node = to[arc] as number;
  }
  terminal[source] = (terminal[source] as number) - amount;
  terminal[sink] = (terminal[sink] as number) + amount;
  if (terminal[source] === 0) lose(source);
  if (terminal[sink] === 0) lose(sink);
}

/** Gives nodes that have lost their parents others of the same tree that still lead to its end, or sets them free. */
function adopt(trees: Trees): void {
  const { network, capacities, tree, parent, steps, known, active, orphans } = trees;
  const { first, next, to } = network;
  const left = capacities.arc;
  trees.round++;
  for (let at = 0; at < orphans.length; at++) {
    const node = orphans[at] as number;
    const own = tree[node] as number;
    const turn = own === SOURCE ? 1 : 0;
    let [best, least] = [NONE as number, FAR];
    for (let arc = first[node] as number; arc >= 0; arc = next[arc] as number) {
      const other = to[arc] as number;
      if (left[arc ^ turn] === 0 || tree[other] !== own) continue;
      const length = stepsFrom(trees, other);
      if (length < least) [best, least] = [arc, length];
    }
    parent[node] = best;
    if (best !== NONE) {
      known[node] = trees.round;
      steps[node] = least + 1;
      continue;
    }
    tree[node] = FREE;
    for (let arc = first[node] as number; arc >= 0; arc = next[arc] as number) {
      const other = to[arc] as number;
      if (tree[other] !== own) continue;
      if (left[arc ^ turn] !== 0) active.put(other);
      const above = parent[other] as number;
      if (above < 0 || to[above] !== node) continue;
      parent[other] = LOST;
      orphans.push(other);
    }
  }
  orphans.length = 0;
}

/** Steps from a node to its tree's end, which are noted along the way; {@link FAR} if it hangs on one that has lost its parent. */
function stepsFrom({ network, parent, steps, known, round }: Trees, start: number): number {
  const { to } = network;
  let length = 0;
  let node = start;
  for (; known[node] !== round; node = to[parent[node] as number] as number) {
    const arc = parent[node] as number;
    if (arc === LOST || arc === NONE) return FAR;
    length++;
    if (arc !== END) continue;
    known[node] = round;
    steps[node] = 1;
    length--;
    break;
  }
  length += steps[node] as number;
  let rest = length;
  for (node = start; known[node] !== round; node = to[parent[node] as number] as number) {
    known[node] = round;
    steps[node] = rest--;
  }
  return length;
}

/** Nodes that wait their turn, each once; `take` gives −1 when none does. */
interface Queue {
  readonly put: (node: number) => void;
  readonly take: () => number;
}

function createQueue(nodes: number): Queue {
  const ring = new Int32Array(nodes);
  const isWaiting = new Uint8Array(nodes);
  let [start, count] = [0, 0];
  return {
    put(node) {
      if (isWaiting[node] === 1) return;
      isWaiting[node] = 1;
      const end = start + count++;
      ring[end < nodes ? end : end - nodes] = node;
    },
    take() {
      if (count === 0) return -1;
      const node = ring[start] as number;
      start = start + 1 < nodes ? start + 1 : 0;
      count--;
      isWaiting[node] = 0;
      return node;
    },
  };
}
