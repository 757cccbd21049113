import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { barBetween } from '../../street/convex.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { between, block, paved, rail } from '../built/paved-site.ts';
import { rodBetween } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { oreCart } from './ore-cart.ts';

/** The mouth: how far off, half its width, how high it is. World units. */
const MOUTH = { z: 15.5, half: 2.1, high: 3.5 } as const;
/** How far off the hill begins behind what is built, and where its foot is beside that. World units. */
const HILL = { behind: 18.4, beside: 15.2 } as const;
/** Half of how far apart the rails are, and how far off the cart stands on them. World units. */
const GAUGE = 0.55;
const CART = 9.4;
/** How high the eye is for a view whose `eye` is 1. World units. */
const EYE = 6.5;
const TIMBER: Colour = [0.42, 0.31, 0.2];
const IRON: Colour = [0.34, 0.28, 0.25];
const ROCK: Colour = [0.46, 0.41, 0.36];
const OCHRE: Colour = [0.6, 0.45, 0.28];
const GRAVEL: Colour = [0.5, 0.45, 0.39];

/** The mouth of a mine: a frame of timber in a hillside, dark within, rails that lead out of it, a cart heaped with ore. */
export const MINE_MOUTH: SceneryPlan = {
  land: 'mountain',
  relief: 0.8,
  standsOn: LEVEL,
  trees: 0.5,
  views: [
    { horizon: 0.55, lens: 1, eye: 0.3 },
    { horizon: 0.44, lens: 0.94, eye: 0.46 },
    { horizon: 0.6, lens: 0.92, eye: 0.25 },
    { horizon: 0.54, lens: 1.2, eye: 0.34 },
  ],
  ground:
    (wild, { noise }) =>
    (x, z) => {
      const aside = Math.abs(x);
      const foot = aside < 3 ? HILL.behind : HILL.beside - 0.75 * Math.max(0, aside - 3.4);
      const up = Math.max(0, z - Math.max(foot, 6));
      const crags = 1 + 0.5 * noise.fbm(x / 5, z / 5, 4);
      const slope = 1.5 * up * smoothstep(0, 3, up) * crags;
      const top = 11 + 5 * noise.fbm(x / 20, z / 20, 3);
      return Math.max(LEVEL + Math.min(slope, top), smoothstep(90, 220, z) * wild(x, z));
    },
  soil: paved((x, z, _, { noise }) => {
    const face = smoothstep(HILL.beside - 6, HILL.beside + 2, z + 0.5 * Math.abs(x));
    const layer = 0.5 + 0.5 * Math.sin(z * 1.9 + 3 * noise.fbm(x / 6, z / 6, 3));
    const rock = mixColour(ROCK, OCHRE, 0.6 * layer);
    const stones = 1 + 0.3 * noise.fbm(x * 3.2, z * 3.2, 3);
    const ground = scaleColour(mixColour(GRAVEL, rock, face), stones);
    return [ground, between(Math.abs(x), -9, 22, 8) * between(z, -20, 40, 10)];
  }),
  lampAt: () => (x, y, z) =>
    0.6 / (1 + ((x - MOUTH.half) ** 2 + (y - LEVEL - 2.6) ** 2 + (z - MOUTH.z + 0.6) ** 2) / 7),
  isTended: (x, z) => Math.abs(x) < 7 && z < 34,
  solids: ({ setting, lamps }: Site): Solid[] => [
    ...mouth(setting, lamps),
    ...rails(),
    ...oreCart(CART, GAUGE),
    ...SPOIL.flatMap(([x, z, size]) => spoil(setting.side * x, z, size)),
    ...barrel(-setting.side * 3.1, 13.4),
    ...barrel(-setting.side * 3.8, 12.9),
    ...tools(setting.side),
  ],
};

/** Heaps of broken rock: to the right on the picture's side, ahead, how wide. World units. */
const SPOIL = [
  [4.4, 12.2, 1.5],
  [-4.6, 14.4, 1.3],
  [3.6, 8.2, 0.7],
  [-3.4, 7.6, 0.9],
  [6, 10, 1.2],
] as const;

