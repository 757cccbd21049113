import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Front, inside, plainFront } from '../front.ts';
import { ellipsoidAt, frustumAt } from '../round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../solid.ts';
import type { Way } from '../way.ts';
import { glyphAt } from './neon-letters.ts';

const WOOD: Colour = [0.42, 0.26, 0.15];
const OLD: Colour = [0.26, 0.16, 0.1];
const RED: Colour = [0.72, 0.08, 0.06];
const INDIGO: Colour = [0.1, 0.15, 0.36];
const WHITE: Colour = [0.94, 0.91, 0.84];
const STEEL: Colour = [0.56, 0.57, 0.58];
const BROTH: Colour = [0.66, 0.4, 0.16];
/** The light of bulbs under its roof, and of paper lanterns. */
const BULB: Colour = [1.25, 0.86, 0.46];
const PAPER: Colour = [1.35, 0.36, 0.16];

/** A stall on wheels: how wide and deep, how high its counter, its curtain from where to where, its eaves; how deep the board before the counter is on which one eats. World units. */
const YATAI = {
  wide: 4,
  deep: 2,
  counter: 0.98,
  board: 0.42,
  curtain: [1.78, 2.28],
  eaves: 2.34,
  pitch: 0.34,
} as const;
/** Where the stalls of a street stand: how far off, how far aside of its middle. */
const STALLS = [
  { z: 5.7, aside: -0.25 },
  { z: 15.5, aside: 2.3 },
  { z: 24, aside: -2.2 },
] as const;
/** Stools before the counter: how far along it; how far before it, how high. World units. */
const STOOLS = { along: [1.25, 2.35, 0.45, 3.4], before: 0.62, high: 0.55 } as const;

/** The places before the nearest stall where somebody sits, the nearest to the middle first; right, up, ahead. */
export const stoolsOf = (way: Way): readonly Point[] =>
  STOOLS.along.map((along): Point => {
    const { x, z } = within(plotOf(way, 0), along, -STOOLS.before, 0, 0);
    return [x, 0, z];
  });

/** Where the cook of the nearest stall stands, and over what the steam rises; right, up, ahead. */
export function cookOf(way: Way): { readonly cook: Point; readonly pot: Point } {
  const plot = plotOf(way, 0);
  const [cook, pot] = [within(plot, 1.95, 1.15, 0, 0), within(plot, 3, 0.7, 0, 0)];
  return { cook: [cook.x, 0.1, cook.z], pot: [pot.x, 1.42, pot.z] };
}

function plotOf(way: Way, nth: number): Plot {
  const { z, aside } = STALLS[nth] as (typeof STALLS)[number];
  const x = way.middle(z) + aside - YATAI.wide / 2;
  return { x, z, u: [1, 0], w: [0, 1], wide: YATAI.wide, deep: YATAI.deep };
}

/** How far the light of a stall reaches over the ground before it. World units. */
const SPILL = 3.2;

/** How much of the light of a street's stalls a place of its ground gets, 0 to 1. */
export const yataiLight = (way: Way, x: number, z: number): number =>
  STALLS.reduce((most, { z: at, aside }) => {
    const away = Math.hypot((x - way.middle(at) - aside) * 0.8, z - at + 0.6);
    return Math.max(most, Math.exp(-((away / SPILL) ** 2)));
  }, 0);

/** The stalls of wood that stand in a street by night, lanterns and a curtain before each; `lamps` is how much lamps shine. */
export function yataiStalls(way: Way, random: Random, lamps: number): Solid[] {
  const power = Math.min(1, 0.25 + 2.2 * lamps);
  return STALLS.flatMap((_, nth) => yatai(plotOf(way, nth), random.below(4096), power, nth === 0));
}

const glowing = (colour: Colour, power: number): Front => ({
  colour,
  glass: 0,
  glow: scaleColour(colour, power),
});

