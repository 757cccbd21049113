import type { LevelTree } from './level-tree.ts';

/** A node's share of growth that still counts as the same shape: of its area, and of its outline. */
const GROWTH_AREA = 0.12;
const GROWTH_OUTLINE = 0.3;
/** Heights of letters and widths of words in one piece, in pixels. */
const LEAST_HEIGHT = 3;
const MOST_SIDE = 400;
const LEAST_AREA = 5;
/** Levels that a shape has to survive to be seen as drawn, and to be seen as drawn faintly. */
export const FIRM_MARGIN = 10;
export const FAINT_MARGIN = 6;
/** Of nested nodes whose areas differ by less than this factor, one is kept. */
const SAME_SHAPE = 2;

/** A node of a {@link LevelTree} that hardly changes over many levels. */
export interface StableNode {
  /** The pixel that names it. */
  readonly node: number;
  /** Levels, 0 to 255, over which it stays about the same. */
  readonly margin: number;
}

/**
 * Finds the nodes that keep their shape over many levels, as letters do and most of nature does not
 * (maximally stable extremal regions after Matas et al. 2002, with the growth allowed by the length
 * of the outline, so that thin strokes with soft edges count too): over `least` levels.
 */
export function findStableNodes(tree: LevelTree, least: number): StableNode[] {
  const margins = new Uint8Array(tree.plane.length);
  for (const node of tree.nodes) if (fits(tree, node)) margins[node] = marginOf(tree, node);
  const best = new Uint8Array(tree.plane.length);
  // From the inside out: a node wins over the nodes of about its shape within it, or yields to them.
  const winner = new Int32Array(tree.plane.length).fill(-1);
  for (const node of tree.nodes) {
    const inner = winner[node] as number;
    const own = margins[node] as number;
    const alike =
      inner !== -1 && (tree.area[node] as number) < SAME_SHAPE * (tree.area[inner] as number);
    let champion = inner;
    if (own >= least && (!alike || own > (margins[inner] as number))) {
      if (alike) best[inner] = 0;
      best[node] = own;
      champion = node;
    }
    const outer = tree.parent[node] as number;
    const rival = winner[outer] as number;
    if (
      champion !== -1 &&
      (rival === -1 || (tree.area[champion] as number) > (tree.area[rival] as number))
    )
      winner[outer] = champion;
  }
  const found: StableNode[] = [];
  for (const node of tree.nodes) {
    if (best[node] !== 0) found.push({ node, margin: best[node] as number });
  }
  return found;
}

function fits({ area, left, right, top, bottom }: LevelTree, node: number): boolean {
  const across = (right[node] as number) - (left[node] as number) + 1;
  const down = (bottom[node] as number) - (top[node] as number) + 1;
  return (
    (area[node] as number) >= LEAST_AREA &&
    Math.max(across, down) >= LEAST_HEIGHT &&
    Math.max(across, down) <= MOST_SIDE
  );
}

/** Levels between a node and the first around it that is clearly larger. */
function marginOf({ plane, parent, area, perimeter }: LevelTree, node: number): number {
  const limit =
    (1 + GROWTH_AREA) * (area[node] as number) + GROWTH_OUTLINE * (perimeter[node] as number);
  let at = node;
  while (parent[at] !== at && (area[parent[at] as number] as number) <= limit) {
    at = parent[at] as number;
  }
  const next = parent[at] as number;
  return next === at ? 0 : (plane[node] as number) - (plane[next] as number);
}
