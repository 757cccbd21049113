import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';
import { lettering, widthOf } from './lettering.ts';
import { counterAndAwning, isInHatch } from './serving-hatch.ts';

/** What one is painted, and what is sold from it. */
const KINDS: readonly (readonly [paint: Colour, word: string])[] = [
  [[0.9, 0.34, 0.12], 'TACOS'],
  [[0.1, 0.52, 0.56], 'BURGERS'],
  [[0.84, 0.14, 0.16], 'PIZZA'],
  [[0.95, 0.72, 0.16], 'HOT DOGS'],
  [[0.42, 0.24, 0.5], 'COFFEE'],
  [[0.3, 0.56, 0.26], 'NOODLES'],
];
const CREAM: Colour = [0.96, 0.93, 0.84];
const DARK: Colour = [0.07, 0.07, 0.08];
const STEEL: Colour = [0.72, 0.73, 0.75];
const GLASS: Colour = [0.12, 0.18, 0.24];
const WARM: Colour = [1, 0.78, 0.42];

/** Half its length and half its width; its floor, its roof, and the hatch: from where to where along, and up. A unit is about two metres. */
const BODY = { long: 1.6, wide: 0.56, floor: 0.24, roof: 1.42 } as const;
const HATCH = { from: -1.05, to: 0.55, low: 0.72, high: 1.12 } as const;
const WHEELS = { along: [1.05, -1.0], aside: 0.48, radius: 0.2, half: 0.08 } as const;
/** Turns what stands upright to lie from left to right of the way it drives. */
const ACROSS = pitch(-Math.PI / 2);

/** A food truck that serves through its hatch under a striped awning, the hatch toward the eye. */
export function foodTruck(wish: Wish): Sprite {
  const [paint, word] = pick(wish.random, KINDS);
  return drive(wish, model(wish.colour ?? paint, word), 0.32);
}

/** The same of the kind of a number: no two beside each other are alike. */
export function foodTruckOf(wish: Wish, number: number): Sprite {
  const [paint, word] = KINDS[number % KINDS.length] as (typeof KINDS)[number];
  return drive(wish, model(paint, word), 0.32);
}

function model(paint: Colour, word: string): Solid[] {
  const dark = plain(DARK, { gloss: 0.3 });
  const steel = plain(STEEL, { gloss: 0.6 });
  const lamp = plain([0.96, 0.94, 0.86], { gloss: 0.9, glow: () => 1 });
  const { long, wide, floor, roof } = BODY;
  const middle = (floor + roof) / 2;
  return [
    box(
      bodyLook(paint),
      [-0.12, middle, 0],
      [long - 0.12, (roof - floor) / 2, wide],
      undefined,
      0.08,
    ),
    // A short bonnet, the windscreen above it.
    box(
      plain(paint, { gloss: 0.55 }),
      [long + 0.08, 0.5, 0],
      [0.26, 0.24, wide - 0.04],
      undefined,
      0.1,
    ),
    box(
      plain(GLASS, { gloss: 0.9 }),
      [long - 0.23, 1.04, 0],
      [0.02, 0.22, wide - 0.08],
      undefined,
      0.015,
    ),
    ...archesOf(WHEELS),
    ...wheelsOf(WHEELS, steel),
    box(dark, [0, floor - 0.05, 0], [long - 0.05, 0.04, wide - 0.06], undefined, 0.02),
    box(dark, [long + 0.35, 0.5, 0], [0.012, 0.08, 0.26], undefined, 0.01),
    box(steel, [long + 0.36, 0.3, 0], [0.04, 0.045, wide - 0.02], undefined, 0.03),
    ...[-0.36, 0.36].map((z) => ellipsoid(lamp, [long + 0.33, 0.52, z], [0.04, 0.07, 0.08])),
    ...hatch(paint),
    ...sign(paint, word),
    ...onRoof(steel),
  ];
}

/** Its paint with a light band, the open hatch and the lit kitchen behind it, and a door's window. */
function bodyLook(paint: Colour): Look {
  return {
    paint: (x, y, z, normal) => {
      if (isInHatch(HATCH, [x, y, z], normal)) return kitchen(x, y);
      const isDoor = Math.abs(normal[2]) > 0.7 && x > 0.86 && x < 1.28 && y > 0.84 && y < 1.2;
      if (isDoor) return GLASS;
      if (Math.abs(normal[1]) > 0.8) return CREAM;
      if (y < 0.44) return scaleColour(paint, 0.7);
      return y > 0.62 && y < 0.67 ? CREAM : paint;
    },
    gloss: 0.45,
    glow: (x, y, z, normal) => (isInHatch(HATCH, [x, y, z], normal) ? 0.8 : 0),
  };
}

