import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { inside, plainFront } from '../../street/front.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { band, block, post, rail } from './paved-site.ts';

/** The two rounds of which the basin is: to the right on the picture's side, ahead, how wide. World units. */
const ROUNDS = [
  [-1, 10.2, 5.6],
  [2.4, 17.4, 5],
] as const;
/** How deep it is where one swims, and at its shallow end; how far its walls curve into its floor. World units. */
export const BASIN = { deep: 2.5, shallow: 1.25, curve: 1.7 } as const;
const PLASTER: Colour = [0.62, 0.77, 0.8];
const TILE: Colour = [0.08, 0.3, 0.52];
const DECK: Colour = [0.72, 0.67, 0.6];
const STAIN: Colour = [0.42, 0.46, 0.4];
const LAWN: Colour = [0.5, 0.47, 0.24];

/** How far inside the rim a place is, world units; below 0 outside. */
function insideAt(side: number, x: number, z: number): number {
  const [a, b] = ROUNDS.map(
    ([aside, ahead, wide]) => wide - Math.hypot(side * x - aside, z - ahead),
  );
  const [one, two] = [a ?? -9, b ?? -9];
  // Where the two meet the rim is rounded.
  const near = Math.max(0, 3 - Math.abs(one - two));
  return Math.max(one, two) + (near * near) / 12;
}

/** How deep the basin is so far ahead. */
const depthAt = (z: number): number =>
  BASIN.shallow + (BASIN.deep - BASIN.shallow) * smoothstep(7, 14, z);

/** An empty swimming pool: its pale blue basin curves down from the tiles at its rim, with leaves and a puddle at its drain; a ladder, a diving board, a wall with paint sprayed on it, palms. */
export const EMPTY_POOL: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.2,
  views: [
    { horizon: 0.36, lens: 1, eye: 0.52 },
    { horizon: 0.24, lens: 0.84, eye: 0.95 },
    { horizon: 0.38, lens: 0.8, eye: 0.5 },
    { horizon: 0.3, lens: 1.02, eye: 0.66 },
  ],
  ground: (wild, setting): Ground => {
    const flat = levelled(50, 60)(wild);
    return (x, z) => {
      const inner = insideAt(setting.side, x, z);
      if (inner <= 0) return flat(x, z);
      const deep = depthAt(z);
      const share = Math.min(1, inner / BASIN.curve);
      return LEVEL - deep * Math.sqrt(1 - (1 - share) ** 2);
    };
  },
  soil: (wild, setting) => {
    const { side, noise, snowy } = setting;
    return (x, z, height, steepness) => {
      const inner = insideAt(side, x, z);
      const soft = 0.03 + z * 0.0025;
      if (inner > 0.02) return basin(noise, x, z, LEVEL - height, inner);
      if (snowy) return wild(x, z, height, steepness);
      const coping = band(inner + 0.25, 0.25, soft);
      const grain = 1 + 0.14 * noise.fbm(x * 1.4, z * 1.4, 3);
      const [u, v] = [x / 1.3 - Math.floor(x / 1.3), z / 1.3 - Math.floor(z / 1.3)];
      const joint = smoothstep(0.05, 0.02, Math.min(u, v));
      const weeds = joint * smoothstep(0.05, 0.3, noise.fbm(x / 2, z / 2, 3));
      const slab = mixColour(scaleColour(DECK, grain * (1 - 0.3 * joint)), [0.3, 0.4, 0.14], weeds);
      const lawn = scaleColour(LAWN, grain);
      const out = Math.max(Math.abs(x) - 12, z - 30);
      return mixColour(
        mixColour(slab, lawn, smoothstep(-0.4, 0.4, out)),
        [0.86, 0.84, 0.78],
        coping,
      );
    };
  },
  isTended: (x, z) => Math.abs(x) < 20 && z < 40,
  has: new Set(['skateboarder', 'parasol']),
  solids,
};

/** The basin so deep below its rim: tiles at the rim, stained plaster, wheels' marks on its curve, leaves and a puddle at its lowest. */
function basin(noise: Noise, x: number, z: number, down: number, inner: number): Colour {
  const stain = smoothstep(0.05, 0.6, noise.fbm(x / 2.6, z / 2.6, 4) + 0.16 * down - 0.1);
  const drip = smoothstep(0.1, 0.5, noise.fbm(x * 1.2 + z, 3, 3)) * smoothstep(1.8, 0.3, down);
  const crack = smoothstep(0.012, 0.004, Math.abs(noise.fbm(x / 9 + 9, z / 9, 4)));
  const marks =
    smoothstep(0.03, 0.01, Math.abs(noise.fbm(x / 7, z / 2 + 40, 2) - 0.1)) *
    smoothstep(3.2, 1.4, inner) *
    smoothstep(0.3, 0.7, inner);
  const plaster = mixColour(
    mixColour(
      scaleColour(PLASTER, 1 + 0.08 * noise.fbm(x * 2, z * 2, 2)),
      STAIN,
      0.36 * smoothstep(0.3, 2.4, down) + 0.34 * stain + 0.25 * drip,
    ),
    [0.2, 0.22, 0.24],
    Math.max(0.4 * crack, 0.34 * marks),
  );
  const turn = Math.atan2(z - 15, x) * 30;
  const isTile = down > 0.1 && down < 0.75 && inner < 0.4;
  const tile = scaleColour(TILE, Math.floor(turn) % 2 === 0 ? 1.25 : 0.9);
  const lined = mixColour(plaster, tile, isTile ? 1 : 0);
  const low = smoothstep(
    BASIN.deep - 0.16,
    BASIN.deep - 0.02,
    down + 0.16 * noise.fbm(x / 1.4, z / 1.4, 3),
  );
  const leaf = noise.at(x * 5.2, z * 5.2) > 0.3 && down > 0.9 ? smoothstep(1.4, 2.5, down) : 0;
  return mixColour(mixColour(lined, [0.2, 0.3, 0.26], 0.75 * low), [0.5, 0.32, 0.12], 0.85 * leaf);
}

