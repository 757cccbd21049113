import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { between, block, bulbsBetween, paved } from './paved-site.ts';

const RED: Colour = [0.84, 0.12, 0.12];
const STEEL: Colour = [0.9, 0.9, 0.92];
const SKINS: readonly Colour[] = [
  [0.84, 0.62, 0.48],
  [0.6, 0.4, 0.28],
];
const SHIRTS: readonly Colour[] = [
  [0.95, 0.75, 0.15],
  [0.15, 0.45, 0.8],
  [0.9, 0.3, 0.4],
  [0.3, 0.65, 0.35],
];
/** The loop: to the right on the picture's side, how high its middle is, its radius, and from which distance to which it turns. World units. */
const LOOP = { aside: 9, up: 10.5, radius: 8.2, near: 42, far: 46 } as const;
/** Places of the way before the loop and behind it: to the right on the picture's side, up, ahead. World units. */
const BEFORE: readonly Point[] = [
  [-52, 3, 54],
  [-40, 10, 53],
  [-29, 21, 52],
  [-22, 26.5, 51],
  [-16.5, 25, 50],
  [-11, 15, 49],
  [-5, 5.5, 47.6],
  [1, 2.6, 46.4],
];
const BEHIND: readonly Point[] = [
  [17, 2.6, 42],
  [22, 5, 43],
  [27, 11, 46],
  [32, 15.5, 51],
  [34, 14, 58],
  [29, 8, 65],
  [19, 4, 69],
  [6, 9, 71],
  [-6, 13, 71],
  [-18, 9, 72],
  [-30, 4, 73],
  [-48, 6, 72],
];

/** A roller coaster: its climb, the drop into a loop, the train with its riders in it. */
export const ROLLER_COASTER: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.5,
  views: [
    { horizon: 0.78, lens: 0.92, eye: 0.46 },
    { horizon: 0.68, lens: 0.86, eye: 1.2 },
    { horizon: 0.82, lens: 0.86, eye: 0.4 },
    { horizon: 0.76, lens: 1, eye: 0.6 },
  ],
  ground: levelled(90, 110),
  soil: paved((x, z) => [
    [0.66, 0.6, 0.52],
    between(Math.abs(x), -1, 30, 2) * between(z, -9, 30, 2),
  ]),
  lampAt: () => (_x, _y, z) => 0.5 * between(z, 2, 60, 8),
  isTended: (x, z) => (Math.abs(x) < 32 && z < 32) || (Math.abs(x) < 56 && z > 34 && z < 80),
  has: new Set(['ferriswheel']),
  solids,
};

/** A smooth line through places, so many steps between two. */
function through(places: readonly Point[], steps: number): Point[] {
  const at = (n: number): Point => places[Math.max(0, Math.min(places.length - 1, n))] as Point;
  return places.slice(0, -1).flatMap((_, n) =>
    Array.from({ length: steps }, (__, k): Point => {
      const t = k / steps;
      const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
      const between3 = (i: 0 | 1 | 2) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
      return [between3(0), between3(1), between3(2)];
    }),
  );
}

/** The whole way of the track, on the picture's side. */
function courseOf(side: number): { track: Point[]; looped: readonly [number, number] } {
  const before = through([...BEFORE, [LOOP.aside, LOOP.up - LOOP.radius, LOOP.far]], 4);
  const loop = Array.from({ length: 26 }, (_, n): Point => {
    const turn = (n / 25) * 2 * Math.PI;
    return [
      LOOP.aside + LOOP.radius * 0.86 * Math.sin(turn),
      LOOP.up - LOOP.radius * Math.cos(turn),
      LOOP.far + ((LOOP.near - LOOP.far) * n) / 25,
    ];
  });
  const behind = through(BEHIND, 4);
  const track = [...before, ...loop, ...behind].map(
    ([x, up, z]): Point => [side * x, LEVEL + up, z],
  );
  return { track, looped: [before.length, before.length + loop.length] };
}

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { track, looped } = courseOf(side);
  const red = plainPaint(RED);
  const steel = plainPaint(STEEL);
  const solid: Solid[] = [];
  for (let n = 0; n + 1 < track.length; n++) {
    const [from, to] = [track[n] as Point, track[n + 1] as Point];
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
    const flat = Math.hypot(dx, dz) || 1;
    // Where it stands on end what is beside it is ahead.
    const isLoop = n >= looped[0] - 1 && n < looped[1];
    const [ox, oz] = isLoop ? [0, 0.62] : [(0.62 * dz) / flat, (-0.62 * dx) / flat];
    for (const way of [-1, 1])
      solid.push(
        barBetween(
          [from[0] + way * ox, from[1], from[2] + way * oz],
          [to[0] + way * ox, to[1], to[2] + way * oz],
          [0.13, 0.13],
          red,
        ),
      );
    solid.push(
      barBetween([from[0], from[1] - 0.35, from[2]], [to[0], to[1] - 0.35, to[2]], [0.2, 0.2], red),
    );
    solid.push(
      barBetween(
        [from[0] - ox, from[1], from[2] - oz],
        [from[0] + ox, from[1], from[2] + oz],
        [0.09, 0.07],
        steel,
      ),
    );
    const high = from[1] - LEVEL;
    if (!isLoop && n % 3 === 1 && high > 2)
      solid.push(
        frustumAt([from[0], LEVEL - 0.4, from[2]], high, 0.3, 0.2, steel, 7),
        ...(high > 9
          ? [
              barBetween(
                [from[0] + 0.1, LEVEL + high * 0.75, from[2]],
                [from[0], LEVEL - 0.3, from[2] + high * 0.26],
                [0.15, 0.15],
                steel,
              ),
            ]
          : []),
      );
  }
  // What carries the loop.
  for (const way of [-1, 1])
    solid.push(
      barBetween(
        [side * LOOP.aside + way * 9.6, LEVEL - 0.4, LOOP.far + 2],
        [side * LOOP.aside + way * 2.6, LEVEL + LOOP.up + LOOP.radius - 0.6, 44],
        [0.28, 0.28],
        steel,
      ),
    );
  return [...solid, ...train(track, looped[0] - 9), ...booths(lamps)];
}

