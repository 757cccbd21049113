import { createRandom, type Random } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { type Built, floatingIsland, ISLAND } from '../../outdoors/floating-island.ts';
import { type SkyTowerKind, skyTower } from '../../outdoors/sky-tower.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { conifer } from '../../plants/conifer.ts';
import type { Sprite } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { boostIn } from '../light/boost.ts';
import { blossoming } from '../makers/make-plant.ts';
import { makeThing } from '../makers/make-thing.ts';
import type { Planted, Stage } from '../stage.ts';

/** Where an island is: its meadow's middle in shares of the picture, its radius as a share of the room, how far off. */
interface Berth {
  readonly column: number;
  readonly row: number;
  readonly radius: number;
  readonly z: number;
}

const at = (column: number, row: number, radius: number, z: number): Berth => ({
  column,
  row,
  radius,
  z,
});

/**
 * The four compositions, the nearest island first: one great island with others in the haze, one
 * seen high over the clouds, a pair, and a wide archipelago.
 */
const BERTHS: readonly (readonly Berth[])[] = [
  [
    at(0.56, 0.5, 0.37, 3.4),
    at(0.12, 0.3, 0.11, 1100),
    at(0.93, 0.62, 0.13, 800),
    at(0.3, 0.2, 0.06, 2300),
  ],
  [
    at(0.4, 0.44, 0.33, 3.4),
    at(0.86, 0.3, 0.12, 900),
    at(0.8, 0.66, 0.17, 500),
    at(0.62, 0.22, 0.05, 2600),
  ],
  [at(0.57, 0.56, 0.385, 3.4), at(0.16, 0.42, 0.17, 700), at(0.3, 0.18, 0.08, 1900)],
  [
    at(0.36, 0.55, 0.27, 3.4),
    at(0.78, 0.42, 0.2, 420),
    at(0.56, 0.26, 0.09, 1500),
    at(0.94, 0.24, 0.06, 2400),
    at(0.08, 0.28, 0.07, 2000),
  ],
];

/** What a town and a village in the air are built of: where in radii of the island, and how high. */
type Site = readonly [thing: Thing, x: number, z: number, tall: number];
const TOWN: readonly Site[] = [
  ['castle', 0.02, 0.34, 0.84],
  ['tower', -0.46, 0.28, 0.62],
  ['tower', 0.5, 0.22, 0.54],
  ['church', -0.24, 0.02, 0.5],
  ['temple', 0.34, -0.02, 0.36],
  ['house', -0.66, 0.1, 0.3],
  ['house', 0.68, -0.04, 0.28],
  ['house', -0.48, -0.14, 0.28],
  ['house', 0.06, -0.2, 0.26],
  ['house', 0.5, -0.26, 0.27],
  ['house', -0.2, -0.34, 0.26],
  ['house', 0.24, -0.42, 0.25],
];
/** Towers of a city of the future, likewise. */
const TOWERS: readonly (readonly [kind: SkyTowerKind, x: number, z: number, tall: number])[] = [
  [0, 0.04, 0.38, 1.3],
  [1, -0.3, 0.36, 1.05],
  [2, 0.36, 0.34, 1],
  [1, 0.62, 0.2, 0.72],
  [2, -0.56, 0.2, 0.78],
  [0, -0.14, 0.2, 1],
  [1, 0.2, 0.14, 0.86],
  [2, -0.36, 0.04, 0.62],
  [0, 0.48, 0, 0.66],
  [1, -0.66, -0.06, 0.46],
  [3, 0, -0.1, 0.34],
  [1, 0.7, -0.12, 0.42],
  [2, 0.3, -0.2, 0.44],
  [3, -0.4, -0.26, 0.24],
  [3, 0.5, -0.34, 0.2],
  [1, -0.12, -0.38, 0.3],
];
const VILLAGE: readonly Site[] = [
  ['church', 0.06, 0.26, 0.62],
  ['house', -0.44, 0.2, 0.36],
  ['house', 0.48, 0.12, 0.35],
  ['house', -0.16, -0.08, 0.34],
  ['house', 0.26, -0.26, 0.34],
  ['house', -0.52, -0.2, 0.33],
];

/** What stands on an island of which nothing is said. */
const LONELY: readonly Site[] = [
  ['house', 0.24, 0.16, 0.38],
  ['tree', -0.3, 0.12, 0.74],
];
/** How far the foot of a castle's rock lies before and below its middle, of its height: it stands in the meadow. */
const SUNK = 0.2;
/** The same of other buildings. */
const FOUNDED = 0.1;
/** How much of the light that other wishes get beside their surroundings the nearest island has: its meadow is bright. */
const LIGHTER = 0.35;

