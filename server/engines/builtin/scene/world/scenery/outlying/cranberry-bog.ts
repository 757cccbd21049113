import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, plainFront } from '../../street/front.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { block, blocksOf, paved, post } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The flooded bog: half its width, from where to where it reaches ahead, how far its water lies under the dykes. World units. */
export const BOG = { half: 30, near: 4.2, far: 62, under: 0.5 } as const;
/** The boom that holds the berries together: the middle of its round (right on the picture's side, ahead), how wide and how deep that is. World units. */
const BOOM = { aside: -2.4, z: 22, wide: 14, deep: 15.4 } as const;
const WATER: Colour = [0.1, 0.19, 0.3];
const BERRY: Colour = [0.62, 0.04, 0.08];
const PALE: Colour = [0.93, 0.36, 0.36];
const YELLOW: Colour = [0.96, 0.74, 0.1];
const DYKE: Colour = [0.42, 0.4, 0.2];

/** How far inside the boom a place is, by its size; below 0 outside. */
const insideBoom = (side: number, x: number, z: number): number => {
  const [u, v] = [(side * x - BOOM.aside) / BOOM.wide, (z - BOOM.z) / BOOM.deep];
  const turn = Math.atan2(v, u);
  return 1 + 0.05 * Math.sin(turn * 3 + 1) + 0.03 * Math.sin(turn * 7) - Math.hypot(u, v);
};

/** A flooded bog at the cranberry harvest: a carpet of red berries on dark water, gathered by a yellow boom, a pump that lifts them into a truck, dykes of grass. */
export const CRANBERRY_BOG: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.9,
  time: 'day',
  views: [
    { horizon: 0.34, lens: 0.98, eye: 0.62 },
    { horizon: 0.24, lens: 0.9, eye: 1 },
    { horizon: 0.42, lens: 0.9, eye: 0.5 },
    { horizon: 0.32, lens: 1.15, eye: 0.7 },
  ],
  ground: (wild) => {
    const flat = levelled(60, 80)(wild);
    return (x, z) => {
      const inner = Math.min(BOG.half - Math.abs(x), z - BOG.near, BOG.far - z);
      return flat(x, z) - 1.1 * smoothstep(0, 0.9, inner);
    };
  },
  soil: paved((x, z, _, { noise, season }) => {
    const grass = scaleColour(
      season === 'autumn' ? DYKE : [0.3, 0.42, 0.14],
      1 + 0.24 * noise.fbm(x * 2, z * 2, 3),
    );
    const out = Math.max(Math.abs(x) - BOG.half - 6, z - BOG.far - 6);
    return [grass, smoothstep(2, -2, out)];
  }),
  isTended: (x, z) => Math.abs(x) < BOG.half + 5 && z < BOG.far + 5,
  solids: ({ setting }: Site): Solid[] => [
    block(
      [-BOG.half - 1, -0.9, BOG.near - 1],
      [BOG.half + 1, -BOG.under, BOG.far + 1],
      flooded(setting),
    ),
    ...boom(setting.side),
    ...pump(setting.side),
  ],
};

/** Water, and berries on it: close to the eye each by itself, far off a red carpet. */
function flooded({ side, noise }: Setting): Paint {
  const [left, near] = [-BOG.half - 1, BOG.near - 1];
  return ({ role }, { along, up, pixel }) => {
    if (role !== 'level') return plainFront(WATER);
    const [x, z] = [left + along, near + up];
    const share = berriesAt(noise, side, x, z);
    const fine = smoothstep(0.08, 0.02, pixel);
    const { cover, tone } = fine > 0 ? berryAt(x, z, share) : { cover: 0, tone: 1 };
    const isRed = share * (1 - fine) + cover * fine;
    const clump = 1 + 0.34 * noise.fbm(x * 1.1, z * 0.9, 4);
    const red = mixColour(
      scaleColour(BERRY, clump * (1 + fine * (tone - 1))),
      PALE,
      0.14 + 0.16 * chance(Math.floor(x * 7), Math.floor(z * 7), 4) * fine,
    );
    return { colour: mixColour(WATER, red, isRed), glass: 0.5 * (1 - isRed), glow: [0, 0, 0] };
  };
}

