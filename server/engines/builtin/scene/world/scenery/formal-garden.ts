import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { type Front, NO_GLOW, plainFront } from '../street/front.ts';
import { frustumAt } from '../street/round-solid.ts';
import type { Paint, Solid } from '../street/solid.ts';
import { clippedBall, clippedCone, hedgeOn, plotOf } from './hedge.ts';
import { LEVEL, levelled } from './level-site.ts';
import { palaceAt } from './palace.ts';
import type { SceneryPlan } from './site.ts';

/** Where the round basin lies on the axis and how large it is, world units. */
const BASIN = { z: 46, radius: 7.4 } as const;
/** The beds: from where to where aside of the axis, and ahead. */
const BEDS = { from: 4, to: 25 } as const;
const ROWS = [
  [9, 36],
  [58, 88],
] as const;
/** Where high hedges close the garden to its sides, and where it ends before the palace. */
const SIDE = 36;
const END = 104;

const GRAVEL: Colour = [0.8, 0.71, 0.55];
const RED_GRAVEL: Colour = [0.72, 0.46, 0.34];
const LAWN: Colour = [0.3, 0.49, 0.16];
const BOX: Colour = [0.13, 0.26, 0.09];
const STONE: Colour = [0.84, 0.8, 0.72];
const WATER: Colour = [0.16, 0.3, 0.34];
/** Flowers along the edges of the beds. */
const BLOOMS: readonly Colour[] = [
  [0.86, 0.16, 0.2],
  [0.94, 0.72, 0.16],
  [0.9, 0.46, 0.62],
  [0.93, 0.9, 0.86],
];

/** A formal garden of France: beds of box embroidery, clipped cones and a fountain along the axis of a palace. */
export const FORMAL_GARDEN: SceneryPlan = {
  land: 'field',
  views: [
    { horizon: 0.34, lens: 0.95, eye: 1.6 },
    { horizon: 0.24, lens: 0.92, eye: 2.8 },
    { horizon: 0.42, lens: 0.85, eye: 1.25 },
    { horizon: 0.32, lens: 1.15, eye: 2 },
  ],
  amongWalkers: [
    { horizon: 0.4, lens: 0.95, eye: 0.66 },
    { horizon: 0.34, lens: 0.86, eye: 0.9 },
    { horizon: 0.46, lens: 0.85, eye: 0.56 },
    { horizon: 0.36, lens: 1.1, eye: 0.76 },
  ],
  relief: 0.08,
  trees: 0.85,
  ground: levelled(110, 190),
  soil: (wild, { noise, snowy }) =>
    snowy
      ? wild
      : (x, z, height, steepness) =>
          isInside(x, z) ? floorAt(noise, x, z) : wild(x, z, height, steepness),
  solids: ({ lamps }) => [
    ...basin(),
    ...edges(),
    ...topiary(),
    ...bosquets(),
    ...palaceAt({ x: 0, low: LEVEL, z: END + 16, wide: 118, high: 17 }, lamps),
  ],
  isTended: (x, z) => Math.abs(x) < SIDE + 3 + Math.max(0, z - END) * 2 && z < END + 36,
  has: new Set(['fountain', 'flower', 'castle']),
};

const isInside = (x: number, z: number): boolean => Math.abs(x) < SIDE + 30 && z < END + 18;

/** The bed that a place is in: how far along and across, 0 to 1, and how far from its edge, world units; null between beds. */
function bedAt(x: number, z: number) {
  const aside = Math.abs(x);
  const row = ROWS.findIndex(([near, far]) => z > near && z < far);
  const ends = ROWS[row];
  if (ends === undefined || aside < BEDS.from || aside > BEDS.to) return null;
  const [near, far] = ends;
  const edge = Math.min(aside - BEDS.from, BEDS.to - aside, z - near, far - z);
  return {
    row,
    edge,
    along: (z - near) / (far - near),
    across: (aside - BEDS.from) / (BEDS.to - BEDS.from),
  };
}

