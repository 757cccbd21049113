import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { masonry, plain, planks, worn } from '../../sculpt/looks.ts';
import { box, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body, WithGear } from '../with-gear.ts';

const BRICK: Colour = [0.66, 0.3, 0.2];
const MORTAR: Look = worn([0.72, 0.7, 0.66], 0.1);
const PLASTER: Colour = [0.72, 0.68, 0.6];
const STEEL: Look = plain([0.72, 0.74, 0.78], { gloss: 0.7 });
const WOOD: Colour = [0.6, 0.42, 0.24];
const FRESH: Colour = [0.95, 0.94, 0.9];

/** A wall: how far ahead of the feet, how high, how far it reaches aside, half how thick. */
const WALL = { ahead: 0.44, high: 1.2, half: 1, thick: 0.05 } as const;
/** How high a wall with its coping is, by who stands upright before it. */
export const WALL_SHARE = WALL.high + 0.07;

/** A wall of one look, with a coping of stone. */
const wallOf = (look: Look): Solid[] => {
  const { ahead, high, half, thick } = WALL;
  return [
    box(look, [ahead + thick, high / 2, 0], [thick, high / 2, half]),
    box(
      MORTAR,
      [ahead + thick, high + 0.03, 0],
      [thick + 0.03, 0.03, half + 0.02],
      undefined,
      0.012,
    ),
  ];
};

/** A tub with a handle, and what is in it. */
const tub = (foot: Vector, filling: Look): Solid[] => [
  frustum(STEEL, foot, 0.13, 0.065, 0.08),
  frustum(filling, add(foot, [0, 0.124, 0]), 0.008, 0.074, 0.075),
  ring(STEEL, add(foot, [0, 0.12, 0]), 0.082, 0.005, roll(1.1)),
];

/** A roller at a wall, what is on the one side of it painted already. */
export function wallPainting(
  traits: readonly Trait[],
  one: Body,
  paint: Colour = FRESH,
): readonly Solid[] {
  const { shoulder, shoulders, hips } = figureOf(traits);
  const raw = worn(PLASTER, 0.22);
  const roller: Vector = [WALL.ahead - 0.035, shoulder + 0.16, 0.14];
  const far = add(roller, [-0.1, -0.16, 0]);
  const near: Vector = [0.06, hips + 0.04, -shoulders - 0.08];
  const look: Look = {
    paint: (x, y, z, normal) => {
      // Strips one beside the other, each with a ragged end; the last is not done.
      const edge = roller[2] + 0.012 * Math.sin(y * 47) + 0.01 * Math.sin(y * 19);
      const isLast = z > roller[2] - 0.1;
      const from = roller[1] - 0.1 + 0.015 * Math.sin(z * 90);
      const isDone = z < edge + (isLast ? 0.09 : 0) && (!isLast || y > from);
      return isDone ? paint : raw.paint(x, y, z, normal);
    },
  };
  const wet = plain(paint, { gloss: 0.3 });
  return [
    ...one('patting', { near, far }),
    ...wallOf(look),
    limb(planks(WOOD, 0.02), add(far, [-0.02, -0.05, 0]), add(far, [0.03, 0.05, 0]), 0.015, 0.013),
    limb(STEEL, add(far, [0.03, 0.05, 0]), add(roller, [-0.03, -0.02, 0]), 0.006, 0.006),
    limb(wet, add(roller, [0, 0, -0.09]), add(roller, [0, 0, 0.09]), 0.032, 0.032),
    ...tub([0.12, 0, -0.36], wet),
  ];
}

/** Strokes of a word that is the same in a mirror, in heights of its letters from its middle and its foot. */
const WOW: readonly (readonly [number, number, number, number])[] = [
  ...[-1.12, 1.12].flatMap((at): [number, number, number, number][] => [
    [at - 0.42, 1, at - 0.22, 0.05],
    [at - 0.22, 0.05, at, 0.7],
    [at, 0.7, at + 0.22, 0.05],
    [at + 0.22, 0.05, at + 0.42, 1],
  ]),
  ...Array.from({ length: 10 }, (_, n): [number, number, number, number] => {
    const [a, b] = [(n * Math.PI) / 5, ((n + 1) * Math.PI) / 5];
    return [
      0.33 * Math.sin(a),
      0.5 + 0.46 * Math.cos(a),
      0.33 * Math.sin(b),
      0.5 + 0.46 * Math.cos(b),
    ];
  }),
];
/** The word on a wall: its middle aside, its foot and how high it is; half how thick its strokes, their outline and the glow around them are. */
const TAG = { aside: 0, foot: 0.5, high: 0.46, thick: 0.055, line: 0.018, glow: 0.05 } as const;
const INK: Colour = [0.07, 0.05, 0.12];
const GLOW: Colour = [0.16, 0.78, 0.86];
const FILL: readonly [Colour, Colour] = [
  [0.98, 0.28, 0.56],
  [1, 0.83, 0.2],
];

