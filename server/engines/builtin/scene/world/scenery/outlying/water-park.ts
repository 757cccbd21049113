import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { between, block, paved, post } from '../built/paved-site.ts';
import { panel, rodBetween } from '../far/pieces.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The pool: the rounds of which it is: to the right on the picture's side, ahead, how wide. World units. */
const POOLS = [
  [0.6, 13.6, 5.4],
  [-5.6, 16, 4.6],
  [6.4, 17, 4.4],
] as const;
/** How high the water's face is over the ground. World units. */
export const FACE = 0.16;
/** The slide in lanes: where its middle is, half its width, how many lanes; its outline (ahead, how high). World units. */
const RACE = { aside: 1.4, half: 2.7, lanes: 4 } as const;
const OUTLINE = [
  [34.5, 8.6],
  [30, 5.6],
  [27.8, 5.2],
  [23.6, 2],
  [21.8, 1.7],
  [18.2, 0.34],
] as const;
const LANES: readonly Colour[] = [
  [0.95, 0.78, 0.1],
  [0.9, 0.18, 0.16],
  [0.14, 0.56, 0.3],
  [0.12, 0.42, 0.84],
];
/** The tube that winds down: where its middle is, how wide it winds, from how high to how low, how many turns, how thick it is. World units. */
const TUBE = {
  aside: -8.2,
  z: 23.6,
  radius: 3.1,
  high: 8.4,
  low: 0.9,
  turns: 2.25,
  thick: 0.72,
} as const;
/** The open chute on the other side. */
const CHUTE = {
  aside: 10,
  z: 24.5,
  radius: 3,
  high: 6.6,
  low: 0.7,
  turns: 1.6,
  thick: 0.62,
} as const;
const PAVING: Colour = [0.86, 0.78, 0.64];
const STEEL: Colour = [0.86, 0.88, 0.9];

/** How far inside the pool's rim a place is, world units; below 0 outside. */
const insideAt = (side: number, x: number, z: number): number =>
  Math.max(...POOLS.map(([aside, ahead, wide]) => wide - Math.hypot(side * x - aside, z - ahead)));

/** A water park: slides in lanes, a tube that winds down and an open chute, from their towers into a blue pool. */
export const WATER_PARK: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.4,
  time: 'day',
  views: [
    { horizon: 0.52, lens: 0.92, eye: 0.62 },
    { horizon: 0.42, lens: 0.86, eye: 1.1 },
    { horizon: 0.58, lens: 0.84, eye: 0.5 },
    { horizon: 0.52, lens: 1.02, eye: 0.7 },
  ],
  ground: levelled(60, 70),
  soil: paved((x, z, soft, { side, noise }) => {
    const tile = (v: number) => Math.abs(v / 0.9 - Math.round(v / 0.9)) * 0.9;
    const joint =
      smoothstep(0.05 + soft, 0.01, Math.min(tile(x), tile(z))) * smoothstep(0.2, 0.05, soft);
    const rim = smoothstep(-0.7 - soft, -0.6, insideAt(side, x, z));
    const stone = scaleColour(PAVING, (1 - 0.14 * joint) * (1 + 0.06 * noise.fbm(x, z, 2)));
    return [
      mixColour(stone, [0.95, 0.94, 0.9], rim),
      between(Math.abs(x), -9, 24, 2) * between(z, -9, 46, 2),
    ];
  }),
  lampAt: () => (x, _y, z) => 0.2 + 0.4 * between(z, 6, 36, 4) * between(Math.abs(x), -9, 14, 3),
  isTended: (x, z) => Math.abs(x) < 26 && z < 48,
  has: new Set(['parasol']),
  solids: ({ setting: { side } }: Site): Solid[] => [
    ...pool(side),
    ...race(side),
    ...winding(side, TUBE, [0.98, 0.72, 0.08], [0.94, 0.36, 0.1]),
    ...winding(side, CHUTE, [0.1, 0.62, 0.7], [0.92, 0.2, 0.42]),
    ...tower(side * TUBE.aside, TUBE.z, TUBE.high, [0.9, 0.2, 0.18]),
    ...tower(side * CHUTE.aside, CHUTE.z, CHUTE.high, [0.1, 0.5, 0.76]),
    ...RINGS.map(([aside, z, n]) => ring(side * aside, z, LANES[n] as Colour)),
  ],
};

