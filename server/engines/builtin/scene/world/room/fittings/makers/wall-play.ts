import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { clockFace } from '../../furnishings/old-clock.ts';
import { type Furnished, flat } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import { plate } from '../../solids/plate.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  roll,
  type Solid,
} from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';

/** A dartboard with its wire, three darts in it. */
export function dartboard({ at: [x, y, z] }: FittingWish): Furnished {
  const radius = 0.25;
  const look: Material = (px, py, _z, axis) => {
    if (axis !== 2) return [0.08, 0.08, 0.08];
    const away = Math.hypot(px - x, py - y) / radius;
    const turn = ((Math.atan2(py - y, px - x) / (2 * Math.PI)) * 20 + 20.5) % 20;
    const isOdd = Math.floor(turn) % 2 === 0;
    if (away > 0.78) {
      const off = Math.abs(turn - Math.floor(turn) - 0.5);
      return off < 0.2 && away > 0.84 && away < 0.94 ? [0.9, 0.9, 0.88] : [0.07, 0.07, 0.07];
    }
    if (away < 0.05) return [0.8, 0.08, 0.08];
    if (away < 0.11) return [0.06, 0.4, 0.16];
    const isRing = away > 0.72 || (away > 0.42 && away < 0.49);
    if (isRing) return isOdd ? [0.8, 0.08, 0.08] : [0.06, 0.42, 0.16];
    return isOdd ? [0.09, 0.09, 0.09] : [0.9, 0.84, 0.68];
  };
  const darts = [
    [0.03, 0.05],
    [-0.1, 0.06],
    [0.07, -0.11],
  ].flatMap(([dx = 0, dy = 0], n): Solid[] => {
    const colour: Colour = n === 1 ? [0.95, 0.75, 0.15] : [0.15, 0.35, 0.75];
    const [px, py] = [x + dx, y + dy];
    return [
      bone(
        [px, py, z - 0.05],
        [px - 0.01, py + 0.015, z - 0.13],
        [0.006, 0.009],
        flat(scaleColour(colour, 0.5)),
      ),
      box([px - 0.03, py + 0.006, z - 0.17], [px + 0.01, py + 0.03, z - 0.12], flat(colour)),
    ];
  });
  return {
    lamps: [],
    solids: [roll(2, [x, y], [z - 0.05, z], [radius, radius], look), ...darts],
  };
}

/** A cuckoo clock: a little house with a gable, its bird out, weights like cones of a fir. */
export function cuckooClock({ at: [x, y, z], noise, colour }: FittingWish): Furnished {
  const dark = wood(colour ?? [0.32, 0.18, 0.09], noise);
  const light = wood([0.5, 0.31, 0.16], noise);
  const gable = (grow: number, near: number, far: number, look: Material): Solid =>
    plate(
      2,
      [x - 0.24, y + 0.1, z - near],
      [x + 0.24, y + 0.4, z - far],
      (px, py) => {
        const u = Math.abs(px - x);
        return (
          py - y < 0.36 + grow - 0.95 * u && py - y > 0.36 - 0.05 - 0.95 * u - (grow > 0 ? 0 : 1)
        );
      },
      look,
    );
  return {
    lamps: [],
    solids: [
      box([x - 0.16, y - 0.14, z - 0.12], [x + 0.16, y + 0.2, z], light),
      gable(0, 0.12, 0, light),
      gable(0.03, 0.19, 0, dark),
      box([x - 0.2, y - 0.18, z - 0.15], [x + 0.2, y - 0.14, z], dark),
      roll(2, [x, y], [z - 0.135, z - 0.1], [0.105, 0.105], clockFace([x, y], 0.105, 10.15)),
      box(
        [x - 0.045, y + 0.13, z - 0.13],
        [x + 0.045, y + 0.23, z - 0.11],
        flat([0.06, 0.04, 0.03]),
      ),
      ball([x - 0.025, y + 0.14, z - 0.2], [x + 0.025, y + 0.2, z - 0.11], flat([0.9, 0.78, 0.3])),
      ...[-0.07, 0.07].flatMap((dx, n) => {
        const foot = y - 0.42 - 0.12 * n;
        return [
          box(
            [x + dx - 0.004, foot, z - 0.08],
            [x + dx + 0.004, y - 0.16, z - 0.072],
            flat([0.6, 0.48, 0.24]),
          ),
          drum([x + dx, z - 0.076], [foot - 0.12, foot], [0.014, 0.03], flat([0.26, 0.16, 0.09])),
        ];
      }),
      box(
        [x - 0.005, y - 0.34, z - 0.05],
        [x + 0.005, y - 0.16, z - 0.042],
        flat([0.6, 0.48, 0.24]),
      ),
      roll(2, [x, y - 0.36], [z - 0.055, z - 0.035], [0.04, 0.04], flat([0.84, 0.64, 0.28])),
    ],
  };
}