function solids({ setting }: Site): Solid[] {
  const { side } = setting;
  const steel = plainPaint([0.82, 0.84, 0.86]);
  return [...ladder(side, steel), ...board(side), ...wall(setting), ...chair(side * 9.4, 15, side)];
}

/** The ladder's two bent rails. */
function ladder(side: number, steel: Paint): Solid[] {
  const x = side * -6.5;
  return [9.6, 10.2].flatMap((z) => [
    rail([x - side * 0.5, 0, z], [x - side * 0.5, 0.85, z], 0.035, steel),
    rail([x - side * 0.5, 0.85, z], [x + side * 0.6, 0.85, z], 0.035, steel),
    rail([x + side * 0.6, 0.85, z], [x + side * 0.75, -1.15, z], 0.035, steel),
  ]);
}

/** The diving board at the deep end. */
function board(side: number): Solid[] {
  const x = side * 2.5;
  const white = plainPaint([0.9, 0.92, 0.93]);
  return [
    block([x - 0.34, 0.62, 19.6], [x + 0.34, 0.7, 24.2], plainPaint([0.4, 0.66, 0.8])),
    block([x - 0.3, 0, 22.8], [x + 0.3, 0.62, 23.8], white),
    ...[-0.42, 0.42].flatMap((off) => [
      post(x + off, 22.7, 1.5, 0.03, white),
      post(x + off, 24.1, 1.5, 0.03, white),
      rail([x + off, 1.5, 22.7], [x + off, 1.5, 24.1], 0.03, white),
    ]),
  ];
}

const SPRAYS: readonly Colour[] = [
  [0.95, 0.3, 0.5],
  [0.1, 0.65, 0.75],
  [0.98, 0.75, 0.12],
  [0.5, 0.25, 0.7],
];

/** The wall round the garden, paint sprayed on it, and the low house beside. */
function wall({ side }: Setting): Solid[] {
  const face: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront([0.82, 0.78, 0.7]);
    const cloud =
      Math.sin(along * 0.9) + Math.sin(along * 2.3 - up * 2) + Math.sin(up * 2.4 + along * 0.6);
    const spray = SPRAYS[Math.abs(Math.floor(along / 3.4 + cloud * 0.3)) % SPRAYS.length] as Colour;
    const patch = inside(cloud, 0.7, 9, pixel * 2) * inside(up, 0.3, 1.9, pixel);
    const rim = inside(Math.abs(cloud - 0.7), -1, 0.16, pixel) * inside(up, 0.3, 1.9, pixel);
    return plainFront(
      mixColour(mixColour([0.86, 0.82, 0.74], spray, 0.9 * patch), [0.1, 0.1, 0.12], 0.8 * rim),
    );
  };
  const house: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.5, 0.46, 0.42]);
    const pane =
      inside(Math.abs(((along / 3.2) % 1) - 0.5), -1, 0.36, pixel / 3) *
      inside(up, 0.2, 2.3, pixel);
    return {
      ...plainFront(mixColour([0.92, 0.87, 0.78], [0.16, 0.2, 0.23], pane)),
      glass: 0.3 * pane,
    };
  };
  const far = side > 0 ? [-30, -9] : [9, 30];
  return [
    boxOn(plotOf(-34, 28, 34, 28.3), LEVEL, LEVEL + 2.3, face),
    boxOn(plotOf(far[0] ?? 0, 33, far[1] ?? 0, 42), LEVEL, LEVEL + 3.2, house),
    boxOn(
      plotOf((far[0] ?? 0) - 0.8, 32, (far[1] ?? 0) + 0.8, 43),
      LEVEL + 3.2,
      LEVEL + 3.5,
      plainPaint([0.9, 0.88, 0.82]),
    ),
  ];
}

/** A chair of plastic that has fallen over. */
const chair = (x: number, z: number, side: number): Solid[] => {
  const white = plainPaint([0.93, 0.93, 0.91]);
  return [
    block([x, 0.02, z], [x + 0.08, 0.5, z + 0.5], white),
    block([x - side * 0.5, 0.02, z + 0.02], [x - side * 0.5 + 0.5, 0.08, z + 0.48], white),
    ...[0.03, 0.42].flatMap((off) =>
      [0.1, 0.42].map((up) => rail([x, up, z + off], [x + side * 0.45, up, z + off], 0.02, white)),
    ),
  ];
};
