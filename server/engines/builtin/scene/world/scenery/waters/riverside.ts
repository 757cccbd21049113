import { mix, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  type Solid,
} from '../../street/solid.ts';
import { paved } from '../built/paved-site.ts';
import { box } from '../famous/kit.ts';
import type { SceneryPlan } from '../site.ts';

/** A river through a city: how far off its near bank ends, over how far that falls to the water, how far a quay is built out over that, how far off the other bank is, how high the banks lie over the water, how deep that is. World units. */
export const RIVERSIDE = { ends: 10, over: 5, quay: 12.8, far: 96, high: 1.5, deep: -4 } as const;
/** Where a bridge begins and ends: aside on the picture's side, ahead. World units. */
const CROSSING = { from: [34, 24], to: [-44, 112] } as const;
const SLAB: Colour = [0.62, 0.59, 0.53];
const STONE: Colour = [0.72, 0.67, 0.57];

/** What all cities by a river have in common: it flows across the picture, before the eye its bank, beyond it the city. */
export const BY_RIVER: Pick<
  SceneryPlan,
  'land' | 'isNear' | 'relief' | 'trees' | 'views' | 'ground' | 'water' | 'lampAt' | 'isTended'
> = {
  land: 'lake',
  isNear: true,
  relief: 0.4,
  trees: 0,
  views: [
    { horizon: 0.49, lens: 0.96, eye: 0.25 },
    { horizon: 0.42, lens: 0.88, eye: 0.34 },
    { horizon: 0.51, lens: 0.9, eye: 0.24 },
    { horizon: 0.49, lens: 1.08, eye: 0.27 },
  ],
  ground: () => (_, z) => {
    const near = mix(
      RIVERSIDE.high,
      RIVERSIDE.deep,
      smoothstep(RIVERSIDE.ends, RIVERSIDE.ends + RIVERSIDE.over, z),
    );
    return mix(near, RIVERSIDE.high + 1.5, smoothstep(RIVERSIDE.far, RIVERSIDE.far + 3, z));
  },
  water: { deep: [0.08, 0.16, 0.2], shallow: [0.2, 0.26, 0.24], roughness: 0.12 },
  lampAt: () => (_, y, z) => 0.16 * smoothstep(20, 0, y) * smoothstep(60, 8, z),
  isTended: () => true,
};

/** The compositions of a city that is tall beyond its river: less of the quay is seen than in others. */
export const OVER_QUAY: NonNullable<SceneryPlan['views']> = [
  { horizon: 0.6, lens: 0.98, eye: 0.25 },
  { horizon: 0.53, lens: 0.9, eye: 0.34 },
  { horizon: 0.63, lens: 0.92, eye: 0.24 },
  { horizon: 0.58, lens: 1.1, eye: 0.27 },
];

/** Slabs of stone at a place, as soft as is said. World units. */
function slabAt(x: number, z: number, soft: number): Colour {
  const row = Math.floor(z / 1.05);
  const u = x / 1.5 + 0.5 * (row & 1);
  const tone = 0.9 + 0.2 * chance(Math.floor(u), row, 6);
  const joint =
    Math.max(
      inside(Math.abs(u - Math.round(u)) * 1.5, -1, 0.025, soft),
      inside(Math.abs(z / 1.05 - Math.round(z / 1.05)) * 1.05, -1, 0.025, soft),
    ) * smoothstep(26, 6, z);
  return scaleColour(SLAB, (1 - 0.35 * joint) * tone);
}

/** The ground of a quay of slabs. */
export const quaySoil: NonNullable<SceneryPlan['soil']> = paved((x, z, soft) => [
  z > RIVERSIDE.far + 6 ? [0.36, 0.35, 0.33] : slabAt(x, z, soft),
  1,
]);

