import type { Ground } from './ground.ts';

/** A side of a hole's pixel on the hole's border, and what lies beyond it. */
export interface Crack {
  /** The corner at which it begins, in corners of pixels; the hole lies to the right of its way. */
  readonly x: number;
  readonly y: number;
  /** Its way: one of the four steps. */
  readonly alongX: number;
  readonly alongY: number;
  /** The hole's pixel to the right, and the one to the left, −1 beyond the picture. */
  readonly inside: number;
  readonly outside: number;
}

/** Walks once around the outline that begins above a hole's first pixel in scan order. */
export function walkBorder({ width, height }: Ground, hole: Uint8Array): Crack[] {
  const first = hole.indexOf(1);
  const at = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  const isHole = (pixel: number) => pixel >= 0 && hole[pixel] === 1;
  const start = { x: first % width, y: Math.floor(first / width) };
  const cracks: Crack[] = [];
  let [x, y, alongX, alongY] = [start.x, start.y, 1, 0];
  do {
    cracks.push({ x, y, alongX, alongY, ...sides(at, x, y, alongX, alongY) });
    x += alongX;
    y += alongY;
    const ahead = sides(at, x, y, alongX, alongY);
    if (isHole(ahead.outside)) [alongX, alongY] = [alongY, -alongX];
    else if (!isHole(ahead.inside)) [alongX, alongY] = [-alongY, alongX];
  } while (x !== start.x || y !== start.y || alongX !== 1);
  return cracks;
}

/** The pixels to the right and left of a step from a corner. */
function sides(
  at: (x: number, y: number) => number,
  x: number,
  y: number,
  alongX: number,
  alongY: number,
): { inside: number; outside: number } {
  // From the corner the pixel right of the way lies toward (along − its left).
  const right = { x: x + (alongX - alongY - 1) / 2, y: y + (alongY + alongX - 1) / 2 };
  const left = { x: x + (alongX + alongY - 1) / 2, y: y + (alongY - alongX - 1) / 2 };
  return { inside: at(right.x, right.y), outside: at(left.x, left.y) };
}

/** A stretch of the border beyond which one region lies; −1 is beyond the picture. */
export interface Arc {
  readonly region: number;
  /** Its first crack and how many it has; it may go on past the last crack to the first. */
  readonly begin: number;
  readonly count: number;
}

/** Arcs that are shorter than this, in cracks, belong to what is beside them. */
const SHORTEST = 4;

/** The arcs of a border in its order. */
export function arcsOf(cracks: readonly Crack[], label: Int32Array): Arc[] {
  const seen = cracks.map(({ outside }) => (outside < 0 ? -1 : (label[outside] as number)));
  const turn = seen.findIndex((value, n) => value !== seen.at(n - 1));
  if (turn < 0) return [{ region: seen[0] ?? -1, begin: 0, count: seen.length }];
  let arcs: { region: number; begin: number; count: number }[] = [];
  for (let n = 0; n < seen.length; n++) {
    const region = seen[(turn + n) % seen.length] as number;
    const last = arcs.at(-1);
    if (last?.region === region) last.count++;
    else arcs.push({ region, begin: (turn + n) % seen.length, count: 1 });
  }
  for (;;) {
    if (arcs.length < 2) return arcs;
    const short = arcs.reduce(
      (best, { count }, n) => (count < (arcs[best]?.count ?? 0) ? n : best),
      0,
    );
    const lost = arcs[short] as Arc;
    if (lost.count >= SHORTEST) return arcs;
    const before = arcs.at(short - 1) as { region: number; begin: number; count: number };
    const after = arcs[(short + 1) % arcs.length] as typeof before;
    // The longer neighbour takes it.
    if (before.count >= after.count) before.count += lost.count;
    else {
      after.begin = lost.begin;
      after.count += lost.count;
    }
    arcs.splice(short, 1);
    arcs = joined(arcs);
  }
}

/** The same with neighbours of one region made one. */
function joined(arcs: { region: number; begin: number; count: number }[]): typeof arcs {
  const found: typeof arcs = [];
  for (const arc of arcs) {
    const last = found.at(-1);
    if (last?.region === arc.region) last.count += arc.count;
    else found.push({ ...arc });
  }
  const [first, last] = [found[0], found.at(-1)];
  if (found.length > 1 && first && last && first.region === last.region) {
    first.begin = last.begin;
    first.count += last.count;
    found.pop();
  }
  return found;
}
