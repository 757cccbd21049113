import { createRandom, type Random } from '../../../kernels/random.ts';
import type { Noise } from '../../noise.ts';
import type { Decor } from '../../words/decor.ts';
import type { Colour, Seat } from '../../words/idea.ts';
import type { Front } from '../../words/surroundings.ts';
import type { Thing } from '../../words/thing.ts';
import type { Trait } from '../../words/trait.ts';
import { housePlant } from './furnishings/house-plants.ts';
import { folds } from './materials.ts';
import type { Room } from './plan-room.ts';
import { ball, box, drum, type Material, type Point, type Solid } from './solids/solid.ts';

/** Colours of covers, curtains and cushions. */
export const CLOTHS: readonly Colour[] = [
  [0.24, 0.42, 0.42],
  [0.66, 0.34, 0.24],
  [0.3, 0.34, 0.5],
  [0.62, 0.54, 0.36],
];
/** Colours of wood, and of what is painted white. */
export const OAK: Colour = [0.6, 0.42, 0.26];
export const WALNUT: Colour = [0.36, 0.23, 0.15];
export const WHITE: Colour = [0.9, 0.89, 0.86];

/** A room's walls, floor, ceiling and window, without what stands in it. */
export type Shell = Omit<
  Room,
  'solids' | 'lamps' | 'shaded' | 'table' | 'yaw' | 'isBare' | 'beam' | 'isDeserted'
>;

/** Who is served at a barber's chair, and how. */
export interface Service {
  readonly act: 'shaving' | 'haircut';
  readonly isWoman: boolean;
  /** The animal that is served; missing: it is somebody. */
  readonly beast?: Thing;
  /** Whether who is served is old. */
  readonly isOld?: true;
  /** Whether who is served is a child. */
  readonly isChild?: true;
  /** The animal that serves at a barber's; missing: it is somebody. */
  readonly by?: Thing;
}

/** What furnishing a room needs. */
export interface Furnishing {
  readonly random: Random;
  readonly noise: Noise;
  readonly shell: Shell;
  /** −1 or 1: the side where the heavy things stand. */
  readonly side: number;
  /** Whether a fireplace stands beside the window. */
  readonly hasFire: boolean;
  /** Whether people sit on its seats. */
  readonly isFull: boolean;
  /** Those named who sit on its seats, each by what they are; missing: nobody is named. */
  readonly guests?: readonly (readonly Trait[])[];
  /** Whether somebody teaches before its blackboard; missing: nobody does. */
  readonly isTaught?: boolean;
  /** Whether children paint there, at easels of their own; missing: nobody does. */
  readonly isPainted?: boolean;
  /** Whether somebody is in its middle; missing: nobody is. */
  readonly hasSomebody?: boolean;
  /** Whether an animal or a robot stands where its own people do what one comes for; missing: none does. */
  readonly isTakenOver?: boolean;
  /** Whether somebody is in a bathtub of their own; missing: nobody is. */
  readonly isBathed?: boolean;
  /** Whether somebody lays or eats at a table of their own; missing: nobody does. */
  readonly hasOwnTable?: boolean;
  /** Whether those are there who are there every day: nobody else is named, and it is not said to be empty; missing: they are not. */
  readonly isAttended?: boolean;
  /** Whether no curtains of its own hang at its window: others are named, or what they would hide; missing: they do. */
  readonly isBareWindow?: true;
  /** Whether people have left it for good: nothing there moves any more; missing: they have not. */
  readonly isDeserted?: true;
  /** Whether a birthday is kept there; missing: none is. */
  readonly isParty?: boolean;
  /** Whether Christmas is kept there; missing: it is not. */
  readonly isChristmas?: boolean;
  /** Who is served in its chair; missing: nobody is. */
  readonly service?: Service;
  /** What somebody is on, and does not stand here too. */
  readonly taken?: readonly Seat[];
  /** Whether nothing is on the wall beside the window, nor a lamp before it; missing: there is. */
  readonly hasBareWall?: boolean;
  /** The shop whose front it is, and whether its street is wet or lies in snow; missing: it is no shop's front. */
  readonly front?: Front & { readonly isWet: boolean; readonly isSnowy: boolean };
  /** How it is said to be furnished. */
  readonly decor: Decor;
  /** What colour its seats are asked to be; missing: one of its own. */
  readonly cover?: Colour;
}

/** What a room is furnished with. */
export interface Furnished extends Pick<Room, 'solids' | 'lamps'> {
  /** Whether its lamps have shades that are open above and below. */
  readonly isShaded?: true;
}

