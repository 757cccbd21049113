import { findEdgesBelow, type View } from '../contours/edges.ts';
import { type Ending, type Place, trustIn } from './endings.ts';
import { alongAt, FINE_STEPS, followEdge, smoothWay } from './follow-edge.ts';
import { AROUND, FINE, overlappedSide, type SeenOutline, SURE } from './seen-outline.ts';

/** An outline of a thing in front that goes on below the mask to the picture's border. */
export interface SideOutline extends Pick<SeenOutline, 'way' | 'side'> {
  /** Number of the ending that it comes from. */
  readonly end: number;
}

/** So near to the picture's border an outline leaves it, in pixels: nearer no edges are told. */
const AT_SIDE = 6;

/**
 * The outlines that go on below the mask from an ending to the picture's border, on one side of which alone the mask ends
 * soon: who takes away what is behind a thing at the picture's side brushes over that.
 */
export function outlinesToSide(view: View, endings: readonly Ending[]): SideOutline[] {
  const { width, height } = view;
  if (!isAtSide(view)) return [];
  const edges = findEdgesBelow(view, FINE, AROUND);
  const isThere = ({ x, y }: Place) => Math.min(x, y, width - 1 - x, height - 1 - y) < AT_SIDE;
  const found: SideOutline[] = [];
  for (const [end, from] of endings.entries()) {
    if (from.contrast <= 0 || trustIn(from) <= SURE) continue;
    const links = followEdge(edges, width, from, isThere);
    if (links === null) continue;
    const way = toSide(smoothWay(links), width, height);
    const side = overlappedSide(view, way);
    if (side !== null) found.push({ end, way, side });
  }
  return found;
}

/** Whether the mask comes to the picture's border. */
function isAtSide({ hole, width }: View): boolean {
  return hole.some((value, at) => {
    const x = at % width;
    return value === 1 && (x === 0 || x === width - 1 || at < width || at >= hole.length - width);
  });
}

/** A way that goes straight on to the picture's border. */
function toSide(way: readonly Place[], width: number, height: number): Place[] {
  const [alongX, alongY] = alongAt(way, way.length - 1);
  const isWithin = ({ x, y }: Place) => x >= 0 && y >= 0 && x < width && y < height;
  const next = ({ x, y }: Place) => ({ x: x + alongX / FINE_STEPS, y: y + alongY / FINE_STEPS });
  const longer = [...way];
  for (let place = next(way.at(-1) as Place); isWithin(place); place = next(place))
    longer.push(place);
  return longer;
}
