import { plain, planks } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector, yaw } from '../../sculpt/vector.ts';

const STEEL: Look = plain([0.78, 0.8, 0.84], { gloss: 0.8 });
const BLACK: Look = plain([0.09, 0.09, 0.1], { gloss: 0.4 });
const GRIP: Look = plain([0.36, 0.2, 0.1]);

/** A sock with a patch across its heel, the needle and its thread over it, balls of wool and other socks. */
export function darnedSock(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const ribbed: Look = {
    paint: (x, y, z) =>
      Math.sin(260 * (x - at[0] + y - at[1])) > 0.2 && Math.abs(z) < 9
        ? [0.24, 0.36, 0.58]
        : [0.3, 0.44, 0.66],
  };
  const grey = plain([0.62, 0.6, 0.56]);
  const yarn = plain([0.8, 0.16, 0.16]);
  const ballOf = (foot: Vector, look: Look): Solid => ball(look, add(foot, [0, 0.034, 0]), 0.034);
  return [
    limb(ribbed, on(-0.015, 0.11, -0.055), on(0.02, 0.115, 0.03), 0.027, 0.033),
    limb(ribbed, on(0.02, 0.115, 0.03), on(0.075, 0.075, 0.05), 0.031, 0.025),
    ellipsoid(yarn, on(0.018, 0.13, 0.02), [0.024, 0.022, 0.024]),
    limb(STEEL, on(0.0, 0.165, -0.03), on(0.03, 0.155, 0.01), 0.003, 0.003),
    limb(yarn, on(0.0, 0.165, -0.03), on(-0.03, 0.14, -0.07), 0.0025, 0.0025),
    ballOf(on(0.1, 0, -0.12), yarn),
    ballOf(on(0.15, 0, -0.16), plain([0.9, 0.72, 0.3])),
    ballOf(on(0.08, 0, -0.19), plain([0.34, 0.56, 0.4])),
    ...[0, 1, 2].flatMap((n) => [
      limb(grey, on(0.06, 0.02 + 0.026 * n, 0.12), on(0.13, 0.02 + 0.026 * n, 0.14), 0.02, 0.022),
      limb(grey, on(0.13, 0.02 + 0.026 * n, 0.14), on(0.14, 0.02 + 0.026 * n, 0.19), 0.021, 0.018),
    ]),
    frustum(planks([0.6, 0.42, 0.24], 0.02), on(0.01, 0, 0.19), 0.03, 0.02, 0.02),
  ];
}

/** A stone on a board, the knife that is drawn over it by both hands, others laid by, a bowl of water. */
export function whetstone(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const blade = (grip: Vector, tip: Vector, wide: number): Solid[] => {
    const bolster: Vector = [
      grip[0] + 0.38 * (tip[0] - grip[0]),
      grip[1] + 0.38 * (tip[1] - grip[1]),
      grip[2] + 0.38 * (tip[2] - grip[2]),
    ];
    return [limb(GRIP, grip, bolster, 0.013, 0.012), limb(STEEL, bolster, tip, wide, 0.004)];
  };
  return [
    box(planks([0.62, 0.44, 0.26], 0.03), on(0.02, 0.009, 0), [0.06, 0.009, 0.13]),
    box(plain([0.34, 0.36, 0.4]), on(0.02, 0.026, 0), [0.034, 0.012, 0.1]),
    box(plain([0.76, 0.62, 0.42]), on(0.02, 0.04, 0), [0.034, 0.006, 0.1]),
    limb(GRIP, on(-0.05, 0.075, -0.13), on(-0.025, 0.07, -0.075), 0.014, 0.013),
    box(STEEL, on(0.015, 0.068, 0.015), [0.004, 0.026, 0.1], yaw(0.4), 0.002),
    ...[0, 1, 2].flatMap((n) =>
      blade(on(0.1 + 0.038 * n, 0.016, -0.22), on(0.1 + 0.038 * n, 0.016, 0.02 - 0.05 * n), 0.016),
    ),
    frustum(plain([0.88, 0.9, 0.92], { gloss: 0.5 }), on(0.12, 0, 0.14), 0.045, 0.04, 0.058),
    ellipsoid(
      plain([0.56, 0.74, 0.84], { gloss: 0.9 }),
      on(0.12, 0.043, 0.14),
      [0.05, 0.004, 0.05],
    ),
  ];
}

