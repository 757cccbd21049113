import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { ball, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

const IVORY: Colour = [0.94, 0.85, 0.67];
const BONE: Material = flat(IVORY);
const DARK: Material = flat([0.3, 0.22, 0.15]);
const TOOTH: Material = flat([0.96, 0.93, 0.84]);
const STEEL: Material = flat([0.12, 0.12, 0.13]);
/** How much larger than modelled it is drawn. */
const SIZE = 1.25;
/** How far its length is turned toward the eye, radians. */
const TURN = 0.5;

/** Ahead along its length, up, and to its side, metres from beneath its hips. */
type Part = readonly [ahead: number, up: number, aside: number];

/** Its spine from the neck to the end of the tail. */
const SPINE: readonly Part[] = [
  [2.15, 3.02, 0],
  [1.85, 2.75, 0],
  [1.5, 2.5, 0],
  [1, 2.42, 0],
  [0.4, 2.36, 0],
  [-0.2, 2.3, 0],
  [-0.9, 2.14, 0.06],
  [-1.6, 1.98, 0.16],
  [-2.3, 1.9, 0.3],
  [-3, 1.92, 0.5],
];

/** The skeleton of a tyrannosaur that strides: the place beneath its hips, which way its head is (−1 or 1 to the right). It is nearly nine metres long with its tail and four high. */
export function tyrannosaur([x, y, z]: Point, face: number): Solid[] {
  const [c, s] = [Math.cos(TURN), Math.sin(TURN)];
  const at = ([ahead, up, aside]: Part): Point => [
    x + face * (ahead * c - aside * s),
    y + up,
    z - ahead * s - aside * c,
  ];
  const rod = (from: Part, to: Part, radii: readonly [number, number], look = BONE) =>
    bone(at(from), at(to), radii, look);
  const all = [
    ...spine(at),
    ...ribs(rod),
    ...skull(rod, at),
    ...[1, -1].flatMap((to) => [...leg(to, at), ...arm(to, at)]),
    // What carries it.
    rod([0.9, 0, 0], [0.9, 2.36, 0], [0.025, 0.025], STEEL),
    rod([-1.9, 0, 0.2], [-1.9, 1.9, 0.2], [0.02, 0.02], STEEL),
  ];
  return all.map((one) => grown(one, [x, y, z]));
}

/** A ball or a bone that is larger around a place. */
function grown(solid: Solid, around: Point): Solid {
  const from = (place: Point): Point => [
    around[0] + SIZE * (place[0] - around[0]),
    around[1] + SIZE * (place[1] - around[1]),
    around[2] + SIZE * (place[2] - around[2]),
  ];
  const { form } = solid;
  return {
    ...solid,
    low: from(solid.low),
    high: from(solid.high),
    form:
      form.kind === 'bone'
        ? {
            ...form,
            from: from(form.from),
            to: from(form.to),
            radii: [SIZE * form.radii[0], SIZE * form.radii[1]],
          }
        : form,
  };
}

type At = (part: Part) => Point;
type Rod = (from: Part, to: Part, radii: readonly [number, number], look?: Material) => Solid;

/** Vertebrae, each with its spine. */
function spine(at: At): Solid[] {
  return SPINE.slice(1).flatMap((to, n) => {
    const from = SPINE[n] as Part;
    const thick = 0.13 - 0.01 * n;
    return Array.from({ length: 4 }, (_, k) => {
      const u = k / 4;
      const part: Part = [
        from[0] + u * (to[0] - from[0]),
        from[1] + u * (to[1] - from[1]),
        from[2] + u * (to[2] - from[2]),
      ];
      const [px, py, pz] = at(part);
      const up: Part = [part[0] - 0.07, part[1] + 2.6 * thick, part[2]];
      return [
        sphere([px, py, pz], thick, BONE),
        bone(at(part), at(up), [thick * 0.5, thick * 0.28], BONE),
      ];
    }).flat();
  });
}

/** Its ribs, of two pieces each, longest behind the shoulder. */
const ribs = (rod: Rod): Solid[] =>
  Array.from({ length: 9 }, (_, n) => {
    const ahead = 1.5 - 0.2 * n;
    const long = 0.62 + 0.5 * Math.sin(((n + 1.5) / 10) * Math.PI);
    const top = 2.46 - 0.012 * n;
    return [1, -1].flatMap((to) => {
      const out: Part = [ahead + 0.02, top - 0.45 * long, to * 0.44];
      return [
        rod([ahead, top, to * 0.06], out, [0.052, 0.046]),
        rod(out, [ahead + 0.12, top - long, to * 0.24], [0.046, 0.03]),
      ];
    });
  }).flat();

/** The skull with its dark openings, the jaws open, teeth in both. */
function skull(rod: Rod, at: At): Solid[] {
  const teeth = Array.from({ length: 9 }, (_, n) => n).flatMap((n) =>
    [1, -1].flatMap((to) => {
      const ahead = 2.55 + 0.085 * n;
      const aside = to * (0.2 - 0.011 * n);
      return [
        rod(
          [ahead, 2.92 - 0.012 * n, aside],
          [ahead + 0.01, 2.75 - 0.012 * n, aside],
          [0.028, 0.006],
          TOOTH,
        ),
        rod(
          [ahead - 0.04, 2.53 - 0.025 * n, aside * 0.85],
          [ahead - 0.03, 2.65 - 0.025 * n, aside * 0.85],
          [0.024, 0.006],
          TOOTH,
        ),
      ];
    }),
  );
  const hole = (ahead: number, up: number, aside: number, r: number): Solid => {
    const [px, py, pz] = at([ahead, up, aside]);
    return sphere([px, py, pz], r, DARK);
  };
  return [
    // The back of the head, the brow, the snout.
    rod([2.2, 3.1, 0], [2.6, 3.16, 0], [0.26, 0.26]),
    ...[1, -1].flatMap((to) => [
      rod([2.3, 3.28, to * 0.17], [2.72, 3.26, to * 0.17], [0.08, 0.07]),
      rod([2.5, 3.02, to * 0.17], [3.3, 2.9, to * 0.08], [0.12, 0.09]),
      rod([2.25, 2.62, to * 0.2], [2.25, 3, to * 0.21], [0.07, 0.07]),
      rod([2.25, 2.6, to * 0.2], [3.22, 2.3, to * 0.08], [0.1, 0.06]),
      hole(2.52, 3.14, to * 0.26, 0.11),
      hole(2.86, 3.06, to * 0.19, 0.085),
      hole(2.3, 3.02, to * 0.24, 0.07),
    ]),
    rod([2.6, 3.16, 0], [3.3, 2.98, 0], [0.2, 0.12]),
    ...teeth,
  ];
}

/** A leg: hip, thigh, shin, the long foot, three toes with claws. */
function leg(to: number, at: At): Solid[] {
  const step = to * 0.42;
  const knee: Part = [0.42 + step, 1.42, to * 0.34];
  const heel: Part = [-0.12 + step, 0.7, to * 0.34];
  const foot: Part = [0.1 + step, 0.12, to * 0.34];
  return [
    bone(at([-0.45, 2.22, to * 0.2]), at([0.35, 2.26, to * 0.2]), [0.13, 0.13], BONE),
    bone(at([0.05, 2.1, to * 0.2]), at([0.4, 1.5, to * 0.12]), [0.07, 0.06], BONE),
    ...limb([at([0, 2.1, to * 0.28]), at(knee), at(heel), at(foot)], [0.15, 0.095], BONE),
    ball(...aroundOf(at(knee), 0.125), BONE),
    ...[-0.16, 0, 0.16].flatMap((aside) => {
      const toe: Part = [foot[0] + 0.3, 0.07, foot[2] + aside];
      return [
        bone(at(foot), at(toe), [0.065, 0.05], BONE),
        bone(at(toe), at([toe[0] + 0.16, 0.03, toe[2] + aside * 0.2]), [0.045, 0.012], DARK),
      ];
    }),
  ];
}

/** One of its short arms. */
const arm = (to: number, at: At): Solid[] => [
  ...limb(
    [
      at([1.42, 2.3, to * 0.36]),
      at([1.3, 1.72, to * 0.38]),
      at([1.6, 1.55, to * 0.36]),
      at([1.78, 1.5, to * 0.34]),
    ],
    [0.06, 0.035],
    BONE,
  ),
  ...[-0.05, 0.05].map((aside) =>
    bone(
      at([1.78, 1.5, to * 0.34 + aside]),
      at([1.9, 1.4, to * 0.34 + aside]),
      [0.028, 0.01],
      DARK,
    ),
  ),
];

const aroundOf = ([x, y, z]: Point, r: number): readonly [Point, Point] => [
  [x - r, y - r, z - r],
  [x + r, y + r, z + r],
];
