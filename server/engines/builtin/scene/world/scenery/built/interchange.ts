import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, block, CONCRETE, lampPost, paved, WHITE } from './paved-site.ts';
import { roadPaint } from './road-site.ts';

/** The highway on the ground: how far to the right its middle is on the picture's side, and half its width. World units. */
export const HIGHWAY = { aside: -3, half: 11.4 } as const;
/** Half the width of a ramp, and half its thickness. World units. */
const RAMP = { half: 4.6, thick: 0.55 } as const;
/** What passes by leaves behind it in a long exposure. */
const COMING: Colour = [1.5, 1.25, 0.8];
const GOING: Colour = [1.4, 0.16, 0.08];
const LAMPS = [34, 66, 104, 150] as const;

/** A way of a ramp: where it is at a share of its length. World units, up from the site's level. */
type Course = (share: number) => Point;

const TURN = 2 * Math.PI;

/** The flyovers that cross the highway, a loop, and a ramp that climbs beside it. */
const courses = (side: number): readonly (readonly [Course, pieces: number])[] => [
  [(t) => [side * (t - 0.5) * 300, 7.5, 58 + 60 * (t - 0.5) ** 2], 30],
  [(t) => [side * (t - 0.5) * 420, 15.5, 112 - 150 * (t - 0.5) ** 2 + 40 * (t - 0.5)], 34],
  [
    (t) => [
      side * (31 + 17 * Math.cos(TURN * (0.06 + 0.8 * t))),
      0.6 + 7.2 * t,
      40 + 15 * Math.sin(TURN * (0.06 + 0.8 * t)),
    ],
    30,
  ],
  [(t) => [side * (-22 - 44 * t * t), 0.4 + 15 * t * t * (3 - 2 * t), 16 + 90 * t], 22],
];

/** A highway interchange from above: flyovers and ramps over one another, by night with the trails of lights. */
export const INTERCHANGE: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.25,
  views: [
    { horizon: 0.4, lens: 0.92, eye: 4.4 },
    { horizon: 0.28, lens: 0.88, eye: 6.4 },
    { horizon: 0.46, lens: 0.84, eye: 3.8 },
    { horizon: 0.36, lens: 1.05, eye: 4.8 },
  ],
  ground: levelled(220, 300),
  isHard: true,
  soil: paved((x, z, soft, { side }) => {
    const off = x - side * HIGHWAY.aside;
    const road = roadPaint(off, z, HIGHWAY.half, 3, soft);
    return road;
  }),
  lampAt:
    ({ side }) =>
    (x, y, z) => {
      const off = Math.abs(x - side * HIGHWAY.aside);
      const near = LAMPS.reduce((most, at) => Math.max(most, 1 / (1 + ((z - at) / 14) ** 2)), 0);
      return near / (1 + (off / 10) ** 2) + 0.15 + (y > LEVEL + 4 ? 0.2 : 0);
    },
  isTended: (x, z, { side }) => Math.abs(x - side * HIGHWAY.aside) < 60 && z < 125,
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  return [
    ...courses(side).flatMap(([course, pieces], n) => ramp(course, pieces, n, lamps)),
    ...trails(side, lamps),
    ...LAMPS.flatMap((z) => lampPost(side * HIGHWAY.aside, z, 10, lamps)),
    ...LAMPS.map((z) =>
      block(
        [side * HIGHWAY.aside - 0.3, 0, z - 16],
        [side * HIGHWAY.aside + 0.3, 0.9, z + 20],
        plainPaint(CONCRETE),
      ),
    ),
  ];
}

/** A ramp of flat pieces on pillars, with its edges. */
function ramp(course: Course, pieces: number, number: number, lamps: number): Solid[] {
  const at = (n: number): Point => {
    const [x, up, z] = course(n / pieces);
    return [x, LEVEL + up, z];
  };
  return Array.from({ length: pieces }, (_, n): Solid[] => {
    const [from, to] = [at(n), at(n + 1)];
    const deck = barBetween(from, to, [RAMP.half, RAMP.thick], deckPaint(n, number, lamps));
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
    const length = Math.hypot(dx, dz);
    const edges = [-1, 1].map((side) => {
      const [ox, oz] = [(side * RAMP.half * dz) / length, (-side * RAMP.half * dx) / length];
      return barBetween(
        [from[0] + ox, from[1] + 0.9, from[2] + oz],
        [to[0] + ox, to[1] + 0.9, to[2] + oz],
        [0.14, 0.42],
        plainPaint([0.68, 0.67, 0.64]),
      );
    });
    const high = from[1] - LEVEL - RAMP.thick;
    const isCarried = n % 3 === 1 && high > 1.6;
    const pillar = isCarried
      ? [
          frustumAt(
            [from[0], LEVEL - 0.5, from[2]],
            high + 0.6,
            1,
            1.25,
            plainPaint(scaleColour(CONCRETE, 0.9)),
            8,
          ),
        ]
      : [];
    return [deck, ...edges, ...pillar];
  }).flat();
}

/** Asphalt with its lines above, concrete elsewhere; lights drawn out along it when it is dark. */
const deckPaint =
  (piece: number, number: number, lamps: number): Paint =>
  ({ role, normal, long }, { along, up: off, pixel }) => {
    if (role !== 'level' || normal[1] < 0) return plainFront(scaleColour(CONCRETE, 0.92));
    const edge = inside(Math.abs(Math.abs(off) - RAMP.half + 0.7), -1, 0.1, pixel);
    const dash = along / long < 0.5 ? inside(Math.abs(off), -1, 0.09, pixel) : 0;
    const colour = mixColour(ASPHALT, WHITE, 0.85 * Math.max(edge, dash));
    return { colour, glass: 0, glow: trailAt(off, piece + along / long, number, lamps, pixel) };
  };

/** The light of what has passed at a place so far from a road's middle and so far along. */
function trailAt(off: number, along: number, number: number, lamps: number, pixel: number): Colour {
  if (lamps < 0.2) return [0, 0, 0];
  const light = off < 0 ? COMING : GOING;
  const wide = Math.max(0.16, pixel * 0.6);
  let most = 0;
  for (const lane of [1.35, 2.15, 2.9]) {
    const sway = 0.2 * Math.sin(along * 0.7 + lane * 5 + number);
    const gap = Math.sin(along * 0.55 + lane * 9 + number * 2.6) > -0.5 ? 1 : 0.15;
    most = Math.max(most, gap * inside(Math.abs(Math.abs(off) - lane - sway), -1, wide, pixel));
  }
  return scaleColour(light, most * Math.min(1, lamps * 2.4));
}

/** The same along the highway. */
function trails(side: number, lamps: number): Solid[] {
  if (lamps < 0.2) return [];
  return [-1, 1].flatMap((way) =>
    [1.6, 2.6, 5, 6.2, 9, 9.8].map((lane, n) => {
      const x = side * HIGHWAY.aside + way * lane;
      const light = way < 0 ? COMING : GOING;
      const streak: Paint = (_, { along }) => {
        const gap = Math.sin(along * 0.05 + n * 2.3 + way) > -0.45 ? 1 : 0.2;
        return {
          colour: ASPHALT,
          glass: 0,
          glow: scaleColour(light, gap * Math.min(1, lamps * 2.4)),
        };
      };
      return {
        ...block([x - 0.09, 0.3, 6], [x + 0.09, 0.42, 320], streak),
        isSheer: true as const,
      };
    }),
  );
}
