import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, cut, ellipsoid, hull, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { atWheel, type WheelPlace } from '../at-wheel.ts';
import { drive } from '../drive.ts';
import { archesOf, type Wheels, wheelsOf } from '../wheels.ts';
import { carModel } from './car.ts';
import { lettering, widthOf } from './lettering.ts';

const PAINTS: readonly Colour[] = [
  [0.66, 0.07, 0.06],
  [0.1, 0.25, 0.48],
  [0.84, 0.83, 0.8],
  [0.2, 0.3, 0.22],
];
const YELLOW: Colour = [0.92, 0.66, 0.06];
const WHITE: Colour = [0.88, 0.88, 0.87];
const GLASS: Colour = [0.05, 0.07, 0.09];
const SKY: Colour = [0.46, 0.55, 0.64];
const DARK = plain([0.06, 0.06, 0.065], { gloss: 0.25 });
const CHROME = plain([0.78, 0.79, 0.8], { gloss: 0.9 });
const ALLOY = plain([0.5, 0.51, 0.53], { gloss: 0.8 });
const LAMP = plain([0.96, 0.95, 0.9], { gloss: 0.9, glow: () => 1 });
const TAIL = plain([0.74, 0.05, 0.04], { gloss: 0.6, glow: () => 0.55 });
const PLATE = plain([0.9, 0.9, 0.88]);
/** How far cars are turned to the eye, radians. */
const TURN = 0.62;

/** The part of a body above its sill: glass between posts under a roof. */
interface Cabin {
  /** Its middle along the car, its sill, and how high it is over that. */
  readonly at: number;
  readonly sill: number;
  readonly high: number;
  /** Half as wide as it is at the sill, and how much narrower above. */
  readonly wide: number;
  readonly leans: number;
  /** How far from its middle the screen and the back begin at the sill, and how far they lean by its height. */
  readonly screen: readonly [from: number, leans: number];
  readonly back: readonly [from: number, leans: number];
  /** Where posts are between its side windows; behind the last one in a van there is no window. */
  readonly posts: readonly number[];
  readonly blindFrom?: number;
}

/** Its paint, its glass and the posts between. */
function cabinOf(shape: Cabin, paint: Colour): Solid {
  const { at, sill, high, wide, leans, screen, back, posts, blindFrom } = shape;
  const slope = (lean: number): readonly [number, number] => {
    const length = Math.hypot(1, lean);
    return [1 / length, lean / length];
  };
  const [fx, fy] = slope(screen[1]);
  const [bx, by] = slope(back[1]);
  const [sz, sy] = slope(leans);
  const planes = [
    ...[fx, fy, 0, fx * screen[0]],
    ...[-bx, by, 0, bx * back[0]],
    ...[0, sy, sz, sz * wide],
    ...[0, sy, -sz, sz * wide],
    ...[0, 1, 0, high],
    ...[0, -1, 0, 0.05],
  ];
  const frame = 0.035;
  const isGlass = (x: number, y: number, z: number, [nx, ny, nz]: readonly number[]): boolean => {
    const up = y - sill;
    if ((ny as number) > 0.95 || up < 0.035 || up > high - 0.04) return false;
    const [ahead, behind] = [screen[0] - screen[1] * up, back[0] - back[1] * up];
    const along = x - at;
    if (Math.abs(nz as number) < 0.6) {
      if ((nx as number) < 0 && blindFrom !== undefined) return false;
      return Math.abs(z) < wide - leans * up - frame;
    }
    if (blindFrom !== undefined && along < blindFrom) return false;
    const isFree = posts.every((post) => Math.abs(along - post) > 0.017);
    return along < ahead - frame && along > -behind + frame && isFree;
  };
  const look: Look = {
    paint: (x, y, z, normal) =>
      isGlass(x, y, z, normal)
        ? mixColour(GLASS, SKY, Math.max(0, Math.min(1, (y - sill) * 2.4 + 0.2 * normal[1])))
        : paint,
    gloss: 0.75,
  };
  const half: readonly [number, number, number] = [
    Math.max(screen[0], back[0]) + 0.05,
    high,
    wide + 0.02,
  ];
  return { ...hull(look, [at, sill, 0], planes, half, undefined, 0.05), blend: 0.02 };
}

