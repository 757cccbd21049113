import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';
import { counterAndAwning, isInHatch } from './serving-hatch.ts';

const PAINTS: readonly Colour[] = [
  [0.96, 0.56, 0.66],
  [0.45, 0.78, 0.82],
  [0.98, 0.78, 0.36],
];
const CREAM: Colour = [0.97, 0.95, 0.89];
const GLASS: Colour = [0.1, 0.15, 0.2];
const STEEL: Colour = [0.76, 0.77, 0.79];
const WAFER: Colour = [0.86, 0.58, 0.26];
const STRAWBERRY: Colour = [0.95, 0.5, 0.6];
const VANILLA: Colour = [0.98, 0.92, 0.74];
const MINT: Colour = [0.6, 0.86, 0.7];
const CHOCOLATE: Colour = [0.4, 0.22, 0.13];
const SCOOPS = [STRAWBERRY, VANILLA, MINT, CHOCOLATE] as const;

/** Half its length and half its width; its floor and its roof; the hatch: from where to where along, and up. A unit is about two metres. */
const BODY = { long: 1.3, wide: 0.54, floor: 0.22, roof: 1.24 } as const;
const HATCH = { from: -0.86, to: 0.34, low: 0.66, high: 1.06 } as const;
const WHEELS = { along: [0.9, -0.84], aside: 0.47, radius: 0.19, half: 0.07 } as const;
/** Where the painted cones are on its side, and how large. */
const PAINTED = [-1.1, 0.6] as const;
const CONE = 0.15;

/** An ice cream van: a huge cone on its roof, cones painted beside the hatch, who serves in it under a striped awning, the hatch toward the eye. */
export function iceCreamVan(wish: Wish): Sprite {
  return drive(wish, model(wish.colour ?? pick(wish.random, PAINTS)), 0.34);
}

function model(paint: Colour): Solid[] {
  const dark = plain([0.07, 0.07, 0.08], { gloss: 0.3 });
  const steel = plain(STEEL, { gloss: 0.7 });
  const lamp = plain([0.96, 0.94, 0.86], { gloss: 0.9, glow: () => 1 });
  const { long, wide, floor, roof } = BODY;
  const middle = (floor + roof) / 2;
  return [
    box(bodyLook(paint), [0, middle, 0], [long, (roof - floor) / 2, wide], undefined, 0.12),
    ...archesOf(WHEELS),
    ...wheelsOf(WHEELS, steel),
    box(dark, [0, floor - 0.04, 0], [long - 0.12, 0.04, wide - 0.06], undefined, 0.02),
    ...[-1, 1].map((end) =>
      box(steel, [end * (long + 0.02), 0.28, 0], [0.035, 0.05, wide - 0.03], undefined, 0.03),
    ),
    ...[-0.36, 0.36].map((z) => ellipsoid(lamp, [long - 0.01, 0.5, z], [0.04, 0.08, 0.09])),
    ...hatch(paint),
    ...hugeCone([-0.3, roof - 0.02, 0], 1),
    ...hugeCone([long - 0.26, roof - 0.02, 0], 0.5),
  ];
}

/** A cone of wafer with three scoops, a stick of chocolate and a cherry, standing; by its size. */
function hugeCone([x, y, z]: Vector, size: number): Solid[] {
  const at = (dx: number, up: number, dz = 0): Vector => [x + dx * size, y + up * size, z + dz];
  const wafer: Look = {
    paint: (px, py, pz) => {
      const [u, v] = [(px + pz + py) * 13, (px + pz - py) * 13];
      const seam = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))) < 0.14;
      return seam ? scaleColour(WAFER, 0.62) : WAFER;
    },
  };
  const scoop = (colour: Colour): Look => plain(colour, { gloss: 0.3 });
  return [
    frustum(wafer, at(0, 0), 0.62 * size, 0.05 * size, 0.22 * size),
    ball(scoop(STRAWBERRY), at(-0.11, 0.68), 0.19 * size),
    ball(scoop(MINT), at(0.12, 0.68), 0.19 * size),
    ball(scoop(VANILLA), at(0, 0.88), 0.2 * size),
    ball(scoop([0.8, 0.08, 0.1]), at(-0.02, 1.09), 0.06 * size),
    limb(scoop(CHOCOLATE), at(0.06, 0.9), at(0.24, 1.22), 0.035 * size, 0.035 * size),
  ];
}

