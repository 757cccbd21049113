import type { Face, Paint, Point, Solid } from './solid.ts';

/** Around it a round solid is of so many flat pieces. */
const AROUND = 10;

/** Of how many flat pieces an ellipsoid is around, and how its rows of them are tilted, radians. */
interface Pieces {
  readonly around: number;
  readonly tilts: readonly number[];
}
const COARSE: Pieces = { around: AROUND, tilts: [-0.9, -0.3, 0.3, 0.9] };
/** For what is large and seen from its side and from above: a dome. */
export const FINE: Pieces = { around: 20, tilts: [-0.3, 0, 0.25, 0.5, 0.75, 1, 1.25] };

const planAround = (x: number, z: number, radius: number): Solid['plan'] => [
  [x - radius, z - radius],
  [x + radius, z - radius],
  [x + radius, z + radius],
  [x - radius, z + radius],
];

/** An ellipsoid whose middle is at a place, half its width `radius` and half its height `half`; its paint counts from the middle. World units. */
export function ellipsoidAt(
  [x, y, z]: Point,
  radius: number,
  half: number,
  paint: Paint,
  { around, tilts }: Pieces = COARSE,
): Solid {
  const faces: Face[] = [];
  for (const tilt of tilts)
    for (let n = 0; n < around; n++) {
      const turn = ((n + (tilt > 0 ? 0.5 : 0)) / around) * 2 * Math.PI;
      const normal: Point = [
        Math.cos(tilt) * Math.cos(turn),
        Math.sin(tilt),
        Math.cos(tilt) * Math.sin(turn),
      ];
      // A plane that touches an ellipsoid lies so far from its middle.
      const far = Math.hypot(normal[0] * radius, normal[1] * half, normal[2] * radius);
      faces.push({
        ...{ role: 'side', normal, long: 1, along: [1, 0, 0], up: [0, 1, 0], origin: [x, y, z] },
        reach: normal[0] * x + normal[1] * y + normal[2] * z + far,
      });
    }
  return { faces, plan: planAround(x, z, radius), low: y - half, high: y + half, paint };
}

/** A round solid that stands at a place, so high, as wide as two radii below and above: a post, a jar, or with none above a heap; around it it is of so many flat pieces. World units. */
export function frustumAt(
  [x, low, z]: Point,
  high: number,
  bottom: number,
  top: number,
  paint: Paint,
  around = AROUND,
): Solid {
  const lean = (bottom - top) / high;
  const length = Math.hypot(1, lean);
  const sides = Array.from({ length: around }, (_, n): Face => {
    const turn = ((n + 0.5) / around) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const normal: Point = [c / length, lean / length, s / length];
    const origin: Point = [x + c * bottom, low, z + s * bottom];
    return {
      ...{ role: 'side', normal, origin, along: [-s, 0, c], up: [0, 1, 0] },
      reach: normal[0] * origin[0] + normal[1] * origin[1] + normal[2] * origin[2],
      long: (2 * Math.PI * bottom) / around,
    };
  });
  const level = (height: number, up: 1 | -1): Face => ({
    ...{ role: 'level', normal: [0, up, 0], reach: up * height, origin: [x, height, z] },
    ...{ along: [1, 0, 0], up: [0, 0, 1], long: 2 * bottom },
  });
  return {
    faces: [...sides, level(low + high, 1), level(low, -1)],
    plan: planAround(x, z, Math.max(bottom, top) * 1.06),
    low,
    high: low + high,
    paint,
  };
}