/** A dreamcatcher: a hoop with a net, beads, and feathers on cords. */
export function dreamcatcher({ at: [x, y, z], colour }: FittingWish): Furnished {
  const radius = 0.2;
  const up = y + 0.16;
  const feather: Colour = colour ?? [0.9, 0.86, 0.8];
  const net = (px: number, py: number): boolean => {
    const away = Math.hypot(px - x, py - up) / radius;
    if (away > 1) return false;
    if (away > 0.9) return true;
    const turn = (Math.atan2(py - up, px - x) / (2 * Math.PI)) * 8 + 8;
    const off = Math.abs(turn - Math.floor(turn) - 0.5) * 2;
    const rings = [0.76, 0.52, 0.3];
    return rings.some((r, n) => {
      const shift = n % 2 === 0 ? off : 1 - off;
      return Math.abs(away - r * (1 - 0.2 * shift)) < 0.028 && away > 0.12;
    });
  };
  const cords = [-0.13, 0, 0.13].flatMap((dx): Solid[] => {
    const top = up - Math.sqrt(radius ** 2 - dx ** 2);
    const foot = top - (dx === 0 ? 0.2 : 0.12);
    return [
      box(
        [x + dx - 0.004, foot, z - 0.024],
        [x + dx + 0.004, top, z - 0.016],
        flat([0.5, 0.4, 0.3]),
      ),
      ball(
        [x + dx - 0.016, foot - 0.01, z - 0.036],
        [x + dx + 0.016, foot + 0.022, z - 0.004],
        flat([0.2, 0.6, 0.62]),
      ),
      plate(
        2,
        [x + dx - 0.035, foot - 0.2, z - 0.024],
        [x + dx + 0.035, foot, z - 0.016],
        (px, py) => {
          const share = (foot - py) / 0.2;
          return (
            Math.abs(px - x - dx) <
            0.035 * Math.sin(Math.PI * Math.min(1, share * 0.94 + 0.04)) ** 0.7
          );
        },
        (px, py) =>
          Math.abs(px - x - dx) < 0.004
            ? [0.4, 0.32, 0.24]
            : scaleColour(feather, foot - py > 0.14 ? 0.45 : 1),
      ),
    ];
  });
  return {
    lamps: [],
    solids: [
      plate(
        2,
        [x - radius, up - radius, z - 0.03],
        [x + radius, up + radius, z - 0.012],
        net,
        (px, py) =>
          Math.hypot(px - x, py - up) > 0.88 * radius ? [0.5, 0.3, 0.18] : [0.93, 0.9, 0.82],
      ),
      ...cords,
    ],
  };
}

/** A heart of a glowing tube. */
export function neonHeart({ at: [x, y, z], colour }: FittingWish): Furnished {
  const tint: Colour = colour ?? [1, 0.25, 0.55];
  const light: Colour = [tint[0] * 1.3 + 0.5, tint[1] * 1.3 + 0.35, tint[2] * 1.3 + 0.45];
  const count = 44;
  const at = (n: number): Point => {
    const t = (n / count) * 2 * Math.PI;
    const across = 16 * Math.sin(t) ** 3;
    const above = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [x + 0.0175 * across, y + 0.0175 * (above + 2), z - 0.06];
  };
  return {
    lamps: [[x, y, z - 0.35]],
    solids: Array.from({ length: count }, (_, n) => ({
      ...bone(at(n), at(n + 1), [0.016, 0.016], flat(light)),
      glow: 0.6,
    })),
  };
}

/** A guitar that hangs on the wall by its head. */
export function wallGuitar({ at: [x, y, z], colour, noise }: FittingWish): Furnished {
  const top: Colour = colour ?? [0.8, 0.5, 0.22];
  const body = (px: number, py: number): boolean => {
    const v = py - y;
    const lower = Math.hypot((px - x) / 0.195, (v + 0.27) / 0.19) < 1;
    const upper = Math.hypot((px - x) / 0.145, (v + 0.03) / 0.145) < 1;
    const waist = Math.abs(px - x) < 0.118 && v > -0.22 && v < 0;
    return lower || upper || waist;
  };
  const look: Material = (px, py, pz, axis) => {
    if (axis !== 2) return [0.34, 0.18, 0.09];
    const v = py - y;
    if (Math.hypot(px - x, v + 0.08) < 0.052) return [0.06, 0.04, 0.03];
    if (Math.hypot(px - x, v + 0.08) < 0.064) return [0.3, 0.16, 0.08];
    if (Math.abs(v + 0.29) < 0.014 && Math.abs(px - x) < 0.085) return [0.2, 0.11, 0.06];
    return scaleColour(
      wood(top, noise)(py, px, pz, 2),
      body(px, py + 0.018) && body(px - 0.012, py) ? 1 : 0.6,
    );
  };
  const neck: Material = (px, py) =>
    Math.abs((py / 0.036) % 1) < 0.14
      ? [0.7, 0.66, 0.56]
      : Math.abs(((px - x + 0.02) / 0.009) % 1) < 0.2
        ? [0.6, 0.6, 0.6]
        : [0.16, 0.09, 0.05];
  return {
    lamps: [],
    solids: [
      plate(2, [x - 0.2, y - 0.47, z - 0.11], [x + 0.2, y + 0.13, z - 0.02], body, look),
      box([x - 0.027, y - 0.03, z - 0.125], [x + 0.027, y + 0.42, z - 0.095], neck),
      box(
        [x - 0.042, y + 0.42, z - 0.115],
        [x + 0.042, y + 0.57, z - 0.09],
        flat([0.24, 0.13, 0.07]),
      ),
      ...[0.45, 0.49, 0.53].flatMap((dy) =>
        [-1, 1].map((to) =>
          box(
            [x + to * 0.055 - 0.014, y + dy - 0.008, z - 0.11],
            [x + to * 0.055 + 0.014, y + dy + 0.008, z - 0.095],
            flat([0.85, 0.83, 0.75]),
          ),
        ),
      ),
      box([x - 0.03, y + 0.4, z - 0.09], [x + 0.03, y + 0.44, z], flat([0.1, 0.1, 0.1])),
    ],
  };
}
