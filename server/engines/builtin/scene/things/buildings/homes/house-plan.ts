import { pick, type Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Pane } from '../../sculpt/looks.ts';

/** What a house is built of; `posts` are timber without braces. */
export type Wall = 'plaster' | 'brick' | 'boards' | 'timber' | 'posts' | 'logs';

/** How a roof lies: its ridge along the front, its gable over the front, falling to all four sides, or flat behind a low wall. */
export type Roof = 'along' | 'front' | 'hip' | 'flat';

/** A house before it is built; lengths in shares of what `HEIGHT` is one of. */
export interface HousePlan {
  /** Half its width and depth. */
  readonly half: readonly [number, number];
  readonly floors: number;
  readonly roof: Roof;
  /** How high the roof rises over the walls. */
  readonly rise: number;
  /** How far its eaves stand out. */
  readonly eaves: number;
  readonly wall: Wall;
  readonly colour: Colour;
  readonly tiles: Colour;
  readonly shutters: Colour | null;
  /** Where chimneys stand along the ridge. */
  readonly chimneys: readonly number[];
  /** Where dormers stand along the ridge; none in a gable that looks to the front. */
  readonly dormers: readonly number[];
  /** −1 or 1: on which side a lower wing comes forward; 0: none. */
  readonly wing: number;
  readonly balcony: boolean;
  /** −1 to 1: where the door is along the front. */
  readonly door: number;
}

/** Height of a storey and of what is above the topmost and beneath the lowest. */
export const STOREY = 0.27;
export const PLINTH = 0.1;

const WALLS: readonly Colour[] = [
  [0.88, 0.83, 0.72],
  [0.62, 0.34, 0.25],
  [0.86, 0.86, 0.84],
  [0.52, 0.37, 0.23],
  [0.84, 0.72, 0.5],
  [0.74, 0.66, 0.58],
];
const PAINTED: readonly Colour[] = [
  [0.84, 0.5, 0.34],
  [0.88, 0.76, 0.48],
  [0.78, 0.42, 0.36],
  [0.58, 0.68, 0.72],
  [0.9, 0.87, 0.8],
  [0.86, 0.64, 0.56],
  [0.6, 0.68, 0.52],
  [0.72, 0.58, 0.46],
];
const TILES: readonly Colour[] = [
  [0.5, 0.2, 0.14],
  [0.27, 0.27, 0.31],
  [0.42, 0.27, 0.17],
  [0.6, 0.3, 0.18],
  [0.36, 0.22, 0.19],
];
const SHUTTERS: readonly Colour[] = [
  [0.2, 0.36, 0.3],
  [0.24, 0.34, 0.5],
  [0.5, 0.2, 0.16],
  [0.36, 0.25, 0.17],
];

/** Where a house stands: by itself, in a village, or among the houses of a town. */
export type Place = 'alone' | 'village' | 'town';

/** How far eaves stand out where no land has others. */
const EAVES = 0.065;

type Shape = Pick<HousePlan, 'half' | 'floors' | 'roof' | 'rise'> & {
  readonly wing?: true;
  readonly dormers?: readonly number[];
};

const COTTAGE: Shape = {
  ...{ half: [0.56, 0.3], floors: 1, roof: 'along', rise: 0.42 },
  dormers: [-0.2],
};
const LONG: Shape = { half: [0.7, 0.27], floors: 1, roof: 'along', rise: 0.36, wing: true };
const UPRIGHT: Shape = { half: [0.44, 0.31], floors: 2, roof: 'along', rise: 0.36 };
const STEEP: Shape = { half: [0.4, 0.34], floors: 1, roof: 'front', rise: 0.56 };
const SQUARE: Shape = { half: [0.46, 0.4], floors: 2, roof: 'hip', rise: 0.3 };
const GABLED: Shape = { half: [0.27, 0.36], floors: 3, roof: 'front', rise: 0.34 };
const BROAD: Shape = {
  ...{ half: [0.56, 0.34], floors: 2, roof: 'along', rise: 0.34 },
  dormers: [-0.26, 0.26],
};
const SMALL: Shape = { half: [0.36, 0.28], floors: 1, roof: 'along', rise: 0.34 };

const SHAPES: Readonly<Record<Place, readonly Shape[]>> = {
  alone: [COTTAGE, LONG, COTTAGE, STEEP, SMALL],
  village: [COTTAGE, LONG, UPRIGHT, STEEP, SMALL, SQUARE],
  town: [UPRIGHT, GABLED, SQUARE, BROAD, STEEP, SMALL, GABLED],
};

