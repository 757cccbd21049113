import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks, rough, withPanes } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  carry,
  cut,
  ellipsoid,
  frustum,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, UNTURNED } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { atWheel, type Driver, type WheelPlace } from './at-wheel.ts';
import { fastCoachOf, fastEngineOf } from './fast-train.ts';

/** What trains are painted. */
export const PAINTS: readonly Colour[] = [
  [0.13, 0.3, 0.2],
  [0.14, 0.14, 0.16],
  [0.55, 0.12, 0.1],
];
const IRON: Colour = [0.11, 0.11, 0.12];
const BRASS: Colour = [0.78, 0.6, 0.25];
const RED: Colour = [0.6, 0.12, 0.09];
const WOOD: Colour = [0.36, 0.27, 0.2];
const GRAVEL: Colour = [0.44, 0.42, 0.4];
const STEAM: Colour = [0.93, 0.93, 0.95];

/** Where who drives leans out over the open cab. */
const DRIVER: WheelPlace = { hips: [-0.4, 0.6, -0.04], wheel: [-0.2, 0.76, -0.04], man: 0.78 };

/** Who drives in the cab that is cut open for that. */
const atCab = (driver: Driver): Solid[] => [
  cut(box(plain(IRON), [-0.35, 0.66, 0], [0.145, 0.16, 0.3])),
  ...atWheel(driver, DRIVER),
];

/** A fast train of two cars that drives to the right. */
const fastTrain = (paint: Colour | null): Solid[] => [
  ...fastEngineOf(paint),
  ...fastCoachOf(paint).map((piece) => carry(piece, UNTURNED, [-1.95, 0, 0])),
];

/** A steam locomotive on its rails, unless it flies, with carriages behind and steam above; who drives it is seen over its open cab. A streamlined one is a fast train of today. */
export function train(wish: Wish): Sprite {
  const isInAir = wish.traits?.includes('inair') === true;
  const driver =
    wish.traits?.includes('crewed') && !wish.traits.includes('streamlined') ? atCab(wish) : [];
  const turn = driver.length > 0 ? 0.5 : 0.22;
  const rails = isInAir ? [] : track();
  return portray(wish, [...trainAlone(wish), ...driver, ...rails], turn, 0.09, 3);
}

/** A locomotive with its carriages and its steam, or a fast train, driving to the right, without rails. */
export const trainAlone = ({
  colour,
  random,
  traits,
}: Pick<Wish, 'colour' | 'random'> & Partial<Wish>): Solid[] =>
  traits?.includes('streamlined')
    ? fastTrain(colour ?? null)
    : model(colour ?? pick(random, PAINTS), traits?.includes('crewed') === true);

/** How long from one coupling to the next, and how high, a locomotive and a carriage are, in units of their models. */
export const CAR = { engine: 1.66, coach: 2.2, high: 0.8 } as const;

/** A locomotive alone that drives to the right, its middle at the origin; its driver looks out over the open cab. */
export const engineOf = (paint: Colour, driver: Driver | null = null): Solid[] =>
  [
    ...engine(paint, driver !== null),
    ...(driver === null ? [] : atCab(driver)),
    // The tender with its coal.
    box(plain(paint, { gloss: 0.4 }), [-0.76, 0.4, 0], [0.2, 0.15, 0.19], undefined, 0.02),
    { ...ellipsoid(rough([0.06, 0.06, 0.06], 3), [-0.76, 0.55, 0], [0.18, 0.09, 0.16]) },
    box(plain(IRON), [-0.76, 0.22, 0], [0.22, 0.03, 0.15]),
    ...wheels([-0.88, -0.64], 0.1, IRON),
  ].map((piece) => carry(piece, UNTURNED, [0.06, 0, 0]));

/** A long carriage alone, its middle at the origin. */
export function coachOf(paint: Colour): Solid[] {
  const iron = plain(IRON, { gloss: 0.25 });
  const panes = Array.from({ length: 8 }, (_, n) => (n - 3.5) * 0.245).flatMap((u) =>
    (['-z', 'z'] as const).map((side) => ({
      side,
      at: [u, 0.53] as const,
      half: [0.078, 0.085] as const,
      kind: 'window' as const,
    })),
  );
  const body = plain(paint, { gloss: 0.35 });
  const wall = withPanes(
    { ...body, paint: (x, y, z, n) => (y < 0.34 && y > 0.31 ? CREAM : body.paint(x, y, z, n)) },
    panes,
  );
  return [
    box(wall, [0, 0.46, 0], [1.03, 0.22, 0.2], undefined, 0.02),
    { ...ellipsoid(plain([0.3, 0.3, 0.31]), [0, 0.67, 0], [1.05, 0.075, 0.22]) },
    box(plain([0.3, 0.3, 0.31]), [0, 0.69, 0], [1.05, 0.02, 0.2], undefined, 0.018),
    box(iron, [0, 0.22, 0], [1.06, 0.03, 0.15]),
    box(iron, [0, 0.36, 0], [1.1, 0.12, 0.08]),
    ...wheels([-0.8, -0.6, 0.6, 0.8], 0.1, IRON),
  ];
}

