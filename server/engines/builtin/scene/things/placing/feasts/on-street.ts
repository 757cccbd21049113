import { createRandom } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { carriersOf } from '../../../world/scenery/feasts/dragon.ts';
import { POWDER } from '../../../world/scenery/feasts/holi.ts';
import { wayOf } from '../../../world/street/way.ts';
import { smokePuff } from '../../smoke-puff.ts';
import type { Draft } from '../as-seen.ts';
import type { Stage } from '../stage.ts';
import { AWAY, type Guest, guestAt, guestKind, guestsAt, TO_EYE } from './guests.ts';

const RED: Colour = [0.78, 0.1, 0.08];
const YELLOW: Colour = [0.95, 0.72, 0.14];
const WHITE: Colour = [0.94, 0.94, 0.92];

/** Places in rows across the way: how far off the first row is, how many rows and from one to the next, how many in each and from one to the next. World units. */
function inRows(
  stage: Stage,
  [near, rows, back]: readonly [number, number, number],
  [many, beside]: readonly [number, number],
): [number, number][] {
  const way = wayOf(stage.setting);
  return Array.from({ length: rows * many }, (_, n): [number, number] => {
    const [row, place] = [Math.floor(n / many), n % many];
    const z = near + row * back;
    return [way.middle(z) + (place - (many - 1) / 2) * beside, z + 0.12 * (place % 2)];
  });
}

/** Those who watch from both sides of the way. */
const WATCHING: readonly Guest[] = [
  { traits: ['woman', 'waving'], colour: [0.86, 0.3, 0.3] },
  { traits: [], colour: [0.3, 0.4, 0.56] },
  { traits: ['child', 'waving'], colour: [0.95, 0.75, 0.2] },
  { traits: ['woman'], colour: [0.3, 0.56, 0.5] },
  { traits: ['waving'], colour: [0.7, 0.68, 0.62] },
  { traits: ['old'], colour: [0.5, 0.4, 0.34] },
];

/** People along both sides of a street, so far from its middle. World units. */
function watching(stage: Stage, aside: number, near: number, far: number, apart: number): Draft[] {
  const way = wayOf(stage.setting);
  const places: [number, number][] = [];
  for (let z = near, n = 0; z < Math.min(far, way.end - 4); z += apart * (1 + z / 40), n++)
    for (const side of [-1, 1])
      places.push([way.middle(z) + side * (aside + 0.5 * ((n * 7 + side) % 3)), z + 0.2 * side]);
  return guestsAt(stage, WATCHING, places);
}

/** Those who carry the dragon on its poles, and who watches it. */
export function dragonDance(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const way = wayOf(stage.setting);
  const carriers: readonly Guest[] = [
    { traits: ['waving'], colour: RED, heading: TO_EYE + 0.7 },
    { traits: ['waving'], colour: YELLOW, heading: TO_EYE - 0.6 },
    { traits: ['waving'], colour: RED, heading: TO_EYE - 0.9 },
  ];
  const feet = carriersOf(side, way.middle).map(([x, , z]): [number, number] => [x + 0.18, z]);
  const head: [number, number] = [way.middle(5.1) - side * 1.15, 5.2];
  return [...guestsAt(stage, carriers, [head, ...feet]), ...watching(stage, 3, 7.5, 44, 1.2)];
}

/** How many puffs of powder hang in the street, and how large they are. World units. */
const PUFFS = 26;
const REVELLERS: readonly Guest[] = [
  { traits: ['powdered', 'waving', 'laughing'], colour: WHITE, heading: TO_EYE - 0.5 },
  {
    traits: ['powdered', 'woman', 'laughing'],
    colour: WHITE,
    posture: 'jumping',
    heading: TO_EYE + 0.5,
  },
  { traits: ['powdered'], colour: WHITE, posture: 'jumping', heading: TO_EYE - 0.3 },
  { traits: ['powdered', 'woman', 'waving'], colour: WHITE, heading: TO_EYE + 0.6 },
  { traits: ['powdered', 'child', 'waving'], colour: WHITE, heading: TO_EYE },
  { traits: ['powdered', 'dancing'], colour: WHITE },
];

