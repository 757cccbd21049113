import type { Random } from '../../../../kernels/random.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Burden } from './burden.ts';

const CORK = plain([0.92, 0.5, 0.14], { gloss: 0.3 });
const SCALES = plain([0.74, 0.8, 0.86], { gloss: 0.8 });
const BACK = plain([0.3, 0.42, 0.52], { gloss: 0.6 });

/** Half the length, the height and half the width of a full net. */
const NET: Vector = [0.44, 0.26, 0.32];

/** Fish behind the meshes of a net. */
const meshes: Look = {
  paint: (x, y, z) => {
    const [u, v] = [(x + y + z) * 15, (x - y + z) * 15];
    const isCord = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) < 0.1;
    const shine = 0.72 + 0.24 * Math.sin(x * 31 + 5 * Math.sin(z * 17)) * Math.sin(y * 43 + z * 11);
    return isCord ? [0.12, 0.3, 0.26] : [0.8 * shine, 0.88 * shine, 0.96 * shine];
  },
  gloss: 0.5,
};

/** A fish that lies at a point, its head that way, radians. */
function lying(at: Vector, way: number, long: number): Solid[] {
  const on = (share: number): Vector => [
    share * long * Math.cos(way),
    0.1 * share * long,
    share * long * Math.sin(way),
  ];
  return [
    blade(SCALES, add(at, on(-0.5)), add(at, on(0.5)), 0.014, 0.042, 0.7, 0.01),
    limb(
      BACK,
      add(at, add(on(-0.3), [0, 0.026, 0])),
      add(at, add(on(0.35), [0, 0.03, 0])),
      0.012,
      0.018,
    ),
    blade(BACK, add(at, on(-0.5)), add(at, on(-0.74)), 0.012, 0.042, 0.5),
    ball(
      plain([0.05, 0.05, 0.06], { gloss: 0.7 }),
      add(at, add(on(0.46), [0, 0.02, -0.03])),
      0.011,
    ),
  ];
}

/** A net full of fish that is drawn up a shore, corks along its edge, some fish on it. */
export function catchInNet(random: Random): Burden {
  const [long, high, wide] = NET;
  return {
    model: [
      ellipsoid(meshes, [0, 0.5 * high, 0], [long, 0.72 * high, wide]),
      ellipsoid(meshes, [0.4, 0.3 * high, 0], [0.24, 0.4 * high, 0.16], 0.06),
      ring(plain([0.12, 0.3, 0.26]), [0, 0.02, 0], 0.4, 0.016),
      ...Array.from({ length: 13 }, (_, n) => {
        const way = (2 * Math.PI * n) / 13;
        return ball(CORK, [1.04 * long * Math.cos(way), 0.04, 1.06 * wide * Math.sin(way)], 0.032);
      }),
      ...Array.from({ length: 15 }, (_, n): Solid[] => {
        const [x, z] = [0.34 * (2 * random.unit() - 1), 0.22 * (2 * random.unit() - 1)];
        const up = 1.22 * high * Math.sqrt(Math.max(0, 1 - (x / long) ** 2 - (z / wide) ** 2));
        return lying([x, 0.06 + 0.92 * up, z], 2.4 * n, 0.2);
      }).flat(),
    ],
    tied: [0.6, 0.16, 0],
    wide: 0.1,
    grip: [-long, 0.3, 0],
  };
}
