import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour, Thing } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { between, block, paved, post, rail } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { lawnAt } from './lawn.ts';

/** Where the wall before the enclosure stands and where the rocks behind it do, ahead; how high the wall is, and its rail over it. World units. */
export const ZOO = { wall: 8.6, back: 24, high: 0.72, rail: 1.16 } as const;

/** The animals that are shown in a zoo's enclosures, those that are asked for there too. */
export const ZOO_ANIMALS: ReadonlySet<Thing> = new Set<Thing>([
  'giraffe',
  'elephant',
  'lion',
  'tiger',
  'leopard',
  'bear',
  'panda',
  'monkey',
  'zebra',
  'rhino',
  'hippo',
  'kangaroo',
  'ostrich',
  'camel',
  'penguin',
  'wolf',
  'llama',
  'wader',
  'peacock',
]);

/** How much higher the enclosure is than the walk before it, world units. */
const RISE = 0.7;
const PAVING: Colour = [0.68, 0.63, 0.55];
const SAND: Colour = [0.76, 0.64, 0.45];
const STONE: Colour = [0.6, 0.55, 0.47];
const WOOD: Colour = [0.44, 0.3, 0.18];
const THATCH: Colour = [0.62, 0.5, 0.28];
const BOARD: Colour = [0.12, 0.42, 0.24];
const LETTER: Colour = [0.99, 0.86, 0.28];
const IRON: Colour = [0.16, 0.24, 0.2];

/** A zoo: a paved walk along a wall with its railing, an enclosure of sand with rocks and a shelter behind it, its name on a board. */
export const ZOO_PLACE: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.4,
  isNear: true,
  views: [
    { horizon: 0.58, lens: 1, eye: 0.36 },
    { horizon: 0.52, lens: 0.96, eye: 0.48 },
    { horizon: 0.62, lens: 0.92, eye: 0.32 },
    { horizon: 0.56, lens: 1.1, eye: 0.4 },
  ],
  // The animals are higher than who looks at them, or the wall would hide them.
  ground: (wild) => {
    const level = levelled(60, 60)(wild);
    return (x, z) =>
      level(x, z) +
      RISE *
        smoothstep(ZOO.wall + 0.6, ZOO.wall + 2, z) *
        smoothstep(ZOO.back + 16, ZOO.back + 6, z);
  },
  soil: paved((x, z, soft, { noise, season }) => {
    if (z > 30) return [lawnAt(x, z, noise, season), between(z, 0, 60, 4)];
    if (z > ZOO.wall) {
      const grass = smoothstep(0.05, 0.3, noise.fbm(x / 4, z / 3, 3));
      const sand = scaleColour(SAND, 1 + 0.16 * noise.fbm(x * 1.5, z * 1.5, 3));
      return [mixColour(sand, lawnAt(x, z, noise, season), 0.7 * grass), 1];
    }
    const [u, v] = [x / 0.9 + (Math.floor(z / 0.6) % 2) / 2, z / 0.6];
    const joint = Math.min(
      smoothstep(0, 0.03 + soft, Math.abs(u - Math.round(u))),
      smoothstep(0, 0.04 + soft, Math.abs(v - Math.round(v))),
    );
    return [scaleColour(PAVING, 0.78 + 0.22 * joint), 1];
  }),
  lampAt: () => (_x, _y, z) => 0.14 + 0.34 * between(z, 4, 22, 5),
  isTended: (_x, z) => z < 30,
  has: ZOO_ANIMALS,
  solids: ({ setting: { side } }: Site): Solid[] => [
    ...railing(),
    ...sign(side * -3.1),
    ...shelter(side * -6.4),
    ...rocks(side),
    ...trunk(side),
  ],
};

