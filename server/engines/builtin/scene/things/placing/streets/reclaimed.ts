import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { isReclaimed } from '../../../world/street/houses/forsaken.ts';
import { wayOf } from '../../../world/street/way.ts';
import { boulder } from '../../boulder.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { tallGrass } from '../../plants/meadow.ts';
import { fern } from '../../plants/thicket.ts';
import { car } from '../../vehicles/road/car.ts';
import { wishIn } from '../../wish.ts';
import { several } from '../accents.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import { tuftsOf } from '../growth/undergrowth.ts';
import type { Planted, Stage } from '../stage.ts';

/** Where trees stand that nobody planted, by how far from the houses and from one to the next, and how high. World units. */
const TREES = { near: 11, far: 120, apart: 11, out: 3.4, least: 4.5, more: 7.5, kinds: 3 } as const;
/** How near a tree hides the street, and how far aside it does not, for each unit of distance. */
const HIDES = { to: 30, aside: 0.17 } as const;
/** Where weeds are seen one by one, from one to the next for each unit of distance, and how high they are. */
const WEEDS = { near: 3.4, far: 80, least: 0.42, farther: 0.05, high: 1.5 } as const;
/** The share of places where they grow in the middle of the way and along the houses. */
const GROWS = { middle: 0.07, verge: 0.75 } as const;
/** Heaps of what has fallen from the houses. */
const RUBBLE = { near: 9, far: 70, apart: 5, out: 2.2 } as const;
/** Cars that were left standing: how high, how far off, and from one to the next. */
const WRECKS = { high: 1.5, near: 12, far: 90, apart: 17, aside: 3.2, kinds: 3 } as const;
const RUST = [
  [0.42, 0.24, 0.14],
  [0.36, 0.3, 0.26],
  [0.46, 0.34, 0.2],
] as const;
/** The share of the picture's height that a wreck is drawn in at the most. */
const MOST = 0.3;

/** What has come into a street that people have left: trees, weeds, rubble, on a road of a city cars that rust. */
export function reclaimed(stage: Stage): Planted[] {
  const { setting } = stage;
  if (setting.land !== 'street' || !isReclaimed(setting, wayOf(setting))) return [];
  const random = createRandom(setting.random.uint32());
  return [
    ...trees(stage, random),
    ...weeds(stage, random),
    ...rubble(stage, random),
    ...wrecks(stage, random),
  ];
}

function trees(stage: Stage, random: Random): Planted[] {
  const { camera, setting } = stage;
  const { season, snowy } = setting;
  if (setting.idea.without.includes('tree')) return [];
  const way = wayOf(setting);
  const tall = ((TREES.least + TREES.more) * camera.focal) / (TREES.near * 1.6);
  const kinds = Array.from({ length: TREES.kinds }, () =>
    broadleaf(
      {
        ...wishIn(setting, { colour: null, posture: null, tall, isPortrait: false }),
        random: own(random),
      },
      { season, snowy, density: 0.9 },
    ),
  );
  return [-1, 1].flatMap((side) => {
    const row: Planted[] = [];
    for (let z = TREES.near + 9 * random.unit(); z < Math.min(TREES.far, way.end - 3); ) {
      // Now and then one has split the roadway.
      const out = random.unit() < 0.25 ? way.front * 0.75 : TREES.out * (0.5 + random.unit());
      const size = TREES.least + TREES.more * random.unit() ** 1.5;
      const x = way.middle(z) + side * Math.max(1.5, way.front - out);
      // Nothing hides the street from near.
      const hides = z < HIDES.to && Math.abs(x) < HIDES.aside * z;
      if (!hides) row.push({ sprite: pick(random, kinds), x, z, base: 0, size });
      z += TREES.apart * (0.45 + 1.2 * random.unit());
    }
    return row;
  });
}

