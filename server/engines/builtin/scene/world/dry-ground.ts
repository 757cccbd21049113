import { mix, smoothstep } from '../arithmetic.ts';
import type { Ground } from './ground.ts';
import { canyonFromRim } from './lands/canyon-rim.ts';
import { fallsToSea } from './lands/over-sea.ts';
import { tuffValley } from './lands/tuff.ts';
import { hillAbove, hillsAbove } from './relief/hill.ts';
import type { Relief } from './relief/relief.ts';

/** A valley that winds between peaks. */
export function mountain({ rolling, range, meander }: Relief): Ground {
  const valley = (x: number, z: number) => smoothstep(20, 420, Math.abs(x - meander(z)));
  const peaks = range(240, 560, (x, z) => mix(0.18, 1, valley(x, z)));
  return (x, z) =>
    10 + 9 * rolling(x, z, 90) + valley(x, z) * 26 * (1 + rolling(x, z, 160)) + peaks(x, z);
}

/** Rolling ground that rises to hills, and peaks beyond. */
export function forest({ relief, rolling, range, meander }: Relief): Ground {
  const peaks = range(820, 260);
  return (x, z) =>
    12 +
    14 * rolling(x, z, 130) +
    smoothstep(150, 900, z) * 75 * (1 + rolling(x, z, 330)) * relief +
    smoothstep(40, 300, Math.abs(x - meander(z))) * 22 +
    peaks(x, z);
}

/** Nearly level ground beneath trees. */
export function woods({ rolling }: Relief): Ground {
  return (x, z) => 5 + 0.9 * rolling(x, z, 24) + 2.5 * rolling(x, z, 90) * smoothstep(8, 60, z);
}

/** How sharp a dune's crest is, in its heights: were it sharper, the map's cells would cut it into teeth. */
const CREST = 0.4;

/** The lesser of two slopes, rounded where they meet (polynomial smooth minimum). */
function rounded(back: number, front: number): number {
  const near = Math.max(CREST - Math.abs(back - front), 0) / CREST;
  return Math.min(back, front) - near * near * CREST * 0.25;
}

/** How far ahead of the eye the hollow is that it looks across, world units. */
const HOLLOW = 55;

/** Dunes, and mesas far beyond them. */
export function desert({ noise, side, relief, rolling }: Relief): Ground {
  const bendAt = (x: number, z: number) =>
    1.3 * noise.at(x / 420, z / 420) + 0.35 * noise.at(x / 150, z / 150 + 9);
  const phaseAt = (x: number, z: number) => (side * x * 0.72 + z * 0.5) / 150 + bendAt(x, z);
  // The eye is in a hollow between two crests.
  const hollow = phaseAt(0, HOLLOW);
  return (x, z) => {
    // Long backs toward the wind and steep fronts away from it, in crests that wind toward the eye.
    const phase = phaseAt(x, z) - hollow;
    const along = phase - Math.floor(phase);
    const form = rounded(smoothstep(0, 1, along / 0.72 / 1.25) * 1.116, (1 - along) / 0.28);
    const size = 0.45 + 0.75 * (0.5 + noise.at(x / 520 + 4, z / 520));
    const mesa =
      smoothstep(0.16, 0.4, noise.fbm(x / 700 + 9, z / 560, 2)) *
      smoothstep(1300, 1700, z) *
      (170 + 14 * rolling(x, z, 50));
    const dune = Math.max(0, form) * size * 42 * relief * smoothstep(-30, 200, z);
    return 6 + dune + 3 * rolling(x, z, 90) + mesa;
  };
}

/** Where the pool of an oasis is, ahead and aside, and its size. */
const POOL = { ahead: 62, aside: 10, long: 34, wide: 46 } as const;

/** Dunes round a pool. */
export function oasis(forms: Relief): Ground {
  const dunes = desert(forms);
  const { side, rolling } = forms;
  return (x, z) => {
    const away =
      Math.hypot((x - side * POOL.aside) / POOL.wide, (z - POOL.ahead) / POOL.long) +
      0.14 * rolling(x, z, 40) +
      0.05 * rolling(x, z, 13);
    // A low bank, over which its near shore is seen.
    const flat = mix(1.3, 3.2, smoothstep(1.15, 2.1, away)) + 0.4 * rolling(x, z, 30);
    const low = mix(flat, dunes(x, z), smoothstep(1.7, 3.4, away));
    return mix(-4, low, smoothstep(0.82, 1.14, away));
  };
}

/** The bed of the water before a city, its low ground, and hills far behind it. */
export function city({ rolling, range }: Relief): Ground {
  const peaks = range(1000, 200);
  return (x, z) => (z < 250 + 14 * rolling(x, z, 60) ? -9 : 3) + peaks(x, z);
}

