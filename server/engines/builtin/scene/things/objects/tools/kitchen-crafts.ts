import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, roll, type Vector, yaw } from '../../sculpt/vector.ts';

const CHINA: Look = plain([0.93, 0.93, 0.92], { gloss: 0.5 });
const STEEL: Look = plain([0.78, 0.8, 0.84], { gloss: 0.8 });
const GRIP: Look = plain([0.3, 0.17, 0.09]);
const APPLE: Look = plain([0.78, 0.12, 0.1], { gloss: 0.6 });
const FLESH: Look = plain([0.95, 0.9, 0.68]);
const STEM: Look = plain([0.28, 0.2, 0.1]);
const KERNELS: Look = plain([0.96, 0.78, 0.22], { gloss: 0.4 });
const HUSK: Look = plain([0.52, 0.68, 0.28]);
const STONE: Look = plain([0.56, 0.56, 0.54]);
const PUMPKIN: Colour = [0.92, 0.47, 0.08];

/** How many radians one fruit or seed is further round than the last, so that none hides another. */
const ROUND = 2.4;

/** A knife by its grip's end and the tip of its blade. */
const knife = (grip: Vector, tip: Vector): Solid[] => {
  const at = (share: number): Vector => [
    grip[0] + share * (tip[0] - grip[0]),
    grip[1] + share * (tip[1] - grip[1]),
    grip[2] + share * (tip[2] - grip[2]),
  ];
  return [limb(GRIP, grip, at(0.42), 0.011, 0.01), limb(STEEL, at(0.42), tip, 0.01, 0.002)];
};

/** An apple half peeled in the hand, its peel hanging from the knife in a curl, a bowl of those that are to come. */
export function peeledApples(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const apple = (foot: Vector): Solid[] => [
    ellipsoid(APPLE, add(foot, [0, 0.03, 0]), [0.034, 0.03, 0.034]),
    limb(STEM, add(foot, [0, 0.056, 0]), add(foot, [0.004, 0.07, 0]), 0.003, 0.003),
  ];
  return [
    ellipsoid(FLESH, on(0.012, 0.115, 0.015), [0.034, 0.031, 0.034]),
    ellipsoid(APPLE, on(0.014, 0.101, 0.017), [0.033, 0.022, 0.033]),
    ...knife(on(-0.06, 0.14, -0.08), on(0.02, 0.135, -0.01)),
    ...Array.from({ length: 14 }, (_, n) =>
      ellipsoid(
        n % 4 === 0 ? FLESH : APPLE,
        on(0.02 + 0.02 * Math.cos(0.9 * n), 0.098 - 0.0062 * n, -0.03 + 0.02 * Math.sin(0.9 * n)),
        [0.012, 0.004, 0.01],
      ),
    ),
    frustum(CHINA, on(0.11, 0, 0.11), 0.05, 0.05, 0.085),
    ...[0, 1, 2, 3, 4].flatMap((n) =>
      apple(on(0.11 + 0.046 * Math.cos(1.257 * n), 0.024, 0.11 + 0.046 * Math.sin(1.257 * n))),
    ),
    ...apple(on(0.11, 0.055, 0.11)),
    frustum(CHINA, on(0.11, 0, -0.12), 0.012, 0.05, 0.07),
    ...[0, 1, 2].map((n) =>
      ellipsoid(
        FLESH,
        on(0.11 + 0.03 * Math.cos(2.1 * n), 0.027, -0.12 + 0.03 * Math.sin(2.1 * n)),
        [0.02, 0.014, 0.026],
        0,
        yaw(1.3 * n),
      ),
    ),
  ];
}