/** Gravel, and in the beds a border of flowers, a band of lawn, and scrolls of box. */
function floorAt(noise: Noise, x: number, z: number): Colour {
  const soft = 0.05 + z * 0.003;
  const grain = 1 + 0.1 * noise.fbm(x * 1.9, z * 1.9, 2);
  const bed = bedAt(x, z);
  if (bed === null) return scaleColour(GRAVEL, grain);
  const { edge, along, across, row } = bed;
  const within = (from: number, to: number) =>
    smoothstep(from - soft, from + soft, edge) * smoothstep(to + soft, to - soft, edge);
  const lawn = scaleColour(LAWN, grain);
  // Two scrolls wind out of each bed's middle line, mirrored in it.
  const [u, v] = [Math.abs(across - 0.5) * 2, (along * 2) % 1];
  const [dx, dz] = [u - 0.5, v - 0.5];
  const away = Math.hypot(dx, dz * 1.15);
  const spiral = Math.sin(Math.atan2(dz, dx) * 2 + away * 26);
  const leaves = Math.sin(Math.atan2(dz, dx) * 7) * 0.06;
  const box = Math.max(
    smoothstep(0.1 - soft, 0.1 + soft + 0.2, spiral) * smoothstep(0.47, 0.43, away + leaves),
    smoothstep(0.03 + soft / 9, 0.02, Math.abs(away + leaves - 0.5)),
  );
  const carpet = mixColour(scaleColour(RED_GRAVEL, grain), scaleColour(BOX, grain), box);
  const petals = BLOOMS[(Math.floor(along * 12) + Math.floor(across * 9) + row) % BLOOMS.length];
  const dots = smoothstep(-0.25, 0.2, noise.at(x * 3.1, z * 3.1));
  const flowers = mixColour([0.2, 0.34, 0.12], petals ?? GRAVEL, 0.85 * dots);
  const inner = mixColour(
    carpet,
    flowers,
    Math.max(within(0.9, 2.1), smoothstep(0.14, 0.11, away)),
  );
  return mixColour(inner, lawn, Math.max(within(-1, 0.9), within(2.1, 3.3)));
}

/** Low hedges round the beds. */
function edges(): Solid[] {
  const low = { thick: 0.42, high: 0.55 } as const;
  return [-1, 1].flatMap((side) =>
    ROWS.flatMap(([near, far]) => {
      const [from, to] = side > 0 ? [BEDS.from, BEDS.to] : [-BEDS.to, -BEDS.from];
      return [
        plotOf(from, near, to, near + low.thick),
        plotOf(from, far - low.thick, to, far),
        plotOf(from, near, from + low.thick, far),
        plotOf(to - low.thick, near, to, far),
      ].map((plot) => hedgeOn(plot, LEVEL, low.high));
    }),
  );
}

/** Cones and balls along the axis and at the corners of the beds. */
function topiary(): Solid[] {
  return [-1, 1].flatMap((side) =>
    ROWS.flatMap(([near, far]) => {
      const along: Solid[] = [];
      const count = 5;
      for (let n = 0; n < count; n++) {
        const z = near + 0.6 + ((far - near - 1.2) * n) / (count - 1);
        const x = side * (BEDS.from + 0.9);
        along.push(
          ...(n % 2 === 0 ? clippedCone([x, LEVEL, z], 3.4) : clippedBall([x, LEVEL, z], 0.8)),
          ...(n % 2 === 0 ? clippedCone([side * (BEDS.to - 0.9), LEVEL, z], 2.8) : []),
        );
      }
      return along;
    }),
  );
}

/** High walls of hedge that close the garden to both sides. */
function bosquets(): Solid[] {
  return [-1, 1].flatMap((side) =>
    [
      [4, 40],
      [45, 70],
      [75, END],
    ].map(([near = 0, far = 0]) =>
      side > 0
        ? hedgeOn(plotOf(SIDE, near, SIDE + 6, far), LEVEL, 6.5)
        : hedgeOn(plotOf(-SIDE - 6, near, -SIDE, far), LEVEL, 6.5),
    ),
  );
}

/** A round basin with its rim, and jets of water that rise in it. */
function basin(): Solid[] {
  const { z, radius } = BASIN;
  const water: Paint = (_, { along, up }): Front => ({
    colour: scaleColour(WATER, 1 + 0.2 * Math.sin(along * 5 + 3 * Math.sin(up * 2))),
    glass: 0.55,
    glow: NO_GLOW,
  });
  const rim: Paint = () => plainFront(STONE);
  const spray: Paint = () => ({ ...plainFront([0.86, 0.92, 0.96]), glow: [0.1, 0.11, 0.12] });
  const jet = (x: number, dz: number, high: number, wide: number): Solid => ({
    ...frustumAt([x, LEVEL + 0.4, z + dz], high, wide, wide * 0.3, spray),
    isSheer: true,
  });
  const ring = Array.from({ length: 12 }, (_, n) => {
    const turn = (n / 12) * 2 * Math.PI;
    return jet(5.6 * Math.cos(turn), 5.6 * Math.sin(turn), 2.1, 0.1);
  });
  return [
    frustumAt([0, LEVEL - 0.2, z], 0.75, radius + 0.7, radius + 0.6, rim, 28),
    frustumAt([0, LEVEL + 0.3, z], 0.3, radius, radius, water, 28),
    frustumAt([0, LEVEL + 0.4, z], 1.2, 2.2, 1.5, rim, 20),
    frustumAt([0, LEVEL + 1.6, z], 0.35, 2.4, 2.6, rim, 20),
    frustumAt([0, LEVEL + 1.9, z], 1.5, 0.7, 0.45, rim),
    frustumAt([0, LEVEL + 3.3, z], 0.3, 1.3, 1.5, rim),
    jet(0, 0, 9, 0.34),
    ...ring,
  ];
}