/** How densely berries float at a place, 0 to 1. */
function berriesAt(noise: Noise, side: number, x: number, z: number): number {
  const inner = insideBoom(side, x, z);
  if (inner > 0.015) {
    // Where it was raked the water shows.
    const lane = smoothstep(-0.34, -0.2, noise.fbm(x / 5, z / 7, 3));
    return clamp(lane);
  }
  const strays = smoothstep(0.12, 0.5, noise.fbm(x / 3, z / 4 + 9, 3));
  return 0.75 * strays;
}

/** How many berries float from side to side of a unit. */
const DENSE = 9;

/** Whether a berry is at a place, and how light its side is there. */
function berryAt(x: number, z: number, share: number): { cover: number; tone: number } {
  const row = Math.floor(z * DENSE);
  const u = x * DENSE + 0.5 * (row & 1);
  const column = Math.floor(u);
  if (chance(column, row, 7) > share) return { cover: 0, tone: 1 };
  const dx = u - column - 0.5 + 0.3 * (chance(column, row, 1) - 0.5);
  const dz = z * DENSE - row - 0.5 + 0.3 * (chance(column, row, 2) - 0.5);
  const off = Math.hypot(dx, dz);
  const shine = smoothstep(0.2, 0.05, Math.hypot(dx + 0.14, dz - 0.14));
  return {
    cover: smoothstep(0.56, 0.46, off),
    tone: 0.72 + 0.5 * smoothstep(0.5, 0.1, off) + 0.7 * shine,
  };
}

/** The boom: floats end to end around the berries. */
function boom(side: number): Solid[] {
  const pieces = 150;
  const at = (n: number): Point => {
    const turn = (n / pieces) * 2 * Math.PI;
    let out = 1;
    // Out to where the round ends in this direction.
    for (let step = 0; step < 4; step++)
      out += insideBoom(
        1,
        BOOM.aside + BOOM.wide * out * Math.cos(turn),
        BOOM.z + BOOM.deep * out * Math.sin(turn),
      );
    return [
      side * (BOOM.aside + BOOM.wide * out * Math.cos(turn)),
      LEVEL - BOG.under + 0.1,
      BOOM.z + BOOM.deep * out * Math.sin(turn),
    ];
  };
  return Array.from({ length: pieces }, (_, n) =>
    barBetween(
      at(n),
      at(n + 1.05),
      [0.1, 0.1],
      plainPaint(n % 9 === 8 ? [0.94, 0.93, 0.9] : YELLOW),
    ),
  );
}

/** A pump on the dyke: its hose in the water, a belt that lifts the berries into the bed of a truck heaped with them. */
function pump(side: number): Solid[] {
  const [x, z] = [side * 10, BOG.far - 24];
  const steel = plainPaint([0.7, 0.72, 0.74]);
  const green = plainPaint([0.12, 0.4, 0.24]);
  const heaped: Paint = ({ role }, { along, up }) =>
    role === 'level'
      ? plainFront(
          scaleColour(BERRY, 0.8 + 0.5 * chance(Math.floor(along * 5), Math.floor(up * 5), 3)),
        )
      : plainFront([0.86, 0.86, 0.84]);
  const at = (aside: number, up: number, deep: number): Point => [
    x + side * aside,
    LEVEL + up,
    z + deep,
  ];
  const box = blocksOf(side, x, z);
  const wheel = plainPaint([0.1, 0.1, 0.1]);
  return [
    // A jetty of planks carries the truck into the bog.
    box(-1, 14, -1, -0.1, -1, 4, plainPaint([0.46, 0.38, 0.26])),
    box(3.6, 9.8, 0.7, 2.7, 0, 2.6, heaped),
    box(4, 9.4, 2.7, 3, 0.3, 2.3, heaped),
    box(10, 12.2, 0.6, 2.9, 0.1, 2.5, green),
    box(10.7, 12.25, 1.7, 2.6, 0.05, 2.55, plainPaint([0.14, 0.18, 0.2])),
    ...[4.6, 6, 11].map((off) => box(off, off + 1, -0.1, 0.9, -0.1, 0.4, wheel)),
    barBetween(at(-1.6, -0.4, 0.9), at(5, 4.2, 0.9), [0.45, 0.12], steel),
    barBetween(at(-1.6, -0.3, 0.9), at(5, 4.3, 0.9), [0.34, 0.1], plainPaint(BERRY)),
    barBetween(at(2.6, -0.1, 0.9), at(2.6, 2.5, 0.9), [0.07, 0.07], steel),
    post(x + side * 1.2, z + 2.4, 1.3, 0.4, green),
  ];
}