/** Beams of rough wood. */
const timber: Paint = (_, { along, up }) =>
  plainFront(
    scaleColour(TIMBER, 0.86 + 0.16 * Math.sin(along * 9 + up * 2) + 0.1 * Math.sin(up * 23)),
  );

/** The frame before the gallery, its sign, and a lamp that hangs from it. */
function mouth({ eye, side }: Setting, lamps: number): Solid[] {
  const { z, half, high } = MOUTH;
  const deep = gallery(EYE * eye, lamps);
  const board: Paint = ({ role, long }, { along, up, pixel }) => {
    const word =
      role === 'front'
        ? inkAt('MINE', (along - 0.45) / (long - 0.9), (up - 0.16) / 0.5, pixel / 0.5)
        : 0;
    const grain = 0.9 + 0.12 * Math.sin(up * 21 + along);
    return plainFront(mixColour(scaleColour([0.6, 0.48, 0.32], grain), [0.12, 0.08, 0.06], word));
  };
  const lampX = side * (half + 0.3);
  const flame: Paint = () => ({
    colour: [1, 0.8, 0.45],
    glass: 0,
    glow: scaleColour([1.2, 0.74, 0.3], 0.5 + Math.min(0.9, lamps * 2)),
  });
  const dark = plainPaint([0.12, 0.11, 0.1]);
  // A beam that came down, leaning in the mouth.
  const fallen = rodBetween(
    [-side * 1.7, LEVEL, z - 0.5],
    [-side * 0.7, LEVEL + high - 0.3, z + 0.3],
    [0.13, 0.12],
    6,
    timber,
  );
  return [
    block([-half - 0.9, 0, z], [half + 0.9, high + 0.9, z + 2.4], deep),
    ...[-1, 1].flatMap((s) => [
      barBetween(
        [s * (half + 0.26), LEVEL - 0.1, z - 0.24],
        [s * (half - 0.08), LEVEL + high + 0.1, z - 0.24],
        [0.24, 0.24],
        timber,
      ),
      barBetween(
        [s * (half + 1.1), LEVEL - 0.1, z + 0.1],
        [s * (half + 0.7), LEVEL + high + 0.5, z + 0.1],
        [0.2, 0.2],
        timber,
      ),
      barBetween(
        [s * (half + 0.1), LEVEL + high - 1, z - 0.4],
        [s * (half - 0.9), LEVEL + high + 0.1, z - 0.4],
        [0.13, 0.13],
        timber,
      ),
    ]),
    rodBetween(
      [-half - 0.9, LEVEL + high + 0.24, z - 0.24],
      [half + 0.9, LEVEL + high + 0.3, z - 0.24],
      [0.3, 0.28],
      8,
      timber,
    ),
    rodBetween(
      [-half - 1.2, LEVEL + high + 0.8, z + 0.1],
      [half + 1.2, LEVEL + high + 0.72, z + 0.1],
      [0.26, 0.28],
      8,
      timber,
    ),
    block([-1.35, high + 0.5, z - 0.62], [1.35, high + 1.32, z - 0.54], board),
    fallen,
    rail([lampX, high - 0.35, z - 0.5], [lampX, high + 0.1, z - 0.5], 0.015, dark),
    frustumAt([lampX, LEVEL + high - 0.75, z - 0.5], 0.3, 0.13, 0.11, flame, 7),
    frustumAt([lampX, LEVEL + high - 0.46, z - 0.5], 0.12, 0.16, 0.03, dark, 7),
  ];
}

