import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { ASPHALT, band, paved } from '../built/paved-site.ts';
import type { SceneryPlan } from '../site.ts';

/** A butte or a mesa: aside on the picture's side, ahead, half as long and as deep, how high, how far its rubble reaches. World units. */
interface Butte {
  readonly at: readonly [aside: number, z: number];
  readonly half: readonly [x: number, z: number];
  readonly high: number;
  readonly skirt: number;
}

/** The two mittens and their like, and mesas behind them. */
const BUTTES: readonly Butte[] = [
  { at: [-46, 165], half: [17, 14], high: 60, skirt: 42 },
  { at: [-74, 160], half: [4, 4], high: 42, skirt: 20 },
  { at: [38, 190], half: [18, 14], high: 60, skirt: 44 },
  { at: [67, 186], half: [4, 4], high: 44, skirt: 20 },
  { at: [2, 290], half: [30, 18], high: 66, skirt: 54 },
  { at: [130, 330], half: [66, 26], high: 70, skirt: 60 },
  { at: [-150, 340], half: [70, 26], high: 66, skirt: 60 },
];
const RED: Colour = [0.62, 0.27, 0.15];
const SAND: Colour = [0.74, 0.4, 0.24];

/** How high a butte is over its plain at a place: an upright wall on a skirt of rubble. World units. */
function risesAt({ at, half, high, skirt }: Butte, x: number, z: number, side: number): number {
  const [dx, dz] = [x - side * at[0], z - at[1]];
  const rough = 1 + 0.09 * Math.sin(dx * 0.6) * Math.cos(dz * 0.5) + 0.06 * Math.sin(dx * 1.7 + dz);
  const out = Math.hypot(Math.max(Math.abs(dx) - half[0], 0), Math.max(Math.abs(dz) - half[1], 0));
  const wall = high * (0.62 - 0.02 * Math.sin(dx * 0.35)) * smoothstep(2.4 * rough, 0.4, out);
  const rubble = high * 0.36 * Math.max(0, 1 - out / (skirt * rough)) ** 1.5;
  return wall + rubble;
}

const butteGround =
  (side: number): Ground =>
  (x, z) => {
    const plain = 4 + 0.8 * Math.sin(x / 31) * Math.sin(z / 43) - 2 * smoothstep(20, 90, z);
    return plain + BUTTES.reduce((most, one) => Math.max(most, risesAt(one, x, z, side)), 0);
  };

/** Rock in level bands, redder where it is steep, sand where it is not. */
const banded: NonNullable<SceneryPlan['soil']> =
  (_wild, { noise }) =>
  (x, z, height, steepness) => {
    const layer =
      Math.sin(height * 0.8 + 1.2 * noise.fbm(x / 30, z / 30, 2)) + 0.6 * Math.sin(height * 2.1);
    const rock = scaleColour(RED, 1 + 0.12 * layer + 0.16 * noise.fbm(x / 2.4, z / 2.4, 2));
    const sand = scaleColour(SAND, 1 + 0.12 * noise.fbm(x / 3, z / 3, 3));
    return mixColour(sand, rock, smoothstep(0.35, 0.9, steepness));
  };

const VIEWS: NonNullable<SceneryPlan['views']> = [
  { horizon: 0.6, lens: 0.96, eye: 0.5 },
  { horizon: 0.52, lens: 0.9, eye: 0.9 },
  { horizon: 0.63, lens: 0.9, eye: 0.42 },
  { horizon: 0.58, lens: 1.1, eye: 0.55 },
];

/** Monument Valley: two buttes like mittens and a third over red sand, mesas behind them, a road that leads between. */
export const MONUMENT_VALLEY: SceneryPlan = {
  land: 'desert',
  relief: 0.2,
  views: VIEWS,
  ground: (_, { side }) => butteGround(side),
  soil: (wild, setting) => {
    const road = paved((x, z, soft) => {
      const off = x + setting.side * (3.6 - 12 * smoothstep(30, 150, z));
      const share = z < 150 ? band(off, 3, soft) : 0;
      const line = band(off, 0.12, soft) * (Math.sin(z * 0.9) > -0.2 ? 1 : 0);
      return [mixColour(ASPHALT, [0.9, 0.72, 0.16], line), share];
    });
    return road(banded(wild, setting), setting);
  },
};

/** Uluru: one great red rock with rounded shoulders and upright furrows over a plain of red sand. */
export const ULURU: SceneryPlan = {
  land: 'desert',
  relief: 0.2,
  views: VIEWS,
  ground:
    (_, { side, noise }) =>
    (x, z) => {
      const [u, v] = [(x + side * 14) / 150, (z - 250) / 74];
      const out = Math.abs(u) ** 3.2 + Math.abs(v) ** 2.6;
      const furrow = 1 - 0.05 * Math.abs(Math.sin(x / 6.4 + 1.4 * noise.at(x / 50, z / 50)));
      const rock =
        out < 1 ? 62 * (1 - out) ** 0.36 * furrow * (1 - 0.12 * Math.max(0, side * u)) : 0;
      return 4 + 0.5 * Math.sin(x / 23) * Math.sin(z / 31) + rock;
    },
  soil: banded,
};
