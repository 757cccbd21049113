import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../convex.ts';
import { inside, plainFront } from '../front.ts';
import { buildHouse, type Quarter } from '../houses/build-house.ts';
import { ellipsoidAt, frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, type Point, plainPaint, type Solid } from '../solid.ts';
import type { Way } from '../way.ts';

/** The court by the rules of FIBA: half as wide, where its end line is, how far before that the hoop, its height and half its width, the key, the arc. World units. */
export const COURT = {
  ...{ half: 7.5, end: 15.5, near: 0.5, hoop: 1.575, rim: 3.05, radius: 0.225 },
  ...{ key: 2.45, keyLong: 5.8, arc: 6.75, line: 0.06 },
} as const;
/** The fence around it: how far to the sides and behind, how high, how far apart its posts and its wires. */
const FENCE = { aside: 9.6, end: 18, near: 1, high: 4, post: 3.2, wire: 0.42 } as const;
const BRICKS: Quarter = {
  walls: [
    [0.56, 0.3, 0.24],
    [0.48, 0.29, 0.24],
    [0.62, 0.42, 0.33],
    [0.52, 0.24, 0.2],
  ],
  fabrics: ['brick'],
  roofs: ['flat'],
  tiles: [[0.34, 0.33, 0.33]],
  storeys: [3, 5],
  shops: 0.1,
  flowers: 0,
};
const STEEL: Colour = [0.34, 0.36, 0.38];
const ORANGE: Colour = [0.88, 0.34, 0.1];
const WHITE: Colour = [0.93, 0.93, 0.91];
const BLUE: Colour = [0.16, 0.36, 0.58];
const RED: Colour = [0.66, 0.2, 0.16];
const GREEN: Colour = [0.2, 0.42, 0.33];

/** Builds one of the brick houses around a court. */
export const brickHouse = (plot: Plot, random: Random, lamps: number): Solid[] =>
  buildHouse(random, BRICKS, plot, 0, lamps);

/** What stands on and around a basketball court in a city: its hoop, a ball, a fence of wire. */
export function onStreetCourt(way: Way): Solid[] {
  const x = way.middle(COURT.end);
  return [...hoop(x), ball([x + 2.3, 0.12, 11]), ...fence(x)];
}

function hoop(x: number): Solid[] {
  const { end, rim, radius } = COURT;
  const z = end - COURT.hoop;
  const steel = plainPaint(STEEL);
  const orange = plainPaint(ORANGE);
  const board: Paint = ({ role, long }, { along, up, pixel }) => {
    const off = Math.abs(along - long / 2);
    const frame = inside(off, -1, long / 2 - 0.05, pixel) * inside(up, 0.05, 1, pixel);
    const square = inside(off, -1, 0.3, pixel) * inside(up, 0.15, 0.6, pixel);
    const hole = inside(off, -1, 0.25, pixel) * inside(up, 0.2, 0.55, pixel);
    return plainFront(
      mixColour(RED, WHITE, role === 'level' ? 0 : frame * (1 - square * (1 - hole))),
    );
  };
  const around = (n: number, wide: number, up: number): Point => {
    const turn = (n / 12) * 2 * Math.PI;
    return [x + wide * Math.cos(turn), up, z + wide * Math.sin(turn)];
  };
  const ring = Array.from({ length: 12 }, (_, n) =>
    barBetween(around(n, radius, rim), around(n + 1, radius, rim), [0.022, 0.022], orange),
  );
  const net = Array.from({ length: 12 }, (_, n) =>
    [1, -1].map(
      (turn): Solid => ({
        ...barBetween(
          around(n, radius, rim),
          around(n + turn * 1.5, radius * 0.6, rim - 0.42),
          [0.009, 0.009],
          plainPaint(WHITE),
        ),
        isSheer: true,
      }),
    ),
  ).flat();
  const back = z + radius + 0.15;
  return [
    boxOn({ x: x - 0.92, z: back, u: [1, 0], w: [0, 1], wide: 1.84, deep: 0.06 }, 2.9, 3.95, board),
    barBetween([x, rim, z + radius], [x, rim, back], [0.07, 0.04], orange),
    frustumAt([x, 0, end + 0.7], 3.1, 0.12, 0.1, steel),
    barBetween([x, 3.05, end + 0.7], [x, 3.5, back + 0.05], [0.08, 0.08], steel),
    barBetween([x, 2.4, end + 0.7], [x, 3.1, back + 0.05], [0.05, 0.05], steel),
    ...ring,
    ...net,
  ];
}

