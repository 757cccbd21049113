import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { type Cut, plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, roll, type Solid } from '../solids/solid.ts';

/** Half a car's length, half its width, its height and how high its floor is; metres. */
const CAR = { half: 2.05, wide: 0.84, high: 1.42, low: 0.26 } as const;
/** Where its axles are, from its middle, and a wheel's radius. */
const AXLES = [-1.28, 1.3] as const;
const WHEEL = 0.32;
/** How high the doors end and the windows begin. */
const SHOULDER = 0.87;

const GLASS: Colour = [0.2, 0.28, 0.35];
const CHROME: Material = flat([0.8, 0.82, 0.85]);

/** How high the outline is at a place along a car, its bonnet at +; metres above its wheels' foot. */
function topAt(u: number): number {
  const ends = Math.max(0, Math.abs(u) - 1.72);
  const body = 0.86 - 0.1 * Math.max(0, u - 0.6) - 1.5 * ends * ends;
  if (u > 1.02 || u < -1.62) return body;
  // Windscreen, roof, rear window.
  const roof = CAR.high - 0.06 * (u + 0.25) ** 2;
  const rise =
    u > 0.3
      ? body + ((1.02 - u) / 0.72) * (roof - body)
      : u < -1.0
        ? body + ((u + 1.62) / 0.62) * (roof - body)
        : roof;
  return Math.min(roof, rise);
}

/** Whether a place along and up is within the car's outline, its wheels' arches cut out. */
const isBody = (u: number, y: number): boolean =>
  Math.abs(u) < CAR.half &&
  y > CAR.low &&
  y < topAt(u) &&
  AXLES.every((axle) => Math.hypot(u - axle, y - WHEEL) > WHEEL + 0.05);

/** What is painted on its side at a place: windows with their posts, the doors' joints and handles, a strip below. */
function sideAt(u: number, y: number, paint: Colour): Colour {
  const sill = 0.9;
  const isGlass =
    y > sill &&
    y < topAt(u) - 0.08 &&
    u > -1.35 &&
    u < 0.78 &&
    y < topAt(u - 0.12) - 0.06 &&
    y < topAt(u + 0.12) - 0.06;
  if (isGlass)
    return Math.abs(u + 0.34) < 0.04
      ? scaleColour(paint, 0.7)
      : scaleColour(GLASS, 0.9 + 0.5 * Math.max(0, Math.sin(u * 3 + y * 4)));
  if (
    (Math.abs(u + 0.34) < 0.012 || Math.abs(u - 0.72) < 0.012 || Math.abs(u + 1.22) < 0.012) &&
    y > 0.36 &&
    y < sill
  )
    return scaleColour(paint, 0.5);
  if (Math.abs(y - 0.8) < 0.018 && (Math.abs(u + 0.18) < 0.1 || Math.abs(u + 1.02) < 0.1))
    return [0.85, 0.86, 0.88];
  if (y < CAR.low + 0.1) return [0.14, 0.14, 0.15];
  return scaleColour(paint, 0.82 + 0.3 * Math.exp(-(((y - 0.76) / 0.09) ** 2)));
}