/** The rose on the ceiling from which a lamp's cord hangs: without one the cord seems to end in the air. */
export const rose = (x: number, z: number, ceiling: number, material: Material): Solid =>
  drum([x, z], [ceiling - 0.03, ceiling], [0.05, 0.08], material);

/** A box whose left and right may be given in either order. */
export const slab = (
  x: readonly [number, number],
  y: readonly [number, number],
  z: readonly [number, number],
  material: Material,
): Solid => box([Math.min(...x), y[0], z[0]], [Math.max(...x), y[1], z[1]], material);

/** Two numbers, the smaller first. */
type Range = readonly [number, number];

/** A solid between two distances from a wall, at heights and depths. */
type BesideWall = (a: number, b: number, y: Range, z: Range, material: Material) => Solid;

/**
 * The wall where the heavy things stand, and what is placed by its distance from it (world units, in
 * either order): `span` answers from where to where that is, `part` a box there, `soft` an ellipsoid.
 */
export function besideWall({ shell, side }: Furnishing): {
  readonly wall: number;
  readonly span: (a: number, b: number) => Range;
  readonly part: BesideWall;
  readonly soft: BesideWall;
} {
  const wall = side > 0 ? shell.right : shell.left;
  const span = (a: number, b: number): Range => {
    const [one, other] = [wall - side * a, wall - side * b];
    return [Math.min(one, other), Math.max(one, other)];
  };
  const by =
    (make: typeof box): BesideWall =>
    (a, b, y, z, material) => {
      const [from, to] = span(a, b);
      return make([from, y[0], z[0]], [to, y[1], z[1]], material);
    };
  return { wall, span, part: by(box), soft: by(ball) };
}

/** One colour all over. */
export const flat =
  (colour: Colour): Material =>
  () =>
    colour;

/** How far beside the window its curtains and their rod reach, metres. */
const BESIDE_WINDOW = 0.62;

/** Curtains on both sides of the window. */
export function curtains(
  { shell, isBareWindow }: Pick<Furnishing, 'shell' | 'isBareWindow'>,
  colour: Colour,
): Solid[] {
  if (isBareWindow) return [];
  const [, , , high] = shell.window;
  // Beside a wide window there is no room for them: they cover its edges.
  const left = Math.max(shell.window[0], shell.left + BESIDE_WINDOW);
  const right = Math.min(shell.window[1], shell.right - BESIDE_WINDOW);
  const hang = folds(colour);
  const at = (from: number, to: number) =>
    box([from, 0.06, shell.back - 0.16], [to, high + 0.14, shell.back - 0.08], hang);
  return [
    at(left - 0.5, left + 0.06),
    at(right - 0.06, right + 0.5),
    box(
      [left - 0.6, high + 0.14, shell.back - 0.15],
      [right + 0.6, high + 0.18, shell.back - 0.1],
      () => WALNUT,
    ),
  ];
}

/** A pot with a house plant of a kind left to chance, standing on a place; `size` is how high it is in all, metres. */
export const plant = (
  { random }: Pick<Furnishing, 'random'>,
  x: number,
  y: number,
  z: number,
  size: number,
): Solid[] => housePlant(createRandom(random.uint32()), [x, y, z], size);

const BRASS: Colour = [0.5, 0.4, 0.22];
const SHADE: Colour = [0.95, 0.87, 0.7];

/** A shade of cloth around a lamp that narrows upward: its middle, half its width below and its height, metres. */
export const lampShade = (
  [x, y, z]: Point,
  wide: number,
  tall: number,
  colour: Colour = SHADE,
): Solid => drum([x, z], [y - tall / 2, y + tall / 2], [wide, wide * 0.6], flat(colour), 1);

/** A lamp on a stand of brass, its middle so high, under a shade. */
export function floorLamp(x: number, z: number, high: number): Solid[] {
  const metal = flat(BRASS);
  return [
    drum([x, z], [0, high - 0.1], [0.018, 0.018], metal),
    drum([x, z], [0, 0.03], [0.17, 0.13], metal),
    lampShade([x, high + 0.02, z], 0.24, 0.34),
  ];
}

/** A plain chair; its back is on that side. */
export function chair(x: number, z: number, side: number, material: Material): Solid[] {
  const rest = side < 0 ? x : x + 0.26;
  return [
    box([x, 0.42, z], [x + 0.3, 0.46, z + 0.4], material),
    box([rest, 0.46, z], [rest + 0.04, 0.95, z + 0.4], material),
    ...[0, 0.26].flatMap((dx) =>
      [0, 0.36].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.04, 0.42, z + dz + 0.04], material),
      ),
    ),
  ];
}
