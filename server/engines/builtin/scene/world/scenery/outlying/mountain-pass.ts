import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { block, post } from '../built/paved-site.ts';
import { roadPaint } from '../built/road-site.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The slope that the road climbs: where it begins and where the pass is, how steep it is, and how wide it is there and by distance until peaks rise beside it. World units. */
const SLOPE = { from: 26, to: 300, steep: 0.47, half: 34, wider: 0.3 } as const;
/** How high the peaks beside it and behind it are, world units. */
const PEAKS = { beside: 150, behind: 240 } as const;
/** Half the road's width where the eye stands, and how much more by distance, so that it is seen far up. World units. */
const ROAD = { half: 3, more: 0.012 } as const;
/** How high a wall holds the road on the side of the valley, as seen on the slope. World units. */
const WALL = { high: 1.3, more: 0.008 } as const;
const STONE: Colour = [0.78, 0.76, 0.72];
const SCREE: Colour = [0.52, 0.5, 0.47];
const RED: Colour = [0.8, 0.08, 0.08];

/** A place from above: to the right on the picture's side, and ahead. World units. */
type Spot = readonly [x: number, z: number];

/** The corners of the road between the eye and the pass. */
const CORNERS: readonly Spot[] = Array.from({ length: 8 }, (_, n): Spot => {
  const z = 40 + 24 * n + 1.5 * n * n;
  return [(n % 2 === 0 ? -1 : 1) * (8 + 0.17 * z), z];
});

/** The legs of the road from the eye up to the pass: each ends short of a corner, round which it bends like a hairpin. */
export const LEGS: readonly (readonly [from: Spot, to: Spot])[] = CORNERS.map(([x, z], n) => {
  const turn = 4.5 + 0.012 * z;
  const before = CORNERS[n - 1];
  const from: Spot =
    before === undefined ? [1, 10] : [0.9 * before[0], before[1] + 4.5 + 0.012 * before[1]];
  return [from, [0.9 * x, z - turn]];
});

/** The road's middle, from behind the eye to beyond the pass. */
const MIDDLE: readonly Spot[] = [
  [1, -14],
  ...LEGS.flatMap(([from, to], n): readonly Spot[] => [from, to, CORNERS[n] as Spot]),
  [6, SLOPE.to + 30],
];

/** How near a place is to a stretch of it where that matters, world units. */
const NEAR = 17;

/** How far a place is off the road's middle (infinitely where that is far), how far along its stretch, and whether it lies below it; the place has the picture's side taken out. World units. */
function offRoad(x: number, z: number) {
  let [off, along, isBelow] = [Number.POSITIVE_INFINITY, 0, false];
  for (let n = 1; n < MIDDLE.length; n++) {
    const [fromX, fromZ] = MIDDLE[n - 1] as (typeof MIDDLE)[number];
    const [toX, toZ] = MIDDLE[n] as (typeof MIDDLE)[number];
    // What is farther off than that is not asked for.
    if (z < Math.min(fromZ, toZ) - NEAR || z > Math.max(fromZ, toZ) + NEAR) continue;
    const [dx, dz] = [toX - fromX, toZ - fromZ];
    const share = ((x - fromX) * dx + (z - fromZ) * dz) / (dx * dx + dz * dz);
    const on = Math.max(0, Math.min(1, share));
    const away = Math.hypot(x - fromX - on * dx, z - fromZ - on * dz);
    if (away < off) [off, along, isBelow] = [away, on * Math.hypot(dx, dz), z < fromZ + on * dz];
  }
  return { off, along, isBelow };
}

/** A road that climbs to a pass in hairpin bends, held by walls of stone, between peaks. */
export const MOUNTAIN_PASS: SceneryPlan = {
  land: 'mountain',
  isNear: true,
  trees: 0.12,
  views: [
    { horizon: 0.6, lens: 0.94, eye: 0.5 },
    { horizon: 0.54, lens: 0.9, eye: 0.9 },
    { horizon: 0.66, lens: 0.9, eye: 0.42 },
    { horizon: 0.62, lens: 1.1, eye: 0.5 },
  ],
  ground:
    (wild, { noise, side }) =>
    (x, z) => {
      const up = Math.max(0, Math.min(z, SLOPE.to) - SLOPE.from);
      const climb = SLOPE.steep * up * smoothstep(0, 14, up);
      const aside = Math.abs(x) - SLOPE.half - SLOPE.wider * Math.max(0, z);
      const crag = 0.5 + 0.8 * noise.ridged(x / 150, z / 150, 4);
      const beside = PEAKS.beside * crag * smoothstep(0, 130, aside);
      const behind =
        smoothstep(SLOPE.to + 60, SLOPE.to + 500, z) *
        (PEAKS.behind * (0.2 + noise.ridged(x / 420 + 5, z / 420, 5)) +
          0.3 * Math.max(0, wild(x, z)));
      // The road lies level where the slope around it is rough.
      const rough =
        z < 400
          ? smoothstep(4, 16, offRoad(side * x, z).off) * 2.4 * noise.fbm(x / 9, z / 9, 3)
          : 0;
      return LEVEL + climb + beside + behind + rough * smoothstep(12, 40, z);
    },
  soil:
    (wild, { noise, side, snowy }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const stones = smoothstep(0.08, 0.4, noise.fbm(x / 13, z / 9, 4));
      const slope = snowy
        ? own
        : mixColour(own, scaleColour(SCREE, 1 + 0.3 * noise.fbm(x / 2, z / 2, 3)), 0.7 * stones);
      if (z > SLOPE.to + 40) return slope;
      const { off, along, isBelow } = offRoad(side * x, z);
      const half = ROAD.half + ROAD.more * z;
      const soft = 0.05 + z * 0.004;
      const wide = WALL.high + WALL.more * z;
      const wall =
        isBelow && z > SLOPE.from
          ? smoothstep(half - soft, half + soft, off) *
            smoothstep(half + wide + soft, half + wide - soft, off)
          : 0;
      const course = 1 + 0.2 * noise.at(x * 1.3, z * 2);
      const held = mixColour(slope, scaleColour(STONE, course), wall);
      const [road, share] = roadPaint(off, along, half, 1, soft);
      return mixColour(held, scaleColour(road, 1.15), share);
    },
  isTended: (x, z, { side }) => z < 420 && offRoad(side * x, z).off < 6 + 0.02 * z,
  solids: ({ setting: { side } }: Site): Solid[] => sign(side * 4.2, 19),
};

/** A sign at the road: a red triangle with a road that winds up. */
function sign(x: number, z: number): Solid[] {
  const face: Paint = ({ role }, { along, up }) => {
    if (role !== 'front') return plainFront([0.6, 0.6, 0.6]);
    const [u, v] = [along - 0.62, up];
    const inner = 0.62 * (1 - v / 1.12) - Math.abs(u);
    if (inner < 0) return plainFront([0.62, 0.66, 0.7]);
    if (inner < 0.13 || v < 0.1) return plainFront(RED);
    const bend = 0.11 * Math.cos(((v - 0.16) / 0.5) * 2 * Math.PI);
    return plainFront(
      Math.abs(u - bend) < 0.055 && v < 0.72 ? [0.05, 0.05, 0.05] : [0.97, 0.97, 0.95],
    );
  };
  return [
    post(x, z + 0.06, 2.3, 0.06, plainPaint([0.6, 0.6, 0.6])),
    block([x - 0.62, 1.9, z], [x + 0.62, 3.02, z + 0.05], face),
  ];
}
