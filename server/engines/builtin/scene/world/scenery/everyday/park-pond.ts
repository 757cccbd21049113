import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Solid } from '../../street/solid.ts';
import { lifted } from '../built/lifted.ts';
import { lampPost, paved } from '../built/paved-site.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { planksAt } from './bench-slats.ts';
import { lawnAt } from './lawn.ts';

/** The pond: how far aside on the picture's side and how far off its middle is, half as wide and as long as it is; how high the lawn is over it. World units. */
export const POND = { aside: 2.6, z: 16.6, wide: 7.6, long: 12.6, lawn: 0.5 } as const;
/** The path around it: how far from its shore its middle is, and half its width. World units. */
const PATH = { off: 3, half: 0.9 } as const;
/** Where a bench stands that was asked for: to the right of the pond's middle on the picture's side, and ahead. World units. */
export const NEAR_BENCH = [-8.3, 12.6] as const;
/** Benches by the path: to the right of the pond's middle on the picture's side, and ahead. World units. */
const BENCHES = [
  [-9.9, 23],
  [2.4, 33.4],
  [9.6, 17.6],
] as const;
const GRAVEL: Colour = [0.74, 0.66, 0.52];
const MUD: Colour = [0.32, 0.27, 0.18];

/** How far beyond the pond's shore a place is, less than 0 in the water. World units. */
export function fromShore(x: number, z: number, side: number): number {
  const [u, v] = [x - side * POND.aside, z - POND.z];
  const turn = Math.atan2(v, u);
  const winds = 1 + 0.07 * Math.sin(turn * 3 + side) + 0.04 * Math.sin(turn * 5);
  return (Math.hypot(u / POND.wide, v / POND.long) / winds - 1) * POND.long;
}

/** A pond in a park: mown lawns around it, a path with benches and lamps, tall trees behind. */
export const PARK_POND: SceneryPlan = {
  land: 'lake',
  relief: 0.3,
  trees: 0.75,
  views: [
    { horizon: 0.46, lens: 0.94, eye: 0.14 },
    { horizon: 0.34, lens: 0.88, eye: 0.24 },
    { horizon: 0.52, lens: 0.86, eye: 0.125 },
    { horizon: 0.45, lens: 1.08, eye: 0.15 },
  ],
  ground:
    (_, { side, noise }) =>
    (x, z) => {
      const off = fromShore(x, z, side);
      const lawn = POND.lawn + 0.5 * smoothstep(4, 30, off) * (1 + noise.fbm(x / 30, z / 30, 2));
      return -1.6 + (lawn + 1.6) * smoothstep(-2.2, 0.7, off);
    },
  soil: paved((x, z, soft, { side, noise, season }) => {
    const off = fromShore(x, z, side);
    const path =
      smoothstep(PATH.half + soft, PATH.half - soft, Math.abs(off - PATH.off)) *
      (1 + 0.1 * noise.at(x * 6, z * 6));
    const mud = smoothstep(0.5, -0.3, off);
    const lawn = mixColour(lawnAt(x, z, noise, season), MUD, mud);
    return [
      mixColour(lawn, scaleColour(GRAVEL, 1 + 0.12 * noise.at(x * 5, z * 5)), Math.min(1, path)),
      1,
    ];
  }),
  lampAt: () => (_x, _y, z) => 0.12 + 0.2 * Math.exp(-(((z - 30) / 9) ** 2)),
  water: { deep: [0.06, 0.11, 0.08], shallow: [0.19, 0.2, 0.12], roughness: 0.09, sheen: 0.3 },
  isTended: (x, z, { side }) => fromShore(x, z, side) < 9 || z < 10,
  has: new Set(['duck', 'bench']),
  solids,
};

function solids({ setting: { side }, lamps, groundAt }: Site): Solid[] {
  const onGround = (x: number, z: number, parts: readonly Solid[]) =>
    parts.map((one) => lifted(one, groundAt(x, z) - LEVEL));
  return [
    ...BENCHES.flatMap(([aside, z]) => {
      const x = side * (POND.aside + aside);
      return onGround(x, z, planksAt(x, z));
    }),
    ...[-5.4, 7].flatMap((aside) => {
      const x = side * (POND.aside + aside);
      return onGround(x, 31, lampPost(x, 31, 3.6, lamps));
    }),
  ];
}