/** What is seen through the mouth from an eye so high over the ground: one frame behind the other, rails, and then nothing. */
function gallery(height: number, lamps: number): Paint {
  const { z, half, high } = MOUTH;
  return ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(scaleColour(ROCK, 0.8));
    const x = along - long / 2;
    if (Math.abs(x) > half + 0.1 || up > high + 0.1)
      return plainFront(
        scaleColour(ROCK, 0.5 + 0.3 * chance(Math.floor(x * 2.4), Math.floor(up * 2.4), 5)),
      );
    const [dx, dy] = [x / z, (up - height) / z];
    // How far within a line of sight meets floor, roof or wall.
    const to = (gap: number, by: number) => (by > 0 ? gap / by : Number.POSITIVE_INFINITY);
    const aside = to(half - Math.abs(x), Math.abs(dx));
    const over = dy > 0 ? to(high - up, dy) : to(up, -dy);
    const far = Math.min(aside, over);
    const place = far / 2.2;
    const isFrame = place - Math.floor(place) < 0.16;
    const isFloor = over < aside && dy < 0;
    const railed = isFloor
      ? inside(Math.abs(Math.abs(x + dx * far) - GAUGE), -1, 0.07, pixel * 2)
      : 0;
    const own = isFloor ? GRAVEL : isFrame ? scaleColour(TIMBER, 1.3) : ROCK;
    const day = Math.exp(-far / 3.2) * (lamps > 0.3 ? 0.35 : 0.8);
    return plainFront(scaleColour(mixColour(own, [0.6, 0.56, 0.52], railed), 0.03 + day));
  };
}

/** Two rusty rails on sleepers, from before the eye into the mouth. */
function rails(): Solid[] {
  const iron = plainPaint(scaleColour(IRON, 1.25));
  const sleepers = Array.from({ length: 16 }, (_, n) => {
    const z = 2.6 + n * 0.84;
    const lean = 0.12 * (chance(n, 4, 9) - 0.5);
    return barBetween(
      [-0.95, LEVEL + 0.03, z - lean],
      [0.95, LEVEL + 0.03, z + lean],
      [0.13, 0.06],
      timber,
    );
  });
  return [
    ...sleepers,
    ...[-GAUGE, GAUGE].map((x) =>
      barBetween([x, LEVEL + 0.15, 2.4], [x, LEVEL + 0.15, MOUTH.z + 1], [0.045, 0.06], iron),
    ),
  ];
}

function spoil(x: number, z: number, size: number): Solid[] {
  return Array.from({ length: 12 }, (_, n) => {
    const turn = n * 2.4;
    const out = size * Math.sqrt(n / 12);
    const stone = (0.3 + 0.3 * chance(n, Math.round(x * 7), 3)) * size * 0.62;
    return ellipsoidAt(
      [
        x + out * Math.cos(turn),
        LEVEL + 0.5 * (size - out) + stone * 0.4,
        z + 0.7 * out * Math.sin(turn),
      ],
      stone,
      stone * 0.78,
      plainPaint(
        scaleColour(mixColour(ROCK, OCHRE, 0.4 * chance(n, 2, 8)), 0.75 + 0.3 * chance(n, 6, 8)),
      ),
    );
  });
}

function barrel(x: number, z: number): Solid[] {
  const staves: Paint = (_, { up, pixel }) => {
    const hoop = Math.max(inside(up, 0.14, 0.22, pixel), inside(up, 0.74, 0.82, pixel));
    return plainFront(mixColour(scaleColour(TIMBER, 1.15), [0.2, 0.17, 0.15], hoop));
  };
  return [
    frustumAt([x, LEVEL, z], 0.5, 0.34, 0.4, staves, 10),
    frustumAt([x, LEVEL + 0.5, z], 0.5, 0.4, 0.34, staves, 10),
  ];
}

/** A pick and a shovel that lean on the frame. */
function tools(side: number): Solid[] {
  const [x, z] = [side * (MOUTH.half + 0.75), MOUTH.z - 0.7];
  const iron = plainPaint([0.3, 0.3, 0.32]);
  const top: Point = [x + 0.1 * side, LEVEL + 1.35, z + 0.2];
  return [
    barBetween([x + 0.3 * side, LEVEL, z - 0.2], top, [0.03, 0.03], timber),
    barBetween([top[0] - 0.42, top[1] - 0.14, top[2]], top, [0.03, 0.04], iron),
    barBetween(top, [top[0] + 0.42, top[1] - 0.14, top[2]], [0.03, 0.04], iron),
    barBetween(
      [x - 0.4 * side, LEVEL + 0.4, z - 0.2],
      [x - 0.25 * side, LEVEL + 1.6, z + 0.2],
      [0.025, 0.025],
      timber,
    ),
    block([x - 0.4 * side - 0.15, 0, z - 0.24], [x - 0.4 * side + 0.15, 0.44, z - 0.2], iron),
  ];
}
