import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';

/** How high the backs of the houses are; how high a storey is and how far its windows are apart. World units. */
const BACKS = { low: 11, high: 17, storey: 3.3, bay: 2.6 } as const;
/** Between how near and how far off stairs and bins stand before them. World units. */
const NEAR = 5.5;
const FAR = 46;
/** The share of houses with fire stairs, with a container for rubbish. */
const SHARES = { stairs: 0.75, container: 0.5 } as const;
/** Fire stairs: how far they stand out, how wide a landing is, how many steps lead from one to the next. World units. */
const STAIRS = { out: 0.85, wide: 3.4, steps: 9 } as const;
const BRICKS: readonly Colour[] = [
  [0.5, 0.25, 0.19],
  [0.42, 0.24, 0.2],
  [0.56, 0.32, 0.23],
  [0.38, 0.27, 0.25],
];
const JOINT: Colour = [0.6, 0.56, 0.5];
const IRON = plainPaint([0.13, 0.13, 0.14]);
const LIDS = plainPaint([0.2, 0.22, 0.22]);
const CONTAINERS: readonly Colour[] = [
  [0.13, 0.34, 0.24],
  [0.18, 0.28, 0.42],
  [0.36, 0.22, 0.15],
];
const ZINC = plainPaint([0.5, 0.52, 0.54]);
const BAGS = plainPaint([0.07, 0.07, 0.08]);

/** Builds the back of a brick house of a city's alley with its fire stairs and the bins before it; `lamps` is the share of lit windows. */
export function buildBackAlley(plot: Plot, random: Random, lamps: number): Solid[] {
  const high = BACKS.low + (BACKS.high - BACKS.low) * random.unit();
  const brick = pick(random, BRICKS);
  const number = random.below(4096);
  const [stairs, container, at] = [random.unit(), random.unit(), random.unit()];
  const body = boxOn(plot, 0, high, backFront(brick, number, lamps));
  if (plot.z + plot.u[1] * plot.wide * 0.5 < NEAR || plot.z > FAR) return [body];
  return [
    body,
    ...(stairs < SHARES.stairs && plot.wide > STAIRS.wide + 0.6 ? fireStairs(plot, high) : []),
    ...(container < SHARES.container
      ? containerAt(plot, plot.wide * (0.1 + 0.3 * at), CONTAINERS[number % 3] as Colour)
      : bins(plot, plot.wide * (0.3 + 0.4 * at))),
    ...pipe(plot, high),
  ];
}

/** Bricks with narrow windows, a steel door under a lamp. */
const backFront =
  (brick: Colour, number: number, lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.3, 0.3, 0.31]);
    const { storey, bay } = BACKS;
    const fine = Math.max(0, 1 - pixel * 14);
    const row = Math.floor(up / 0.17);
    const joint =
      Math.max(
        1 - inside(up - row * 0.17, 0.012, 0.158, pixel),
        1 - inside((((along + (row % 2) * 0.21) % 0.42) + 0.42) % 0.42, 0.012, 0.408, pixel),
      ) * fine;
    const tone =
      1 + 0.2 * (chance(row, Math.floor((along + (row % 2) * 0.21) / 0.42), number) - 0.5) * fine;
    const soot = 0.82 + 0.18 * Math.min(1, up / 2.4);
    const wall = scaleColour(mixColour(scaleColour(brick, tone), JOINT, 0.45 * joint), soot);
    const [column, floor] = [Math.floor(along / bay), Math.floor(up / storey)];
    const [u, v] = [along - column * bay, up - floor * storey];
    const isDoor = floor === 0 && chance(column, 1, number) < 0.4;
    const isWindow = floor > 0;
    const [from, to] = isDoor ? [0, 2.15] : [0.8, 2.6];
    const has = isDoor || isWindow ? 1 : 0;
    const frame = has * inside(u, 0.72, 1.88, pixel) * inside(v, from, to, pixel);
    const sash = 1 - inside(Math.abs(v - 1.7), -1, 0.04, pixel);
    const pane = isWindow
      ? inside(u, 0.8, 1.8, pixel) * inside(v, from + 0.08, to - 0.08, pixel) * sash
      : 0;
    const isLit = isWindow && chance(column, floor, number + 3) < lamps * 1.2;
    const lamp = isDoor ? inside(Math.hypot(u - 1.3, v - 2.55), -1, 0.16, pixel) : 0;
    const glow = Math.min(1.4, lamps * 4) * lamp;
    return {
      colour: mixColour(
        mixColour(
          mixColour(wall, isDoor ? [0.25, 0.29, 0.28] : [0.3, 0.28, 0.25], frame),
          DARK,
          pane,
        ),
        [1, 0.86, 0.6],
        lamp,
      ),
      glass: 0.4 * pane,
      glow: isLit ? scaleColour([1, 0.76, 0.42], pane * 0.8) : scaleColour([1, 0.74, 0.4], glow),
    };
  };

