import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../../street/front.ts';
import { band, paved } from '../built/paved-site.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';

/** The avenue: half the road, how far aside its trees stand, where the first stand, how far apart, to how far off. World units. */
export const AVENUE = { road: 2.5, trees: 4.5, first: 8.5, apart: 6.4, far: 150 } as const;
const ROAD: Colour = [0.47, 0.45, 0.42];
const PETAL: Colour = [0.97, 0.78, 0.84];
const LEAVES: readonly Colour[] = [
  [0.8, 0.46, 0.1],
  [0.86, 0.66, 0.16],
  [0.6, 0.24, 0.1],
];

/** Whether the trees of an avenue are in blossom. */
export const inBlossom = ({ idea }: Pick<Setting, 'idea'>): boolean =>
  idea.subjects.some(({ thing }) => thing === 'blossom');

/** A road between two rows of old trees whose crowns meet over it: in blossom, green, in the colours of autumn or bare. */
export const TREE_AVENUE: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.1,
  views: [
    { horizon: 0.6, lens: 0.92, eye: 0.4 },
    { horizon: 0.54, lens: 0.88, eye: 0.62 },
    { horizon: 0.63, lens: 0.84, eye: 0.36 },
    { horizon: 0.6, lens: 1.08, eye: 0.46 },
  ],
  ground: (wild) => (x, z) => {
    const out = smoothstep(9, 60, Math.abs(x));
    return LEVEL + out * (wild(x, z) - LEVEL);
  },
  soil: paved((x, z, soft, setting) => {
    const { season, snowy, noise } = setting;
    const off = Math.abs(x + 0.12 * noise.at(x, z / 3));
    const road = smoothstep(AVENUE.road + 0.15 + soft, AVENUE.road - soft, off);
    const verge = smoothstep(AVENUE.trees + 2.6, AVENUE.trees + 0.4, off);
    const rut = 0.06 * band(off - 1.1, 0.35, soft);
    const asphalt = scaleColour(ROAD, 1 - rut);
    const isStrewn = inBlossom(setting) || (season === 'autumn' && !snowy);
    if (!isStrewn) return [asphalt, road];
    // What has fallen lies thickest along the edges of the road.
    const thick = 0.16 + 0.6 * smoothstep(1.2, 2.6, off) + 0.25 * noise.fbm(x, z / 2, 3);
    const cell = 0.045 + 0.0034 * z;
    const [u, v] = [Math.floor(x / cell), Math.floor(z / cell)];
    const fallen = inBlossom(setting)
      ? PETAL
      : (LEAVES[Math.floor(2.99 * chance(u, v, 5))] as Colour);
    const lies = chance(u, v, 3) < thick ? 0.9 : 0;
    const share = Math.max(road, verge * lies);
    const ground = mixColour(asphalt, fallen, lies * Math.max(verge, road));
    return [ground, share];
  }),
  isTended: (x, z) => Math.abs(x) < AVENUE.trees + 3 && z < AVENUE.far,
  has: new Set(['blossom', 'tree']),
};
