import type { Random } from '../../../kernels/random.ts';
import { scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, rough, tiles, withPanes, worn } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import {
  ball,
  box,
  frustum,
  hull,
  type Look,
  lift,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { normalise, UNTURNED, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { gable } from './parts.ts';

const WALL: Colour = [0.92, 0.91, 0.87];
const RED: Colour = [0.76, 0.13, 0.14];
const IRON: Colour = [0.17, 0.18, 0.2];
const LAMP: Colour = [0.86, 0.82, 0.62];
const STONE: Colour = [0.5, 0.47, 0.43];
const ROOF: Colour = [0.46, 0.22, 0.17];
/** How high its rock lifts it above the water. */
const ON_ROCK = 0.3;
/** Where its lamp is, as a share of its height with the rock. */
export const LAMP_AT = (0.927 + ON_ROCK) / (1.06 + ON_ROCK);

/** Heights of the bands of colour, from and to. */
const BANDS = [
  [0.2, 0.33],
  [0.47, 0.59],
  [0.71, 0.81],
] as const;

/** A lighthouse on its rock with bands of colour, a gallery, a lamp that shines at night, and its keeper's house. */
export function lighthouse({ random, rays, colour, tall }: Wish): Sprite {
  const side = random.unit() < 0.5 ? -1 : 1;
  const built = [...shaft(colour ?? RED), ...lantern(colour ?? RED), ...house(side)];
  const model = [...built.map((piece) => lift(piece, ON_ROCK)), ...rock(random, side)];
  return sculpt(model, { yaw: side * 0.35, pitch: 0.05, away: 3 }, rays, tall, random);
}

function shaft(band: Colour): Solid[] {
  const plaster = worn(WALL, 0.07);
  const paint = worn(band, 0.1);
  const striped: Look = {
    paint: (x, y, z, normal) =>
      (BANDS.some(([from, to]) => y > from && y < to) ? paint : plaster).paint(x, y, z, normal),
  };
  const slits = [0.3, 0.52, 0.74].map((y) =>
    box(plain([0.1, 0.11, 0.14]), [0, y, -0.118 + y * 0.037], [0.012, 0.025, 0.03]),
  );
  return [frustum(striped, [0, 0.08, 0], 0.8, 0.14, 0.088), ...slits];
}

function lantern(roof: Colour): Solid[] {
  const iron = plain(IRON, { gloss: 0.2 });
  const glass: Look = plain(LAMP, { gloss: 0.6, glow: () => 1 });
  return [
    frustum(iron, [0, 0.865, 0], 0.02, 0.078, 0.115),
    ring(iron, [0, 0.935, 0], 0.108, 0.005),
    ...Array.from({ length: 12 }, (_, n) => {
      const [x, z] = [Math.cos(n * 0.5236) * 0.108, Math.sin(n * 0.5236) * 0.108];
      return limb(iron, [x, 0.88, z], [x, 0.935, z], 0.003, 0.003);
    }),
    frustum(glass, [0, 0.885, 0], 0.085, 0.058, 0.058),
    ...Array.from({ length: 6 }, (_, n) => {
      const [x, z] = [Math.cos(n * 1.047) * 0.058, Math.sin(n * 1.047) * 0.058];
      return limb(iron, [x, 0.885, z], [x, 0.97, z], 0.005, 0.005);
    }),
    frustum(worn(roof, 0.1), [0, 0.968, 0], 0.07, 0.082, 0.012),
    ball(iron, [0, 1.045, 0], 0.014),
  ];
}

function house(side: number): Solid[] {
  const x = side * 0.3;
  const wall = withPanes(worn(WALL, 0.08), [
    { side: '-z', at: [x - 0.05, 0.17], half: [0.02, 0.026], kind: 'window' },
    { side: '-z', at: [x + 0.06, 0.17], half: [0.02, 0.026], kind: 'window' },
  ]);
  return [
    box(wall, [x, 0.14, 0], [0.15, 0.08, 0.09]),
    gable(tiles(ROOF, 0.022), [x, 0.22, 0], [0.165, 0.105], 0.1),
    box(worn(STONE, 0.2), [x + 0.1, 0.3, 0.02], [0.018, 0.05, 0.018]),
  ];
}

/** Where blocks of the crag lie (aside and toward the eye), how high their tops are, and their half widths. */
const BLOCKS = [
  [0, 0.02, 0.43, 0.25, 0.2],
  [0.31, 0, 0.41, 0.24, 0.18],
  [-0.27, -0.02, 0.3, 0.15, 0.17],
  [0.1, -0.2, 0.25, 0.2, 0.1],
  [-0.12, -0.2, 0.14, 0.15, 0.1],
  [0.42, -0.16, 0.17, 0.14, 0.11],
  [0.58, 0, 0.2, 0.12, 0.14],
  [-0.44, -0.06, 0.12, 0.12, 0.11],
  [0.28, -0.3, 0.09, 0.14, 0.08],
  [-0.32, -0.24, 0.07, 0.1, 0.08],
  [-0.66, -0.14, 0.1, 0.06, 0.06],
  [0.8, -0.1, 0.12, 0.07, 0.08],
  [-0.86, 0.06, 0.05, 0.05, 0.05],
  [0.66, -0.26, 0.05, 0.06, 0.05],
] as const;
/** How many of them, the largest, have lost pieces. */
const BROKEN = 6;
/** How high above the water the waves keep the rock wet, and how dark it is there. */
const WET = { high: 0.13, tone: 0.42 } as const;

/** A crag: split blocks of rock about the foot of the tower, some broken off into the water, wet and dark where the waves reach. */
function rock(random: Random, side: number): Solid[] {
  const dry = rough(STONE, 1.5);
  const stone: Look = {
    ...dry,
    paint: (x, y, z, normal) => {
      const reached = WET.high + 0.05 * Math.sin(x * 17) * Math.sin(x * 7 + z * 11);
      const tone = WET.tone + (1 - WET.tone) * smoothstep(0.6 * reached, 1.2 * reached, y);
      // Layers of the rock lie aslant.
      const layer = 0.9 + 0.16 * Math.sin((y + 0.35 * side * x) * 95);
      return scaleColour(dry.paint(x, y, z, normal), tone * layer);
    },
    gloss: 0.12,
  };
  return BLOCKS.flatMap(([x, z, top, wide, deep], n) => {
    const at = side * x;
    const main = crag(random, stone, [at, 0, z], [wide, top, deep]);
    if (n >= BROKEN) return [main];
    // Smaller ones have broken off it.
    const chip = crag(
      random,
      stone,
      [at + (random.unit() - 0.5) * 1.5 * wide, 0, z - deep * (0.7 + 0.4 * random.unit())],
      [0.42 * wide, 0.45 * top, 0.5 * deep],
    );
    return [main, chip];
  });
}

/** A block of rock that rises from below the water: uneven steep faces, a top that slopes a little. */
function crag(random: Random, look: Look, at: Vector, [wide, top, deep]: Vector): Solid {
  const faces = 8;
  // Its middle is where it is, half above the water, so that it is looked for nowhere else.
  const half = top / 2;
  const sides = Array.from({ length: faces }, (_, n) => {
    const around = ((n + 0.7 * random.unit()) / faces) * Math.PI * 2;
    const lean = 0.1 + 0.35 * random.unit();
    const [x, z] = [Math.cos(around), Math.sin(around)];
    const away = Math.hypot(wide * x, deep * z) * (0.86 + 0.2 * random.unit());
    const far = away * Math.cos(lean) - half * Math.sin(lean);
    return [x * Math.cos(lean), Math.sin(lean), z * Math.cos(lean), far];
  });
  const slope = normalise([0.3 * (random.unit() - 0.5), 1, -0.1 - 0.2 * random.unit()]);
  const planes = [...sides.flat(), ...slope, half * slope[1], 0, -1, 0, half + 0.02];
  const middle: Vector = [at[0], at[1] + half, at[2]];
  return hull(look, middle, planes, [wide * 1.1, half * 1.25, deep * 1.1], UNTURNED, 0.012);
}