/** Rings that float: to the right on the picture's side, ahead, in which colour. World units. */
const RINGS = [
  [-1.4, 10.6, 1],
  [3.6, 11.6, 0],
  [-6.8, 14.2, 3],
  [7.6, 15.4, 2],
] as const;

function ring(x: number, z: number, colour: Colour): Solid {
  const paint: Paint = ({ role, normal }, { along, up }) => {
    if (role !== 'level' || normal[1] < 0) return plainFront(colour);
    const [out, turn] = [Math.hypot(along, up), Math.atan2(up, along)];
    if (out < 0.24) return plainFront([0.1, 0.6, 0.74]);
    return plainFront(Math.floor((turn / Math.PI) * 4 + 8) % 2 === 0 ? colour : [0.95, 0.95, 0.93]);
  };
  return frustumAt([x, LEVEL + FACE - 0.04, z], 0.22, 0.6, 0.52, paint, 14);
}

/** Blue water with the light's net on its floor. */
function pool(side: number): Solid[] {
  const water =
    (x: number, z: number): Paint =>
    ({ role }, { along, up, pixel }) => {
      if (role !== 'level') return plainFront([0.9, 0.92, 0.92]);
      const [u, v] = [x + along, z + up];
      const wave = (a: number, b: number) =>
        Math.sin(u * a + 1.3 * Math.sin(v * b)) +
        Math.sin(v * a * 1.1 + 1.4 * Math.sin(u * b * 0.9));
      const net = smoothstep(0.34, 0.02, Math.abs(wave(1.9, 1.1))) * smoothstep(0.5, 0.06, pixel);
      const base: Colour = mixColour([0.06, 0.5, 0.7], [0.2, 0.72, 0.82], smoothstep(24, 8, v));
      return { colour: mixColour(base, [0.72, 0.96, 1], 0.5 * net), glass: 0.3, glow: [0, 0, 0] };
    };
  return POOLS.map(([aside, z, wide]) => ({
    ...frustumAt(
      [side * aside, LEVEL - 0.1, z],
      FACE + 0.1,
      wide,
      wide,
      water(side * aside, z),
      28,
    ),
    isSheer: true as const,
  }));
}

/** Slides side by side in lanes of four colours, water running down them, from a tower with a roof. */
function race(side: number): Solid[] {
  const { aside, half, lanes } = RACE;
  const middle = side * aside;
  const wide = (2 * half) / lanes;
  const bed =
    (lane: number): Paint =>
    (_, { along, up, pixel }) => {
      const wet = smoothstep(
        0.4,
        0.9,
        Math.sin(along * 7 + lane) * Math.sin(up * 3.1 + 2 * Math.sin(along * 5)),
      );
      const fine = smoothstep(0.3, 0.08, pixel);
      return {
        colour: mixColour(LANES[lane] as Colour, [0.94, 0.98, 1], 0.45 * fine * wet),
        glass: 0.16,
        glow: [0, 0, 0],
      };
    };
  const runs = OUTLINE.slice(1).flatMap(([near, low], n) => {
    const [far, high] = OUTLINE[n] as readonly [number, number];
    const beds = Array.from({ length: lanes }, (_, lane) => {
      const left = middle - half + lane * wide;
      const at = (x: number, up: number, z: number): Point => [x, LEVEL + up, z];
      return panel(
        [
          at(left, low, near),
          at(left + wide, low, near),
          at(left + wide, high, far),
          at(left, high, far),
        ],
        0.16,
        bed(lane),
      );
    });
    const walls = Array.from({ length: lanes + 1 }, (_, lane) => {
      const x = middle - half + lane * wide;
      return barBetween(
        [x, LEVEL + low + 0.2, near],
        [x, LEVEL + high + 0.2, far],
        [0.07, 0.26],
        plainPaint([0.94, 0.95, 0.96]),
      );
    });
    const legs =
      n === 0
        ? []
        : [-half, half].map((off) => post(middle + off, far, high, 0.14, plainPaint(STEEL)));
    return [...beds, ...walls, ...legs];
  });
  const splash = Array.from({ length: 9 }, (_, n) => {
    const x = middle - half + 0.3 + n * 0.6;
    return frustumAt(
      [x, LEVEL + FACE - 0.1, 17.9 - 0.2 * (n % 3)],
      0.34 + 0.16 * (n % 2),
      0.3,
      0.1,
      plainPaint([0.96, 0.99, 1]),
      7,
    );
  });
  return [...runs, ...splash, ...stand(middle, half + 0.4, 36.4, 8.6, [0.95, 0.56, 0.1])];
}