function weeds(stage: Stage, random: Random): Planted[] {
  const { camera, frame, setting } = stage;
  const way = wayOf(setting);
  const kinds = [
    ...tuftsOf({ season: setting.season, random }),
    ...several(random, 2, (one) => tallGrass(one, [0.36, 0.48, 0.18])),
    ...several(random, 2, fern),
  ];
  const half = (0.53 * frame.width) / camera.focal;
  const all: Planted[] = [];
  for (let z = WEEDS.far; z > WEEDS.near; z -= Math.max(WEEDS.least, z * WEEDS.farther)) {
    const step = Math.max(WEEDS.least, z * WEEDS.farther);
    for (let left = -z * half; left < z * half; left += step) {
      const x = left + (random.unit() - 0.5) * step;
      const [roll, kind, high] = [random.unit(), random.unit(), random.unit()];
      const verge = way.front - Math.abs(x - way.middle(z));
      if (verge < 0.15) continue;
      const patch = Math.max(0, setting.noise.fbm(x / 3.4 + 5, z / 5, 3));
      const isEdge = verge < Math.min(2.4, 0.3 * way.front);
      const share = isEdge ? GROWS.verge : GROWS.middle + 1.6 * patch;
      if (roll > share) continue;
      const size = (isEdge ? 1 : 0.6) * WEEDS.high * (0.3 + 0.7 * high ** 1.5);
      const sprite = kinds[Math.floor(kind * kinds.length)] ?? kinds[0];
      if (sprite !== undefined)
        all.push({ sprite, x, z, base: -0.03, size, tone: [0.92, 0.95, 0.85] });
    }
  }
  return all;
}

function rubble(stage: Stage, random: Random): Planted[] {
  const { camera, setting } = stage;
  const way = wayOf(setting);
  const wish = wishIn(setting, {
    colour: [0.5, 0.47, 0.42],
    posture: null,
    tall: (1.2 * camera.focal) / RUBBLE.near,
    isPortrait: false,
  });
  const kinds = several(random, 3, (one) => boulder({ ...wish, random: one }));
  return [-1, 1].flatMap((side) => {
    const heaps: Planted[] = [];
    for (
      let z = RUBBLE.near;
      z < Math.min(RUBBLE.far, way.end);
      z += RUBBLE.apart * (0.3 + 1.4 * random.unit())
    )
      for (let n = 0; n < 3; n++) {
        const size = 0.25 + 0.75 * random.unit() ** 2;
        const at = z + 1.4 * random.unit();
        const x = way.middle(at) + side * (way.front - RUBBLE.out * random.unit() ** 2 - 0.3);
        heaps.push({
          sprite: pick(random, kinds),
          x,
          z: at,
          base: -0.15 * size,
          size,
          casts: true,
        });
      }
    return heaps;
  });
}

function wrecks(stage: Stage, random: Random): Planted[] {
  const { frame, setting } = stage;
  const way = wayOf(setting);
  if (way.kind !== 'avenue') return [];
  const kinds = RUST.map((colour): Drawing => {
    const heading = Math.PI / 2 + (random.unit() - 0.5) * 1.6;
    const wish = wishIn(setting, { colour, posture: null, tall: 0, isPortrait: false, heading });
    const mine = { ...wish, rays: { ...wish.rays, mossy: true, unlit: true }, random: own(random) };
    return (tall) => car({ ...mine, tall });
  });
  const drafts: Draft[] = [];
  for (let z = WRECKS.near + 5 * random.unit(), n = 0; z < Math.min(WRECKS.far, way.end); n++) {
    const x =
      way.middle(z) + (n % 2 === 0 ? -1 : 1) * setting.side * (1.6 + WRECKS.aside * random.unit());
    drafts.push({ draw: kinds[n % kinds.length] as Drawing, x, z, base: -0.12, size: WRECKS.high });
    z += WRECKS.apart * (0.6 + 0.9 * random.unit());
  }
  return drawAsSeen(stage, drafts, MOST * frame.height);
}

const own = (random: Random): Random => createRandom(random.uint32());