/** Paint with the seams of doors on its sides, up to a height. */
const seamed = (paint: Colour, seams: readonly number[], top: number): Look => ({
  paint: (x, y, _z, normal) =>
    Math.abs(normal[2]) > 0.6 &&
    y < top &&
    y > 0.18 &&
    seams.some((one) => Math.abs(x - one) < 0.007)
      ? scaleColour(paint, 0.45)
      : paint,
  gloss: 0.65,
});

/** What both sides have. */
const both = (make: (side: number) => Solid[]): Solid[] => [-1, 1].flatMap(make);

/** The wheels in their arches. */
const onWheels = (wheels: Wheels, rim: Look): Solid[] => [
  ...archesOf(wheels),
  ...wheelsOf(wheels, rim),
];

const LOW_WHEELS: Wheels = { along: [0.66, -0.6], aside: 0.37, radius: 0.165, half: 0.07 };

/** Paints of sports cars. */
const FAST: readonly Colour[] = [PAINTS[0] as Colour, YELLOW, [0.12, 0.13, 0.15]];

/** A sports car: low and wide, a long bonnet, its cabin far back, a wing over its tail. */
export function sportsCar(wish: Wish): Sprite {
  const paint = wish.colour ?? pick(wish.random, FAST);
  const cabin = cabinOf(
    {
      ...{ at: -0.16, sill: 0.37, high: 0.19, wide: 0.37, leans: 0.5 },
      ...{ screen: [0.46, 1.5], back: [0.56, 1.9], posts: [-0.24] },
    },
    paint,
  );
  const body = plain(paint, { gloss: 0.65 });
  const wing = [
    ...both((side) => [box(body, [-0.9, 0.47, side * 0.3], [0.03, 0.06, 0.012])]),
    box(body, [-0.93, 0.53, 0], [0.09, 0.012, 0.42], roll(-0.1), 0.01),
  ];
  return drive(wish, [...lowBody(paint), cabin, ...wing], TURN);
}

/** Where who drives an open sports car sits in it, and who is beside them. */
const DRIVER: WheelPlace = { hips: [-0.22, 0.37, 0.17], wheel: [-0.06, 0.46, 0.17], man: 0.78 };
const PASSENGER: WheelPlace = {
  hips: [-0.22, 0.37, -0.17],
  wheel: [-0.12, 0.44, -0.17],
  man: 0.78,
};

/** An open sports car with somebody at its wheel, and whom they share it with. */
export function openSportsCar(wish: Wish, beside: Pick<Wish, 'random' | 'traits'> | null): Sprite {
  const paint = wish.colour ?? pick(wish.random, FAST);
  const leather = plain([0.3, 0.16, 0.1], { gloss: 0.4 });
  const frame = plain([0.08, 0.08, 0.09], { gloss: 0.6 });
  const inside = [
    cut(box(DARK, [-0.24, 0.5, 0], [0.34, 0.15, 0.33], undefined, 0.04)),
    ...[-0.17, 0.17].flatMap((z) => [
      box(leather, [-0.44, 0.44, z], [0.05, 0.12, 0.13], roll(0.2), 0.04),
      box(leather, [-0.3, 0.34, z], [0.14, 0.03, 0.13], undefined, 0.02),
    ]),
    ellipsoid(DARK, [-0.06, 0.45, 0.17], [0.025, 0.065, 0.065]),
    box(
      plain([0.5, 0.58, 0.64], { gloss: 0.9 }),
      [0.14, 0.47, 0],
      [0.01, 0.085, 0.33],
      roll(0.5),
      0.01,
    ),
    limb(frame, [0.1, 0.55, -0.33], [0.1, 0.55, 0.33], 0.013, 0.013),
    ...both((side) => [
      limb(frame, [0.22, 0.38, side * 0.35], [0.1, 0.55, side * 0.33], 0.013, 0.013),
    ]),
  ];
  const who = [...atWheel(wish, DRIVER), ...(beside === null ? [] : atWheel(beside, PASSENGER))];
  return drive(wish, [...lowBody(paint), ...inside, ...who], 0.55);
}