/** Open country, with hills where they are named, or falling to the sea. */
export function field(forms: Relief): Ground {
  if (forms.isOverSea === true) return fallsToSea(forms);
  const { rolling, range, hill } = forms;
  if (hill === 'many') {
    const hills = hillsAbove(forms);
    return (x, z) => 12 + 2 * rolling(x, z, 60) + hills(x, z);
  }
  const peaks = range(1050, 240);
  const above = hill === 'one' ? hillAbove(forms) : () => 0;
  return (x, z) =>
    12 +
    11 * rolling(x, z, 190) * smoothstep(0, 130, z) +
    smoothstep(220, 1000, z) * 60 * (1 + rolling(x, z, 420)) +
    peaks(x, z) +
    above(x, z);
}

/** Where a waterhole is, ahead and aside, and its size; how far around it, as a multiple of that, the ground is level. */
const WATERHOLE = { ahead: 52, aside: 4, long: 25, wide: 40, level: 2.6 } as const;

/** Wide level ground, with a pool in it where animals drink from one. */
export function plain({ side, relief, rolling, hasWaterhole }: Relief): Ground {
  const open: Ground = (x, z) =>
    8 + 5 * rolling(x, z, 140) + smoothstep(500, 1300, z) * 46 * (1 + rolling(x, z, 300)) * relief;
  if (!hasWaterhole) return open;
  const { ahead, aside, long, wide, level } = WATERHOLE;
  return (x, z) => {
    const away =
      Math.hypot((x - side * aside) / wide, (z - ahead) / long) + 0.22 * rolling(x, z, 46);
    const bank = mix(1.7 + 0.4 * rolling(x, z, 20), open(x, z), smoothstep(1.3, level, away));
    return mix(-2.6, bank, smoothstep(0.78, 1.16, away));
  };
}

/** A river's gorge between stepped walls: strata stand as cliffs with ledges between. A valley where it is of tuff, and a deep one where it is looked at from its rim. */
export function canyon(forms: Relief): Ground {
  if (forms.isTuff === true) return tuffValley(forms);
  if (forms.isFromRim === true) return canyonFromRim(forms);
  const { side, relief, rolling, meander, noise } = forms;
  return (x, z) => {
    const away = Math.abs(x - meander(z) * 0.7 - side * 10) + 34 * rolling(x, z, 120);
    const rim = smoothstep(34, 330 + 60 * noise.at(z / 300, 2), away);
    const steps = 5 * rim;
    const ledge = Math.floor(steps) + smoothstep(0.55, 0.9, steps - Math.floor(steps));
    return -4 + smoothstep(14, 34, away) * 9 + (ledge / 5) * 190 * relief + 3 * rolling(x, z, 40);
  };
}

/** Where the volcano's crater is: to the side, and ahead. */
export const CRATER = { aside: 90, z: 1_150 } as const;

/** One great cone with a crater, over foothills. */
export function volcano({ side, relief, rolling, noise }: Relief): Ground {
  return (x, z) => {
    const dx = x - side * CRATER.aside;
    const dz = z - CRATER.z;
    const away = Math.hypot(dx, dz);
    const gully = 34 * noise.fbm(Math.atan2(dx, dz) * 7, away / 700, 4);
    const cone = 560 * relief * Math.exp(-away / 330) - 0.9 * Math.max(0, 95 - away);
    return 9 + 7 * rolling(x, z, 110) + Math.max(0, cone - 22) + gully * smoothstep(0, 260, cone);
  };
}

/** Ground without air or water: craters of three sizes on low swells. */
export function space({ relief, rolling, noise }: Relief): Ground {
  return (x, z) => {
    let height = 14 + 12 * relief * rolling(x, z, 260);
    for (const size of [310, 120, 46]) {
      const [column, row] = [Math.floor(x / size), Math.floor(z / size)];
      const px = (column + 0.5 + 0.3 * noise.at(column * 1.7 + 0.3, row * 1.3 + size)) * size;
      const pz = (row + 0.5 + 0.3 * noise.at(column * 1.1 + 7.3, row * 1.9 + size)) * size;
      const away = Math.hypot(x - px, z - pz) / (size * 0.32);
      const rim = 0.5 * Math.exp(-(((away - 1) / 0.22) ** 2)) - smoothstep(1, 0.25, away) * 0.55;
      height += rim * size * 0.16;
    }
    return height + smoothstep(700, 1500, z) * 70 * noise.ridged(x / 500, z / 500, 4);
  };
}
