import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { pebblesAt } from '../../paths/pebbles.ts';
import { underLeaves } from '../../soil/leaf-litter.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { between, block, paved, post } from '../built/paved-site.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { planksAt } from './bench-slats.ts';
import { lawnAt } from './lawn.ts';

const GRAVEL: Colour = [0.64, 0.56, 0.45];
const SAND: Colour = [0.84, 0.74, 0.54];
/** Half the width of its paths, where one crosses the other and how far that bends. World units. */
const PATH = { half: 1.05, cross: 21, bends: 3.4 } as const;
/** The sand of its playground: its middle, to the right on the picture's side, and half as wide and long as it is. World units. */
export const PLAY = { aside: 7.6, z: 27, wide: 6.2, long: 4.4 } as const;

/** Where benches stand: how far beside the path on the picture's side, and ahead. World units. */
const BENCHES = [
  [-2.5, 11.4],
  [2.6, 15.6],
  [-2.7, 25.2],
  [2.9, 34],
] as const;
/** The same of lamp posts. */
const LAMPS = [
  [-2.1, 17.6],
  [2.1, 29.6],
] as const;

/** How far beside the eye its path begins, how much that is each unit ahead, and how far it winds over what length. World units. */
const WAY = { from: -1.7, onward: 0.05, winds: 2.5, long: 9.5 } as const;

/** How far beside the eye its path leads at a distance, world units. */
export const parkWay = ({ side }: Pick<Setting, 'side'>, z: number): number =>
  side * (WAY.from + WAY.onward * z + WAY.winds * Math.sin(z / WAY.long));

/** Which share of its paths leaves cover in autumn. */
const ON_PATH = 0.3;

/** Up to where the edges of its paths are frayed and their grit is told apart, world units. */
const FRAYED = 30;

/** How much of the ground at a place is the park's, 0 to 1. */
const within = (x: number, z: number): number =>
  between(Math.abs(x), -9, 54, 4) * between(z, -30, 64, 4);

/** Gravel that many feet have pressed, loose stones on it. */
function gravelAt(x: number, z: number, noise: Noise): Colour {
  if (z > FRAYED) return GRAVEL;
  const broad = 0.1 * noise.fbm(x * 0.9, z * 0.9, 2);
  const grit = 0.12 * noise.at(x * 5, z * 5) + 0.1 * noise.at(x * 21, z * 21);
  return scaleColour(GRAVEL, (1 + broad + grit) * pebblesAt(x, z, noise, 0.9));
}

/** A park: mown lawns under great trees, paths with benches and lamps, a playground. */
export const CITY_PARK: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.9,
  views: [
    { horizon: 0.43, lens: 0.94, eye: 0.36 },
    { horizon: 0.34, lens: 0.88, eye: 0.6 },
    { horizon: 0.5, lens: 0.84, eye: 0.32 },
    { horizon: 0.42, lens: 1.1, eye: 0.4 },
  ],
  ground: levelled(60, 60),
  soil: paved((x, z, soft, setting) => {
    const { side, noise, season } = setting;
    const ragged = z < FRAYED ? 0.16 * noise.fbm(x * 1.6, z * 1.6, 3) : 0;
    const strip = (off: number) =>
      smoothstep(PATH.half + soft, PATH.half - soft, Math.abs(off) + ragged);
    const cross = z - PATH.cross - PATH.bends * Math.sin(x / 13);
    const way = Math.max(strip(x - parkWay(setting, z)), strip(cross));
    const off = Math.hypot((x - side * PLAY.aside) / PLAY.wide, (z - PLAY.z) / PLAY.long);
    const sand = smoothstep(1.06, 0.96, off + 0.3 * ragged);
    const lawn = (): Colour =>
      sand === 1 ? SAND : mixColour(lawnAt(x, z, noise, season), SAND, sand);
    const path = (): Colour => {
      const gravel = gravelAt(x, z, noise);
      return season === 'autumn' ? underLeaves(gravel, x, z, noise, ON_PATH) : gravel;
    };
    const own = way === 0 ? lawn() : way === 1 ? path() : mixColour(lawn(), path(), way);
    return [own, within(x, z)];
  }),
  lampAt: (setting) => {
    const places = LAMPS.map(([aside, at]) => ({
      way: parkWay(setting, at),
      aside: setting.side * aside,
      at,
    }));
    return (x, _y, z) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (const { way, aside, at } of places)
        nearest = Math.min(nearest, (x - way - aside) ** 2 + (z - at) ** 2);
      return 0.1 + 0.5 * Math.exp(-nearest / 34);
    };
  },
  isTended: (x, z) => Math.abs(x) < 50 && z < 62,
  has: new Set(['swings', 'slide']),
  solids,
};

function solids({ setting, lamps }: Site): Solid[] {
  const beside = (aside: number, z: number) => parkWay(setting, z) + setting.side * aside;
  return [
    ...BENCHES.flatMap(([aside, z]) => planksAt(beside(aside, z), z)),
    ...LAMPS.flatMap(([aside, z]) => lantern(beside(aside, z), z, lamps)),
  ];
}

const IRON: Colour = [0.12, 0.15, 0.14];

/** A lantern of glass on a post of iron, its light as strong as lamps are there. */
function lantern(x: number, z: number, lamps: number): Solid[] {
  const iron = plainPaint(IRON);
  const glass: Paint = () => ({
    colour: [0.9, 0.88, 0.8],
    glass: 0,
    glow: scaleColour(LAMP, Math.min(2, lamps * 5)),
  });
  return [
    post(x, z, 3.1, 0.07, iron),
    block([x - 0.17, 3.1, z - 0.17], [x + 0.17, 3.56, z + 0.17], glass),
    block([x - 0.23, 3.56, z - 0.23], [x + 0.23, 3.66, z + 0.23], iron),
    block([x - 0.08, 3.66, z - 0.08], [x + 0.08, 3.78, z + 0.08], iron),
  ];
}