/** The train: cars with riders who hold up their arms. */
const train = (track: readonly Point[], first: number): Solid[] =>
  [0, 1, 2, 3, 4].flatMap((n) => {
    const [from, to] = [track[first + n * 1] as Point, track[first + n * 1 + 1] as Point];
    const middle: Point = [
      (from[0] + to[0]) / 2,
      (from[1] + to[1]) / 2 + 0.65,
      (from[2] + to[2]) / 2,
    ];
    const way: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const long = Math.hypot(...way);
    const end = (share: number): Point => [
      middle[0] + way[0] * share * (1.9 / long),
      middle[1] + way[1] * share * (1.9 / long),
      middle[2] + way[2] * share * (1.9 / long),
    ];
    const shirt = SHIRTS[n % SHIRTS.length] as Colour;
    return [
      barBetween(
        end(-0.5),
        end(0.5),
        [0.75, 0.45],
        plainPaint(n === 4 ? [0.95, 0.75, 0.1] : [0.1, 0.3, 0.7]),
      ),
      ...[-0.34, 0.34].flatMap((at) => [
        ellipsoidAt([middle[0], middle[1] + 0.75, middle[2] + at], 0.26, 0.42, plainPaint(shirt)),
        ellipsoidAt(
          [middle[0], middle[1] + 1.32, middle[2] + at],
          0.2,
          0.23,
          plainPaint(SKINS[n % 2] as Colour),
        ),
        barBetween(
          [middle[0], middle[1] + 1, middle[2] + at * 1.3],
          [middle[0] - 0.1, middle[1] + 1.85, middle[2] + at * 1.6],
          [0.07, 0.07],
          plainPaint(SKINS[n % 2] as Colour),
        ),
      ]),
    ];
  });

/** Booths with striped roofs before it, and lights between posts. */
function booths(lamps: number): Solid[] {
  return [-15, -9.4, 14.6, 20].flatMap((x, n) => {
    const paint = SHIRTS[n % SHIRTS.length] as Colour;
    return [
      block([x - 1.8, 0, 25], [x + 1.8, 2.5, 28], ({ role }, { along, up }) => {
        const isOpen = role === 'front' && up > 1 && up < 2.2 && along > 0.3 && along < 3.3;
        return isOpen
          ? {
              colour: [0.9, 0.7, 0.4],
              glass: 0,
              glow: scaleColour([1, 0.75, 0.4], 0.15 + Math.min(0.9, lamps * 2)),
            }
          : plainFront(Math.floor(along / 0.45) % 2 === 0 ? paint : [0.95, 0.93, 0.88]);
      }),
      frustumAt([x, LEVEL + 2.5, 26.5], 1.5, 2.8, 0.1, ({ normal }) =>
        plainFront(
          Math.round((Math.atan2(normal[2], normal[0]) / Math.PI) * 5) % 2 === 0
            ? paint
            : [0.95, 0.93, 0.88],
        ),
      ),
      ...(n < 3
        ? bulbsBetween(
            [x, 3.6, 25],
            [[-9.4, 14.6, 20][n] as number, 3.6, 25],
            n === 1 ? 22 : 8,
            lamps,
          )
        : []),
    ];
  });
}