/** A platform on posts behind stairs, under a roof of two slopes. */
function stand(x: number, half: number, z: number, high: number, roof: Colour): Solid[] {
  const steel = plainPaint(STEEL);
  const stripes: Paint = (_, { along }) =>
    plainFront(Math.floor(along / 0.6) % 2 === 0 ? roof : [0.95, 0.94, 0.9]);
  return [
    block([x - half, high - 0.3, z - 2], [x + half, high, z + 2], plainPaint([0.62, 0.5, 0.38])),
    ...[-half, half].flatMap((off) => [
      post(x + off, z - 1.8, high + 2.6, 0.13, steel),
      post(x + off, z + 1.8, high + 2.6, 0.13, steel),
    ]),
    ...[-half, half].map((off) =>
      barBetween(
        [x + off, LEVEL + 0.4, z - 1.8],
        [x - off, LEVEL + high - 0.4, z + 1.8],
        [0.06, 0.06],
        steel,
      ),
    ),
    frustumAt([x, LEVEL + high + 2.5, z], 1.8, half * 1.42, 0.1, stripes, 4),
    frustumAt([x, LEVEL + high + 4.2, z], 1.5, 0.05, 0.04, steel, 5),
    block(
      [x + 0.1, high + 4.8, z - 0.02],
      [x + 1.3, high + 5.5, z + 0.02],
      plainPaint([0.9, 0.16, 0.16]),
    ),
  ];
}

/** A slide that winds down round its middle in two colours, on a post with arms. */
function winding(
  side: number,
  { aside, z, radius, high, low, turns, thick }: { readonly [key in keyof typeof TUBE]: number },
  one: Colour,
  other: Colour,
): Solid[] {
  const pieces = Math.round(turns * 14);
  const at = (n: number): Point => {
    const share = n / pieces;
    const turn = side * (Math.PI * 0.5 - turns * 2 * Math.PI * (1 - share));
    // It runs out straight to the pool.
    return [
      side * aside + radius * Math.cos(turn - Math.PI * 0.5) * -side,
      LEVEL + high + (low - high) * share,
      z - radius * Math.sin(turn) * side,
    ];
  };
  const steel = plainPaint(STEEL);
  return Array.from({ length: pieces }, (_, n) => {
    const paint: Paint = (_face, { along }) =>
      plainFront(scaleColour(n % 4 < 2 ? one : other, 0.97 + 0.03 * Math.sin(along)));
    const from = at(n);
    const to = at(n + 1.08);
    const arm =
      n % 5 === 2
        ? [
            barBetween(
              [side * aside, from[1] - 0.5, z],
              [from[0], from[1] - 0.5, from[2]],
              [0.07, 0.07],
              steel,
            ),
          ]
        : [];
    return [rodBetween(from, to, [thick, thick], 10, paint), ...arm];
  }).flat();
}

/** A post with a landing behind a railing, under a pointed roof. */
function tower(x: number, z: number, high: number, roof: Colour): Solid[] {
  const rail: Paint = (_, { along, pixel }) => {
    const bar = inside(Math.abs(along / 0.3 - Math.round(along / 0.3)) * 0.3, -1, 0.05, pixel);
    return plainFront(mixColour([0.5, 0.56, 0.6], STEEL, bar));
  };
  const stripes: Paint = ({ normal }) =>
    plainFront(
      Math.floor((Math.atan2(normal[2], normal[0]) / Math.PI) * 5 + 10.5) % 2 === 0
        ? roof
        : [0.95, 0.94, 0.9],
    );
  return [
    post(x, z, high + 2.6, 0.3, plainPaint(STEEL)),
    frustumAt([x, LEVEL + high - 0.2, z], 1, 1.7, 1.7, rail, 10),
    frustumAt([x, LEVEL + high + 2.4, z], 1.7, 2.3, 0.1, stripes, 10),
  ];
}
