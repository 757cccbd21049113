import { awayFromHole } from '../hole.ts';
import { type Edgel, FAR, findEdges, READ, type View } from './edges.ts';

/** A chain begins at most so far from the hole, in pixels. */
export const BEGIN = 6;
/** Fewer links say nothing of where a contour goes. */
const SHORTEST = 12;
/** Passes of smoothing (each adds half a pixel squared of variance) before edges are found: fine, and above grain. */
const FINE = 1;
const COARSE = 8;
/** A contour is known if that share of it lies within so many rows and columns of one found before. */
const KNOWN_SHARE = 1 / 3;
const SAME = 2;
/** Most chains that are looked into, the strongest. */
const MOST_CHAINS = 120;
/** The cosine of the largest turn of the edge from link to link. */
const LEAST_ALIGNED = 0.86;

/** The edge of something, followed from the hole outward. */
export interface Chain {
  readonly links: readonly Edgel[];
  readonly strength: number;
}

/**
 * The contours that leave a hole. Where grain and joints break an edge into pieces it is found in the
 * picture smoothed, which moves it a little: what is found at both scales is taken from the finer.
 */
export function chainsAround(view: View): Chain[] {
  const away = awayFromHole(view.hole, view.width, READ);
  const fine = traceChains(findEdges(view, away, FINE), view.width);
  const near = pixelsBeside(fine, view.width);
  const isNew = ({ links }: Chain) => {
    const known = links.filter((link) => near.has(pixelOf(link, view.width)));
    return known.length < KNOWN_SHARE * links.length;
  };
  return [...fine, ...traceChains(findEdges(view, away, COARSE), view.width).filter(isNew)];
}

const pixelOf = ({ x, y }: Edgel, width: number): number => Math.round(y) * width + Math.round(x);

/** The pixels within {@link SAME} rows and columns of chains. */
function pixelsBeside(chains: readonly Chain[], width: number): Set<number> {
  const near = new Set<number>();
  for (const { links } of chains) {
    for (const link of links) {
      const at = pixelOf(link, width);
      for (let row = -SAME; row <= SAME; row++)
        for (let column = -SAME; column <= SAME; column++) near.add(at + row * width + column);
    }
  }
  return near;
}

/** Edges followed from a hole's border outward, the strongest first. */
function traceChains(edges: ReadonlyMap<number, Edgel>, width: number): Chain[] {
  const starts = [...edges.keys()]
    .filter((at) => (edges.get(at) as Edgel).away <= BEGIN)
    .sort((a, b) => (edges.get(a) as Edgel).away - (edges.get(b) as Edgel).away || a - b);
  const used = new Set<number>();
  const chains: Chain[] = [];
  for (const start of starts) {
    if (used.has(start)) continue;
    const chain = follow(edges, width, start, used);
    if (chain !== null) chains.push(chain);
  }
  return chains.sort((a, b) => b.strength - a.strength).slice(0, MOST_CHAINS);
}

function follow(
  edges: ReadonlyMap<number, Edgel>,
  width: number,
  start: number,
  used: Set<number>,
): Chain | null {
  const links = [edges.get(start) as Edgel];
  const taken = [start];
  for (let at: number | null = start; at !== null && links.length < FAR; ) {
    at = nextLink(edges, width, at, links);
    if (at === null) break;
    // The same edge, begun beside where another chain began.
    if (used.has(at)) return null;
    links.push(edges.get(at) as Edgel);
    taken.push(at);
  }
  const [first, last] = [links[0] as Edgel, links.at(-1) as Edgel];
  if (links.length < SHORTEST || last.away - first.away < links.length / 3) return null;
  for (const at of taken) used.add(at);
  return { links, strength: links.reduce((sum, { strength }) => sum + strength, 0) };
}

/** The edgel two pixels away at most that goes on best, away from the hole. */
function nextLink(
  edges: ReadonlyMap<number, Edgel>,
  width: number,
  at: number,
  links: readonly Edgel[],
): number | null {
  const here = links.at(-1) as Edgel;
  const back = links.at(-4) ?? (links[0] as Edgel);
  const [alongX, alongY] = links.length > 1 ? unit(here.x - back.x, here.y - back.y) : [0, 0];
  let [best, least]: [number | null, number] = [null, Number.POSITIVE_INFINITY];
  for (let row = -2; row <= 2; row++) {
    for (let column = -2; column <= 2; column++) {
      const other = edges.get(at + row * width + column);
      if (other === undefined || other === here) continue;
      const turned = other.normalX * here.normalX + other.normalY * here.normalY;
      // Where another channel changes most, higher may be the other side.
      const aligned = other.channel === here.channel ? turned : Math.abs(turned);
      if (aligned < LEAST_ALIGNED) continue;
      const [x, y] = [other.x - here.x, other.y - here.y];
      const forward = links.length > 1 ? x * alongX + y * alongY : other.away - here.away;
      const beside = Math.abs(x * here.normalX + y * here.normalY);
      if (forward < 0.4 || beside > 0.9) continue;
      const cost = Math.hypot(x, y) + 2 * beside;
      if (cost < least) [best, least] = [at + row * width + column, cost];
    }
  }
  return best;
}

function unit(x: number, y: number): [number, number] {
  const length = Math.max(1e-9, Math.hypot(x, y));
  return [x / length, y / length];
}