/** What is seen through the hatch: a lit back wall, shelves with jars, a steel hood, two cooks. */
function kitchen(x: number, y: number): Colour {
  for (const [at, shirt] of [
    [-0.62, [0.9, 0.9, 0.88]],
    [0.12, [0.25, 0.25, 0.28]],
  ] as const) {
    const [u, v] = [(x - at) / 0.11, (y - 0.98) / 0.075];
    if (Math.hypot(u * 1.9, v) < 0.95) return v > 0.35 ? [0.92, 0.92, 0.9] : [0.72, 0.48, 0.34];
    if (y < 0.91 && Math.abs(x - at) < 0.12) return shirt;
  }
  if (y > 1.06) return [0.6, 0.6, 0.6];
  const shelf = y > 0.98 && y < 1.04;
  const jar = Math.floor(x / 0.055);
  if (shelf && x / 0.055 - jar < 0.7)
    return (
      [
        [0.85, 0.2, 0.12],
        [0.95, 0.72, 0.2],
        [0.36, 0.56, 0.22],
      ] as const
    )[((jar % 3) + 3) % 3] as Colour;
  return mixColour([0.98, 0.84, 0.56], [0.8, 0.55, 0.3], (HATCH.high - y) / 0.4);
}

/** The counter with what is ready on it, the flap that is propped open above it as an awning, and lamps under that. */
function hatch(paint: Colour): Solid[] {
  const steel = plain(STEEL, { gloss: 0.6 });
  const half = (HATCH.to - HATCH.from) / 2;
  const front = -BODY.wide;
  const colours = { steel: STEEL, paint, red: [0.8, 0.1, 0.1], pale: CREAM } as const;
  return [
    ...counterAndAwning(HATCH, front, colours, { deep: 0.27, drop: 0.07 }),
    ...[HATCH.from, HATCH.to].map((x) =>
      limb(steel, [x, HATCH.low + 0.02, front], [x, HATCH.high - 0.03, front - 0.46], 0.01, 0.01),
    ),
    ...[0, 1, 2, 3, 4].map((n) =>
      ball(
        plain(WARM, { glow: () => 1 }),
        [HATCH.from + 0.1 + n * (half / 2 - 0.05), HATCH.high - 0.03, front - 0.3],
        0.03,
      ),
    ),
    ...[0, 1, 2, 3].map((n) =>
      frustum(
        plain(
          ([[0.85, 0.16, 0.1], [0.95, 0.75, 0.2], CREAM, [0.3, 0.5, 0.2]] as const)[n] as Colour,
        ),
        [HATCH.from + 0.16 + n * 0.4, HATCH.low - 0.01, front - 0.12],
        n % 2 === 0 ? 0.1 : 0.06,
        n % 2 === 0 ? 0.025 : 0.06,
        n % 2 === 0 ? 0.015 : 0.075,
      ),
    ),
    // A board with the menu, beside the hatch.
    box(menu, [HATCH.to + 0.17, 0.92, front - 0.012], [0.12, 0.2, 0.012], undefined, 0.006),
  ];
}

const menu: Look = {
  paint: (x, y) => {
    const row = Math.abs(y * 22 - Math.round(y * 22)) < 0.22;
    const isWritten = row && Math.abs(x - HATCH.to - 0.17) < 0.09 * (0.6 + 0.4 * Math.sin(y * 90));
    return isWritten ? [0.86, 0.86, 0.8] : [0.12, 0.14, 0.13];
  },
};

/** A board with what is sold, along the roof. */
function sign(paint: Colour, word: string): Solid[] {
  const high = 0.2;
  const isPainted = lettering(word, high);
  const wide = widthOf(word, high);
  const low = BODY.roof + 0.1;
  const face: Look = {
    paint: (x, y, z) => {
      const across = z < 0 ? x + 0.25 + wide / 2 : -x - 0.25 + wide / 2;
      return isPainted(across, y - low)
        ? scaleColour(mixColour(paint, [0.7, 0.05, 0.05], 0.3), 0.75)
        : CREAM;
    },
    glow: () => 0.5,
  };
  return [
    box(
      face,
      [-0.25, low + high / 2, -BODY.wide + 0.06],
      [wide / 2 + 0.09, high / 2 + 0.06, 0.025],
      undefined,
      0.02,
    ),
  ];
}

const onRoof = (steel: Look): Solid[] => [
  box(
    plain([0.55, 0.56, 0.58]),
    [-0.9, BODY.roof + 0.06, 0.16],
    [0.2, 0.08, 0.16],
    undefined,
    0.02,
  ),
  frustum(steel, [0.5, BODY.roof, 0.2], 0.22, 0.06, 0.06),
  frustum(steel, [0.5, BODY.roof + 0.22, 0.2], 0.04, 0.1, 0.03),
  limb(steel, [-1.5, 0.3, 0], [-1.78, 0.3, 0], 0.02, 0.02),
  frustum(plain(DARK), [BODY.long - 0.5, 0.4, -0.02], 0.01, 0.02, 0.02, ACROSS),
];
