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
 * The cheapest cut of a network into a source's and a sink's side, by its largest flow (Dinic 1970):
 * 1 for each node on the source's side. Of cuts that cost the same it is the one nearest the source.
 */
export function cheapestCut(network: Network, capacities: Capacities): Uint8Array {
  const nodes = network.first.length;
  const level = new Int32Array(nodes);
  const queue = new Int32Array(nodes);
  const arc = new Int32Array(nodes);
  while (layOutLevels(network, capacities, level, queue)) {
    arc.set(network.first);
    for (let node = 0; node < nodes; node++) {
      while ((capacities.terminal[node] as number) > 0) {
        if (!pushFrom(node, network, capacities, level, arc)) break;
      }
    }
  }
  return Uint8Array.from(level, (value) => (value > 0 ? 1 : 0));
}

/** Numbers the nodes by steps from the source, from 1; 0 where it does not reach. Whether it reaches the sink. */
function layOutLevels(
  { first, next, to }: Network,
  { terminal, arc: left }: Capacities,
  level: Int32Array,
  queue: Int32Array,
): boolean {
  level.fill(0);
  let end = 0;
  let reached = false;
  for (let node = 0; node < terminal.length; node++) {
    if ((terminal[node] as number) <= 0) continue;
    level[node] = 1;
    queue[end++] = node;
  }
  for (let at = 0; at < end; at++) {
    const node = queue[at] as number;
    reached ||= (terminal[node] as number) < 0;
    for (let arc = first[node] as number; arc >= 0; arc = next[arc] as number) {
      const other = to[arc] as number;
      if (left[arc] === 0 || level[other] !== 0) continue;
      level[other] = (level[node] as number) + 1;
      queue[end++] = other;
    }
  }
  return reached;
}

/** Sends what fits along one way of rising levels to the sink; false if no way is left. */
function pushFrom(
  start: number,
  { next, to }: Network,
  { terminal, arc: left }: Capacities,
  level: Int32Array,
  arcs: Int32Array,
): boolean {
  const path: number[] = [];
  let node = start;
  while ((terminal[node] as number) >= 0) {
    const rising = (level[node] as number) + 1;
    let arc = arcs[node] as number;
    while (arc >= 0 && (left[arc] === 0 || level[to[arc] as number] !== rising)) {
      arc = next[arc] as number;
    }
    arcs[node] = arc;
    if (arc >= 0) {
      path.push(arc);
      node = to[arc] as number;
      continue;
    }
    const back = path.pop();
    if (back === undefined) return false;
    node = to[back ^ 1] as number;
    arcs[node] = next[back] as number;
  }
  let amount = Math.min(terminal[start] as number, -(terminal[node] as number));
  for (const arc of path) amount = Math.min(amount, left[arc] as number);
  for (const arc of path) {
    left[arc] = (left[arc] as number) - amount;
    left[arc ^ 1] = (left[arc ^ 1] as number) + amount;
  }
  terminal[start] = (terminal[start] as number) - amount;
  terminal[node] = (terminal[node] as number) + amount;
  return true;
}
