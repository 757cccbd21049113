import type { Paint, Point, Solid } from '../../street/solid.ts';
import { panel } from '../far/pieces.ts';

/** A half ball of panels that stands on a ring, with a slit from one height over its crown. World units; angles in radians. */
export interface Dome {
  /** The middle of the ring. */
  readonly at: Point;
  readonly radius: number;
  /** Half of how wide the slit is, and between which heights of its arc it is open: from the horizon that it looks to. */
  readonly slit: readonly [half: number, from: number, to: number];
  /** Where it looks to: 0 is ahead, a quarter turn is to the right. */
  readonly turn: number;
  readonly thick: number;
  /** The parts whose arcs are nearer to the eye than this are left out, ahead of the ring's middle; missing: none. */
  readonly cut?: number;
}

/** Of how many panels an arc is, and how many arcs lie beside the slit. */
const ALONG = 14;
const BESIDE = 6;

/** The panels of a dome, in arcs beside its slit and the rest of the slit's own arc. */
export function domeOf(dome: Dome, paint: Paint): Solid[] {
  const { radius, slit, thick } = dome;
  const [half, from, to] = slit;
  const edge = Math.asin(half / radius);
  const top = 1.5;
  const arcs = Array.from({ length: BESIDE + 1 }, (_, n) => edge + ((top - edge) * n) / BESIDE);
  const cell = (lats: readonly [number, number], rises: readonly [number, number]): Solid[] => {
    const corners = [
      onDome(dome, lats[0], rises[0]),
      onDome(dome, lats[1], rises[0]),
      onDome(dome, lats[1], rises[1]),
      onDome(dome, lats[0], rises[1]),
    ];
    const isCut = dome.cut !== undefined && corners.some(([, , z]) => z < (dome.cut as number));
    return isCut ? [] : [panel(corners, thick, paint)];
  };
  const rows = Array.from({ length: ALONG }, (_, n) =>
    [n, n + 1].map((at) => (at / ALONG) * Math.PI),
  ) as [number, number][];
  const closed: [number, number][] = [
    ...(from > 0 ? [[0, from] as [number, number]] : []),
    ...Array.from({ length: 5 }, (_, n): [number, number] => [
      to + ((Math.PI - to) * n) / 5,
      to + ((Math.PI - to) * (n + 1)) / 5,
    ]),
  ];
  return [
    ...[-1, 1].flatMap((side) =>
      arcs
        .slice(1)
        .flatMap((outer, n) =>
          rows.flatMap((row) => cell([side * (arcs[n] as number), side * outer], row)),
        ),
    ),
    ...closed.flatMap((row) => cell([-edge, edge], row)),
  ];
}

/** A place on a dome, or so far outside it: how far aside of the slit's arc, and how far along that from the horizon that it looks to. Radians, world units. */
export function onDome(
  { at, radius, turn }: Pick<Dome, 'at' | 'radius' | 'turn'>,
  aside: number,
  rise: number,
  out = 0,
): Point {
  const r = radius + out;
  const [x, y, z] = [
    r * Math.sin(aside),
    r * Math.cos(aside) * Math.sin(rise),
    r * Math.cos(aside) * Math.cos(rise),
  ];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [at[0] + c * x + s * z, at[1] + y, at[2] - s * x + c * z];
}
