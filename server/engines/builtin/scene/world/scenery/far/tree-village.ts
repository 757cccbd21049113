import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { block } from '../built/paved-site.ts';
import { palmThatch } from '../famous/beach-resort.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { frontLit } from './front-lit.ts';
import { panel, rodBetween, sheer } from './pieces.ts';

const BARK: Colour = [0.4, 0.33, 0.25];
const WOOD: Colour = [0.58, 0.42, 0.26];
const ROPE = plainPaint([0.66, 0.56, 0.38]);

/** Grain of bark; it is no part of what a seed decides. */
const grain = createNoise(4_409);

/** The trees that bear houses: to the right on the picture's side, ahead, how thick, how high the floor is. World units. */
export const HOUSE_TREES = [
  { x: -4.4, z: 13.5, thick: 0.8, floor: 3.8 },
  { x: 5, z: 17.5, thick: 0.9, floor: 4.8 },
  { x: -8.6, z: 32, thick: 1, floor: 7.2 },
] as const;
/** Bridges of rope, from which tree to which. */
const BRIDGES = [
  [0, 1],
  [1, 2],
] as const;
const HIGH = 19;

/** Houses in the trees of a jungle: cabins of planks under thatch around the trunks, a bridge of ropes between them, ladders, lianas. */
export const TREE_VILLAGE: SceneryPlan = {
  land: 'forest',
  relief: 0.4,
  trees: 1,
  views: [
    { horizon: 0.74, lens: 0.96, eye: 0.34 },
    { horizon: 0.6, lens: 0.9, eye: 0.9 },
    { horizon: 0.8, lens: 0.88, eye: 0.28 },
    { horizon: 0.72, lens: 1.1, eye: 0.36 },
  ],
  ground: levelled(30, 60),
  light: (light, time) => {
    const lit = frontLit(light, time);
    return {
      ...lit,
      haze: lit.haze * 3,
      ambient: time === 'day' ? [0.5, 0.56, 0.5] : lit.ambient,
    };
  },
  lampAt: ({ side }) => {
    const lamps = HOUSE_TREES.map(
      ({ x, z, floor }) => [side * x, LEVEL + floor + 1.6, z - 2] as const,
    );
    return (x, y, z) => {
      let most = 0;
      for (const lamp of lamps) {
        const away = (x - lamp[0]) ** 2 + (y - lamp[1]) ** 2 + (z - lamp[2]) ** 2;
        most = Math.max(most, 0.7 / (1 + away / 10));
      }
      return most;
    };
  },
  isTended: (x, z) => Math.abs(x) < 2.2 + 0.16 * z && z < 40,
  has: new Set(['treehouse', 'house', 'ropebridge', 'bridge'] as const),
  solids,
};

const bark: Paint = (_, { along, up }) => {
  const ridge = grain.fbm(along * 2.6, up * 0.4, 4);
  const moss = smoothstep(0.05, 0.5, grain.fbm(along / 2, up / 4, 3) + 0.4 - up / 9);
  return plainFront(
    mixColour(scaleColour(BARK, 1 + 0.7 * ridge), [0.24, 0.38, 0.14], 0.6 * clamp(moss)),
  );
};

const boards: Paint = ({ role }, { along, up, pixel }) => {
  const at = role === 'level' ? along : up;
  const seam = inside(Math.abs(at / 0.22 - Math.round(at / 0.22)) * 0.22, -1, 0.016, pixel);
  const tone = 0.86 + 0.24 * grain.fbm(along * 2, up * 9, 3);
  return plainFront(scaleColour(WOOD, tone * (1 - 0.45 * seam)));
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  return [
    ...HOUSE_TREES.flatMap((one, n) => tree(side * one.x, one.z, one.thick, one.floor, n, lamps)),
    ...BRIDGES.flatMap(([from, to]) => {
      const [one, two] = [HOUSE_TREES[from], HOUSE_TREES[to]] as const;
      return bridge(
        [side * one.x, LEVEL + one.floor, one.z],
        [side * two.x, LEVEL + two.floor, two.z],
      );
    }),
    ...ladder(side * (HOUSE_TREES[0].x + 1.5), HOUSE_TREES[0].z - 2.2, HOUSE_TREES[0].floor),
  ];
}