/** An ear whose husk is pulled down in the hands, bare ones in a heap and others yet green. */
export function huskedCorn(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const along = (foot: Vector, turned: number, half: number): readonly [Vector, Vector] => [
    add(foot, [-half * Math.sin(turned), 0, -half * Math.cos(turned)]),
    add(foot, [half * Math.sin(turned), 0, half * Math.cos(turned)]),
  ];
  const bare = (foot: Vector, turned: number): Solid =>
    limb(KERNELS, ...along(foot, turned, 0.06), 0.022, 0.014);
  const green = (foot: Vector, turned: number): Solid[] => {
    const [from, to] = along(foot, turned, 0.065);
    return [
      limb(HUSK, from, to, 0.025, 0.014),
      limb(STEM, to, add(to, [0.02 * Math.sin(turned), 0, 0.02 * Math.cos(turned)]), 0.009, 0.004),
    ];
  };
  const held = on(0.02, 0.13, 0.0);
  return [
    limb(KERNELS, add(held, [0, 0.0, -0.01]), add(held, [0.03, 0.075, 0.02]), 0.023, 0.013),
    limb(HUSK, add(held, [-0.005, -0.02, -0.02]), add(held, [-0.02, -0.05, -0.04]), 0.016, 0.01),
    ...[-1.4, -0.5, 0.5, 1.4].map((turned) =>
      limb(
        HUSK,
        add(held, [0, 0, -0.01]),
        add(held, [0.05 * Math.sin(turned), -0.055, 0.06 * Math.cos(turned)]),
        0.017,
        0.006,
      ),
    ),
    ...[0, 1, 2].map((n) => bare(on(0.08 + 0.046 * n, 0.022, -0.13), 0.2 - 0.2 * n)),
    ...[0, 1].map((n) => bare(on(0.1 + 0.046 * n, 0.06, -0.13), 0.1 * n)),
    ...[0, 1, 2].flatMap((n) => green(on(0.05 + 0.052 * n, 0.026, 0.15), 0.25 * n - 0.3)),
    ...[0, 1].flatMap((n) => green(on(0.08 + 0.052 * n, 0.066, 0.15), 0.2 * n)),
  ];
}

/** A mortar of stone, the pestle upright in it, and heaps of spices in small bowls. */
export function mortar(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const spices: readonly Colour[] = [
    [0.78, 0.16, 0.08],
    [0.92, 0.66, 0.12],
    [0.36, 0.22, 0.12],
    [0.34, 0.5, 0.2],
  ];
  return [
    frustum(STONE, on(0.05, 0, 0), 0.02, 0.052, 0.046),
    frustum(STONE, on(0.05, 0.02, 0), 0.075, 0.05, 0.078),
    ring(STONE, on(0.05, 0.095, 0), 0.07, 0.009),
    ellipsoid(plain([0.72, 0.4, 0.12]), on(0.05, 0.094, 0), [0.066, 0.01, 0.066]),
    limb(STONE, on(0.055, 0.1, 0.01), on(0.04, 0.225, -0.002), 0.02, 0.014),
    ...spices.flatMap((spice, n) => {
      const [x, z] = [0.1 - 0.05 * (n % 2), n < 2 ? -0.15 - 0.03 * n : 0.06 + 0.06 * n - 0.02];
      return [
        frustum(planks([0.5, 0.32, 0.18], 0.02), on(x, 0, z), 0.03, 0.026, 0.042),
        ellipsoid(plain(spice), on(x, 0.03, z), [0.036, 0.018, 0.036]),
      ];
    }),
    ...[0, 1, 2, 3, 4].map((n) =>
      limb(
        plain([0.72, 0.1, 0.06], { gloss: 0.5 }),
        on(-0.06 + 0.022 * n, 0.008, -0.16),
        on(-0.05 + 0.022 * n, 0.008, -0.21),
        0.008,
        0.003,
      ),
    ),
  ];
}

