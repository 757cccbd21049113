import type { Posture, Trait } from '../../../words/trait.ts';
import { PYRAMID, RAMP, rampAt, SLEDGE } from '../../../world/scenery/far/pyramid-site.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { pyramid } from '../../buildings/landmarks.ts';
import { person } from '../../creatures/person.ts';
import { hauler } from '../../creatures/work/hauler.ts';
import { palm } from '../../plants/palm.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { at } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** How tall a man is, and one who leans into a rope, world units. */
const MAN = 1.74;
const BENT = 1.58;

/** What those do who are about, and how tall they are so. */
const WORKERS: readonly (readonly [Posture | null, readonly Trait[], number])[] = [
  [null, ['kilted', 'working'], 1.62],
  ['walking', ['kilted'], MAN],
  ['standing', ['kilted'], MAN],
  ['walking', ['kilted', 'bearded'], 1.78],
];

/** Who is about on the ground: to the right on the picture's side, ahead. World units. */
const ABOUT = [
  [-5.4, 9.2],
  [-8.8, 15.6],
  [-10.4, 16.6],
  [7.6, 13.6],
  [9, 14.4],
  [4.6, 17],
  [13, 19.2],
  [15.4, 26.4],
  [-13.2, 23.2],
  [-3, 24],
  [1, 31.4],
  [3.6, 33],
  [-18, 33],
  [21, 35],
  [26, 37],
  [-26, 41],
  [9, 42],
  [17, 45],
  [-8, 44],
] as const;

const PALMS = [
  [-13.8, 20, 6.6],
  [-17, 23.5, 7.6],
  [-15.4, 27, 6],
  [19, 25, 7],
  [22.4, 29, 6.2],
  [-31, 40, 7],
  [34, 46, 7.4],
] as const;

/** Those who build a pyramid: a gang that hauls a block, others on the ramp and the courses; palms, and a pyramid that is finished. */
export function atPyramid(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side } = setting;
  const done: Draft = {
    ...at(stage, kindOf(stage, pyramid), side * -88, 235, 74),
    boost: 1.05,
  };
  const kinds = [kindOf(stage, palm), kindOf(stage, palm)];
  const palms = PALMS.map(([x, z, size], n): Draft => {
    const draw = kinds[n % 2] as Drawing;
    return { ...at(stage, draw, side * x, z, size), boost: 1.05 };
  });
  if (setting.idea.without.includes('person')) return [...palms, done];
  return [...haulers(stage), ...workers(stage), ...palms, done];
}

/** Two files who pull the block near the eye, and those who pull one up the ramp. */
function haulers(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const faces = side > 0 ? 1 : -1;
  const kinds = [0, 1, 2].map(() =>
    kindOf(stage, (wish) => hauler({ ...wish, faces, traits: ['kilted'] })),
  );
  const one = (x: number, z: number, up: number, n: number): Draft => ({
    draw: kinds[n % kinds.length] as Drawing,
    ...{ x: side * x, z, base: LEVEL + up, size: BENT, boost: 1.1, casts: true },
  });
  const { x, z, long, deep } = SLEDGE;
  const first = x + long / 2 + 1.5;
  const near = Array.from({ length: 8 }, (_, n) => {
    const file = n % 2;
    return one(first + 1.15 * (n >> 1) + 0.4 * file, z + (file === 0 ? -0.15 : deep + 0.25), 0, n);
  });
  const climbing = [-20, -1].flatMap((from, gang) =>
    Array.from({ length: 6 }, (_, n) => {
      const to = from + 2.6 + 1.3 * n;
      return one(to, RAMP.near + (n % 2 === 0 ? 4.8 : 6.4), rampAt(to), n + gang);
    }),
  );
  return [...near, ...climbing];
}

/** Those who are about on the ground, on the ramp and on the courses. */
function workers(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side } = setting;
  const kinds = WORKERS.map(([posture, traits]) =>
    kindOf(stage, (wish) => person({ ...wish, posture, traits })),
  );
  const put = (x: number, z: number, up: number, n: number): Draft => {
    const kind = (n * 3 + (n >> 2)) % kinds.length;
    const size = WORKERS[kind]?.[2] ?? MAN;
    return {
      ...{ draw: kinds[kind] as Drawing, x: side * x, z, base: LEVEL + up, size, boost: 1.1 },
      ...(up === 0 ? { casts: true } : {}),
    };
  };
  const { x: middle, z: centre, half, course, inward, laid } = PYRAMID;
  const onCourses = Array.from({ length: 26 }, (_, n) => {
    const row = 1 + ((n * 5) % laid);
    const out = half - row * inward;
    const x = middle + out * (((n * 0.618) % 1) * 1.9 - 0.95);
    return put(x, centre - out - 1.2, row * course, n);
  });
  const onTop = Array.from({ length: 10 }, (_, n) =>
    put(middle - 12 + 2.7 * n, centre - half + laid * inward + 1.5, laid * course, n),
  );
  const onRamp = [-36, -27, 8, 13].map((x, n) => put(x, RAMP.near + 5, rampAt(x), n));
  const around = ABOUT.map(([x, z], n) => put(x, z, 0, n));
  return [...around, ...onRamp, ...onCourses, ...onTop];
}