/** How high what one island carries is, in radii: what is wide is lower. */
const LOAD: Partial<Readonly<Record<Thing, number>>> = {
  house: 0.6,
  barn: 0.5,
  tree: 1.1,
  blossom: 1.1,
};
const USUAL_LOAD = 1.04;

/** Trees of the nearest island and of one that is far off. */
const WOODED = { near: 44, far: 12 } as const;
/** An island smaller than this, in pixels of its radius, is drawn so large all the same. */
const SMALLEST = 24;

/** Islands that float in the air, with what was asked for on the nearest; none where none was asked for. */
export function skyIslands(stage: Stage): Planted[] {
  const { setting, frame } = stage;
  const subject = setting.subjects.find(({ thing }) => thing === 'floatingisland');
  if (subject === undefined) return [];
  const random = createRandom(setting.random.uint32());
  const room = Math.min(frame.width, 1.06 * frame.height);
  const isSingle = subject.exact === 'said' && subject.carries === undefined;
  const berths = BERTHS[setting.turn % 4] as readonly Berth[];
  const trees = treesFor(setting, random, room);
  const load = loadOf(setting, subject, random, room * (berths[0]?.radius ?? 0));
  return berths.slice(0, isSingle ? 3 : 5).map((berth, n): Planted => {
    const radius = Math.max(SMALLEST, berth.radius * room * Math.min(1.2, subject.size));
    const sprite = floatingIsland({
      ...{ random: createRandom(random.uint32()), radius, trees },
      ...{ rays: wishFor(setting, 0).rays, season: setting.season, snowy: setting.snowy },
      built: n === 0 ? load : [],
      wooded: n === 0 ? WOODED.near : WOODED.far,
      falls: setting.snowy ? 0 : n === 0 ? 3 : 1,
    });
    return floating(stage, berth, sprite, berth.radius * room, n === 0);
  });
}

/** A sprite of an island of so many pixels of radius where it belongs. */
function floating(
  { camera, frame, setting }: Stage,
  { column, row, z }: Berth,
  sprite: Sprite,
  radius: number,
  isNearest: boolean,
): Planted {
  const mirrored = setting.side < 0 ? 1 - column : column;
  const foot = row * frame.height + ISLAND.down * radius;
  return {
    sprite,
    x: ((mirrored * frame.width - camera.centre) / camera.focal) * z,
    z,
    base: camera.height + ((camera.horizon - foot) * z) / camera.focal,
    size: ((ISLAND.up + ISLAND.down) * radius * z) / camera.focal,
    ...(isNearest && {
      thing: 'floatingisland' as const,
      boost: 1 + LIGHTER * (boostIn(setting) - 1),
    }),
  };
}

const wishFor = (setting: Setting, tall: number): Wish =>
  wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });

/** The kinds of trees that grow on the islands. */
function treesFor(setting: Setting, random: Random, room: number): Sprite[] {
  const { season, snowy } = setting;
  const tall = Math.max(40, 0.11 * room);
  const own = () => ({ ...wishFor(setting, tall), random: createRandom(random.uint32()) });
  const leafy = () => broadleaf(own(), { season, snowy, density: 1 });
  const fifth = season === 'spring' ? blossoming(own(), snowy) : leafy();
  return [leafy(), conifer(own(), snowy), leafy(), conifer(own(), snowy), fifth];
}

/** What is built on the nearest island. */
function loadOf(setting: Setting, subject: Subject, random: Random, radius: number): Built[] {
  const { settled, future } = setting.idea;
  const make = (thing: Thing, tall: number): Sprite => {
    const own = { ...setting, random: createRandom(random.uint32()) };
    const { colour, traits } = subject;
    const asked = { colour, posture: null, ...(traits && { traits }) };
    return makeThing(own, thing, asked, tall * radius, true);
  };
  if (subject.carries !== undefined) {
    const tall = LOAD[subject.carries] ?? USUAL_LOAD;
    return [{ sprite: make(subject.carries, tall), x: 0, z: 0.06, tall, sunk: SUNK }];
  }
  if (settled === 'town' && future)
    return TOWERS.map(([kind, x, z, tall]) => ({
      sprite: skyTower(
        { ...wishFor(setting, tall * radius), random: createRandom(random.uint32()) },
        kind,
      ),
      ...{ x, z, tall, sunk: 0.02 },
    }));
  const sites = settled === 'town' ? TOWN : settled === 'village' ? VILLAGE : LONELY;
  return sites.map(([thing, x, z, tall]) => ({
    ...{ sprite: make(thing, tall), x, z, tall },
    sunk: thing === 'castle' ? SUNK : FOUNDED,
  }));
}
