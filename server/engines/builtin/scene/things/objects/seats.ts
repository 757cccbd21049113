import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour, Seat } from '../../words/idea.ts';
import { bench } from '../outdoors/park.ts';
import { planks, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, limb, type Solid } from '../sculpt/solid.ts';
import { pitch } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { fridge, washer } from './appliances.ts';
import { doorsteps } from './doorsteps.ts';
import { gardenWall } from './garden-wall.ts';
import { chair } from './household.ts';
import { counter, desk, rug, stairs, towel } from './surfaces.ts';

const CLOTHS: readonly Colour[] = [
  [0.5, 0.2, 0.15],
  [0.18, 0.36, 0.34],
  [0.62, 0.48, 0.28],
  [0.24, 0.31, 0.46],
];
const WOOD: Colour = [0.34, 0.21, 0.13];
const OAK: Colour = [0.56, 0.38, 0.23];
const LINEN: Colour = [0.9, 0.88, 0.83];

/** A piece of furniture that somebody is on, its front to the eye, and where on it they are. */
export interface Furniture {
  readonly make: (wish: Wish) => Sprite;
  /** Its height as a share of the picture's. */
  readonly tall: number;
  /** How high above its foot the middle of what they lie on is seen, as a share of its height. */
  readonly top: number;
  /** How wide that is, as a share of its width. */
  readonly inner: number;
  /** How high who sits there is at the most, and a small thing, as shares of its height. */
  readonly pet: number;
  readonly thing: number;
  /** The same of somebody; missing: as an animal. */
  readonly body?: number;
  /** How much of the picture's width it takes at the most, and which share of its height is below the picture: one stands close before it; missing: as others. */
  readonly widest?: number;
  readonly below?: number;
}

/** What can be sat on: a bench or a wall, or what stands in a room; a window sill is the room's own. */
export const FURNITURE: Readonly<Record<Exclude<Seat, 'windowsill'>, Furniture>> = {
  chair: { make: chair, tall: 0.44, top: 0.44, inner: 0.62, pet: 0.58, thing: 0.3 },
  armchair: { make: armchair, tall: 0.44, top: 0.4, inner: 0.62, pet: 0.5, thing: 0.3 },
  sofa: { make: sofa, tall: 0.38, top: 0.42, inner: 0.76, pet: 0.6, thing: 0.34 },
  bed: { make: bed, tall: 0.36, top: 0.52, inner: 0.6, pet: 0.62, thing: 0.34 },
  bench: { make: bench, tall: 0.4, top: 0.47, inner: 0.7, pet: 0.62, thing: 0.3 },
  table: { make: table, tall: 0.34, top: 0.87, inner: 0.66, pet: 0.7, thing: 0.46 },
  counter: {
    ...{ make: counter, tall: 0.62, top: 0.72, inner: 0.5, pet: 0.46, thing: 0.3, body: 0.74 },
    ...{ widest: 1.16, below: 0.3 },
  },
  desk: {
    ...{ make: desk, tall: 0.56, top: 0.64, inner: 0.46, pet: 0.52, thing: 0.3, body: 0.82 },
    ...{ widest: 1.06, below: 0.26 },
  },
  rug: { make: rug, tall: 0.2, top: 0.42, inner: 0.62, pet: 1.3, thing: 0.8, body: 2.6 },
  towel: { make: towel, tall: 0.13, top: 0.46, inner: 0.66, pet: 1.3, thing: 0.8, body: 2.4 },
  stairs: {
    ...{ make: stairs, tall: 0.92, top: 0.3, inner: 0.5, pet: 0.26, thing: 0.2, body: 0.5 },
    ...{ widest: 0.96, below: 0.08 },
  },
  washer: { make: washer, tall: 0.34, top: 0.9, inner: 0.9, pet: 0.62, thing: 0.3, body: 0.86 },
  fridge: { make: fridge, tall: 0.46, top: 0.93, inner: 0.9, pet: 0.36, thing: 0.2, body: 0.56 },
  wall: { make: gardenWall, tall: 0.3, top: 0.92, inner: 0.6, pet: 0.66, thing: 0.4, body: 1.3 },
  steps: { make: doorsteps, tall: 0.3, top: 0.47, inner: 0.42, pet: 0.42, thing: 0.3, body: 1.1 },
};

