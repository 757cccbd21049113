import { createRandom, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { christAt } from '../../scenery/famous/americas/rio.ts';
import { hillSide, terraceHeight } from '../europe/greek-island.ts';
import { chance, inside, plainFront } from '../front.ts';
import { ellipsoidAt, FINE } from '../round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
} from '../solid.ts';
import { bareBrick, favelaHouse, tank } from './favela-house.ts';

/** Where its houses are: the nearest and the farthest, how far apart their rows, the first row's ground, how wide a plot is. World units. */
const ROWS = { near: 26, far: 215, apart: 6.1, ground: 3, wide: 5.6 } as const;
/** The slope: where it begins, how steep it is, where it falls toward the sea. */
const SLOPE = { from: 24, pitch: 0.6, whole: -14, ends: 46, least: 0.05 } as const;
/** Where the shore is, toward the sea. */
const SHORE = 52;
const LEAF: Colour = [0.2, 0.34, 0.14];
const EARTH: Colour = [0.48, 0.36, 0.26];
const SAND: Colour = [0.88, 0.8, 0.64];
const CONCRETE: Colour = [0.6, 0.58, 0.55];
/** The Sugarloaf and its neighbour in the bay: how far, toward the sea, half as wide, half as high. */
const LOAVES = [
  [950, 355, 98, 198],
  [1000, 210, 120, 104],
  [2600, 1500, 620, 210],
] as const;
/** The peak that Christ stands on and one behind the favela, the same. */
const PEAKS = [
  [620, 118, 84, 190],
  [760, -20, 130, 180],
] as const;
/** The flat roof before the eye: where its wall ends, how thick and how high that is. */
const ROOF = { end: 6.8, thick: 0.3, wall: 0.6 } as const;

/** How high the ground is, toward the sea and ahead. World units. */
function groundAt(a: number, z: number): number {
  const whole = SLOPE.least + (1 - SLOPE.least) * smoothstep(SLOPE.ends, SLOPE.whole, a);
  const bump = 2.2 * Math.sin(a * 0.11 + 1) * Math.sin(z * 0.07);
  return ROWS.ground + whole * (SLOPE.pitch * Math.max(0, z - SLOPE.from) + bump);
}

/** Builds a favela: houses of all colours stacked up a steep hill, the sea and the Sugarloaf beside it, a roof before the eye; `lamps` is the share of lit windows. */
export function favela(setting: Setting, random: Random, lamps: number): Solid[] {
  const toSea = hillSide(setting) > 0 ? -1 : 1;
  const plotAt: PlotAt = (a, z, wide, deep) => ({
    ...{ x: toSea > 0 ? a : -a - wide, z, u: [1, 0], w: [0, 1], wide, deep },
  });
  const massif = ([z, a, radius, half]: readonly [number, number, number, number]) =>
    ellipsoidAt([toSea * a, 0, z], radius, half, granite, FINE);
  return [
    ...hillside(plotAt),
    ...houses(plotAt, random, lamps),
    ...roofBefore(plotAt, toSea, terraceHeight(setting)),
    ...[...LOAVES, ...PEAKS].map(massif),
    ...redeemer(toSea),
  ];
}

type PlotAt = (a: number, z: number, wide: number, deep: number) => Plot;

/** The ground in strips, each as steep as the hill is there; green where nobody has built. */
function hillside(plotAt: PlotAt): Solid[] {
  const wide = 9;
  const strips: Solid[] = [];
  for (let a = -260; a < SHORE; a += wide) {
    const near = groundAt(a + wide / 2, SLOPE.from);
    const far = groundAt(a + wide / 2, 300);
    const pitch = Math.max(0.01, (far - near) / (300 - SLOPE.from));
    strips.push(
      roofOn(
        plotAt(a, SLOPE.from, wide, 276),
        -1,
        far,
        [{ side: 'front', pitch, from: near - 1.5 }],
        wooded,
      ),
    );
  }
  return [
    ...strips,
    boxOn(
      plotAt(-300, -40, 300 + SHORE, 64 + SLOPE.from),
      -1,
      ROWS.ground - 1.6,
      plainPaint(EARTH),
    ),
    boxOn(plotAt(SHORE, -40, 14, 640), -1, 0.5, plainPaint(SAND)),
  ];
}

