import { createRandom, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../convex.ts';
import { hillSide } from '../europe/greek-island.ts';
import { chance, inside, plainFront } from '../front.ts';
import { ellipsoidAt, FINE } from '../round-solid.ts';
import { sloped } from '../sloped.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
} from '../solid.ts';
import { cableCar } from './cable-car.ts';
import { victorian } from './victorian.ts';

/** The street that falls toward the bay: how steep, how high above the water the eye stands, half its roadway, from its middle to the houses, where it ends. World units. */
export const HILL = {
  pitch: 0.23,
  below: 2.1,
  road: 6.2,
  front: 9.4,
  end: 190,
  behind: -24,
} as const;
/** How high the eye is over a canal's water where no more is said, as in `view.ts`. World units. */
const EYE = 3.2;
/** How wide a lot is, and where streets cross. */
const LOT = 7.4;
const CROSSINGS = [62, 128] as const;
const CROSSING = 10;
/** Where the cable car is: to which side of the middle, ahead. */
const CAR = { aside: 1.75, z: 16 } as const;
const ASPHALT: Colour = [0.42, 0.42, 0.43];
const SLABS: Colour = [0.66, 0.65, 0.62];
const RAIL: Colour = [0.24, 0.24, 0.26];
const ORANGE: Colour = [0.74, 0.22, 0.13];
const HILLS: Colour = [0.3, 0.34, 0.22];

/** How high the street is so far ahead. World units. */
export const streetHeight = ({ eye }: Pick<Setting, 'eye'>, z: number): number =>
  EYE * eye - HILL.below - HILL.pitch * z;

/** Builds a street of San Francisco that falls steeply to the bay: houses with bay windows on both sides, a cable car on its rails, Alcatraz and the bridge beyond; `lamps` is the share of lit windows. */
export function hillStreet(setting: Setting, random: Random, lamps: number): Solid[] {
  const top = streetHeight(setting, 0);
  const side = hillSide(setting);
  return [
    ...ground(top),
    ...houses(top, random, lamps),
    ...cableCar(top, HILL.pitch, -side * CAR.aside, CAR.z, lamps),
    ...waterfront(random),
    ...bay(side),
  ];
}

const PLOT: Pick<Plot, 'u' | 'w'> = { u: [1, 0], w: [0, 1] };

function ground(top: number): Solid[] {
  const { behind, end, road, front, pitch } = HILL;
  const strip = (from: number, to: number, up: number, paint: Paint) =>
    sloped(
      { x: from, z: behind, ...PLOT, wide: to - from, deep: end - behind },
      { top, pitch },
      -60,
      up,
      paint,
    );
  return [
    strip(-road, road, 0, roadway),
    strip(-front - 40, -road, 0.16, pavement),
    strip(road, front + 40, 0.16, pavement),
  ];
}

/** Concrete with two tracks: two rails each and the slot of the cable between them. */
const roadway: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'roof') return plainFront(ASPHALT);
  const x = along - HILL.road;
  const [u, v] = [Math.floor(along / 3.1), Math.floor(up / 4.6)];
  const seam = 1 - inside(up / 4.6 - v, 0.012, 0.988, pixel / 4.6);
  const off = Math.abs(Math.abs(x) - CAR.aside);
  const rail = Math.max(
    inside(Math.abs(off - 0.53), -1, 0.045, pixel),
    inside(off, -1, 0.03, pixel),
  );
  const bed = inside(off, -1, 0.95, pixel);
  const kerb = inside(Math.abs(x), HILL.road - 0.24, 99, pixel);
  const tone = 0.94 + 0.1 * chance(u, v, 3) + 0.04 * Math.sin(along * 2.3) * Math.sin(up * 0.7);
  const bare = scaleColour(mixColour(ASPHALT, SLABS, 0.3 * bed), tone * (1 - 0.2 * seam));
  const line = inside(Math.abs(x), -1, 0.05, pixel) * (1 - bed);
  return plainFront(
    mixColour(
      mixColour(mixColour(bare, [0.9, 0.72, 0.2], 0.8 * line), RAIL, rail),
      [0.74, 0.72, 0.68],
      kerb,
    ),
  );
};

const pavement: Paint = (_, { along, up, pixel }) => {
  const [u, v] = [Math.floor(along / 1.5), Math.floor(up / 1.5)];
  const joint =
    inside(along / 1.5 - u, 0.02, 0.98, pixel / 1.5) *
    inside(up / 1.5 - v, 0.02, 0.98, pixel / 1.5);
  return plainFront(scaleColour(SLABS, (0.94 + 0.1 * chance(u, v, 7)) * (0.82 + 0.18 * joint)));
};

