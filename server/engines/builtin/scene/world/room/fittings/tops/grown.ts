import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import { flat } from '../../furniture.ts';
import { bone } from '../../solids/bone.ts';
import { drum, type Material, type Point, type Solid } from '../../solids/solid.ts';
import { block, orb } from './shapes.ts';

/** Leaves in cushions: specks of light and dark green. */
const foliage: Material = (x, y, z) => {
  const speck = Math.sin(x * 310) * Math.sin(y * 290 + 1) * Math.sin(z * 330 + 2);
  return scaleColour([0.2, 0.42, 0.16], 0.85 + 0.5 * speck);
};

/** A bonsai in a flat dish: a bent trunk, cushions of leaves. */
export function bonsai(): Solid[] {
  const bark = flat([0.36, 0.25, 0.17]);
  const trunk: readonly Point[] = [
    [0.04, 0.05, 0],
    [-0.02, 0.12, 0.01],
    [0.03, 0.19, 0],
    [-0.05, 0.26, 0],
    [-0.02, 0.33, 0],
  ];
  const cushions: readonly (readonly [Point, Point])[] = [
    [
      [0.13, 0.21, -0.01],
      [0.09, 0.035, 0.06],
    ],
    [
      [-0.14, 0.27, 0],
      [0.1, 0.04, 0.07],
    ],
    [
      [0.07, 0.31, 0.01],
      [0.07, 0.035, 0.06],
    ],
    [
      [-0.02, 0.37, 0],
      [0.1, 0.05, 0.075],
    ],
    [
      [-0.08, 0.33, -0.03],
      [0.05, 0.028, 0.05],
    ],
  ];
  return [
    block([0, 0, 0], [0.34, 0.05, 0.2], flat([0.2, 0.3, 0.42]), 0.016),
    block([0, 0.045, 0], [0.31, 0.012, 0.17], flat([0.3, 0.36, 0.18]), 0.006),
    ...trunk
      .slice(1)
      .map((to, n) => bone(trunk[n] as Point, to, [0.026 - 0.004 * n, 0.022 - 0.004 * n], bark)),
    bone([0.03, 0.19, 0], [0.12, 0.21, 0], [0.011, 0.007], bark),
    bone([-0.05, 0.26, 0], [-0.14, 0.265, 0], [0.011, 0.007], bark),
    ...cushions.flatMap(([[x, y, z], [a, b, c]]) => [
      orb([x, y, z], [a, b, c], foliage),
      orb([x - a * 0.5, y + b * 0.5, z - 0.02], [a * 0.5, b * 0.8, c * 0.7], foliage),
      orb([x + a * 0.45, y + b * 0.4, z - 0.02], [a * 0.5, b * 0.8, c * 0.7], foliage),
    ]),
  ];
}

/** A garden in glass: stones, earth and moss seen through its wall, ferns over them, a rim and a lid of cork. */
export function terrarium(): Solid[] {
  const r = 0.13;
  const wall: Material = (x, y, z) => {
    const turn = Math.atan2(z, x);
    const moss = 0.115 + 0.02 * Math.sin(5 * turn) + 0.012 * Math.sin(11 * turn + 1);
    if (Math.abs(turn + 2.2) < 0.1 && y > 0.06) return [0.96, 1, 1.02];
    if (y < 0.035)
      return Math.sin(turn * 40) * Math.sin(y * 400) > 0 ? [0.7, 0.66, 0.6] : [0.5, 0.47, 0.44];
    if (y < 0.07 + 0.008 * Math.sin(7 * turn)) return [0.24, 0.15, 0.09];
    if (y < moss)
      return scaleColour([0.3, 0.5, 0.16], 0.8 + 0.4 * Math.sin(turn * 60) * Math.sin(y * 500));
    // Fronds that rise over the moss.
    for (const [at, lean, high] of [
      [-2.5, 0.4, 0.27],
      [-1.9, -0.3, 0.3],
      [-1.45, 0.5, 0.26],
      [-1.0, -0.6, 0.28],
      [-0.6, 0.3, 0.24],
    ] as const) {
      const up = (y - 0.1) / (high - 0.1);
      if (up > 1 || up < 0) continue;
      const off = turn - at - lean * up * up;
      const wide =
        0.2 *
        Math.sin(Math.PI * Math.min(1, up + 0.15)) *
        (0.55 + 0.45 * Math.abs(Math.sin(up * 22)));
      if (Math.abs(off) < wide)
        return Math.abs(off) < 0.02
          ? [0.5, 0.66, 0.3]
          : scaleColour([0.18, 0.46, 0.16], 0.8 + 0.5 * up);
    }
    return mixColour([0.74, 0.84, 0.82], [0.86, 0.92, 0.92], y / 0.32);
  };
  return [
    drum([0, 0], [0, 0.04], [r * 0.9, r], wall),
    drum([0, 0], [0.04, 0.28], [r, r], wall),
    drum([0, 0], [0.28, 0.32], [r, r * 0.7], wall),
    drum([0, 0], [0.32, 0.345], [r * 0.72, r * 0.72], flat([0.86, 0.92, 0.92])),
    drum([0, 0], [0.345, 0.385], [r * 0.66, r * 0.74], flat([0.66, 0.46, 0.27])),
  ];
}
