/**
 * The tree of a plane's bright regions: every connected set (8 neighbours) of pixels at least as
 * bright as some level is a node, named by one of its pixels. Arrays hold a value a pixel; a value
 * means something only where the pixel names a node.
 */
export interface LevelTree {
  readonly plane: Uint8Array;
  readonly width: number;
  /** The pixel that names the next larger node; the root names itself. */
  readonly parent: Int32Array;
  /** Pixels that name nodes, inner ones before those around them. */
  readonly nodes: Int32Array;
  /** Pixels of the node. */
  readonly area: Int32Array;
  /** Sides of pixels between the node and what is not in it, the picture's border included. */
  readonly perimeter: Int32Array;
  /** Bounds of the node, in pixels, both ends included. */
  readonly left: Uint16Array;
  readonly right: Uint16Array;
  readonly top: Uint16Array;
  readonly bottom: Uint16Array;
}

/** Builds the tree by union-find over sorted pixels (Berger et al. 2007). At most 65 535 pixels a side. */
export function buildLevelTree(plane: Uint8Array, width: number): LevelTree {
  const size = plane.length;
  const order = sortDescending(plane);
  const parent = new Int32Array(size);
  const root = new Int32Array(size).fill(-1);
  const tree = {
    plane,
    width,
    parent,
    area: new Int32Array(size).fill(1),
    perimeter: new Int32Array(size),
    left: new Uint16Array(size),
    right: new Uint16Array(size),
    top: new Uint16Array(size),
    bottom: new Uint16Array(size),
  };
  for (const at of order) {
    const x = at % width;
    const y = (at - x) / width;
    tree.left[at] = tree.right[at] = x;
    tree.top[at] = tree.bottom[at] = y;
    parent[at] = root[at] = at;
    let sides = 4;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if (x + dx < 0 || x + dx >= width) continue;
        const other = at + dy * width + dx;
        if (other === at || other < 0 || other >= size || root[other] === -1) continue;
        if (dx === 0 || dy === 0) sides -= 2;
        const inner = findRoot(root, other);
        if (inner !== at) {
          parent[inner] = root[inner] = at;
          absorb(tree, at, inner);
        }
      }
    }
    tree.perimeter[at] = (tree.perimeter[at] as number) + sides;
  }
  return { ...tree, nodes: nameNodes(plane, parent, order) };
}

type Growing = Omit<LevelTree, 'nodes'>;

function absorb({ area, perimeter, left, right, top, bottom }: Growing, at: number, inner: number) {
  area[at] = (area[at] as number) + (area[inner] as number);
  perimeter[at] = (perimeter[at] as number) + (perimeter[inner] as number);
  left[at] = Math.min(left[at] as number, left[inner] as number);
  right[at] = Math.max(right[at] as number, right[inner] as number);
  top[at] = Math.min(top[at] as number, top[inner] as number);
  bottom[at] = Math.max(bottom[at] as number, bottom[inner] as number);
}

/** Makes every pixel's parent the name of a node, and lists the names, inner nodes first. */
function nameNodes(plane: Uint8Array, parent: Int32Array, order: Int32Array): Int32Array {
  const nodes: number[] = [];
  for (let index = order.length - 1; index >= 0; index--) {
    const at = order[index] as number;
    const above = parent[at] as number;
    const next = parent[above] as number;
    if (plane[next] === plane[above]) parent[at] = next;
    if (above === at || plane[above] !== plane[at]) nodes.push(at);
  }
  return Int32Array.from(nodes.reverse());
}

function findRoot(root: Int32Array, start: number): number {
  let top = start;
  while (root[top] !== top) top = root[top] as number;
  for (let at = start; at !== top; ) {
    const next = root[at] as number;
    root[at] = top;
    at = next;
  }
  return top;
}

/** Indices from the brightest pixel to the darkest, equal ones in order (counting sort). */
function sortDescending(plane: Uint8Array): Int32Array {
  const starts = new Int32Array(257);
  for (const value of plane) starts[256 - value] = (starts[256 - value] as number) + 1;
  for (let n = 1; n < 257; n++) starts[n] = (starts[n] as number) + (starts[n - 1] as number);
  const order = new Int32Array(plane.length);
  for (let at = 0; at < plane.length; at++) {
    const slot = 255 - (plane[at] as number);
    order[starts[slot] as number] = at;
    starts[slot] = (starts[slot] as number) + 1;
  }
  return order;
}