/** A car whose length lies along an axis (0 sideways, 2 ahead) around a place, its wheels' foot so high; `to`: which way along the axis it looks. */
export function carBody(
  axis: 0 | 2,
  [x, z]: readonly [number, number],
  foot: number,
  to: 1 | -1,
  paint: Colour,
  hasWheels = true,
): Solid[] {
  const along = (px: number, pz: number) => to * (axis === 0 ? px - x : pz - z);
  const place = (u: number, y: number, w: number): readonly [number, number, number] =>
    axis === 0 ? [x + to * u, foot + y, z + w] : [x + w, foot + y, z + to * u];
  const between = (
    a: readonly [number, number, number],
    b: readonly [number, number, number],
    material: Material,
  ): Solid =>
    box(
      [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
      [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
      material,
    );
  const skin: Material = (px, py, pz, face) => {
    const [u, y] = [along(px, pz), py - foot];
    if (face === (axis === 0 ? 2 : 0)) return sideAt(u, y, paint);
    // From before, behind and above: the screens slope.
    const across = Math.abs(axis === 0 ? pz - z : px - x);
    const isScreen = y > 0.88 && y < CAR.high - 0.1 && (u > 0.3 || u < -1) && across < 0.68;
    return isScreen ? GLASS : scaleColour(paint, 1.06);
  };
  // The cabin is narrower than what bears it.
  const part = (low: number, high: number, wide: number): Solid => {
    const isPart = (u: number, y: number): boolean => y >= low && y <= high && isBody(u, y);
    const cut: Cut =
      axis === 0
        ? (px, py) => isPart(to * (px - x), py - foot)
        : (py, pz) => isPart(to * (pz - z), py - foot);
    const [a, b] = [place(-CAR.half, low, -wide), place(CAR.half, high, wide)];
    return plate(
      axis === 0 ? 2 : 0,
      [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
      [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
      cut,
      skin,
    );
  };
  const lamps = [-0.58, 0.58].flatMap((w) => {
    const [fx, fy, fz] = place(CAR.half - 0.08, 0.66, w);
    const [rx, ry, rz] = place(0.06 - CAR.half, 0.72, w);
    const r = 0.12;
    return [
      ball([fx - r, fy - 0.08, fz - r], [fx + r, fy + 0.08, fz + r], flat([1.2, 1.2, 1.1])),
      ball([rx - r, ry - 0.07, rz - r], [rx + r, ry + 0.07, rz + r], flat([0.85, 0.08, 0.06])),
    ];
  });
  const wheels = hasWheels
    ? AXLES.flatMap((axle) =>
        [-1, 1].flatMap((side) => wheel(axis, place(axle, WHEEL, side * (CAR.wide - 0.1)), side)),
      )
    : [];
  return [
    part(CAR.low, SHOULDER, CAR.wide),
    part(SHOULDER - 0.02, CAR.high, CAR.wide - 0.13),
    ...lamps,
    ...wheels,
    between(
      place(CAR.half - 0.04, 0.34, -0.6),
      place(CAR.half + 0.03, 0.5, 0.6),
      flat([0.12, 0.12, 0.13]),
    ),
    between(place(CAR.half - 0.02, 0.54, -0.3), place(CAR.half + 0.02, 0.62, 0.3), CHROME),
  ];
}

/** A wheel with its spokes, its face to one side. */
function wheel(axis: 0 | 2, [x, y, z]: readonly [number, number, number], side: number): Solid[] {
  const spokes: Material = (px, py, pz, face) => {
    const [u, v] = [axis === 0 ? px - x : pz - z, py - y];
    const out = Math.hypot(u, v) / WHEEL;
    if (face !== (axis === 0 ? 2 : 0) || out > 0.68) return [0.07, 0.07, 0.075];
    return out < 0.16 || Math.cos(Math.atan2(v, u) * 5) > 0.2 || out > 0.6
      ? [0.78, 0.8, 0.83]
      : [0.16, 0.16, 0.17];
  };
  const [from, to] = side > 0 ? [-0.12, 0.1] : [-0.1, 0.12];
  if (axis === 0) return [roll(2, [x, y], [z + from, z + to], [WHEEL, WHEEL], spokes)];
  return [roll(0, [z, y], [x + from, x + to], [WHEEL, WHEEL], spokes)];
}

/** A stand of a price on a foot beside a car. */
export const priceStand = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.03], [0.16, 0.16], flat([0.2, 0.2, 0.22])),
  drum([x, z], [0.03, 0.95], [0.018, 0.018], CHROME),
  box([x - 0.2, 0.95, z - 0.015], [x + 0.2, 1.25, z + 0.015], (px, y) => {
    const [u, v] = [(px - x) / 0.2, (y - 1.1) / 0.15];
    if (v > 0.3 && v < 0.75 && Math.abs(u) < 0.75 && Math.sin(px * 160) > -0.3)
      return [0.8, 0.1, 0.08];
    return v < 0.1 && Math.sin(y * 130) > 0.4 && Math.abs(u) < 0.75
      ? [0.4, 0.4, 0.42]
      : [0.97, 0.97, 0.96];
  }),
];