/** Crowns of trees, far off: each cell has one somewhere, lit from above. */
const wooded: Paint = (_, { along, up }) => {
  const row = Math.floor(up / 2.6);
  const across = along / 3.4 + 0.5 * (row & 1) + 0.23 * chance(row, 3, 3);
  const column = Math.floor(across);
  const [jitter, tall] = [chance(column, row, 7) - 0.5, chance(row, column, 5) - 0.5];
  const x = (across - column - 0.5 - 0.3 * jitter) * 1.3;
  const y = up / 2.6 - row - 0.5 - 0.4 * tall;
  const round = smoothstep(0.75, 0.1, Math.hypot(x, y));
  const tone = 0.6 + 0.3 * chance(column, row, 4) + 0.35 * round + 0.3 * y * round;
  return plainFront(scaleColour(mixColour(LEAF, [0.3, 0.36, 0.12], chance(row, column, 9)), tone));
};

/** Bare rock in streaks, green above and below. */
const granite: Paint = ({ normal }, { along, up }) => {
  const streak =
    0.5 + 0.25 * Math.sin(along * 0.07) + 0.25 * Math.sin(along * 0.19 + 3 * Math.sin(up * 0.02));
  const steep = smoothstep(0.75, 0.35, normal[1]);
  const green = smoothstep(0.62, 0.2, (Math.sin(up * 0.02) + 1) / 2);
  return plainFront(
    mixColour(LEAF, scaleColour([0.44, 0.4, 0.37], 0.85 + 0.3 * streak), steep * (1 - 0.4 * green)),
  );
};

/** Christ the Redeemer on the peak between the hill and the bay, arms stretched out. */
function redeemer(toSea: number): Solid[] {
  const [z, a, , high] = PEAKS[0];
  return christAt([toSea * a, high - 4, z], 4.2);
}

function houses(plotAt: PlotAt, random: Random, lamps: number): Solid[] {
  const solids: Solid[] = [];
  for (let z: number = ROWS.near; z < ROWS.far; z += ROWS.apart * (1 + z * 0.0012)) {
    const shift = ROWS.wide * random.unit();
    for (let a = -0.82 * z - 14 - shift; a < Math.min(0.8 * z + 12, SHORE - 8); a += ROWS.wide) {
      const own = createRandom(random.uint32());
      const [wide, deep] = [4.5 + 1.9 * own.unit(), 5 + 1.4 * own.unit()];
      const ground = groundAt(a + wide / 2, z) + 1.2 * (own.unit() - 0.5);
      const isOpen = own.unit() < 0.03 + 0.2 * smoothstep(SHORE - 26, SHORE - 6, a);
      // The wood begins where the slope has become too steep.
      const last = ROWS.far - 40 + 34 * Math.sin(a * 0.06 + 2);
      if (isOpen || z > last) continue;
      const plot = plotAt(a + 0.8 * own.unit(), z + 1.5 * own.unit(), wide, deep);
      solids.push(...favelaHouse(plot, ground, own, lamps));
    }
  }
  return solids;
}

/** The flat roof that one stands on: concrete, a low wall of brick, a tank. */
function roofBefore(plotAt: PlotAt, toSea: number, level: number): Solid[] {
  const { end, wall, thick } = ROOF;
  const from = -8;
  return [
    boxOn(plotAt(from, -6, 20, end + 6), 0, level, slab),
    boxOn(plotAt(from, end - thick, 20, thick), level, level + wall, bareBrick),
    ...tank({ x: toSea * 4.4, z: end - 1.1 }, level),
  ];
}

/** How far toward the sea those beside the first stand, and how far before them the next three. World units. */
const BESIDE = [0, -1.5, 1.5] as const;
const BEFORE = 0.5;

/** Where the one of so many stands on the roof, no two in each other: right, up, ahead. */
export function onFlatRoof(setting: Pick<Setting, 'eye' | 'side'>, index: number): Point {
  const toSea = hillSide(setting) > 0 ? -1 : 1;
  const row = Math.floor(index / 3);
  const aside = 0.7 + (BESIDE[index % 3] ?? 0) + 0.75 * (row % 2);
  return [toSea * aside, terraceHeight(setting), ROOF.end - ROOF.thick - 1 - BEFORE * (row % 3)];
}

const slab: Paint = (_, { along, up, pixel }) => {
  const stain = 0.07 * Math.sin(along * 1.3) * Math.sin(up * 0.9 + 1);
  const joint = 1 - inside(Math.abs((along / 2.4) % 1), 0.012, 0.988, pixel / 2.4);
  return plainFront(scaleColour(CONCRETE, 1 + stain - 0.2 * joint));
};
