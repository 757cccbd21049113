import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import type { Paint, Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { frontLit } from './front-lit.ts';

/** The slope of lime: from where to where, how much it rises on its way, half its width. World units. */
const SLOPE = { near: 6, far: 150, high: 23, half: 110 } as const;

const LIME: Colour = [0.92, 0.91, 0.88];
const GREY: Colour = [0.66, 0.66, 0.67];
const CREAM: Colour = [0.9, 0.78, 0.6];
const POOL: Colour = [0.16, 0.56, 0.74];
const SHALLOW: Colour = [0.5, 0.82, 0.88];

/** Grain of lime; it is no part of what a seed decides. */
const grain = createNoise(3_907);

const riseAt = (z: number): number =>
  SLOPE.high * clamp((z - SLOPE.near) / (SLOPE.far - SLOPE.near)) ** 1.15;

/** Streaks of lime under the rim of a basin. */
const dripping = (along: number, up: number, high: number): Colour => {
  const streak = grain.fbm(along * 2.6, up * 0.5, 3);
  const white = mixColour(LIME, CREAM, smoothstep(0.05, 0.5, streak) * 0.6);
  return mixColour(GREY, white, clamp(0.55 + 0.75 * (up / high) + 0.4 * streak));
};

/** A basin with a rim of lime, so wide, full of warm water or dry. */
const basin =
  (radius: number, high: number, isDry: boolean): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role !== 'level') return plainFront(dripping(along, up, high));
    const away = Math.hypot(along, up) / radius + 0.05 * grain.at(along, up);
    const rim = smoothstep(0.8, 0.85 + pixel / radius, away);
    const sheet = mixColour(POOL, SHALLOW, smoothstep(0.35, 0.86, away));
    const floor = isDry ? scaleColour(LIME, 0.94 + 0.08 * grain.fbm(along * 2, up * 2, 2)) : sheet;
    return {
      colour: mixColour(floor, LIME, rim),
      glass: isDry ? 0 : 0.42 * (1 - rim),
      glow: [0, 0, 0],
    };
  };

/** Terraces of white lime on a slope, each a basin of blue warm water. */
export const TRAVERTINE: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.2,
  views: [
    { horizon: 0.44, lens: 0.92, eye: 0.6 },
    { horizon: 0.34, lens: 0.86, eye: 1.3 },
    { horizon: 0.5, lens: 0.84, eye: 0.5 },
    { horizon: 0.42, lens: 1.1, eye: 0.7 },
  ],
  ground: (wild) => (x, z) => {
    const share =
      smoothstep(SLOPE.half + 60, SLOPE.half, Math.abs(x)) *
      smoothstep(SLOPE.far + 160, SLOPE.far, z);
    const slope = LEVEL - 0.9 + riseAt(z);
    return share === 1 ? slope : slope * share + (1 - share) * (wild(x, z) + 0.7 * riseAt(z));
  },
  soil:
    (wild, { noise }) =>
    (x, z, height, steepness) => {
      const edge = 14 * noise.fbm(x / 22, z / 22, 3);
      const lime =
        smoothstep(SLOPE.half + 6, SLOPE.half - 6, Math.abs(x) + edge) *
        smoothstep(SLOPE.far + 8, SLOPE.far - 4, z + edge);
      const own = scaleColour(LIME, 0.86 + 0.14 * noise.fbm(x / 2, z / 2, 3));
      return lime === 1 ? own : mixColour(wild(x, z, height, steepness), own, lime);
    },
  light: frontLit,
  isTended: (x, z) => Math.abs(x) < SLOPE.half && z < SLOPE.far,
  solids,
};

function solids({ random }: Site): Solid[] {
  const all: Solid[] = [];
  for (let z = 8.5, row = 0; z < SLOPE.far - 6; row++) {
    const wide = 4.2 + 0.05 * z;
    const half = 0.66 * z + 9;
    for (let x = -half + wide * random.unit(); x < half; x += wide * (1.2 + 0.5 * random.unit())) {
      const radius = wide * (0.7 + 0.85 * random.unit() ** 1.5);
      const atZ = z + wide * 0.9 * (random.unit() - 0.5);
      const top = LEVEL + riseAt(atZ) + 0.1;
      const high = 1.5 + 0.02 * z;
      const isDry = random.unit() < 0.06;
      all.push(
        frustumAt(
          [x, top - high, atZ + radius * 0.5],
          high,
          radius * 0.9,
          radius,
          basin(radius, high, isDry),
          15,
        ),
      );
    }
    z += wide * 0.95;
  }
  return all;
}