function yatai(plot: Plot, number: number, power: number, isNear: boolean): Solid[] {
  const { wide, deep, counter, board, eaves } = YATAI;
  const posts = [0, wide - 0.1].flatMap((along) =>
    [0, deep - 0.1].map((inward) =>
      boxOn(within(plot, along, inward, 0.1, 0.1), 0, eaves + 0.1, plainPaint(WOOD)),
    ),
  );
  const back = within(plot, 0, deep - 0.06, wide, 0.06);
  const sides = [0, wide - 0.05].map((along) =>
    boxOn(within(plot, along, 0.1, 0.05, deep - 0.2), 0.25, 1.5, planks(power * 0.12)),
  );
  return [
    ...posts,
    ...sides,
    boxOn(back, 0.25, eaves, backWall(number, power)),
    boxOn(within(plot, 0, 0, wide, 0.1), 0.22, counter - 0.05, frontBoards(power)),
    boxOn(
      within(plot, -0.06, -board, wide + 0.12, board + 0.55),
      counter - 0.06,
      counter,
      lit(WOOD, 0.5 * power),
    ),
    boxOn(within(plot, 0.1, 0.1, wide - 0.2, deep - 0.2), 0.2, 0.3, plainPaint(OLD)),
    ...roof(plot, power),
    ...curtain(plot, number, power),
    ...lanterns(plot, number, power),
    ...wheels(plot),
    ...(isNear ? onCounter(plot, power) : []),
    ...STOOLS.along.flatMap((along) => stool(within(plot, along, -STOOLS.before, 0, 0))),
  ];
}

const lit =
  (colour: Colour, glow: number): Paint =>
  () =>
    glowing(colour, glow);

const planks =
  (glow: number): Paint =>
  (_, { up, pixel }) => {
    const seam = inside(Math.abs(((up / 0.16) % 1) - 0.5), 0.44, 1, pixel / 0.16);
    return glowing(scaleColour(WOOD, 1 - 0.4 * seam), glow);
  };

/** The front below the counter: upright boards, lamplight along its upper edge. */
const frontBoards =
  (power: number): Paint =>
  (_, { along, up, pixel }) => {
    const seam = inside(Math.abs(((along / 0.22) % 1) - 0.5), 0.45, 1, pixel / 0.22);
    const rail = Math.max(inside(up, 0.6, 0.7, pixel), inside(up, 0, 0.09, pixel));
    const shown = mixColour(scaleColour(WOOD, 0.9 - 0.35 * seam), OLD, rail);
    return glowing(shown, power * (0.1 + 0.16 * up));
  };

/** The wall behind the cook: shelves with bottles, strips of paper on which dishes are written. */
function backWall(number: number, power: number): Paint {
  return ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(OLD);
    const strip = Math.floor(along / 0.36);
    const off = along / 0.36 - strip;
    const isPaper =
      inside(Math.abs(off - 0.5), -1, 0.34, pixel / 0.36) * inside(up, 1.22, 1.86, pixel);
    const letter = Math.floor((up - 1.24) / 0.2);
    const ink = glyphAt(number + strip * 5 + letter, off, (up - 1.24) / 0.2 - letter, pixel / 0.2);
    const bottle = Math.floor(along / 0.13);
    const tall = 0.22 + 0.1 * Math.abs(Math.sin(bottle * 7.1));
    const isBottle =
      inside(Math.abs(along / 0.13 - bottle - 0.5), -1, 0.34, pixel / 0.13) *
      inside(up, 0.66, 0.66 + tall, pixel);
    const shine = (times: number) => 0.3 * Math.abs(Math.sin(bottle * times));
    const glassOf: Colour = [0.2 + shine(2), 0.42 + shine(3), 0.2 + shine(4)];
    const board = scaleColour(
      WOOD,
      0.8 - 0.25 * inside(Math.abs(((along / 0.3) % 1) - 0.5), 0.46, 1, pixel / 0.3),
    );
    const shelf = Math.max(inside(up, 0.6, 0.66, pixel), inside(up, 1.12, 1.18, pixel));
    const shown = mixColour(
      mixColour(mixColour(board, glassOf, isBottle), OLD, shelf),
      mixColour(WHITE, strip % 4 === 1 ? RED : [0.12, 0.09, 0.08], ink),
      isPaper,
    );
    return glowing(
      mixColour(shown, [shown[0], shown[1] * 0.86, shown[2] * 0.66], 0.7),
      0.75 * power,
    );
  };
}

