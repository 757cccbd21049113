import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, hull, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { normalise, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';

const PAINTS: readonly Colour[] = [
  [0.62, 0.08, 0.07],
  [0.1, 0.25, 0.48],
  [0.8, 0.77, 0.7],
  [0.16, 0.34, 0.3],
];
const CHROME: Colour = [0.78, 0.79, 0.8];
const GLASS: Colour = [0.05, 0.07, 0.09];
const SKY: Colour = [0.46, 0.55, 0.64];
const LAMP: Colour = [0.95, 0.93, 0.84];
const TAIL: Colour = [0.72, 0.06, 0.05];
const DARK: Colour = [0.06, 0.06, 0.065];

/** A small car with its windows all round; its lamps shine at night. */
export function car(wish: Wish): Sprite {
  return drive(wish, carModel(wish.colour ?? pick(wish.random, PAINTS)), 0.62);
}

/** The same with its brake lights on. */
export function brakingCar(wish: Wish): Sprite {
  const paint = wish.colour ?? pick(wish.random, PAINTS);
  return drive(wish, [...carModel(paint), ...brakes()], 0.62);
}

/** Middle of the wheels from end to end, and from the middle out; radius and half the width of one. */
const WHEELS = { along: [0.6, -0.6], aside: 0.335, radius: 0.155, half: 0.055 } as const;

/** Where the doors end, from end to end, and the post between their windows. */
const SEAMS = [0.36, -0.1, -0.52] as const;
const POST = -0.1;

/** Where the windows' lower edge is. */
const SILL = 0.45;

/** A car of a paint, or with what is painted on it at a place; it drives to the right, its wheels at 0. */
export function carModel(
  paint: Colour,
  livery: (x: number, y: number, z: number) => Colour = () => paint,
): Solid[] {
  const body: Look = {
    paint: (x, y, z, normal) => {
      const isSeam =
        Math.abs(normal[2]) > 0.6 && y > 0.2 && SEAMS.some((seam) => Math.abs(x - seam) < 0.006);
      return isSeam ? scaleColour(livery(x, y, z), 0.45) : livery(x, y, z);
    },
    gloss: 0.6,
  };
  const dark = plain(DARK, { gloss: 0.2 });
  return [
    box(body, [0, 0.3, 0], [0.97, 0.15, 0.4], undefined, 0.1),
    // The bonnet falls to the front, the boot a little to the rear.
    { ...ellipsoid(body, [0.52, 0.4, 0], [0.44, 0.1, 0.37]), blend: 0.08 },
    { ...ellipsoid(body, [-0.72, 0.41, 0], [0.25, 0.1, 0.37]), blend: 0.08 },
    cabin(livery),
    ...archesOf(WHEELS),
    ...wheelsOf(WHEELS, plain(CHROME, { gloss: 0.8 })),
    box(dark, [0, 0.165, 0], [0.97, 0.03, 0.36], undefined, 0.02),
    ...front(),
    ...rear(),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(body, [0.34, 0.5, side * 0.43], [0.045, 0.035, 0.045]),
      limb(
        plain(CHROME, { gloss: 0.8 }),
        [-0.06, 0.41, side * 0.4],
        [0.02, 0.41, side * 0.4],
        0.01,
        0.01,
      ),
      limb(
        plain(CHROME, { gloss: 0.8 }),
        [-0.4, 0.41, side * 0.4],
        [-0.32, 0.41, side * 0.4],
        0.01,
        0.01,
      ),
    ]),
  ];
}

/** Lamps beside a grille, a number plate and a bumper. */
function front(): Solid[] {
  const dark = plain(DARK, { gloss: 0.3 });
  const lamp = plain(LAMP, { gloss: 0.9, glow: () => 1 });
  return [
    box(dark, [0.962, 0.33, 0], [0.016, 0.045, 0.17], undefined, 0.012),
    limb(plain(CHROME, { gloss: 0.9 }), [0.975, 0.335, -0.16], [0.975, 0.335, 0.16], 0.008, 0.008),
    box(plain([0.9, 0.9, 0.88]), [0.975, 0.24, 0], [0.01, 0.026, 0.1], undefined, 0.006),
    box(dark, [0.955, 0.19, 0], [0.025, 0.02, 0.28], undefined, 0.015),
    ...[-0.285, 0.285].map((z) => ellipsoid(lamp, [0.935, 0.345, z], [0.05, 0.045, 0.08])),
  ];
}

/** Brake lights: brighter and larger than tail lamps, and a third one under the roof. */
function brakes(): Solid[] {
  const red = plain([1.7, 0.1, 0.06], { glow: () => 1 });
  return [
    ...[-0.31, 0.31].map((z) => ellipsoid(red, [-0.945, 0.37, z], [0.05, 0.062, 0.095])),
    box(red, [-0.62, 0.6, 0], [0.02, 0.014, 0.1], undefined, 0.01),
  ];
}

function rear(): Solid[] {
  const tail = plain(TAIL, { gloss: 0.6, glow: () => 0.55 });
  return [
    box(plain([0.9, 0.9, 0.88]), [-0.972, 0.3, 0], [0.01, 0.026, 0.1], undefined, 0.006),
    ...[-0.31, 0.31].map((z) => ellipsoid(tail, [-0.93, 0.38, z], [0.05, 0.05, 0.07])),
  ];
}

/** Outward normals of the cabin's sides, and how far each is from its middle. */
const SCREEN = [normalise([0.62, 0.78, 0]), 0.42] as const;
const BACK = [normalise([-0.72, 0.69, 0]), 0.45] as const;
const FLANK = [0.32, 0.355] as const;
const ROOF = 0.235;
const CABIN: Vector = [-0.14, SILL - 0.02, 0];

/** Width of the posts around the glass. */
const FRAME = 0.035;

/** Everything above the sill of what is painted so at a place: glass between posts, under a roof. */
export function cabin(livery: (x: number, y: number, z: number) => Colour): Solid {
  const [screen, back] = [SCREEN[0], BACK[0]];
  const flank = normalise([0, FLANK[0], 1]);
  const planes = [
    ...screen,
    SCREEN[1],
    ...back,
    BACK[1],
    ...flank,
    FLANK[1],
    flank[0],
    flank[1],
    -flank[2],
    FLANK[1],
    0,
    1,
    0,
    ROOF,
    0,
    -1,
    0,
    0.03,
  ];
  const depth = ([nx, ny]: Vector, far: number, x: number, y: number) =>
    far - nx * (x - CABIN[0]) - ny * (y - CABIN[1]);
  const isGlass = (x: number, y: number, z: number, normal: Vector): boolean => {
    const up = y - CABIN[1];
    if (normal[1] > 0.92 || up < 0.04 || up > ROOF - 0.032) return false;
    if (Math.abs(normal[2]) < 0.6) return FLANK[1] - flank[1] * up - flank[2] * Math.abs(z) > FRAME;
    const ends = Math.min(depth(screen, SCREEN[1], x, y), depth(back, BACK[1], x, y));
    return ends > FRAME && Math.abs(x - POST) > 0.018;
  };
  const look: Look = {
    paint: (x, y, z, normal) =>
      isGlass(x, y, z, normal)
        ? mixColour(GLASS, SKY, Math.max(0, Math.min(1, (y - SILL) * 3 - 0.1 + 0.2 * normal[1])))
        : livery(x, y, z),
    gloss: 0.75,
  };
  return { ...hull(look, CABIN, planes, [0.8, ROOF, 0.4], undefined, 0.05), blend: 0.02 };
}