const ball = (at: Point): Solid =>
  ellipsoidAt(at, 0.12, 0.12, ({ normal }) =>
    plainFront(scaleColour(ORANGE, Math.abs(normal[0]) < 0.12 ? 0.4 : 1)),
  );

/** Posts, rails and the wires between them. */
function fence(x: number): Solid[] {
  const { aside, end, near, high, post, wire } = FENCE;
  const paint = plainPaint(STEEL);
  const run = (from: Point, to: Point): Solid[] => {
    const long = Math.hypot(to[0] - from[0], to[2] - from[2]);
    const at = (far: number, up: number): Point => [
      from[0] + ((to[0] - from[0]) * far) / long,
      up,
      from[2] + ((to[2] - from[2]) * far) / long,
    ];
    const bar = (a: Point, b: Point, thick: number): Solid => ({
      ...barBetween(a, b, [thick, thick], paint),
      isSheer: true,
    });
    const posts = Array.from({ length: Math.floor(long / post) + 1 }, (_, n) =>
      bar(at(n * post, 0), at(n * post, high), 0.045),
    );
    const wires = Array.from({ length: Math.floor((long + high) / wire - 0.5) }, (_, n) => {
      const reach = (n + 0.5) * wire;
      const [first, last] = [Math.max(0, reach - long), Math.min(high, reach)];
      return [
        bar(at(reach - first, first), at(reach - last, last), 0.008),
        bar(at(long - reach + first, first), at(long - reach + last, last), 0.008),
      ];
    }).flat();
    return [
      ...posts,
      ...[0.1, high / 2, high].map((up) => bar(at(0, up), at(long, up), 0.035)),
      ...wires,
    ];
  };
  return [
    ...run([x - aside, 0, end], [x + aside, 0, end]),
    ...run([x - aside, 0, near], [x - aside, 0, end]),
    ...run([x + aside, 0, near], [x + aside, 0, end]),
  ];
}

/** What the paint on its ground is at a place aside of its middle and ahead, how wide and deep a pixel is there; null beside it. */
export function courtPaint(aside: number, z: number, pixel: number, deep: number): Colour | null {
  const { half, end, near, key, keyLong, arc, line } = COURT;
  const soft = Math.max(pixel, 0.6 * deep);
  if (Math.abs(aside) > FENCE.aside || z > FENCE.end) return null;
  const back = end - z;
  const rim = end - COURT.hoop;
  const far = Math.hypot(aside, z - rim);
  const on = (value: number, at: number, wide: number) =>
    inside(Math.abs(value - at), -1, line, wide);
  const isIn = inside(Math.abs(aside), -1, half, pixel) * inside(z, near, end, deep);
  const inKey = inside(Math.abs(aside), -1, key, pixel) * inside(back, 0, keyLong, deep);
  const fine = Math.min(half - 0.9, Math.abs(aside));
  const lines = Math.max(
    on(Math.abs(aside), half, pixel) * inside(z, near, end + line, deep),
    on(back, 0, deep) * inside(Math.abs(aside), -1, half, pixel),
    on(Math.abs(aside), key, pixel) * inside(back, 0, keyLong, deep),
    on(back, keyLong, deep) * inside(Math.abs(aside), -1, key, pixel),
    on(Math.hypot(aside, back - keyLong), 1.8, soft) * (back > keyLong - 0.1 ? 1 : 0),
    fine < half - 0.91 || back > 3 ? on(far, arc, soft) * (z < rim + 1.6 ? 1 : 0) : 0,
  );
  const ground = mixColour(mixColour(GREEN, BLUE, isIn), RED, inKey);
  const isOn = inside(Math.abs(aside), -1, half + line, pixel) * inside(z, near, end + line, deep);
  return mixColour(ground, WHITE, Math.min(1, lines) * isOn);
}