/** A sports car up to its sill. */
function lowBody(paint: Colour): Solid[] {
  const body = seamed(paint, [0.2, -0.34], 0.4);
  return [
    box(body, [0, 0.25, 0], [1.02, 0.12, 0.42], undefined, 0.09),
    { ...ellipsoid(body, [0.5, 0.33, 0], [0.54, 0.075, 0.36]), blend: 0.06 },
    // Its flanks swell over the wheels.
    ...both((side) => [
      { ...ellipsoid(body, [0.66, 0.3, side * 0.32], [0.32, 0.12, 0.12]), blend: 0.05 },
      { ...ellipsoid(body, [-0.6, 0.32, side * 0.34], [0.42, 0.14, 0.12]), blend: 0.05 },
    ]),
    { ...ellipsoid(body, [-0.78, 0.34, 0], [0.3, 0.1, 0.36]), blend: 0.06 },
    ...onWheels(LOW_WHEELS, ALLOY),
    box(DARK, [0, 0.13, 0], [1.02, 0.025, 0.39], undefined, 0.02),
    box(DARK, [1.0, 0.2, 0], [0.03, 0.04, 0.3], undefined, 0.02),
    box(PLATE, [-1.03, 0.24, 0], [0.01, 0.026, 0.1]),
    ...both((side) => [
      ellipsoid(LAMP, [0.95, 0.305, side * 0.29], [0.07, 0.026, 0.085]),
      box(TAIL, [-1.015, 0.33, side * 0.28], [0.014, 0.022, 0.1], undefined, 0.012),
      box(DARK, [-0.2, 0.29, side * 0.43], [0.1, 0.035, 0.02], roll(0.2), 0.015),
      ellipsoid(body, [0.18, 0.42, side * 0.42], [0.05, 0.03, 0.04]),
    ]),
  ];
}

const PICKUP_WHEELS: Wheels = { along: [0.8, -0.76], aside: 0.42, radius: 0.22, half: 0.08 };

/** A pickup: high on its wheels, a bonnet, a cab, an open bed behind. */
export function pickupTruck(wish: Wish): Sprite {
  const paint = wish.colour ?? pick(wish.random, PAINTS);
  const body = seamed(paint, [0.42, -0.02, -0.3], 0.62);
  const cabin = cabinOf(
    {
      ...{ at: 0.1, sill: 0.62, high: 0.32, wide: 0.42, leans: 0.16 },
      ...{ screen: [0.46, 0.7], back: [0.42, 0.12], posts: [0.02] },
    },
    paint,
  );
  const model = [
    box(body, [0, 0.46, 0], [1.26, 0.19, 0.47], undefined, 0.06),
    box(body, [0.86, 0.6, 0], [0.36, 0.08, 0.42], undefined, 0.07),
    cabin,
    // The bed is open above.
    cut(box(DARK, [-0.78, 0.66, 0], [0.42, 0.2, 0.4], undefined, 0.02)),
    ...both((side) => [
      limb(CHROME, [-1.2, 0.655, side * 0.44], [-0.36, 0.655, side * 0.44], 0.014, 0.014),
    ]),
    ...onWheels(PICKUP_WHEELS, ALLOY),
    box(DARK, [0, 0.27, 0], [1.2, 0.04, 0.4], undefined, 0.02),
    box(DARK, [1.262, 0.53, 0], [0.014, 0.08, 0.26], undefined, 0.012),
    ...[0.49, 0.53, 0.57].map((y) =>
      limb(CHROME, [1.278, y, -0.25], [1.278, y, 0.25], 0.008, 0.008),
    ),
    box(CHROME, [1.28, 0.33, 0], [0.04, 0.05, 0.46], undefined, 0.03),
    box(CHROME, [-1.28, 0.33, 0], [0.04, 0.045, 0.46], undefined, 0.03),
    box(PLATE, [1.325, 0.34, 0], [0.006, 0.028, 0.1]),
    ...both((side) => [
      box(LAMP, [1.25, 0.55, side * 0.37], [0.025, 0.06, 0.075], undefined, 0.02),
      box(TAIL, [-1.265, 0.52, side * 0.42], [0.014, 0.09, 0.03], undefined, 0.01),
      box(DARK, [0.46, 0.7, side * 0.53], [0.035, 0.06, 0.045], undefined, 0.02),
    ]),
  ];
  return drive(wish, model, TURN);
}