/** People who throw powder, and its clouds. */
export function holi(stage: Stage): Draft[] {
  const { setting } = stage;
  const { random, light } = setting;
  const way = wayOf(setting);
  const rows = [
    ...inRows(stage, [4.8, 1, 1], [3, 1.7]),
    ...inRows(stage, [6.6, 3, 1.5], [6, 1.15]),
    ...inRows(stage, [11.5, 5, 2.4], [8, 0.95]),
  ].map(([x, z], n): [number, number] => [x + 0.3 * Math.sin(n * 5), z + 0.4 * Math.sin(n * 3)]);
  const clouds = Array.from({ length: PUFFS }, (_, n): Draft => {
    const z = 6 + 22 * ((n * 0.618) % 1);
    const size = 1.6 + 1.5 * random.unit() + 0.05 * z;
    const x = way.middle(z) + (random.unit() - 0.5) * 7;
    const seed = random.uint32();
    const [r, g, b] = POWDER[n % POWDER.length] as Colour;
    const tone: Colour = [r * 1.05, g * 1.05, b * 1.05];
    const draw = () => smokePuff(light, { lit: 1, shade: 0.9 }, 0.62, createRandom(seed));
    return { draw, x, z, base: 0.9 + 1.5 * random.unit(), size, tone, boost: 1.15 };
  });
  return [...guestsAt(stage, REVELLERS, rows), ...clouds];
}

const CROWD: readonly Guest[] = [
  { traits: ['woman', 'wintry'], colour: [0.7, 0.16, 0.2], heading: AWAY - 0.3 },
  { traits: ['wintry'], colour: [0.16, 0.2, 0.3], posture: 'jumping', heading: AWAY + 0.4 },
  { traits: ['wintry'], colour: [0.5, 0.46, 0.4], heading: AWAY + 0.3 },
  {
    traits: ['woman', 'wintry'],
    colour: [0.86, 0.82, 0.76],
    posture: 'jumping',
    heading: AWAY - 0.4,
  },
  { traits: ['wintry', 'waving'], colour: [0.2, 0.36, 0.5], heading: AWAY },
  { traits: ['woman', 'wintry'], colour: [0.2, 0.4, 0.36], heading: AWAY + 0.2 },
];

/** A crowd that looks up the street and cheers. */
export function newYear(stage: Stage): Draft[] {
  return guestsAt(
    stage,
    CROWD,
    [
      ...inRows(stage, [4.6, 3, 1], [7, 0.8]),
      ...inRows(stage, [7.6, 5, 1.2], [12, 0.82]),
      ...inRows(stage, [14, 9, 2.4], [16, 0.85]),
    ].map(([x, z], n): [number, number] => [
      x + 0.3 * Math.sin(n * 7.7),
      z + 0.35 * Math.sin(n * 4.1),
    ]),
  );
}

/** The band: its leader, drums and trumpets in rows, all in one uniform. */
export function parade(stage: Stage): Draft[] {
  const { idea } = stage.setting;
  if (idea.without.includes('person')) return [];
  const uniform = { colour: RED, hat: WHITE, heading: TO_EYE, posture: 'standing' } as const;
  const band: readonly Guest[] = [
    { ...uniform, traits: ['hatted'], holds: 'trumpet', heading: TO_EYE - 0.25 },
    { ...uniform, traits: ['hatted'], holds: 'drum' },
    { ...uniform, traits: ['hatted', 'woman'], holds: 'flute', heading: TO_EYE + 0.25 },
    { ...uniform, traits: ['hatted'], holds: 'drum', heading: TO_EYE + 0.2 },
  ];
  const leader = guestKind(stage, {
    traits: ['waving', 'hatted'],
    colour: WHITE,
    hat: RED,
    heading: TO_EYE - 0.3,
  });
  const way = wayOf(stage.setting);
  return [
    guestAt(stage, leader, way.middle(4.4) - 0.3, 4.4),
    ...guestsAt(stage, band, inRows(stage, [5.4, 7, 1.7], [5, 1.1])),
    ...watching(stage, way.road + 0.3, 5.5, 52, 0.5),
  ].map((one) => ({ ...one, boost: (one.boost ?? 1) * 1.25 }));
}
