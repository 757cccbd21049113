import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { leaf } from '../solids/leaf.ts';
import { ball, box, drum, type Material, type Solid, sphere } from '../solids/solid.ts';

/** Colours of the lights: magenta, blue, cyan, violet, yellow, green. */
const LIGHTS: readonly Colour[] = [
  [1, 0.08, 0.6],
  [0.12, 0.25, 1],
  [0.05, 0.8, 0.95],
  [0.5, 0.12, 1],
  [1, 0.7, 0.08],
  [0.1, 0.9, 0.3],
];
const lightOf = (number: number): Colour =>
  LIGHTS[((number % LIGHTS.length) + LIGHTS.length) % LIGHTS.length] as Colour;

const BLACK: Material = flat([0.035, 0.035, 0.04]);
/** The side of a lit square of the dance floor, metres, and half the floor's width, where it begins and ends. */
const SQUARE = 0.75;
const DANCE = { half: 3, near: 2, far: 8 } as const;
/** Its radius, and how far it hangs below the ceiling, metres. */
const MIRROR_BALL = { radius: 0.42, below: 0.95 } as const;

/** Spots that the mirror ball throws: how bright it is at a place of a surface, whose coordinates are metres. */
function spots(a: number, b: number): Colour {
  const [u, v] = [a / 0.62, b / 0.62];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [cx, cy] = [0.25 + 0.5 * chance(i, j), 0.25 + 0.5 * chance(i + 40, j)];
  const out = Math.hypot(u - i - cx, (v - j - cy) * 1.2);
  return out < 0.1 ? scaleColour(lightOf(Math.floor(6 * chance(i, j + 9))), 1.5) : [0, 0, 0];
}

const dimly = (ground: Colour, light: Colour): Colour => [
  ground[0] + light[0],
  ground[1] + light[1],
  ground[2] + light[2],
];

/** Dark walls strewn with coloured spots, a dance floor of lit squares, a black ceiling. */
export const nightclubSurfaces = (middle: number) => ({
  walls: ((x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    if (axis === 0 && y < 3.4 && y > 0.2 && Math.abs(z / 2.2 - Math.round(z / 2.2)) < 0.016)
      return scaleColour(lightOf(Math.round(z / 2.2)), 1.6);
    return dimly([0.1, 0.05, 0.16], spots(along, y));
  }) as Material,
  floor: ((x, _y, z) => {
    const u = (x - middle + DANCE.half) / SQUARE;
    const v = (z - DANCE.near) / SQUARE;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    if (Math.abs(x - middle) > DANCE.half || z < DANCE.near || z > DANCE.far)
      return dimly([0.05, 0.04, 0.08], spots(x, z));
    const edge = Math.min(u - i, 1 - u + i, v - j, 1 - v + j);
    if (edge < 0.035) return [0.03, 0.03, 0.04];
    const lit = 0.35 + 0.75 * chance(i, j + 3);
    return scaleColour(lightOf(Math.floor(6 * chance(i + 7, j))), lit * (0.7 + 0.7 * edge));
  }) as Material,
  ceiling: ((x, _y, z) => dimly([0.03, 0.025, 0.045], spots(x + 3, z))) as Material,
});

/** A nightclub: a mirror ball over the lit dance floor, a desk with its turntables before a wall of lights, towers of loudspeakers, beams from the bars above. */
export function nightclub({ shell }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  return {
    lamps: [
      [middle - 2, 2.8, 3.4],
      [middle + 2, 2.8, 3.4],
      [middle, 2.8, 6.5],
      [middle, 2.6, 1.2],
      [middle, 2.4, back - 1.8],
    ],
    solids: [
      ...mirrorBall(middle, high - MIRROR_BALL.below, 4.4, high),
      ...desk(middle, back - 1.5),
      box([middle - 2.3, 1.1, back - 0.25], [middle + 2.3, 3.6, back - 0.1], wallOfLights(middle)),
      ...[-1, 1].flatMap((to) => loudspeakers(middle + to * 3.1, back - 0.9)),
      ...[3.2, 6].flatMap((z) => bar(left, right, high, z)),
      ...Array.from({ length: 10 }, (_, n) => beam(middle, high, n)),
      ...[left + 0.55, right - 0.55].flatMap((x) => standingTables(x)),
    ],
  };
}

/** Small mirrors around a ball, each as bright as what it happens to show. */
function mirrorBall(x: number, y: number, z: number, ceiling: number): Solid[] {
  const { radius: r } = MIRROR_BALL;
  const mirrors: Material = (px, py, pz) => {
    const up = Math.asin(Math.max(-1, Math.min(1, (py - y) / r))) * 11;
    const row = Math.floor(up);
    const around =
      (Math.atan2(pz - z, px - x) / Math.PI) * 22 * Math.max(0.2, Math.cos((row + 0.5) / 11));
    const [u, v] = [around - Math.floor(around), up - row];
    if (u < 0.08 || v < 0.08) return [0.06, 0.06, 0.08];
    const shows = chance(Math.floor(around) + 60, row + 40);
    if (shows > 0.9) return [2.2, 2.2, 2.3];
    const grey = 0.18 + 0.75 * shows;
    return shows > 0.6
      ? scaleColour(lightOf(Math.floor(shows * 60)), 1.1)
      : [grey, grey, grey * 1.1];
  };
  return [
    sphere([x, y, z], r, mirrors),
    drum([x, z], [y + r - 0.01, ceiling], [0.015, 0.015], flat([0.5, 0.5, 0.55])),
    drum([x, z], [ceiling - 0.1, ceiling], [0.09, 0.09], BLACK),
  ];
}