/** A roof of boards with bulbs beneath it, its lower side bright. */
function roof(plot: Plot, power: number): Solid[] {
  const { wide, deep, eaves, pitch } = YATAI;
  const over = within(plot, -0.35, -0.55, wide + 0.7, deep + 0.8);
  const paint: Paint = ({ role, normal }, { along, pixel }) => {
    if (role === 'level' && normal[1] < 0) return glowing(scaleColour(WOOD, 1.1), 0.8 * power);
    const rib = inside(Math.abs(((along / 0.3) % 1) - 0.5), 0.42, 1, pixel / 0.3);
    return plainFront(mixColour([0.3, 0.33, 0.34], [0.16, 0.17, 0.18], rib));
  };
  const bulbs = [0.2, 0.5, 0.8].map((share) => {
    const at = within(plot, wide * share, 0.5, 0, 0);
    return ellipsoidAt([at.x, eaves - 0.14, at.z], 0.06, 0.08, lit(BULB, 1.2 * power));
  });
  const high = eaves + pitch * (over.deep / 2) + 0.1;
  return [
    roofOn(
      over,
      eaves,
      high,
      (['front', 'back'] as const).map((side) => ({ side, pitch, from: eaves + 0.08 })),
      paint,
    ),
    ...bulbs,
  ];
}

/** The short curtain of five cloths with a letter on each, and the board over it. */
function curtain(plot: Plot, number: number, power: number): Solid[] {
  const [low, high] = YATAI.curtain;
  const count = 5;
  const cloth = within(plot, 0.12, -0.46, YATAI.wide - 0.24, 0.03);
  const each = cloth.wide / count;
  const paint: Paint = ({ role }, { along, up, pixel }) => {
    const tall = high - low;
    const ink = role === 'front' ? glyphAt(number + 3, along / each, up / tall, pixel / each) : 0;
    const shown = mixColour(INDIGO, WHITE, ink);
    // The bulbs behind it shine through.
    return glowing(shown, power * 0.55);
  };
  const sign: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(RED);
    const letter = Math.floor(along / 0.5);
    const ink =
      glyphAt(number + 11 * letter, along / 0.5 - letter, up / 0.42, pixel / 0.5) *
      inside(Math.abs(along - long / 2), -1, 1.5, pixel);
    return glowing(mixColour(RED, WHITE, ink), 0.45 * power);
  };
  const board = within(plot, -0.3, -0.6, YATAI.wide + 0.6, 0.06);
  return [
    boxOn(board, YATAI.eaves - 0.02, YATAI.eaves + 0.42, sign),
    boxOn(within(plot, 0, -0.48, YATAI.wide, 0.06), high, high + 0.05, plainPaint(WOOD)),
    ...Array.from({ length: count }, (_, n): Solid => {
      // Each hangs a little in the wind of its own.
      const at = within(cloth, n * each + 0.02, 0.015 * (n % 2), each - 0.04, 0.03);
      return { ...boxOn(at, low - 0.03 * ((n * 2) % 3), high, paint), isSheer: true };
    }),
  ];
}

/** Tall paper lanterns at the corners and along the eaves, each with a letter. */
function lanterns(plot: Plot, number: number, power: number): Solid[] {
  const y = 1.86;
  return [-0.22, YATAI.wide + 0.22].flatMap((along, n) => {
    const { x, z } = within(plot, along, -0.5, 0, 0);
    return lantern([x, y, z], 0.27, 0.4, number + n, power);
  });
}

/** A paper lantern, half as wide as `radius` says and half as high as `half`. */
function lantern(
  [x, y, z]: Point,
  radius: number,
  half: number,
  number: number,
  power: number,
): Solid[] {
  const paint: Paint = ({ normal }, { along, up, pixel }) => {
    const rib = 0.8 + 0.2 * Math.cos((up / half) * 26);
    const face = normal[2] < -0.3 ? 1 : 0;
    const ink =
      face * glyphAt(number, along / (1.7 * radius) + 0.5, up / (1.5 * half) + 0.5, pixel / radius);
    const own = scaleColour(mixColour(RED, [0.06, 0.04, 0.04], ink), rib);
    const shine = scaleColour(PAPER, power * rib * (1 - 0.9 * ink) * (1 - 0.4 * (up / half) ** 2));
    return { colour: own, glass: 0, glow: shine };
  };
  const ring = (low: number): Solid =>
    frustumAt([x, low, z], 0.06, radius * 0.5, radius * 0.5, plainPaint([0.08, 0.06, 0.05]));
  return [
    ellipsoidAt([x, y, z], radius, half, paint),
    ring(y + half * 0.9),
    ring(y - half * 1.05),
    frustumAt([x, y + half, z], 0.25, 0.012, 0.012, plainPaint(OLD)),
  ];
}