/** Cream above, paint below in waves like icing that runs down, dots like sprinkles, painted cones, the lit hatch and the windows. */
function bodyLook(paint: Colour): Look {
  return {
    paint: (x, y, z, normal) => {
      if (isInHatch(HATCH, [x, y, z], normal)) return within(x, y);
      const isSide = Math.abs(normal[2]) > 0.7;
      if (isSide && x > 0.8 && x < 1.16 && y > 0.72 && y < 1.06) return GLASS;
      if (normal[0] > 0.6 && y > 0.68 && y < 1.06 && Math.abs(z) < BODY.wide - 0.1) return GLASS;
      if (normal[1] > 0.8) return paint;
      if (isSide) {
        const cone = paintedCone(x, y);
        if (cone !== null) return cone;
      }
      const edge = 0.5 + 0.035 * Math.sin((x + z) * 17);
      if (y > edge) return y > 1.12 ? paint : CREAM;
      const [u, v] = [(x + z) * 9, y * 9 + 0.5 * (Math.floor((x + z) * 9) & 1)];
      const dot = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5) < 0.17;
      const n = Math.abs(Math.floor(u) * 3 + Math.floor(v) * 5);
      return dot ? mixColour(SCOOPS[n % SCOOPS.length] as Colour, [1, 1, 1], 0.25) : paint;
    },
    gloss: 0.45,
    glow: (x, y, z, normal) => (isInHatch(HATCH, [x, y, z], normal) ? 0.7 : 0),
  };
}

/** The colour of a painted cone at a place of the side; null beside them. */
function paintedCone(x: number, y: number): Colour | null {
  for (const [n, at] of PAINTED.entries()) {
    const [u, v] = [(x - at) / CONE, (y - 0.82) / CONE];
    if (Math.hypot(u, v - 0.5) < 0.72 && v > 0.1) return SCOOPS[n * 2] as Colour;
    if (v <= 0.1 && v > -1.4 && Math.abs(u) < 0.66 * ((v + 1.4) / 1.5)) return WAFER;
  }
  return null;
}

/** What is seen through the hatch: a lit wall with a row of cones, who serves in a white cap. */
function within(x: number, y: number): Colour {
  const [u, v] = [(x + 0.22) / 0.115, (y - 0.92) / 0.085];
  if (Math.hypot(u * 1.5, v) < 1) return v > 0.3 ? [0.97, 0.97, 0.96] : [0.8, 0.56, 0.42];
  if (y < 0.86 && Math.abs(x + 0.22) < 0.16 - 0.1 * Math.max(0, y - 0.8)) return [0.96, 0.95, 0.95];
  const cell = x / 0.14 - Math.floor(x / 0.14);
  const number = Math.abs(Math.floor(x / 0.14));
  if (y > 0.92 && Math.hypot((cell - 0.5) * 0.14, y - 0.98) < 0.045)
    return SCOOPS[number % SCOOPS.length] as Colour;
  if (y > 0.86 && y <= 0.96 && Math.abs(cell - 0.5) < (y - 0.86) * 2.4) return WAFER;
  return mixColour([0.99, 0.9, 0.7], [0.9, 0.7, 0.45], (HATCH.high - y) / 0.5);
}

/** The counter, the striped awning propped open over it, and cones that stand ready. */
function hatch(paint: Colour): Solid[] {
  const front = -BODY.wide;
  const colours = { steel: STEEL, paint, red: [0.9, 0.1, 0.2], pale: CREAM } as const;
  return [
    ...counterAndAwning(HATCH, front, colours, { deep: 0.25, drop: 0.06 }),
    ...[-0.7, 0.16].flatMap((x, n) => [
      frustum(plain(WAFER), [x, HATCH.low - 0.01, front - 0.12], 0.1, 0.012, 0.04),
      ball(plain(SCOOPS[n + 1] as Colour), [x, HATCH.low + 0.11, front - 0.12], 0.05),
    ]),
  ];
}
