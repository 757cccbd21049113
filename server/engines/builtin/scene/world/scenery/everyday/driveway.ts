import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { garageWall, suburbWall } from '../../street/america/suburb-front.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt } from '../../street/round-solid.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { band, between, block, paved, post } from '../built/paved-site.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { bodyUnderRoof, homeLook } from './home.ts';
import { lawnAt } from './lawn.ts';

/** The drive on the picture's side: from its inner to its outer edge, where it begins and how far off the garage is. World units. */
export const DRIVE = { inner: -1.2, outer: 4.8, near: 3.4, garage: 18 } as const;
const CONCRETE: Colour = [0.6, 0.59, 0.56];
const WET: Colour = [0.34, 0.34, 0.35];
const SNOW: Colour = [0.94, 0.96, 1.01];
const WALL: Colour = [0.5, 0.6, 0.68];

/** How much of the snow is cleared away at a place: a swath of the drive up to the car, and the steps to the door. */
function clearedAt({ side, noise }: Setting, x: number, z: number): number {
  const a = side * x + 0.25 * noise.at(x * 2, z * 2);
  const swath = between(a, DRIVE.inner + 0.5, DRIVE.outer - 0.5, 0.2) * between(z, 4.4, 10.6, 0.4);
  const walk = between(a, -4.6, -3.3, 0.16) * between(z, 9.4, 18, 0.2);
  const link = between(a, -4.6, DRIVE.inner + 0.8, 0.2) * between(z, 8.6, 9.8, 0.16);
  return Math.max(swath, walk, link);
}

/** A drive before a house with its garage; under snow half of it is cleared, with heaps along its edges. */
export const DRIVEWAY: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.5,
  views: [
    { horizon: 0.48, lens: 0.98, eye: 0.38 },
    { horizon: 0.36, lens: 0.9, eye: 0.7 },
    { horizon: 0.54, lens: 0.88, eye: 0.34 },
    { horizon: 0.47, lens: 1.1, eye: 0.42 },
  ],
  ground: levelled(60, 60),
  soil: (wild, setting) => {
    const made = paved((x, z, soft, { side, noise, season }) => {
      const a = side * x;
      const share = between(Math.abs(x), -1, 24, 0.4) * between(z, -20, 34, 0.4);
      const drive =
        between(a, DRIVE.inner, DRIVE.outer, soft) * between(z, DRIVE.near, DRIVE.garage, soft);
      const walk = between(a, -4.7, -3.2, soft) * between(z, 9.4, DRIVE.garage, soft);
      const link = between(a, -4.7, DRIVE.inner, soft) * between(z, 8.5, 9.9, soft);
      const pavement = between(z, 1, DRIVE.near, soft);
      const joint = Math.max(
        band((z / 2.9 - Math.round(z / 2.9)) * 2.9, 0.025, soft),
        band(a - (DRIVE.inner + DRIVE.outer) / 2, 0.025, soft) * drive,
      );
      const slab = mixColour(CONCRETE, scaleColour(CONCRETE, 0.66), joint);
      const lawn = lawnAt(x, z, noise, season);
      return [mixColour(lawn, slab, Math.max(drive, walk, link, pavement)), share];
    })(wild, setting);
    if (!setting.snowy) return made;
    const { noise } = setting;
    return (x, z, height, steepness) => {
      const snow = mixColour(made(x, z, height, steepness), SNOW, 0.85);
      const lumps = 1 + 0.06 * noise.fbm(x * 1.5, z * 1.5, 3);
      const cleared = clearedAt(setting, x, z);
      const rest = smoothstep(0.25, 0.5, noise.fbm(x * 3, z * 3, 3)) * 0.5;
      return mixColour(scaleColour(snow, lumps), mixColour(WET, SNOW, rest), cleared);
    };
  },
  lampAt: () => (_x, _y, z) => 0.1 + 0.4 * between(z, 9, 20, 4),
  isTended: (x, z) => Math.abs(x) < 17 && z < 34,
  has: new Set(['house', 'car']),
  solids,
};

/** The same under snow, and somebody there who shovels. */
export const SNOWY_DRIVEWAY: SceneryPlan = {
  ...DRIVEWAY,
  has: new Set(['house', 'car', 'person']),
};

function solids({ setting, lamps }: Site): Solid[] {
  const { side, snowy } = setting;
  const { garage } = DRIVE;
  const plot = (from: number, near: number, to: number, far: number) =>
    plotOf(Math.min(side * from, side * to), near, Math.max(side * from, side * to), far);
  const white: Colour = [0.95, 0.97, 1];
  const roof: Colour = snowy ? white : [0.34, 0.33, 0.35];
  const body = plot(-11, garage + 1.4, -1.4, garage + 9.4);
  const door = side > 0 ? 7.2 : 2.4;
  const look = homeLook(WALL, 2, { roof, doorAt: door, door: [0.66, 0.14, 0.12], number: 4 });
  const low = homeLook(WALL, 1, { roof, number: 4 });
  const step = side * -3.9;
  return [
    ...bodyUnderRoof(body, look, 'along', suburbWall(look, lamps)),
    ...bodyUnderRoof(plot(-1.4, garage, 5.2, garage + 8), low, 'inward', garageWall(low)),
    block([step - 1.5, 0, garage + 0.2], [step + 1.5, 0.3, garage + 1.4], plainPaint(CONCRETE)),
    ...[-1.35, 1.35].map((at) => post(step + at, garage + 0.4, 2.6, 0.09, plainPaint(white))),
    block([step - 1.7, 2.6, garage], [step + 1.7, 2.82, garage + 1.4], plainPaint(roof)),
    ...mailbox(side * (DRIVE.outer + 0.9), 5),
    ...(snowy ? heaps(side) : []),
  ];
}

/** A letter box on its post. */
const mailbox = (x: number, z: number): Solid[] => [
  post(x, z, 1.05, 0.05, plainPaint([0.5, 0.36, 0.22])),
  block([x - 0.12, 1.05, z - 0.25], [x + 0.12, 1.32, z + 0.25], plainPaint([0.2, 0.3, 0.44])),
  block([x + 0.12, 1.22, z - 0.05], [x + 0.15, 1.5, z + 0.02], plainPaint([0.8, 0.14, 0.1])),
];

/** Heaps of snow along the edges of what is cleared. */
const heaps = (side: number): Solid[] =>
  [DRIVE.inner, DRIVE.outer].flatMap((a, edge) =>
    Array.from({ length: 18 }, (_, n): Solid => {
      const z = 5.3 + n * 0.29;
      const large = 0.24 + 0.22 * chance(n, edge, 3);
      const x = side * (a + 0.5 * (chance(n, edge, 7) - 0.5));
      return ellipsoidAt([x, LEVEL + 0.02, z], large * 1.3, large, ({ normal }) =>
        plainFront(scaleColour(SNOW, 0.93 + 0.07 * normal[1])),
      );
    }).filter(({ plan }) => !(edge === 0 && isOnWalk(plan[0]?.[1] ?? 0))),
  );

/** Whether a distance is that of the way from the drive to the door. */
const isOnWalk = (z: number): boolean => z > 7.6 && z < 9.6;