const VAN_WHEELS: Wheels = { along: [0.86, -0.84], aside: 0.42, radius: 0.2, half: 0.07 };

/** A van for goods: tall, a short sloping front, windows before its sliding door and none behind. */
export function van(wish: Wish): Sprite {
  const paint = wish.colour ?? WHITE;
  const body = seamed(paint, [0.52, 0.1, -0.5], 1.02);
  const upper = cabinOf(
    {
      ...{ at: -0.1, sill: 0.66, high: 0.58, wide: 0.462, leans: 0.07 },
      ...{ screen: [1.08, 0.85], back: [1.16, 0.05], posts: [0.6] },
      blindFrom: 0.22,
    },
    paint,
  );
  const model = [
    box(body, [-0.02, 0.46, 0], [1.24, 0.24, 0.48], undefined, 0.07),
    { ...ellipsoid(body, [1.0, 0.62, 0], [0.26, 0.12, 0.44]), blend: 0.08 },
    upper,
    ...onWheels(VAN_WHEELS, ALLOY),
    box(DARK, [0, 0.24, 0], [1.2, 0.04, 0.42], undefined, 0.02),
    box(DARK, [1.235, 0.42, 0], [0.02, 0.05, 0.3], undefined, 0.012),
    box(DARK, [1.235, 0.28, 0], [0.03, 0.05, 0.46], undefined, 0.03),
    box(PLATE, [1.262, 0.3, 0], [0.006, 0.028, 0.1]),
    ...both((side) => [
      ellipsoid(LAMP, [1.17, 0.53, side * 0.37], [0.07, 0.07, 0.09]),
      box(TAIL, [-1.26, 0.66, side * 0.45], [0.012, 0.14, 0.025], undefined, 0.01),
      box(DARK, [0.84, 0.76, side * 0.56], [0.035, 0.08, 0.05], undefined, 0.02),
      box(DARK, [-0.5, 0.7, side * 0.487], [0.52, 0.008, 0.004]),
    ]),
  ];
  return drive(wish, model, TURN);
}

/** A taxi: yellow unless it is said to be of another colour, a band of chequers along its doors, its sign lit on the roof. */
export function taxi(wish: Wish): Sprite {
  const paint = wish.colour ?? YELLOW;
  const size = 0.075;
  const isLetter = lettering('TAXI', size);
  const half = widthOf('TAXI', size) / 2;
  const sign: Look = {
    paint: (_x, y, z, normal) =>
      Math.abs(normal[0]) > 0.6 && isLetter((normal[0] > 0 ? z : -z) + half, y - 0.69)
        ? [0.06, 0.06, 0.06]
        : [1.4, 1.2, 0.7],
    glow: () => 0.5,
  };
  const livery = (x: number, y: number, z: number): Colour => {
    const isBand = Math.abs(z) > 0.33 && y > 0.385 && y < 0.435 && x < 0.62 && x > -0.8;
    if (!isBand) return paint;
    const isBlack = (Math.floor(x / 0.025) + Math.floor(y / 0.025)) % 2 === 0;
    return isBlack ? [0.05, 0.05, 0.05] : WHITE;
  };
  const model = [
    ...carModel(paint, livery),
    box(sign, [-0.12, 0.725, 0], [0.05, 0.055, 0.2], undefined, 0.015),
    box(DARK, [-0.12, 0.665, 0], [0.04, 0.012, 0.14]),
  ];
  return drive(wish, model, TURN);
}