/** A board of green with its parts, the hot iron over it and the wire that melts, a coil of that and the stand. */
export function solderedBoard(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const circuit: Look = {
    paint: (x, _y, z) => {
      const [u, v] = [x - at[0], z - at[2]];
      const isTrack =
        Math.abs(Math.sin(110 * u)) < 0.16 || Math.abs(Math.sin(90 * v + 40 * u)) < 0.14;
      return isTrack ? [0.8, 0.68, 0.3] : [0.06, 0.36, 0.18];
    },
  };
  const part = (x: number, z: number, deep: number, wide: number): Solid =>
    box(BLACK, on(x, 0.02, z), [deep, 0.009, wide]);
  return [
    box(plain([0.2, 0.34, 0.56]), on(0.03, 0.0015, 0), [0.13, 0.0015, 0.21], undefined, 0.001),
    box(circuit, on(0.04, 0.009, 0), [0.085, 0.005, 0.12]),
    part(0.08, -0.06, 0.022, 0.03),
    part(0.07, 0.05, 0.016, 0.04),
    ...[0, 1, 2].map((n) =>
      frustum(
        plain([0.16, 0.24, 0.62], { gloss: 0.6 }),
        on(0.02 + 0.02 * n, 0.014, -0.095),
        0.034,
        0.0105,
        0.0105,
      ),
    ),
    ...[0, 1, 2, 3].map((n) =>
      limb(
        plain([0.82, 0.62, 0.4]),
        on(0.0, 0.02, 0.02 + 0.022 * n),
        on(0.025, 0.02, 0.02 + 0.022 * n),
        0.006,
        0.006,
      ),
    ),
    limb(plain([0.9, 0.5, 0.1]), on(-0.085, 0.1, -0.1), on(-0.03, 0.065, -0.055), 0.015, 0.012),
    limb(STEEL, on(-0.03, 0.065, -0.055), on(0.018, 0.024, -0.02), 0.007, 0.002),
    limb(STEEL, on(-0.03, 0.07, 0.06), on(0.016, 0.024, -0.014), 0.003, 0.003),
    ...[0, 1, 2].map((n) =>
      ball(plain([0.86, 0.88, 0.9]), on(0.02, 0.04 + 0.035 * n, -0.018), 0.007 + 0.003 * n),
    ),
    frustum(STEEL, on(0.14, 0, -0.16), 0.03, 0.03, 0.03),
    frustum(BLACK, on(0.14, 0.03, -0.16), 0.006, 0.036, 0.036),
    box(BLACK, on(0.13, 0.035, 0.18), [0.045, 0.035, 0.04], yaw(0.1), 0.006),
    ball(plain([0.9, 0.2, 0.1]), on(0.1, 0.045, 0.138), 0.01),
  ];
}

/** A sheet on felt with large strokes of ink down it, the brush upright over it, an ink stone and brushes laid by. */
export function brushwork(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const ink = plain([0.05, 0.05, 0.06], { gloss: 0.3 });
  const bamboo = plain([0.76, 0.58, 0.3]);
  const stroke = (from: readonly [number, number], to: readonly [number, number]): Solid =>
    limb(ink, on(from[0], 0.005, from[1]), on(to[0], 0.005, to[1]), 0.0085, 0.005);
  const letter = (x: number, z: number): Solid[] => [
    stroke([x, z - 0.03], [x + 0.002, z + 0.03]),
    stroke([x + 0.028, z], [x - 0.03, z]),
    stroke([x - 0.004, z], [x - 0.03, z - 0.03]),
    stroke([x - 0.004, z], [x - 0.03, z + 0.03]),
  ];
  return [
    box(plain([0.16, 0.2, 0.3]), on(0.03, 0.0015, 0), [0.145, 0.0015, 0.15]),
    box(plain([0.96, 0.94, 0.88]), on(0.03, 0.004, 0), [0.135, 0.0015, 0.1]),
    ...letter(0.12, -0.045),
    ...letter(0.12, 0.045),
    ...letter(0.04, -0.045),
    stroke([0.04, 0.02], [0.042, 0.065]),
    limb(ink, on(0.04, 0.012, 0.045), on(0.034, 0.05, 0.043), 0.003, 0.012),
    limb(bamboo, on(0.034, 0.05, 0.043), on(-0.01, 0.2, 0.03), 0.0085, 0.0085),
    box(plain([0.2, 0.2, 0.22]), on(0.06, 0.012, -0.2), [0.055, 0.012, 0.038], undefined, 0.006),
    ellipsoid(ink, on(0.065, 0.022, -0.2), [0.036, 0.006, 0.026]),
    box(plain([0.5, 0.12, 0.1]), on(0.06, 0.01, 0.205), [0.05, 0.01, 0.014]),
    ...[0, 1].map((n) =>
      limb(bamboo, on(0.0 + 0.02 * n, 0.03, 0.195), on(0.11 + 0.02 * n, 0.03, 0.215), 0.008, 0.008),
    ),
  ];
}