/** A tree with its buttresses and boughs, and the house about its trunk. */
function tree(
  x: number,
  z: number,
  thick: number,
  floor: number,
  n: number,
  lamps: number,
): Solid[] {
  const roots = [0.3, 1.5, 2.7, 4, 5.3].map((turn) =>
    panel(
      [
        [x, LEVEL - 0.3, z],
        [x + Math.cos(turn) * thick * 2.5, LEVEL - 0.3, z + Math.sin(turn) * thick * 2.5],
        [x + Math.cos(turn) * thick * 0.6, LEVEL + 2.8, z + Math.sin(turn) * thick * 0.6],
        [x, LEVEL + 2.9, z],
      ],
      0.26,
      bark,
    ),
  );
  const boughs = [0.3, 1.6, 2.9, 4.2, 5.4].map((turn, k) =>
    rodBetween(
      [x, LEVEL + HIGH - 7 + 1.2 * k, z],
      [x + Math.cos(turn) * 6, LEVEL + HIGH - 2 + k, z + Math.sin(turn) * 5],
      [thick * 0.36, thick * 0.12],
      7,
      bark,
    ),
  );
  return [
    frustumAt([x, LEVEL - 0.4, z], 4, thick * 1.15, thick, bark, 14),
    frustumAt([x, LEVEL + 3.6, z], HIGH - 3.6, thick, thick * 0.6, bark, 14),
    ...roots,
    ...boughs,
    ...cabin(x, z, thick, floor, n, lamps),
    ...lianas(x, z, thick, n),
  ];
}

/** A deck with its rail, a cabin of planks under thatch on it; struts below. */
function cabin(
  x: number,
  z: number,
  thick: number,
  floor: number,
  n: number,
  lamps: number,
): Solid[] {
  const half = thick + 1.9;
  const wall: Paint = (face, place) => {
    const plain = boards(face, place);
    if (face.role === 'level') return plain;
    const { along, up, pixel } = place;
    const long = face.long;
    const isDoor =
      inside(Math.abs(along - long * 0.32), -1, 0.42, pixel) * inside(up, -1, 1.85, pixel);
    const pane =
      inside(Math.abs(along - long * 0.74), -1, 0.42, pixel) * inside(up, 0.85, 1.65, pixel);
    const frame =
      inside(Math.abs(along - long * 0.74), -1, 0.5, pixel) * inside(up, 0.77, 1.73, pixel);
    return {
      colour: mixColour(
        mixColour(plain.colour, [0.4, 0.27, 0.15], frame),
        [0.13, 0.1, 0.07],
        Math.max(isDoor, pane),
      ),
      glass: 0.15 * pane,
      glow: scaleColour(LAMP, 0.9 * Math.max(pane, 0.7 * isDoor) * Math.min(1, lamps * 3)),
    };
  };
  const slopes = (['front', 'back', 'start', 'end'] as const).map((side) => ({
    side,
    pitch: 1.05,
    from: LEVEL + floor + 2,
  }));
  const [left, right] = [x - half * 0.86, x + half * 0.86];
  const near = z - half;
  const post = (px: number, pz: number) =>
    rodBetween([px, LEVEL + floor, pz], [px, LEVEL + floor + 1, pz], [0.05, 0.05], 5, bark);
  const edge = [
    [x - half, near - 0.2],
    [x - half * 0.3, near - 0.2],
    [x + half * 0.3, near - 0.2],
    [x + half, near - 0.2],
  ] as const;
  return [
    block([x - half - 0.1, floor - 0.18, near - 0.3], [x + half + 0.1, floor, z + half], boards),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) =>
        rodBetween(
          [x + a * half * 0.9, LEVEL + floor - 0.15, z + b * half * 0.9],
          [x + a * thick * 0.7, LEVEL + floor - 2.3, z + b * thick * 0.7],
          [0.1, 0.12],
          6,
          bark,
        ),
      ),
    ),
    block([left, floor, z - half * 0.5], [right, floor + 2.15, z + half * 0.8], wall),
    roofOn(
      plotOf(left - 0.7, z - half * 0.5 - 0.9, right + 0.7, z + half * 0.8 + 0.6),
      LEVEL + floor + 1.9,
      LEVEL + floor + 4.4,
      slopes,
      palmThatch,
    ),
    ...edge.map(([px, pz]) => post(px, pz)),
    ...[0.55, 0.98].map((up) =>
      sheer(
        rodBetween(
          [x - half, LEVEL + floor + up, near - 0.2],
          [x + half, LEVEL + floor + up, near - 0.2],
          [0.035, 0.035],
          5,
          up > 0.6 ? bark : ROPE,
        ),
      ),
    ),
    glowing([x + (n % 2 === 0 ? 1 : -1) * half * 0.7, LEVEL + floor + 1.7, near + 0.3], lamps),
  ];
}