/** From how far above furniture is seen, radians. */
const ABOVE = 0.26;

const shown = (wish: Wish, model: readonly Solid[]): Sprite =>
  portray({ ...wish, sight: { above: ABOVE, away: wish.sight?.away ?? 4 } }, model, 0.1);

/** A deep armchair of cloth or leather. */
export function armchair(wish: Wish): Sprite {
  return shown(wish, upholstered(wish.colour ?? pick(wish.random, CLOTHS), 0.31, 1));
}

/** A sofa for three. */
export function sofa(wish: Wish): Sprite {
  return shown(wish, upholstered(wish.colour ?? pick(wish.random, CLOTHS), 0.84, 0.88));
}

/** A seat so wide from its middle to its arms, its back so high, its front to −z. */
export function upholstered(cloth: Colour, half: number, high: number): Solid[] {
  const look = worn(cloth, 0.14, { fur: 0.004 });
  const soft = worn(scaleColour(cloth, 1.14), 0.12, { fur: 0.004 });
  const wood = planks(WOOD, 0.03);
  const cushions = half > 0.5 ? 2 : 1;
  const each = half / cushions;
  const places = Array.from({ length: cushions }, (_, n) => (2 * n + 1 - cushions) * each);
  return [
    box(look, [0, 0.2, 0], [half + 0.08, 0.11, 0.36], undefined, 0.04),
    ...places.flatMap((x) => [
      box(soft, [x, 0.35, -0.06], [each - 0.008, 0.075, 0.33], undefined, 0.06),
      box(soft, [x, 0.6, 0.2], [each - 0.01, 0.2, 0.08], pitch(-0.14), 0.07),
    ]),
    box(look, [0, 0.5 * high + 0.1, 0.33], [half + 0.06, 0.5 * high - 0.1, 0.1], pitch(-0.1), 0.09),
    ...[-1, 1].flatMap((side) => [
      box(look, [side * (half + 0.08), 0.33, -0.02], [0.09, 0.24, 0.38], undefined, 0.08),
      limb(wood, [side * half, 0.1, -0.3], [side * (half + 0.02), 0, -0.32], 0.035, 0.025),
      limb(wood, [side * half, 0.1, 0.3], [side * (half + 0.02), 0, 0.32], 0.035, 0.025),
    ]),
  ];
}

/** A bed from its side, its pillow where the head is of somebody who faces the same way. */
export function bed(wish: Wish): Sprite {
  const blanket = worn(wish.colour ?? pick(wish.random, CLOTHS), 0.1, { fur: 0.004 });
  const linen = worn(LINEN, 0.05);
  const oak = planks(OAK, 0.04);
  const side = looksLeft(wish) ? 1 : -1;
  const model = [
    box(oak, [0, 0.2, 0], [1, 0.09, 0.5], undefined, 0.015),
    box(oak, [side * 1.02, 0.42, 0], [0.05, 0.42, 0.52], undefined, 0.04),
    box(oak, [-side * 1.02, 0.25, 0], [0.04, 0.25, 0.52], undefined, 0.03),
    box(linen, [0, 0.34, 0], [0.97, 0.1, 0.48], undefined, 0.06),
    box(blanket, [-side * 0.24, 0.36, 0], [0.72, 0.11, 0.51], undefined, 0.06),
    ellipsoid(linen, [side * 0.72, 0.5, 0], [0.2, 0.1, 0.36]),
    ...[-1, 1].flatMap((x) =>
      [-0.44, 0.44].map((z) => limb(oak, [x * 0.96, 0.14, z], [x * 0.96, 0, z], 0.04, 0.035)),
    ),
  ];
  return shown(wish, model);
}

/** A plain wooden table. */
function table(wish: Wish): Sprite {
  const oak = planks(wish.colour ?? OAK, 0.05);
  const model = [
    box(oak, [0, 0.72, 0], [0.72, 0.03, 0.42], undefined, 0.02),
    box(oak, [0, 0.65, -0.34], [0.62, 0.05, 0.015]),
    ...[-1, 1].flatMap((x) =>
      [-0.34, 0.34].map((z) => limb(oak, [x * 0.62, 0.68, z], [x * 0.62, 0, z], 0.045, 0.032)),
    ),
  ];
  return shown(wish, model);
}