/** The edge of a quay before the eye: slabs, a kerb of stone over the water. */
export function nearQuay(): Solid {
  const { ends, quay, high } = RIVERSIDE;
  return box([-90, -3, ends - 0.4], [90, high + 0.004, quay], ({ role }, { along, up, pixel }) =>
    plainFront(
      role === 'level' && up < quay - 0.7
        ? slabAt(along, up, Math.max(0.03, pixel))
        : scaleColour(SLAB, 1.16),
    ),
  );
}

/** The wall of stone along the other bank. */
export const farQuay = (high: number, colour: Colour = STONE): Solid =>
  box(
    [-300, -2, RIVERSIDE.far],
    [300, RIVERSIDE.high + high, RIVERSIDE.far + 2],
    (face, { along, up, pixel }) => {
      if (face.role === 'level') return plainFront(colour);
      const joint = inside(Math.abs(up / 0.8 - Math.round(up / 0.8)) * 0.8, -1, 0.05, pixel);
      const wet = smoothstep(3.4, 1.6, up + 0.4 * Math.sin(along * 0.6));
      const shade = 1 - 0.16 * joint - 0.4 * wet;
      return plainFront([colour[0] * shade, colour[1] * shade, colour[2] * shade]);
    },
  );

/** Places on a bridge that leads across: a share of its way, so high over the water. World units. */
export const onCrossing =
  (side: number) =>
  (share: number, up: number): Point => [
    side * mix(CROSSING.from[0], CROSSING.to[0], share),
    up,
    mix(CROSSING.from[1], CROSSING.to[1], share),
  ];

/** How long a bridge across is, and plots along it: from so far to so far of its way, half as wide as is said. World units. */
export function crossingPlots(side: number): {
  readonly long: number;
  readonly plot: (from: number, to: number, half: number) => Plot;
} {
  const at = onCrossing(side);
  const [fromX, , fromZ] = at(0, 0);
  const [toX, , toZ] = at(1, 0);
  const long = Math.hypot(toX - fromX, toZ - fromZ);
  const u = [(toX - fromX) / long, (toZ - fromZ) / long] as const;
  const w = [-u[1], u[0]] as const;
  const plot = (from: number, to: number, half: number): Plot => ({
    x: fromX + u[0] * from - w[0] * half,
    z: fromZ + u[1] * from - w[1] * half,
    ...{ u, w, wide: to - from, deep: 2 * half },
  });
  return { long, plot };
}

/** How a bridge of arches is built: how many it has, how high its deck is and half as wide, how much of that an arch takes. World units. */
interface Arched {
  readonly spans: number;
  readonly high: number;
  readonly half: number;
  readonly rise: number;
}

/** Into how many pieces an arch is cut. */
const PIECES = 18;

/** A bridge of arches across the river, with a parapet. */
export function archedBridge(
  side: number,
  { spans, high, half, rise }: Arched,
  paint: Paint,
  parapet: Colour,
): Solid[] {
  const { plot, long } = crossingPlots(side);
  const span = long / spans;
  const pier = 0.09 * span;
  const parts: Solid[] = [
    boxOn(plot(0, long, half + 0.25), high - 0.35, high, plainPaint(parapet)),
    boxOn(plot(0, long, half + 0.12), high, high + 0.9, plainPaint(parapet)),
  ];
  for (let n = 0; n < spans; n++) {
    const start = n * span;
    parts.push(
      boxOn(plot(start - pier, start + pier, half + 0.9), -4, 0.45 * high, paint),
      boxOn(plot(start - pier, start + pier, half), -4, high - 0.3, paint),
    );
    const open = span - 2 * pier;
    for (let k = 0; k < PIECES; k++) {
      const off = ((k + 0.5) / PIECES) * 2 - 1;
      const low = rise * Math.sqrt(1 - off * off);
      parts.push(
        boxOn(
          plot(start + pier + (k / PIECES) * open, start + pier + ((k + 1) / PIECES) * open, half),
          low,
          high - 0.3,
          paint,
        ),
      );
    }
  }
  return parts;
}