const CREAM: Colour = [0.86, 0.78, 0.58];

const ALONG = roll(-Math.PI / 2);
const ACROSS = pitch(Math.PI / 2);

const model = (paint: Colour, isOpen: boolean): Solid[] => [
  ...engine(paint, isOpen),
  ...[-1.14, -2.24].flatMap(coach),
  ...steam(),
];

/** A locomotive, its cab without a roof where it is open. */
function engine(paint: Colour, isOpen = false): Solid[] {
  const body = plain(paint, { gloss: 0.45 });
  const iron = plain(IRON, { gloss: 0.25 });
  const brass = plain(BRASS, { gloss: 0.7 });
  const cab = withPanes(body, [
    { side: '-z', at: [-0.34, 0.58], half: [0.09, 0.09], kind: 'window' },
  ]);
  return [
    frustum(body, [-0.24, 0.44, 0], 0.86, 0.17, 0.17, ALONG),
    frustum(iron, [0.6, 0.44, 0], 0.05, 0.18, 0.165, ALONG),
    ...[-0.05, 0.18, 0.42].map((x) => ({ ...ring(brass, [x, 0.44, 0], 0.17, 0.009, ALONG) })),
    frustum(iron, [0.48, 0.58, 0], 0.2, 0.045, 0.075),
    { ...ellipsoid(brass, [0.1, 0.63, 0], [0.07, 0.08, 0.07]), blend: 0.03 },
    box(cab, [-0.35, 0.5, 0], [0.17, 0.26, 0.21]),
    ...(isOpen ? [] : [box(iron, [-0.35, 0.78, 0], [0.21, 0.022, 0.25], undefined, 0.02)]),
    box(iron, [0.1, 0.25, 0], [0.62, 0.05, 0.17]),
    box(plain(RED), [0.7, 0.22, 0], [0.03, 0.05, 0.22]),
    ball(plain([0.95, 0.9, 0.7], { glow: () => 1, gloss: 0.6 }), [0.66, 0.6, 0], 0.045),
    limb(iron, [0.64, 0.14, 0], [0.86, 0.05, 0], 0.06, 0.04),
    ...wheels([0.52, 0.18, -0.12], 0.15, RED),
    ...wheels([-0.44], 0.1, IRON),
    limb(plain(BRASS), [0.52, 0.13, -0.2], [-0.12, 0.13, -0.2], 0.016, 0.016),
  ];
}

/** A carriage whose middle is at x. */
function coach(x: number): Solid[] {
  const iron = plain(IRON, { gloss: 0.25 });
  const panes = [-0.34, -0.11, 0.12, 0.35].map((u) => ({
    side: '-z' as const,
    at: [x + u, 0.52] as const,
    half: [0.08, 0.1] as const,
    kind: 'window' as const,
  }));
  const wall = withPanes(plain(RED, { gloss: 0.35 }), panes);
  return [
    box(wall, [x, 0.46, 0], [0.5, 0.22, 0.2], undefined, 0.02),
    box(iron, [x, 0.7, 0], [0.53, 0.025, 0.23], undefined, 0.022),
    box(iron, [x, 0.22, 0], [0.54, 0.03, 0.15]),
    ...wheels([x - 0.26, x + 0.26], 0.1, IRON),
  ];
}

const wheels = (places: readonly number[], radius: number, colour: Colour): Solid[] =>
  places.flatMap((x) =>
    [-0.16, 0.2].flatMap((z) => [
      frustum(plain(colour, { gloss: 0.2 }), [x, radius + 0.03, z], 0.04, radius, radius, ACROSS),
      { ...ring(plain(IRON, { gloss: 0.5 }), [x, radius + 0.03, z - 0.02], radius, 0.016, ACROSS) },
    ]),
  );

/** How far the rails lead before and behind the train, and their middle. */
const RAILS = { half: 4.1, middle: -0.8, sleepers: 48 } as const;

/** Rails on sleepers in a bed of gravel. */
function track(): Solid[] {
  const { half, middle, sleepers: count } = RAILS;
  const sleepers = Array.from({ length: count }, (_, n) =>
    box(
      planks(WOOD, 0.03),
      [middle - half + (2 * half * n) / (count - 1), 0.008, 0],
      [0.045, 0.014, 0.28],
    ),
  );
  const rails = [-0.17, 0.17].map((z) =>
    box(plain([0.45, 0.44, 0.43], { gloss: 0.6 }), [middle, 0.03, z], [half, 0.012, 0.012]),
  );
  const gravel = box(rough(GRAVEL, 4), [middle, -0.04, 0], [half, 0.045, 0.4], undefined, 0.03);
  return [gravel, ...sleepers, ...rails];
}

const steam = (): Solid[] =>
  [
    [0.46, 0.86, 0.07],
    [0.34, 0.95, 0.1],
    [0.16, 1.02, 0.12],
    [-0.06, 1.06, 0.13],
    [-0.3, 1.08, 0.12],
  ].map(([x = 0, y = 0, size = 0]) => ({
    ...ball(plain(STEAM, { fur: 0.03 }), [x, y, 0], size),
    blend: 0.08,
  }));