/** Landings of iron before the windows, with railings, and stairs from each to the next. */
function fireStairs(plot: Plot, high: number): Solid[] {
  const { out, wide, steps } = STAIRS;
  const from = (plot.wide - wide) / 2;
  const piece = (
    along: number,
    inward: number,
    long: number,
    deep: number,
    low: number,
    top: number,
  ) => ({
    ...boxOn(within(plot, along, inward, long, deep), low, top, IRON),
    isSheer: true as const,
  });
  const landings = Math.floor((high - 1.5) / BACKS.storey);
  return Array.from({ length: landings }, (_, n) => {
    const level = (n + 1) * BACKS.storey + 0.1;
    const rise = BACKS.storey / steps;
    return [
      piece(from, -out, wide, out, level, level + 0.07),
      ...[0.5, 1].map((up) => piece(from, -out, wide, 0.04, level + up - 0.04, level + up)),
      ...Array.from({ length: 7 }, (_, post) =>
        piece(from + (post * (wide - 0.04)) / 6, -out, 0.035, 0.035, level, level + 1),
      ),
      ...(n + 1 < landings
        ? Array.from({ length: steps }, (_, step) =>
            piece(
              from + 0.3 + ((wide - 0.9) * (n % 2 === 0 ? step : steps - step)) / steps,
              -out + 0.1,
              0.3,
              0.5,
              level + step * rise,
              level + step * rise + 0.05,
            ),
          )
        : []),
    ];
  }).flat();
}

/** A large container for rubbish with its lids, and bags beside it. */
function containerAt(plot: Plot, along: number, colour: Colour): Solid[] {
  const paint = plainPaint(colour);
  const dark = plainPaint(scaleColour(colour, 0.6));
  return [
    boxOn(within(plot, along, -1.05, 1.9, 0.95), 0.14, 1.15, paint),
    boxOn(within(plot, along - 0.06, -1.1, 2.02, 0.06), 0.95, 1.1, dark),
    boxOn(within(plot, along - 0.05, -1.1, 0.97, 1.05), 1.15, 1.24, LIDS),
    boxOn(within(plot, along + 0.98, -1.1, 0.97, 1.05), 1.15, 1.24, LIDS),
    ...[0.1, 1.6].map((at) => boxOn(within(plot, along + at, -0.95, 0.16, 0.7), 0, 0.14, IRON)),
    ...bagAt(plot, along + 2.3, 0.42),
    ...bagAt(plot, along + 2.75, 0.34),
  ];
}

/** A point before a front: along it, and so far out. */
const before = ({ x, z, u, w }: Plot, along: number, out: number): readonly [number, number] => [
  x + u[0] * along - w[0] * out,
  z + u[1] * along - w[1] * out,
];

const bagAt = (plot: Plot, along: number, size: number): Solid[] => {
  const [x, z] = before(plot, along, 0.45);
  return [
    frustumAt([x, 0, z], size, size * 0.8, size * 0.55, BAGS, 8),
    frustumAt([x, size, z], size * 0.4, size * 0.5, size * 0.1, BAGS, 7),
  ];
};

/** Two round bins of zinc, their lids on, and a bag. */
const bins = (plot: Plot, along: number): Solid[] => [
  ...[0, 0.72].flatMap((at) => {
    const [x, z] = before(plot, along + at, 0.42);
    return [
      frustumAt([x, 0, z], 0.82, 0.27, 0.32, ZINC, 10),
      frustumAt([x, 0.82, z], 0.1, 0.35, 0.12, LIDS, 10),
    ];
  }),
  ...bagAt(plot, along + 1.4, 0.4),
];

/** A pipe down the wall. */
const pipe = (plot: Plot, high: number): Solid[] => [
  { ...boxOn(within(plot, 0.2, -0.12, 0.12, 0.12), 0, high, LIDS), isSheer: true },
];