/** Stones that are laid in courses. */
const masonry: Paint = ({ role }, { along, up, pixel }) => {
  const row = Math.floor(up / 0.24);
  const [u, v] = [along / 0.52 + (row % 2) / 2, up / 0.24];
  const soft = 0.05 + pixel;
  const joint = Math.min(
    smoothstep(0, soft, Math.abs(u - Math.round(u))),
    smoothstep(0, 2 * soft, Math.abs(v - Math.round(v))),
  );
  const tone = 0.9 + 0.2 * Math.abs(Math.sin(Math.floor(u) * 7.3 + row * 3.1));
  return plainFront(scaleColour(STONE, role === 'front' ? tone * (0.72 + 0.28 * joint) : 1.1));
};

/** The wall before the enclosure, with a railing of bars on it. */
function railing(): Solid[] {
  const iron = plainPaint(IRON);
  const { wall, high, rail: top } = ZOO;
  return [
    block([-30, 0, wall], [30, high, wall + 0.4], masonry),
    rail([-30, top, wall + 0.2], [30, top, wall + 0.2], 0.055, iron),
    ...Array.from({ length: 105 }, (_, n) =>
      rail([-13 + n * 0.25, high, wall + 0.2], [-13 + n * 0.25, top, wall + 0.2], 0.022, iron),
    ),
  ];
}

/** The zoo's name on a board over the wall: the same in most languages that have letters like these. */
function sign(x: number): Solid[] {
  const z = ZOO.wall + 0.6;
  const wood = plainPaint(WOOD);
  return [
    ...[-1.35, 1.35].map((aside) => post(x + aside, z, 3.5, 0.12, wood)),
    block([x - 1.6, 2.12, z - 0.12], [x + 1.6, 3.3, z - 0.02], ({ role, long }, place) => {
      const { along, up, pixel } = place;
      const ink =
        role === 'front'
          ? inkAt('ZOO', (along - 0.45) / (long - 0.9), (up - 0.2) / 0.78, pixel / 0.78)
          : 0;
      return plainFront(mixColour(BOARD, LETTER, ink));
    }),
    block([x - 1.8, 3.3, z - 0.3], [x + 1.8, 3.42, z + 0.16], wood),
  ];
}

/** A stable under thatch at the back of the enclosure, open to it. */
function shelter(x: number): Solid[] {
  const z = ZOO.back - 3;
  const wood = plainPaint(WOOD);
  return [
    block([x - 2.6, 0, z + 2.2], [x + 2.6, 3.1, z + 2.4], plainPaint(scaleColour(WOOD, 0.55))),
    ...[-2.5, 0, 2.5].map((aside) => post(x + aside, z, 3.2, 0.14, wood)),
    ...[0, 1, 2, 3].map((n) =>
      block(
        [x - 3.2 + n * 0.2, 3.1 + n * 0.34, z - 0.6 + n * 0.36],
        [x + 3.2 - n * 0.2, 3.46 + n * 0.34, z + 3 - n * 0.36],
        plainPaint(scaleColour(THATCH, 0.82 + 0.08 * n)),
      ),
    ),
  ];
}

/** Rocks that close the enclosure behind. */
function rocks(side: number): Solid[] {
  return [-13, -1.6, 1.5, 4.6, 7.6, 11, 15].map((x, n) => {
    const high = 2 + 1.3 * Math.abs(Math.sin(n * 2.4 + 1));
    const at: Point = [side * x, LEVEL + 0.2, ZOO.back + 1.4 * Math.sin(n * 1.7)];
    const tone = 0.86 + 0.22 * Math.abs(Math.sin(n * 5));
    return ellipsoidAt(at, 2.3, high, (_, { up }) =>
      plainFront(scaleColour(STONE, tone * (0.94 + 0.06 * Math.sin(up * 9)))),
    );
  });
}

/** A bare trunk to climb and scratch on. */
function trunk(side: number): Solid[] {
  const [x, z] = [side * 5.6, 19];
  const bark = plainPaint([0.5, 0.4, 0.29]);
  return [
    frustumAt([x, LEVEL - 0.1, z], 3, 0.28, 0.18, bark, 8),
    rail([x, 2.2, z], [x + side * 1.6, 3.6, z], 0.2, bark),
    rail([x, 1.7, z], [x - side * 1.3, 2.9, z + 0.4], 0.16, bark),
  ];
}