/** Bars of light that rise and fall as music does. */
const wallOfLights =
  (middle: number): Material =>
  (x, y) => {
    const column = Math.floor((x - middle) / 0.2);
    const u = (x - middle) / 0.2 - column;
    const v = (y - 1.1) / 0.1;
    if (u < 0.18 || v - Math.floor(v) < 0.22) return [0.02, 0.02, 0.03];
    const tall = 5 + 17 * (0.35 + 0.65 * chance(column + 30, 8)) * Math.exp(-((column / 9) ** 2));
    if (v > tall) return [0.05, 0.03, 0.09];
    return scaleColour(v < 9 ? lightOf(2) : v < 16 ? lightOf(3) : lightOf(0), 2.2);
  };

/** A desk with two turntables and a mixer, the one who plays behind it with headphones. */
function desk(x: number, z: number): Solid[] {
  const glow: Material = (px, y) =>
    Math.abs(((px - x) * 2 + y * 2) % 1) < 0.5 ? [1.8, 0.1, 1.4] : [0.1, 0.6, 2];
  const skin = flat([0.62, 0.42, 0.32]);
  return [
    box([x - 1.2, 0, z], [x + 1.2, 1.1, z + 0.6], BLACK),
    box([x - 1.1, 0.15, z - 0.02], [x + 1.1, 1, z + 0.01], glow),
    ...[-0.7, 0.7].flatMap((dx) => [
      drum([x + dx, z + 0.3], [1.1, 1.16], [0.24, 0.24], flat([0.5, 0.5, 0.54])),
      drum([x + dx, z + 0.3], [1.16, 1.18], [0.2, 0.2], BLACK),
    ]),
    box([x - 0.3, 1.1, z + 0.1], [x + 0.3, 1.18, z + 0.5], flat([0.2, 0.2, 0.24])),
    ball([x - 0.26, 0.9, z + 0.7], [x + 0.26, 1.56, z + 1], flat([0.12, 0.12, 0.2])),
    ball([x - 0.11, 1.5, z + 0.72], [x + 0.11, 1.8, z + 0.98], skin),
    ball([x - 0.115, 1.62, z + 0.76], [x + 0.115, 1.82, z + 1], flat([0.06, 0.05, 0.05])),
    ...[-1, 1].flatMap((to) => [
      ball(
        [x + to * 0.12 - 0.035, 1.58, z + 0.8],
        [x + to * 0.12 + 0.035, 1.7, z + 0.92],
        flat([0.9, 0.1, 0.3]),
      ),
      ball([x + to * 0.34 - 0.16, 1.12, z + 0.3], [x + to * 0.34 + 0.16, 1.24, z + 0.85], skin),
    ]),
  ];
}

/** Loudspeakers on one another: each a box with a large and a small round of its own. */
function loudspeakers(x: number, z: number): Solid[] {
  return [0, 1, 2].flatMap((n) => {
    const low = n * 0.86;
    const face: Material = (px, y, _z, axis) => {
      if (axis !== 2) return [0.05, 0.05, 0.06];
      const [big, small] = [Math.hypot(px - x, y - low - 0.32), Math.hypot(px - x, y - low - 0.7)];
      if (Math.abs(big - 0.27) < 0.015 || Math.abs(small - 0.09) < 0.012) return [0.45, 0.45, 0.5];
      return big < 0.08 ? [0.3, 0.3, 0.34] : big < 0.27 ? [0.1, 0.1, 0.12] : [0.06, 0.06, 0.07];
    };
    return [box([x - 0.42, low, z], [x + 0.42, low + 0.84, z + 0.6], face)];
  });
}

/** A bar under the ceiling with lamps of many colours. */
function bar(left: number, right: number, high: number, z: number): Solid[] {
  const many = 8;
  return [
    box([left, high - 0.3, z], [right, high - 0.25, z + 0.05], flat([0.3, 0.3, 0.33])),
    ...Array.from({ length: many }, (_, n) => {
      const x = left + ((right - left) * (n + 0.5)) / many;
      return [
        drum([x, z], [high - 0.6, high - 0.3], [0.12, 0.08], BLACK),
        ball(
          [x - 0.1, high - 0.66, z - 0.1],
          [x + 0.1, high - 0.54, z + 0.1],
          flat(scaleColour(lightOf(n), 3)),
          0.3,
        ),
      ];
    }).flat(),
  ];
}

/** A thin beam of light from a bar down to the side. */
function beam(middle: number, high: number, number: number): Solid {
  const from = middle + (number - 4.5) * 0.58;
  const out = (chance(number, 71) - 0.5) * 0.9 + (number < 5 ? -0.35 : 0.35);
  const colour = scaleColour(lightOf(number * 5), 2.4);
  return {
    ...leaf(
      {
        root: [from, high - 0.62, number % 2 === 0 ? 3.2 : 6],
        turn: out < 0 ? Math.PI : 0,
        rise: -Math.PI / 2 + Math.abs(out),
        long: 2.3,
        wide: 0.014,
        droop: 0,
        outline: 'stalk',
      },
      flat(colour),
    ),
    glow: 0.15,
  };
}

/** High tables with drinks along a wall. */
const standingTables = (x: number): Solid[] =>
  [3, 5.2, 7.4].flatMap((z, n) => [
    drum([x, z], [0, 0.03], [0.24, 0.2], BLACK),
    drum([x, z], [0.03, 1.06], [0.03, 0.03], flat([0.4, 0.4, 0.44])),
    drum([x, z], [1.06, 1.09], [0.32, 0.32], flat([0.12, 0.12, 0.14])),
    ...[-0.12, 0.1].map((dx, k) =>
      drum(
        [x + dx, z - 0.08 * k],
        [1.09, 1.24],
        [0.03, 0.05],
        flat(scaleColour(lightOf(n + 3 * k), 1.1)),
        0.4,
      ),
    ),
  ]);