function houses(top: number, random: Random, lamps: number): Solid[] {
  const solids: Solid[] = [];
  for (const side of [-1, 1] as const)
    for (let z = -19 + (side > 0 ? 3 : 0); z < HILL.end - LOT; z += LOT) {
      const own = createRandom(random.uint32());
      const crossing = CROSSINGS.find((at) => z + LOT > at && z < at + CROSSING);
      if (crossing !== undefined) continue;
      // The front looks to the street: along it from the eye on, or back.
      const plot: Plot = {
        ...{ x: side * HILL.front, z, u: [0, 1], w: [side, 0], wide: LOT - 0.05, deep: 15 },
      };
      const [upper, lower] = [top - HILL.pitch * z, top - HILL.pitch * (z + LOT)];
      solids.push(...victorian(plot, { upper, lower }, own, lamps));
    }
  // What stands behind them on the slope.
  for (const side of [-1, 1])
    for (let z = 6; z < HILL.end; z += 13) {
      const own = createRandom(random.uint32());
      const high = top - HILL.pitch * z + 7 + 7 * own.unit();
      const x = side > 0 ? HILL.front + 19 + 10 * own.unit() : -HILL.front - 33 - 10 * own.unit();
      solids.push(boxOn({ x, z, ...PLOT, wide: 14, deep: 11 }, -2, high, farHouse(own.below(99))));
    }
  return solids;
}

const farHouse = (number: number): Paint => {
  const tone: Colour = [
    0.8 + 0.14 * chance(number, 1, 1),
    0.76 + 0.14 * chance(number, 2, 1),
    0.68 + 0.2 * chance(number, 3, 1),
  ];
  return ({ role }, { along, up, pixel }) => {
    const pane =
      inside(Math.abs(((along / 2.4) % 1) - 0.5), -1, 0.22, pixel / 2.4) *
      inside((up / 3.1) % 1, 0.3, 0.75, pixel / 3.1);
    return plainFront(mixColour(tone, [0.22, 0.25, 0.3], role === 'level' ? 0 : pane));
  };
};

/** Sheds of the piers at the foot of the street. */
function waterfront(random: Random): Solid[] {
  return Array.from({ length: 9 }, (_, n) => {
    const x = -140 + n * 32 + 6 * random.unit();
    const white = plainPaint(scaleColour([0.86, 0.85, 0.8], 0.9 + 0.1 * random.unit()));
    return roofOn(
      { x, z: HILL.end + 6, ...PLOT, wide: 21, deep: 60 },
      -1,
      9,
      (['start', 'end'] as const).map((edge) => ({ side: edge, pitch: 0.3, from: 5 })),
      white,
    );
  });
}

/** What is seen over the bay: an island with its prison and its lighthouse, hills, and the bridge at the strait. */
function bay(side: number): Solid[] {
  const [x, z] = [side * 48, 620];
  const white = plainPaint([0.9, 0.88, 0.82]);
  const block = (from: number, wide: number, low: number, high: number): Solid =>
    boxOn({ x: x + from, z, ...PLOT, wide, deep: 20 }, low, high, white);
  return [
    ellipsoidAt([x, -4, z], 58, 17, plainPaint([0.4, 0.38, 0.28]), FINE),
    block(-22, 40, 9, 19),
    block(-38, 12, 6, 11),
    block(25, 2.6, 8, 27),
    ...(
      [
        [1700, -800, 520, 120],
        [1900, -160, 560, 150],
        [1800, 560, 620, 105],
      ] as const
    ).map(([far, aside, radius, half]) =>
      ellipsoidAt([aside, 0, far], radius, half, plainPaint(HILLS), FINE),
    ),
    ...bridge(-side),
  ];
}

/** The Golden Gate: two towers, the deck between them, cables. */
function bridge(side: number): Solid[] {
  const z = 900;
  const paint = plainPaint(ORANGE);
  const [near, far] = [side * 62, side * 300];
  const [deck, tower] = [34, 104];
  const bar = (from: Point, to: Point, thick: number) =>
    barBetween(from, to, [thick, thick], paint);
  const middle = (near + far) / 2;
  const cable = (x: number): number =>
    deck + 6 + (tower - deck - 6) * ((x - middle) / (far - middle)) ** 2;
  const spans = Array.from({ length: 16 }, (_, n) => {
    const [from, to] = [n, n + 1].map((at) => near + ((far - near) * at) / 16) as [number, number];
    return [
      bar([from, cable(from), z], [to, cable(to), z], 1.2),
      bar([to, deck, z], [to, cable(to), z], 0.35),
    ];
  }).flat();
  return [
    ...[near, far].flatMap((x) => [
      bar([x, 0, z], [x, tower, z], 3.6),
      ...[0.55, 0.75, 0.97].map((share) =>
        bar([x - 5, tower * share, z], [x + 5, tower * share, z], 2.4),
      ),
    ]),
    ...spans,
    bar([near - side * 260, deck, z], [far + side * 300, deck, z], 2.2),
    bar([near, tower, z], [near - side * 240, deck, z], 2),
    bar([far, tower, z], [far + side * 240, deck, z], 2),
  ];
}

/** Where the one of so many stands on the street: right, up, ahead. */
export function onHillStreet(setting: Pick<Setting, 'eye' | 'side'>, index: number): Point {
  const z = 6 + 0.5 * (index % 2);
  const aside = 0.6 + 0.9 * (index % 3) * (index % 2 === 0 ? 1 : -1);
  return [hillSide(setting) * aside, streetHeight(setting, z), z];
}
