import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { seatedCrowd } from '../../street/arenas/arena-crowd.ts';
import { plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { between, block, paved, post, rail, WHITE } from './paved-site.ts';

/** A course of turf that leads past the eye: its near and its far rail; where the winning post is, on the picture's side. World units. */
export const COURSE = { near: 7.2, far: 20, post: 3.4 } as const;
/** The stand behind it: where it begins, how many steps it has, how deep and how high each is, and how far to both sides it reaches. World units. */
const STAND = { z: 29, steps: 8, deep: 1.15, rise: 0.9, half: 26 } as const;
/** How high its lowest step is, world units. */
const FLOOR = 1.1;
const TURF: Colour = [0.24, 0.44, 0.13];
const RED: Colour = [0.8, 0.08, 0.08];
const GREEN: Colour = [0.08, 0.3, 0.18];
const SHIRTS: readonly Colour[] = [
  [0.9, 0.88, 0.84],
  [0.2, 0.26, 0.42],
  [0.82, 0.3, 0.3],
  [0.86, 0.74, 0.4],
  [0.36, 0.56, 0.66],
  [0.5, 0.44, 0.4],
];

/** A horse race: the turf between white rails, the winning post, a full stand with its roof behind. */
export const HORSE_RACE: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.4,
  isNear: true,
  views: [
    { horizon: 0.52, lens: 1.1, eye: 0.72 },
    { horizon: 0.44, lens: 1, eye: 1.1 },
    { horizon: 0.58, lens: 1.12, eye: 0.5 },
    { horizon: 0.5, lens: 1.22, eye: 0.8 },
  ],
  ground: levelled(120, 150),
  soil: paved((x, z, _soft, { noise }) => {
    const mown = Math.floor((z + 400) / 2.1) % 2 === 0 ? 1.08 : 0.92;
    const grass = scaleColour(TURF, mown * (1 + 0.14 * noise.fbm(x / 2, z / 2, 3)));
    // The turf is torn where they run.
    const torn =
      0.5 * between(z, 9.4, 16.4, 2) * Math.max(0, 0.3 + noise.fbm(x / 2.4 + 9, z / 1.1, 4));
    const apron = between(z, COURSE.far + 3, STAND.z + 12, 0.2);
    const own = mixColour(grass, [0.3, 0.22, 0.12], torn);
    return [
      mixColour(own, [0.6, 0.59, 0.56], apron * between(x, -STAND.half - 6, STAND.half + 6, 0.4)),
      between(x, -110, 110, 8) * between(z, -9, 70, 6),
    ];
  }),
  lampAt: () => (_x, _y, z) => (z < 60 ? 0.7 : 0.2),
  isTended: (x, z) => Math.abs(x) < 70 && z < 62,
  who: new Set(['crowd']),
  has: new Set(['horse']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...rails(COURSE.near),
    ...rails(COURSE.far),
    ...winningPost(side),
    ...stand(lamps),
  ],
};

/** A white running rail along the course, its posts bent to it. */
const rails = (z: number): Solid[] => {
  const white = plainPaint([0.97, 0.97, 0.96]);
  return [
    rail([-60, 1.12, z], [60, 1.12, z], 0.075, white),
    ...Array.from({ length: 41 }, (_, n) => post(-60 + 3 * n + 1.2, z + 0.06, 1.08, 0.05, white)),
  ];
};

/** The winning post: a red disc with a ring of white on a high post beyond the far rail. */
function winningPost(side: number): Solid[] {
  const x = side * COURSE.post;
  const ringed: Paint = ({ role }, { along, up }) => {
    if (role !== 'front') return plainFront(WHITE);
    const off = Math.hypot(along - 0.75, up - 0.75);
    return plainFront(off < 0.75 && off > 0.42 ? RED : WHITE);
  };
  const striped: Paint = (_, { up }) => plainFront(Math.floor(up / 0.6) % 2 === 0 ? WHITE : RED);
  return [
    block([x - 0.12, 0, COURSE.far + 0.7], [x + 0.12, 5.2, COURSE.far + 0.94], striped),
    block([x - 0.75, 4.6, COURSE.far + 0.55], [x + 0.75, 6.1, COURSE.far + 0.7], ringed),
  ];
}

/** A stand with its crowd on steps under a roof with a striped edge; the box of the judges on it. */
function stand(lamps: number): Solid[] {
  const { z, steps, deep, rise, half } = STAND;
  const back = z + steps * deep;
  const roof = FLOOR + steps * rise + 2.6;
  const steel = plainPaint([0.9, 0.9, 0.88]);
  const step = (n: number): Solid => {
    const crowd = seatedCrowd([0.5, 0.5, 0.52], SHIRTS, n);
    const face: Paint = (one, spot) =>
      one.role === 'side'
        ? plainFront([0.8, 0.78, 0.72])
        : crowd(one, one.role === 'front' ? { ...spot, up: spot.up - FLOOR - n * rise } : spot);
    return block(
      [-half, 0, z + n * deep],
      [half, FLOOR + (n + 1) * rise, z + (n + 1) * deep + 0.02],
      face,
    );
  };
  const edge: Paint = ({ role }, { along }) =>
    plainFront(
      role === 'level' ? [0.84, 0.84, 0.82] : Math.floor(along / 1.6) % 2 === 0 ? GREEN : WHITE,
    );
  const windows: Paint = ({ role }, { along, up }) =>
    role === 'front' && up > 0.7 && up < 2 && Math.abs((along / 1.6) % 1) > 0.12
      ? { colour: [0.3, 0.4, 0.46], glass: 0.6, glow: [lamps, lamps * 0.8, lamps * 0.5] }
      : plainFront([0.93, 0.92, 0.88]);
  return [
    block([-half, 0, z - 0.2], [half, FLOOR, z], plainPaint(GREEN)),
    ...Array.from({ length: steps }, (_, n) => step(n)),
    block([-half - 0.6, roof, z + 0.6], [half + 0.6, roof + 0.7, back + 1.4], edge),
    block([-5, roof + 0.7, z + 3], [5, roof + 3.2, back], windows),
    block([-half, 0, back], [half, roof, back + 0.4], plainPaint([0.72, 0.7, 0.66])),
    ...Array.from({ length: 7 }, (_, n) =>
      post(-half + (n * 2 * half) / 6, z + 2.2, roof, 0.16, steel),
    ),
    ...[-half, -half / 2, half / 2, half].flatMap((x, n) => [
      post(x, back, roof + 5.6, 0.07, steel),
      block(
        [x, roof + 4.2, back - 0.02],
        [x + 1.7, roof + 5.5, back + 0.02],
        plainPaint(n % 2 === 0 ? RED : [0.95, 0.78, 0.16]),
      ),
    ]),
  ];
}
