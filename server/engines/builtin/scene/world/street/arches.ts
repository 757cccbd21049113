import {
  type Face,
  type Paint,
  type Plot,
  type Point,
  roofOn,
  type Solid,
  within,
} from './solid.ts';

/** Of how many straight pieces the curve of an arch is. */
const PIECES = 14;

/** An arch: half its width, where it springs, how high it rises. World units. */
export interface Arch {
  readonly half: number;
  readonly spring: number;
  readonly rise: number;
}

/** How high an arch's underside is so far from its middle. */
export function undersideOf({ half, spring, rise }: Arch, off: number): number {
  const share = Math.min(1, Math.abs(off) / half);
  // A little pointed, as arches of Morocco are.
  return spring + rise * (0.8 * Math.sqrt(1 - share * share) + 0.2 * (1 - share));
}

/** A wall from an arch up to a height, over the middle of a plot as wide as the arch. */
export function archedWall(plot: Plot, arch: Arch, high: number, paint: Paint): Solid[] {
  const long = (2 * arch.half) / PIECES;
  const start = plot.wide / 2 - arch.half;
  return Array.from({ length: PIECES }, (_, n) => {
    const along = start + n * long;
    const [from, to] = [n, n + 1].map((at) => undersideOf(arch, at * long - arch.half)) as [
      number,
      number,
    ];
    const ground = within(plot, along, 0, long, plot.deep);
    const low = Math.min(from, to);
    const body = roofOn(ground, low, high, [], shifted(paint, along));
    return { ...body, faces: [...body.faces, underside(ground, from, to, long)] };
  });
}

/** The slanting underside of a piece. */
function underside({ x, z, u, w }: Plot, from: number, to: number, long: number): Face {
  const slope = (to - from) / long;
  const length = Math.hypot(slope, 1);
  const normal: Point = [(slope * u[0]) / length, -1 / length, (slope * u[1]) / length];
  const origin: Point = [x, from, z];
  return {
    ...{ role: 'level', normal, origin, along: [u[0], 0, u[1]], up: [w[0], 0, w[1]], long },
    reach: normal[0] * x + normal[1] * from + normal[2] * z,
  };
}

/** The paint of a whole wall on a piece of it that begins so far along. */
const shifted =
  (paint: Paint, along: number): Paint =>
  (face, place) =>
    paint(face, face.role === 'front' ? { ...place, along: place.along + along } : place);
