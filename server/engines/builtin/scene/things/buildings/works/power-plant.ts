import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Pane, plain, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const CONCRETE: Colour = [0.72, 0.7, 0.66];
const PALE: Colour = [0.84, 0.84, 0.82];
const RED: Colour = [0.68, 0.2, 0.15];
const STEEL: Colour = [0.45, 0.47, 0.5];

/** Half the width of a cooling tower at shares of its height, in its own: wide at its foot, narrow three quarters up. */
const PROFILE = [0.41, 0.365, 0.325, 0.29, 0.262, 0.242, 0.23, 0.226, 0.228, 0.238, 0.252] as const;

/** A nuclear power station: two great cooling towers, domes of reactors, the hall of the turbines, a mast for the lines. */
export function powerPlant(wish: Wish): Sprite {
  const wall = wish.colour ?? CONCRETE;
  const model = [
    ...coolingTower(wall, [-0.56, 0, 0.16], 1),
    ...coolingTower(wall, [0.3, 0, 0.42], 1),
    ...reactor([0.52, 0, -0.34]),
    ...reactor([0.92, 0, -0.16]),
    ...hall([0.05, 0, -0.42]),
    ...mast([-0.98, 0, -0.5]),
    ...mast([-1.24, 0, -0.1]),
    ...[0.17, 0.19].map((y, n) =>
      limb(plain(STEEL), [-0.26, y, -0.4], [-0.98, 0.42 - 0.07 * n, -0.5], 0.003, 0.003),
    ),
  ];
  return portray(underOpenSky(wish), model, 0.3, 0.05, 2.8);
}

/** A tower that stands on slanted legs and is narrowest near its top, stained by rain. */
function coolingTower(wall: Colour, [x, y, z]: Vector, high: number): Solid[] {
  const bare = worn(wall, 0.1);
  const look: Look = {
    ...bare,
    paint: (px, py, pz, normal) => {
      const around = Math.atan2(pz - z, px - x);
      const rib = 0.97 + 0.03 * Math.sign(Math.sin(around * 60));
      const streak = 0.95 + 0.05 * Math.sin(around * 23 + 3 * Math.sin(around * 7));
      const rim = py > y + 0.965 * high ? 0.8 : 1;
      return scaleColour(bare.paint(px, py, pz, normal), rib * streak * rim);
    },
  };
  const foot = y + 0.06 * high;
  const part = (high - 0.06) / (PROFILE.length - 1);
  return [
    ...PROFILE.slice(1).map((radius, n) =>
      frustum(
        look,
        [x, foot + n * part, z],
        part + 0.001,
        (PROFILE[n] ?? radius) * high,
        radius * high,
      ),
    ),
    cut(frustum(plain(scaleColour(wall, 0.5)), [x, high * 0.86 + y, z], 0.3, 0.21, 0.236)),
    ...Array.from({ length: 22 }, (_, n): Solid => {
      const [from, to] = [
        (n * 2 * Math.PI) / 22,
        ((n + (n % 2 === 0 ? 0.8 : -0.8)) * 2 * Math.PI) / 22,
      ];
      const r = (PROFILE[0] ?? 0) * high;
      return limb(
        bare,
        [x + r * 1.02 * Math.cos(from), y, z + r * 1.02 * Math.sin(from)],
        [x + r * 0.98 * Math.cos(to), foot + 0.01, z + r * 0.98 * Math.sin(to)],
        0.011,
        0.01,
      );
    }),
    frustum(plain([0.1, 0.1, 0.1]), [x, y, z], 0.06, 0.34 * high, 0.34 * high),
  ];
}

/** A reactor under its dome, with the house beside it. */
const reactor = ([x, y, z]: Vector): Solid[] => [
  frustum(worn(PALE, 0.07), [x, y, z], 0.2, 0.12, 0.12),
  ellipsoid(worn(PALE, 0.07), [x, y + 0.2, z], [0.12, 0.09, 0.12]),
  frustum(worn(RED, 0.07), [x, y + 0.17, z], 0.016, 0.123, 0.123),
  box(worn(CONCRETE, 0.1), [x - 0.16, y + 0.07, z - 0.02], [0.08, 0.07, 0.08]),
];

function hall([x, y, z]: Vector): Solid[] {
  const panes: readonly Pane[] = Array.from({ length: 8 }, (_, n) => ({
    ...{ side: '-z', at: [x - 0.27 + n * 0.077, y + 0.09] },
    ...{ half: [0.026, 0.035], kind: 'window' },
  }));
  return [
    box(withPanes(worn(PALE, 0.08), panes), [x, y + 0.08, z], [0.33, 0.08, 0.12]),
    box(worn([0.32, 0.42, 0.52], 0.08), [x, y + 0.15, z], [0.332, 0.016, 0.122]),
    box(worn(STEEL, 0.08), [x, y + 0.17, z], [0.33, 0.006, 0.12]),
  ];
}

/** A mast of steel with three arms for the lines. */
const mast = ([x, y, z]: Vector): Solid[] => {
  const steel = plain(STEEL);
  return [
    ...[-1, 1].map((side) => limb(steel, [x + side * 0.05, y, z], [x, y + 0.5, z], 0.007, 0.004)),
    ...[0.1, 0.2, 0.3].map((up, n) =>
      limb(
        steel,
        [x - 0.04 + 0.01 * n, y + up, z],
        [x + 0.03 - 0.01 * n, y + up + 0.08, z],
        0.004,
        0.004,
      ),
    ),
    ...[0.32, 0.4, 0.47].map((up, n) =>
      limb(
        steel,
        [x - 0.12 + 0.025 * n, y + up, z],
        [x + 0.12 - 0.025 * n, y + up, z],
        0.006,
        0.006,
      ),
    ),
  ];
};
