import { mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Light } from '../light.ts';
import { chance } from '../street/front.ts';
import { LEVEL } from './level-site.ts';
import type { SceneryPlan } from './site.ts';

/** Icing on the ground, and on the hills. */
const ICING: Colour = [1, 0.8, 0.86];
const HILLS: readonly Colour[] = [
  [1, 0.66, 0.78],
  [0.66, 0.93, 0.82],
  [1, 0.92, 0.66],
  [0.8, 0.72, 0.98],
  [0.62, 0.84, 1],
];
const CHOCOLATE: Colour = [0.3, 0.15, 0.08];
const SHINE: Colour = [0.66, 0.42, 0.3];
const SPRINKLES: readonly Colour[] = [
  [0.96, 0.2, 0.36],
  [0.2, 0.6, 0.92],
  [0.98, 0.76, 0.1],
  [0.4, 0.78, 0.3],
];
/** Hills like scoops: how many in each row, and how far off, how wide and how high they are. World units. */
const ROWS = [
  { z: 150, count: 4, wide: 46, high: 26, apart: 95 },
  { z: 240, count: 5, wide: 74, high: 46, apart: 125 },
  { z: 380, count: 7, wide: 110, high: 84, apart: 165 },
] as const;
/** How wide the river is, and how deep its bed, world units. */
const RIVER = { wide: 2.6, wider: 0.024, deep: 0.7 } as const;

/** A land of sweets. */
export const CANDY: SceneryPlan = {
  land: 'field',
  relief: 0.05,
  trees: 0,
  views: [
    { horizon: 0.46, lens: 0.95, eye: 0.85 },
    { horizon: 0.34, lens: 0.86, eye: 1.7 },
    { horizon: 0.54, lens: 0.85, eye: 0.72 },
    { horizon: 0.44, lens: 1.15, eye: 1.1 },
  ],
  amongWalkers: [
    { horizon: 0.46, lens: 0.95, eye: 0.5 },
    { horizon: 0.4, lens: 0.86, eye: 0.7 },
    { horizon: 0.54, lens: 0.85, eye: 0.46 },
    { horizon: 0.44, lens: 1.15, eye: 0.6 },
  ],
  ground: (_, setting) => (x, z) => {
    const swells = 0.5 * Math.sin(x / 17 + 1) * Math.sin(z / 23);
    const hill = hillAt(setting, x, z);
    return LEVEL + swells + hill.up - RIVER.deep * riverOfChocolate(setting, x, z);
  },
  soil: (_, setting) => (x, z) => groundAt(setting, x, z),
  light: (light: Light): Light => ({
    ...light,
    zenith: mixColour(light.zenith, [0.46, 0.74, 0.98], light.isNight ? 0.1 : 0.6),
    middle: mixColour(light.middle, [0.86, 0.8, 0.98], light.isNight ? 0.15 : 0.75),
    horizon: mixColour(light.horizon, [1, 0.84, 0.88], light.isNight ? 0.2 : 0.8),
    cloudLit: mixColour(light.cloudLit, [1.04, 0.86, 0.94], 0.8),
    cloudShade: mixColour(light.cloudShade, [0.86, 0.66, 0.84], light.isNight ? 0.2 : 0.8),
  }),
  isTended: () => true,
};

/** How much of a place is the river of chocolate, 0 to 1. */
export function riverOfChocolate({ side }: Pick<Setting, 'side'>, x: number, z: number): number {
  const middle = side * (-4.6 + 8 * Math.sin(z / 22) * smoothstep(0, 40, z) - 0.1 * z);
  const half = RIVER.wide + RIVER.wider * z;
  return smoothstep(half + 0.5, half - 0.5, Math.abs(x - middle)) * smoothstep(125, 105, z);
}

/** How high the hills are at a place, and which of them is the highest there. */
function hillAt({ side }: Pick<Setting, 'side'>, x: number, z: number) {
  let [up, which, share] = [0, 0, 0];
  ROWS.forEach(({ z: row, count, wide, high, apart }, n) => {
    for (let k = 0; k < count; k++) {
      const own = chance(k, n, 5);
      const cx = side * ((k - (count - 1) / 2) * apart + 46 * (own - 0.5));
      const cz = row + 60 * (chance(k, n, 9) - 0.5);
      const radius = wide * (0.8 + 0.45 * own);
      const away = Math.hypot(x - cx, (z - cz) * 1.1) / radius;
      if (away >= 1) continue;
      const top = high * (0.75 + 0.5 * chance(k, n, 2)) * Math.sqrt(1 - away * away);
      if (top > up) [up, which, share] = [top, n * 7 + k, 1 - away];
    }
  });
  return { up, which, share };
}

function groundAt(setting: Setting, x: number, z: number): Colour {
  const { noise } = setting;
  const river = riverOfChocolate(setting, x, z);
  const { up, which, share } = hillAt(setting, x, z);
  const soft = 1 + 0.05 * noise.fbm(x / 4, z / 4, 3);
  const scoop = HILLS[which % HILLS.length] as Colour;
  // Chocolate runs down from the tops of some.
  const drip = 0.3 + 0.16 * noise.at(x / 7 + which, z / 40) + 0.07 * noise.at(x / 3, 1);
  const topped = which % 3 === 0 ? smoothstep(drip, drip + 0.03, share) : 0;
  const line = 0.5 + 0.5 * Math.sin(up / 1.6 + 1.5 * noise.at(x / 14, z / 14));
  const hill = mixColour(mixColour(scoop, ICING, 0.35 * line), CHOCOLATE, topped);
  const stripe = 0.5 + 0.5 * Math.sin(z / 3 + 2 * Math.sin(x / 9));
  const meadow = mixColour(ICING, [1, 0.92, 0.95], 0.6 * stripe);
  const own = scaleColour(up > 0.3 ? hill : meadow, soft);
  const [cx, cz] = [Math.floor(x / 0.2), Math.floor(z / 0.2)];
  const isSprinkled = z < 45 && chance(cx, cz, 1) < 0.05;
  const strewn = isSprinkled
    ? mixColour(own, SPRINKLES[Math.floor(chance(cz, cx, 4) * 4)] as Colour, mix(0.9, 0, z / 45))
    : own;
  // Thick and smooth, it mirrors the sky where it is looked along, in slow waves.
  const wave = 0.5 + 0.5 * Math.sin(z * 1.5 + 5 * noise.fbm(x / 5, z / 7, 2));
  const sheen = smoothstep(0.45, 1, wave) * (0.35 + 0.65 * smoothstep(4, 60, z));
  const cream = smoothstep(0.9, 0.5, river) * smoothstep(0.05, 0.4, river);
  const flow = mixColour(CHOCOLATE, SHINE, 0.8 * sheen);
  return mixColour(
    strewn,
    mixColour(flow, [0.8, 0.58, 0.42], 0.7 * cream),
    smoothstep(0, 0.4, river),
  );
}
