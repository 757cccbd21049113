import { mix, smoothstep } from '../arithmetic.ts';
import type { Ground } from './ground.ts';
import { paddyHeight, paddySteps } from './lands/paddies.ts';
import { teaHills } from './lands/tea.ts';
import type { Relief } from './relief/relief.ts';

/** A valley whose slopes are cut into level paddies that follow its bends; hills where tea grows. */
export function terraces(relief: Relief): Ground {
  if (relief.isTea) return teaHills(relief);
  const steps = paddySteps(relief);
  const peaks = relief.range(760, 320);
  return (x, z) => paddyHeight(steps(x, z)) + peaks(x, z);
}

/** A bank of mud before the eye: how far aside and ahead its middle is, half of how wide and long it is, and how high. World units. */
const MUD = { aside: 2.5, ahead: 8, wide: 9, long: 4, high: 0.95 } as const;

/** Shallow water with islets of mud and grass between; where somebody is ashore, a bank of mud before the eye. */
export function swamp({ rolling, meander, side, isAshore }: Relief): Ground {
  return (x, z) => {
    const channel = Math.abs(x - 0.4 * meander(z)) - 5 - z * 0.05;
    const islets = 2.4 * rolling(x, z, 34) + 0.9 * rolling(x, z, 9) - 0.5;
    const wet = mix(-1.6, islets, smoothstep(-3, 9, channel)) + smoothstep(260, 500, z) * 9;
    if (!isAshore) return wet;
    const off = Math.hypot((x - side * MUD.aside) / MUD.wide, (z - MUD.ahead) / MUD.long);
    const bank = smoothstep(1.15, 0.7, off + 0.2 * rolling(x, z, 6));
    return mix(wet, MUD.high + 0.2 * rolling(x, z, 3), bank);
  };
}

/** Where the pool lies: from the left to the right of the middle, and ahead. World units. */
export const POOL = { left: -7, right: 5, near: 7.5, far: 26 } as const;
/** How wide the tiles around it are. */
export const DECK = 3.2;

/** A rectangular basin in level ground. */
export function pool({ side, rolling }: Relief): Ground {
  return (x, z) => {
    const across = side * x;
    const inside = Math.min(across - POOL.left, POOL.right - across, z - POOL.near, POOL.far - z);
    if (inside > 0) return -1.4;
    return 0.5 + smoothstep(60, 220, z) * 22 * (1 + rolling(x, z, 120));
  };
}

/** A bay: a quay before the eye, water, and hills that rise from its far shore. */
export function harbour({ side, relief, rolling, range }: Relief): Ground {
  const peaks = range(760, 200);
  return (x, z) => {
    const quay = side * x - 26 + 0.1 * z;
    const shore = z - 74 - 12 * rolling(x, 3, 90) + 0.05 * side * x;
    const arm = smoothstep(0, 3, side * x - 34 - 0.34 * Math.max(0, 60 - z));
    const hills =
      2.4 + smoothstep(6, 190, shore) * 34 * relief * (1 + 0.5 * rolling(x, z, 150)) + peaks(x, z);
    const far = mix(-7, hills, smoothstep(-2, 3, shore));
    return Math.max(far, z < 60 ? mix(-7, 2.2, arm) : -7, quay > 60 ? 2.2 : -7);
  };
}

/** Mown grass as level as can be, hills far off. */
export function airfield({ rolling }: Relief): Ground {
  return (x, z) => 1 + smoothstep(500, 1_400, z) * 70 * (1 + rolling(x, z, 320));
}