/** The `n`th of the houses of a place: neighbours in number differ in shape. */
export function planHouse(
  random: Random,
  place: Place,
  n: number,
  asked: Colour | null,
): HousePlan {
  const shapes = SHAPES[place];
  const { wing, dormers = [], ...shape } = shapes[n % shapes.length] as Shape;
  const wall = place === 'town' ? townWall(random) : pick(random, COUNTRY);
  const grow = 0.9 + 0.22 * random.unit();
  const natural = wall === 'timber' ? PLASTER : wall === 'brick' ? pick(random, BRICKS) : null;
  const painted = pick(random, place === 'town' ? PAINTED : WALLS);
  const [narrow, deep] = shape.half;
  return {
    ...shape,
    half: [narrow * grow, deep * (0.92 + 0.16 * random.unit())],
    rise: shape.rise * (0.88 + 0.26 * random.unit()),
    eaves: EAVES,
    wall,
    colour: asked ?? natural ?? painted,
    tiles: pick(random, TILES),
    shutters: random.unit() < 0.5 ? pick(random, SHUTTERS) : null,
    chimneys: pick(random, CHIMNEYS),
    dormers,
    wing: wing === true ? (random.unit() < 0.5 ? -1 : 1) : 0,
    balcony: shape.floors > 1 && random.unit() < 0.45,
    door: pick(random, DOORS),
  };
}

const COUNTRY: readonly Wall[] = ['plaster', 'brick', 'boards', 'timber', 'plaster'];
const PLASTER: Colour = [0.9, 0.86, 0.76];
const BRICKS: readonly Colour[] = [
  [0.6, 0.33, 0.25],
  [0.56, 0.5, 0.44],
];
const CHIMNEYS: readonly (readonly number[])[] = [[0.58], [-0.6], [0.1], [-0.66, 0.62]];
const DOORS: readonly number[] = [-0.5, 0, 0.25, 0.5];

const townWall = (random: Random): Wall =>
  random.unit() < 0.75 ? 'plaster' : pick(random, COUNTRY);

/** How high the walls of a plan are, and the whole house. */
export const wallOf = ({ floors }: HousePlan): number => PLINTH + STOREY * floors;
export const heightOfPlan = (plan: HousePlan): number => wallOf(plan) + plan.rise + 0.08;

/** Distance from one window to the next, about, and half a window's width and height. */
const BAY = 0.25;
const WINDOW = [0.058, 0.085] as const;

/** Windows in rows, and the door, on the sides of a plan that can be seen. */
export function panesOf(plan: HousePlan): Pane[] {
  const [wide, deep] = plan.half;
  const front = baysOf(wide);
  const doorBay = Math.round((0.5 + 0.5 * plan.door) * (front.length - 1));
  const rows = Array.from({ length: plan.floors }, (_, floor) => PLINTH + STOREY * (floor + 0.52));
  const inFront = rows.flatMap((y, floor) =>
    front.map((u, bay): Pane => {
      const isDoor = floor === 0 && bay === doorBay;
      return isDoor
        ? { side: '-z', at: [u, 0.15], half: [0.07, 0.16], kind: 'door' }
        : { side: '-z', at: [u, y], half: WINDOW, kind: 'window' };
    }),
  );
  const gable = wallOf(plan) + plan.rise * 0.32;
  // A flat roof has no gable.
  const inGable = plan.roof === 'flat' ? [] : [0];
  const aside = (['x', '-x'] as const).flatMap((side) => [
    ...rows.flatMap((y) =>
      baysOf(deep).map((u): Pane => ({ side, at: [u, y], half: WINDOW, kind: 'window' })),
    ),
    ...inGable.map((u): Pane => ({ side, at: [u, gable], half: [0.05, 0.07], kind: 'window' })),
  ]);
  return [
    ...inFront,
    ...aside,
    ...inGable.map(
      (u): Pane => ({ side: '-z', at: [u, gable], half: [0.055, 0.075], kind: 'window' }),
    ),
  ];
}

/** The middles of the windows of a wall that is `half` wide to each side. */
function baysOf(half: number): number[] {
  const count = Math.max(1, Math.floor((2 * half - 0.1) / BAY));
  const step = (2 * half) / count;
  return Array.from({ length: count }, (_, n) => -half + step * (n + 0.5));
}