/** A lantern under the eaves. */
const glowing = ([x, y, z]: Point, lamps: number): Solid =>
  sheer(
    frustumAt(
      [x, y - 0.2, z],
      0.32,
      0.12,
      0.12,
      () => ({
        colour: [0.95, 0.8, 0.5],
        glass: 0,
        glow: scaleColour(LAMP, Math.min(1.6, 0.15 + lamps * 4)),
      }),
      8,
    ),
  );

/** A bridge of planks that hangs in its ropes between two decks. */
function bridge(from: Point, to: Point): Solid[] {
  const way = [to[0] - from[0], to[2] - from[2]] as const;
  const long = Math.hypot(...way);
  const [ux, uz] = [way[0] / long, way[1] / long];
  const span = [2.9, long - 2.9] as const;
  const at = (share: number, aside: number, up: number): Point => {
    const along = span[0] + (span[1] - span[0]) * share;
    return [
      from[0] + ux * along - uz * aside,
      from[1] + (to[1] - from[1]) * share - 1.3 * Math.sin(share * Math.PI) + up,
      from[2] + uz * along + ux * aside,
    ];
  };
  const steps = Math.round((span[1] - span[0]) / 0.34);
  const plank = (n: number) => plainPaint(scaleColour(WOOD, 0.8 + 0.4 * ((n * 0.618) % 1)));
  return [
    ...Array.from({ length: steps }, (_, n) => {
      const [a, b] = [(n + 0.1) / steps, (n + 0.8) / steps];
      return panel([at(a, -0.5, 0), at(b, -0.5, 0), at(b, 0.5, 0), at(a, 0.5, 0)], 0.06, plank(n));
    }),
    ...Array.from({ length: 12 }, (_, n) => {
      const [a, b] = [n / 12, (n + 1) / 12];
      return [-0.55, 0.55].flatMap((aside) => [
        sheer(rodBetween(at(a, aside, 0.95), at(b, aside, 0.95), [0.045, 0.045], 5, ROPE)),
        sheer(rodBetween(at(a, aside, 0.05), at(b, aside, 0.05), [0.04, 0.04], 5, ROPE)),
        sheer(rodBetween(at(a, aside, 0), at(a, aside, 0.95), [0.022, 0.022], 4, ROPE)),
        sheer(rodBetween(at(a, aside, 0.95), at(b, aside, 0.05), [0.016, 0.016], 4, ROPE)),
      ]);
    }).flat(),
  ];
}

/** A ladder of rungs to a deck. */
function ladder(x: number, z: number, floor: number): Solid[] {
  const lean = 0.9;
  const at = (share: number, aside: number): Point => [
    x + aside,
    LEVEL + floor * share,
    z - lean * (1 - share),
  ];
  return [
    ...[-0.3, 0.3].map((aside) => rodBetween(at(0, aside), at(1.12, aside), [0.05, 0.05], 5, bark)),
    ...Array.from({ length: 13 }, (_, n) =>
      rodBetween(at((n + 0.6) / 13, -0.33), at((n + 0.6) / 13, 0.33), [0.035, 0.035], 5, ROPE),
    ),
  ];
}

/** Lianas that hang from a tree's boughs. */
const lianas = (x: number, z: number, thick: number, n: number): Solid[] =>
  [0.5, 2, 3.6, 5].map((turn, k) => {
    const [px, pz] = [
      x + Math.cos(turn + n) * (thick + 2.6),
      z + Math.sin(turn + n) * (thick + 1.6),
    ];
    const low = 3 + 2.4 * ((k * 0.618 + n * 0.3) % 1);
    return sheer(
      rodBetween(
        [px, LEVEL + HIGH - 4, pz],
        [px + 0.4, LEVEL + low, pz],
        [0.045, 0.035],
        4,
        plainPaint([0.26, 0.34, 0.14]),
      ),
    );
  });