/** How far a place on the wall is from the nearest stroke of the word. */
function fromStrokes(z: number, y: number): number {
  const [u, v] = [(z - TAG.aside) / TAG.high, (y - TAG.foot) / TAG.high];
  let least = Number.POSITIVE_INFINITY;
  for (const [ax, ay, bx, by] of WOW) {
    const [dx, dy] = [bx - ax, by - ay];
    const share = ((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, share));
    least = Math.min(least, Math.hypot(u - ax - t * dx, v - ay - t * dy));
  }
  return least * TAG.high;
}

/** A can sprayed at a wall with a large bright word on it, more cans at the feet. */
export const spraying: WithGear = (traits, one) => {
  const { shoulder, shoulders, hips } = figureOf(traits);
  const far: Vector = [WALL.ahead - 0.14, shoulder + 0.06, 0.2];
  const near: Vector = [0.04, hips + 0.02, -shoulders - 0.06];
  const concrete = worn([0.66, 0.66, 0.64], 0.14);
  const { thick, line, glow, foot, high } = TAG;
  const look: Look = {
    paint: (x, y, z, normal) => {
      const off = fromStrokes(z, y);
      if (off < thick) {
        const up = Math.min(1, Math.max(0, (y - foot) / high));
        return mixColour(FILL[0], FILL[1], up);
      }
      if (off < thick + line) return INK;
      const bare = concrete.paint(x, y, z, normal);
      return off < thick + line + glow ? GLOW : bare;
    },
  };
  const can = (base: Vector, colour: Colour): Solid[] => [
    frustum(plain(colour, { gloss: 0.5 }), base, 0.1, 0.026, 0.026),
    frustum(STEEL, add(base, [0, 0.1, 0]), 0.012, 0.022, 0.012),
    frustum(plain(FRESH), add(base, [0, 0.112, 0]), 0.016, 0.008, 0.008),
  ];
  return [
    ...one('patting', { near, far }),
    ...wallOf(look),
    ...can(add(far, [0.025, -0.03, 0]), FILL[0]),
    ...can([0.2, 0, -0.4], GLOW),
    ...can([0.12, 0, -0.5], FILL[1]),
    ...can([0.26, 0, 0.5], [0.4, 0.75, 0.25]),
  ];
};

/** Courses of a wall that is being built: how high each is, how many, how much shorter each is than the one below. */
const COURSES = { high: 0.072, count: 10, back: 0.1 } as const;

/** Bricks one on the other, their middle at that place. */
const stack = (at: Vector, rows: number): Solid[] =>
  Array.from({ length: rows }, (_, n) =>
    box(
      masonry(BRICK, 0.5),
      add(at, [0.006 * ((n * 5) % 3), n * 0.062, 0.008 * ((n * 7) % 3)]),
      [0.05, 0.029, 0.1],
      undefined,
      0.004,
    ),
  );

/** A trowel in the one hand and a brick in the other at a wall that is half built; the second of several brings bricks. */
export function bricklaying(traits: readonly Trait[], one: Body, nth: number): readonly Solid[] {
  const { shoulder, shoulders } = figureOf(traits);
  if (nth % 2 === 1) {
    const y = shoulder - 0.26;
    const hand = (side: number): Vector => [0.2, y, side * 0.085];
    return [...one('tending', { near: hand(-1), far: hand(1) }), ...stack([0.2, y + 0.01, 0], 3)];
  }
  const { high, count, back } = COURSES;
  const { ahead, thick, half } = WALL;
  const top = high * count;
  const end = (n: number): number => half - back * (n + 1);
  const last = end(count - 1) + 0.02;
  const far: Vector = [ahead - 0.02, top + 0.03, last + 0.12];
  const near: Vector = [ahead - 0.09, top + 0.05, last - 0.12];
  const bricks = masonry(BRICK, high);
  return [
    ...one('tending', { near, far }),
    ...Array.from({ length: count }, (_, n) =>
      box(
        bricks,
        [ahead + thick, high * (n + 0.5), (end(n) - half) / 2],
        [thick, high / 2, (end(n) + half) / 2],
      ),
    ),
    box(
      MORTAR,
      [ahead + thick, top + 0.004, (last - half) / 2],
      [thick - 0.01, 0.008, (last + half) / 2],
    ),
    box(
      bricks,
      [ahead + thick, top - high / 2 + 0.012, last + 0.1],
      [thick, high / 2 - 0.004, 0.09],
      undefined,
      0.004,
    ),
    limb(
      planks(WOOD, 0.02),
      add(near, [-0.03, 0.02, -0.02]),
      add(near, [0.03, 0, 0.02]),
      0.013,
      0.012,
    ),
    box(STEEL, add(near, [0.08, -0.025, 0.05]), [0.06, 0.006, 0.035], undefined, 0.003),
    ...tub([0.12, 0, -0.44], MORTAR),
    ...stack([0.0, 0.03, shoulders + 0.3], 4),
    ...stack([-0.1, 0.03, shoulders + 0.52], 2),
  ];
}