/** A hen bare of half its feathers on its back, a tuft of them in the hand, the others in a basket and all about. */
export function pluckedHen(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const skin = plain([0.93, 0.76, 0.62], { gloss: 0.2 });
  const plume = plain([0.95, 0.93, 0.88]);
  const feather = (foot: Vector, turned: number): Solid =>
    ellipsoid(plume, foot, [0.024, 0.004, 0.008], 0, yaw(turned));
  return [
    ellipsoid(skin, on(0.06, 0.06, 0), [0.062, 0.056, 0.095]),
    ellipsoid(plume, on(0.075, 0.055, 0.07), [0.056, 0.052, 0.05]),
    limb(plume, on(0.07, 0.05, 0.1), on(0.05, 0.025, 0.18), 0.026, 0.016),
    ball(plume, on(0.048, 0.022, 0.195), 0.02),
    ellipsoid(plain([0.8, 0.1, 0.08]), on(0.045, 0.042, 0.2), [0.016, 0.01, 0.005]),
    limb(plain([0.9, 0.66, 0.16]), on(0.045, 0.02, 0.212), on(0.043, 0.016, 0.228), 0.007, 0.002),
    ...[-1, 1].flatMap((side) => [
      limb(
        skin,
        on(0.06 + 0.035 * side, 0.08, -0.06),
        on(0.06 + 0.04 * side, 0.115, -0.11),
        0.027,
        0.012,
      ),
      limb(
        plain([0.9, 0.7, 0.2]),
        on(0.06 + 0.04 * side, 0.115, -0.11),
        on(0.06 + 0.042 * side, 0.15, -0.15),
        0.007,
        0.006,
      ),
      ellipsoid(skin, on(0.06 + 0.06 * side, 0.06, 0.02), [0.016, 0.028, 0.045]),
    ]),
    ...[0, 1, 2].map((n) => feather(on(0.0, 0.15 + 0.008 * n, 0.045 - 0.012 * n), 0.8 * n)),
    ...Array.from({ length: 16 }, (_, n) =>
      feather(
        on(-0.05 + 0.015 * n, 0.005, n % 2 === 0 ? -0.19 - 0.002 * n : 0.14 * Math.cos(n)),
        n,
      ),
    ),
  ];
}

/** A pumpkin with eyes and a mouth cut out toward the eye, its lid and its seeds beside it. */
export function carvedPumpkin(at: Vector): Solid[] {
  const on = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const skin: Look = {
    paint: (x, y, z) => {
      const round = Math.atan2(z - at[2], x - at[0] - 0.065);
      const shade = 0.84 + 0.16 * Math.abs(Math.cos(5 * round));
      const [across, up] = [x - at[0] - 0.065, y - at[1] - 0.09];
      const isFront = z < at[2] - 0.03;
      const isEye =
        Math.abs(Math.abs(across) - 0.036) + Math.abs(up - 0.026) * 0.7 < 0.017 && up > 0.014;
      const grin = up + 0.028 - 6 * across * across;
      const isMouth = Math.abs(across) < 0.058 && Math.abs(grin) < 0.011;
      if (isFront && (isEye || isMouth)) return [0.12, 0.05, 0.02];
      return [PUMPKIN[0] * shade, PUMPKIN[1] * shade, PUMPKIN[2] * shade];
    },
  };
  const rind = plain(PUMPKIN);
  const middle = on(0.065, 0.082, 0);
  return [
    ellipsoid(skin, middle, [0.105, 0.084, 0.105]),
    ellipsoid(plain([0.96, 0.72, 0.3]), add(middle, [0, 0.072, 0]), [0.05, 0.014, 0.05]),
    ellipsoid(rind, on(0.1, 0.016, 0.19), [0.05, 0.017, 0.05], 0, roll(0.2)),
    limb(plain([0.4, 0.46, 0.18]), on(0.1, 0.028, 0.19), on(0.11, 0.062, 0.19), 0.011, 0.008),
    ...knife(on(-0.07, 0.145, -0.08), on(0.005, 0.115, -0.085)),
    ...Array.from({ length: 12 }, (_, n) =>
      ellipsoid(
        n % 3 === 0 ? rind : FLESH,
        on(-0.04 + 0.03 * Math.cos(ROUND * n), 0.006, -0.17 + 0.03 * Math.sin(ROUND * n)),
        [0.011, 0.004, 0.007],
      ),
    ),
    box(plain([0.86, 0.82, 0.72]), on(0.04, 0.0015, 0), [0.14, 0.0015, 0.23], undefined, 0.001),
  ];
}