function wheels(plot: Plot): Solid[] {
  return [0.5, YATAI.wide - 0.8].map((along) => {
    const at = within(plot, along, -0.02, 0.5, 0.05);
    const paint: Paint = (_, { along: x, up, pixel }) => {
      const away = Math.hypot(x - 0.25, up - 0.25);
      return plainFront(
        mixColour([0.05, 0.05, 0.05], [0.4, 0.4, 0.4], inside(away, -1, 0.12, pixel)),
      );
    };
    return boxOn(at, 0, 0.42, paint);
  });
}

const stool = ({ x, z }: Plot): Solid[] => [
  frustumAt([x, STOOLS.high - 0.07, z], 0.07, 0.18, 0.18, plainPaint([0.5, 0.1, 0.08])),
  frustumAt([x, 0, z], STOOLS.high - 0.07, 0.13, 0.05, plainPaint(STEEL)),
];

/** Bowls of noodles, jars with chopsticks, bottles, and the steaming pots behind them. */
function onCounter(plot: Plot, power: number): Solid[] {
  const y = YATAI.counter;
  const at = (along: number, inward: number, up = 0): Point => {
    const { x, z } = within(plot, along, inward, 0, 0);
    return [x, y + up, z];
  };
  const glow = 0.55 * power;
  const noodles: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'level') return glowing([0.86, 0.2, 0.14], glow * 0.7);
    const strand = Math.abs(Math.sin(along * 90 + Math.sin(up * 60))) * (pixel < 0.02 ? 1 : 0.5);
    return glowing(mixColour(BROTH, [0.95, 0.84, 0.5], strand), glow);
  };
  const bowls = [0.75, 1.75, 2.85].flatMap((along) => [
    frustumAt(at(along, -0.2), 0.1, 0.06, 0.125, noodles),
    ellipsoidAt(at(along - 0.035, -0.21, 0.105), 0.03, 0.02, lit([0.97, 0.93, 0.8], glow)),
    ellipsoidAt(at(along + 0.04, -0.18, 0.105), 0.035, 0.018, lit([0.66, 0.36, 0.26], glow)),
  ]);
  const jars = [1.3, 3.5].flatMap((along) => [
    frustumAt(at(along, -0.1), 0.13, 0.04, 0.045, lit(OLD, glow)),
    ...[-0.02, 0, 0.02].map((dx) =>
      frustumAt(at(along + dx, -0.1, 0.1), 0.14, 0.006, 0.008, lit([0.85, 0.7, 0.45], glow)),
    ),
  ]);
  const bottles = [0.3, 2.35].flatMap((along) => [
    frustumAt(at(along, -0.08), 0.2, 0.04, 0.038, lit([0.24, 0.12, 0.05], glow)),
    frustumAt(at(along, -0.08, 0.2), 0.1, 0.036, 0.014, lit([0.24, 0.12, 0.05], glow)),
  ]);
  const pots = [0.7, 3].flatMap((along) => [
    frustumAt(at(along, 0.7, -0.1), 0.4, 0.26, 0.27, lit(STEEL, glow * 0.8)),
    frustumAt(at(along, 0.7, 0.3), 0.03, 0.28, 0.28, lit(scaleColour(STEEL, 1.2), glow * 0.8)),
  ]);
  return [
    boxOn(within(plot, 0.1, 0.45, YATAI.wide - 0.2, 0.6), 0.3, y - 0.1, lit(STEEL, glow * 0.5)),
    ...bowls,
    ...jars,
    ...bottles,
    ...pots,
  ];
}
