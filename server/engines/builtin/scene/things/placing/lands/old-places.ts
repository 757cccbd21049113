import { createRandom, pick } from '../../../../kernels/random.ts';
import { smoothstep } from '../../../arithmetic.ts';
import type { OldPlace } from '../../../words/scenery.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { COURT, cobbledAt } from '../../../world/scenery/old/castle-court.ts';
import { vinesOf } from '../../../world/scenery/old/lost-wheel.ts';
import { NAVE, pavingAt } from '../../../world/scenery/old/ruined-nave.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { lianas } from '../../plants/jungle-plants.ts';
import { tallGrass } from '../../plants/meadow.ts';
import { fern } from '../../plants/thicket.ts';
import type { Sprite } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { several } from '../accents.ts';
import type { Draft } from '../as-seen.ts';
import { nearestGround } from '../foreground.ts';
import { tuftsOf } from '../growth/undergrowth.ts';
import { dressed, people } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';
import { hangingGardens } from './hanging-gardens.ts';

/** Who and what is about in places of old times, or over the roofs. */
export const IN_OLD_PLACES: Partial<Readonly<Record<OldPlace, (stage: Stage) => Draft[]>>> = {
  newyorkroof: (stage) => (stage.setting.subjects.length > 0 ? [] : people(stage, [[0.9, 9.4]])),
  castlecourt: (stage) => [...weeds(stage, inCastle(stage)), ...saplings(stage, IN_CASTLE)],
  ruinedtemple: (stage) => [...weeds(stage, inNave(stage)), ...saplings(stage, SAPLINGS)],
  lostpark: (stage) => [
    ...weeds(stage, inPark(stage)),
    ...saplings(stage, IN_PARK),
    ...hangingVines(stage),
  ],
  romanforum: (stage) => dressed(stage, ROMANS, ON_SQUARE),
  hanginggardens: hangingGardens,
  agora: (stage) => dressed(stage, GREEKS, ON_SQUARE),
  observatoryhall: (stage) =>
    dressed(stage, ASTRONOMERS, [
      [-0.95, 9],
      [5.2, 9.6],
      [2.5, 5.6],
      [-4.4, 13.4],
    ]),
  ruinednave: (stage) => [...weeds(stage, inNave(stage)), ...saplings(stage, SAPLINGS)],
};

/** Who is about on the squares of Rome and of Greece. */
const ROMANS: readonly Stroller[] = [
  { traits: ['senator', 'old'], tall: 1.74, colour: [0.93, 0.91, 0.86], posture: 'standing' },
  { traits: ['senator'], tall: 1.78, colour: [0.93, 0.91, 0.86], posture: 'walking' },
  { traits: ['woman', 'gown', 'longhaired'], tall: 1.64, colour: [0.78, 0.52, 0.3] },
  { traits: ['senator', 'bearded'], tall: 1.76, colour: [0.93, 0.91, 0.86], posture: 'standing' },
  { traits: ['legionary'], tall: 1.8, colour: [0.66, 0.09, 0.08], posture: 'standing' },
  { traits: ['woman', 'gown'], tall: 1.62, colour: [0.5, 0.28, 0.42] },
];
const GREEKS: readonly Stroller[] = [
  { traits: ['senator', 'old', 'bearded'], tall: 1.74, colour: [0.92, 0.9, 0.84] },
  { traits: ['woman', 'gown', 'longhaired'], tall: 1.64, colour: [0.94, 0.9, 0.8] },
  { traits: ['senator', 'bearded'], tall: 1.78, colour: [0.78, 0.6, 0.36] },
  { traits: ['woman', 'gown'], tall: 1.62, colour: [0.56, 0.68, 0.74] },
  { traits: ['senator'], tall: 1.76, colour: [0.9, 0.86, 0.76] },
];
/** Places on a square: to the right on the picture's side, and ahead. World units. */
const ON_SQUARE = [
  [-1.8, 7.5],
  [-2.8, 7.9],
  [2.4, 8.4],
  [0.6, 15.6],
  [-5.6, 15],
  [6.2, 17.4],
  [1.5, 16],
  [-1.4, 23],
  [-6.4, 25],
  [4.2, 26],
  [5.1, 26.6],
  [-3.4, 33],
  [0.8, 36],
  [7.4, 38],
  [-6.6, 42],
  [3, 47],
  [-1, 54],
] as const;

/** Who works under the dome. */
const ASTRONOMERS: readonly Stroller[] = [
  { traits: ['old', 'bearded'], tall: 1.76, colour: [0.3, 0.26, 0.4], posture: 'standing' },
  { traits: ['woman'], tall: 1.66, colour: [0.62, 0.2, 0.2], posture: 'standing' },
  { traits: [], tall: 1.78, colour: [0.2, 0.36, 0.5], posture: 'standing' },
];

/** From one weed to the next at the nearest and for each unit of distance, how far they are seen one by one. World units. */
const APART = { least: 0.36, farther: 0.045, far: 60 } as const;

/** Which share of places something grows at there, and which share of that is high; null where nothing does. */
type Growth = (x: number, z: number) => { readonly share: number; readonly high: number } | null;

/** In a nave fewer grow where its slabs lie, more and higher along the piers. */
const inNave =
  ({ setting }: Stage): Growth =>
  (x, z) => {
    if (Math.abs(x) > NAVE.aisles) return null;
    const isEdge = Math.abs(Math.abs(x) - NAVE.half) < 1.5;
    const share = (1 - pavingAt(setting, x, z)) * 0.8 + (isEdge ? 0.2 : 0.04);
    return { share, high: isEdge ? 0.42 : 0.05 };
  };

/** In a castle's court they grow between its cobbles, high along its walls. */
const inCastle =
  ({ setting }: Stage): Growth =>
  (x, z) => {
    if (Math.abs(x) > COURT.half || z > COURT.end) return null;
    const edge = smoothstep(
      COURT.half - 3,
      COURT.half - 1,
      Math.max(Math.abs(x), z - COURT.end + COURT.half),
    );
    const share = (1 - cobbledAt(setting, x, z)) * 0.85 + 0.15 * edge;
    return { share, high: 0.06 + 0.4 * edge };
  };

/** In a park they grow where they have broken the asphalt, and densely along its sides. */
const inPark =
  ({ setting: { noise } }: Stage): Growth =>
  (x, z) => {
    const patch = Math.max(0, noise.fbm(x / 3.4 + 5, z / 5, 3));
    const edge = smoothstep(7, 19, Math.abs(x));
    return { share: 0.06 + 1.9 * patch + 0.6 * edge, high: 0.16 + 0.4 * edge };
  };

/** Grass and ferns on a floor that people have left. */
function weeds(stage: Stage, growsAt: Growth): Draft[] {
  const { setting, frame, camera } = stage;
  if (setting.snowy) return [];
  const random = createRandom(setting.random.uint32());
  const low = tuftsOf({ season: setting.season, random });
  const high: Sprite[] = [
    ...several(random, 3, (one) => tallGrass(one, GREENS[setting.season])),
    ...several(random, 3, fern),
  ];
  const half = (0.53 * frame.width) / camera.focal;
  const all: Draft[] = [];
  for (let z = APART.far; z > nearestGround(stage); z -= Math.max(APART.least, z * APART.farther)) {
    const step = Math.max(APART.least, z * APART.farther);
    for (let left = -z * half; left < z * half; left += step) {
      const x = left + (random.unit() - 0.5) * step;
      const [roll, kind, tall] = [random.unit(), random.unit(), random.unit()];
      const grown = growsAt(x, z);
      if (grown === null || roll > grown.share) continue;
      const isHigh = kind < grown.high;
      const size = isHigh ? 0.4 + 0.75 * tall ** 1.6 : 0.22 + 0.24 * tall;
      const sprite = pick(random, isHigh ? high : low);
      all.push({ draw: () => sprite, x, z, base: LEVEL - 0.03, size, tone: [0.94, 0.96, 0.88] });
    }
  }
  return all;
}

const GREENS = {
  spring: [0.34, 0.5, 0.18],
  summer: [0.32, 0.46, 0.17],
  autumn: [0.52, 0.42, 0.18],
  winter: [0.46, 0.4, 0.26],
} as const;

/** Young trees that have come up on the floor: to the right on the picture's side, ahead, how high. World units. */
const SAPLINGS = [
  [-3.4, 19, 4.4],
  [3.5, 30, 5.6],
  [8, 15, 5],
  [-8.2, 24, 6],
] as const;

const IN_CASTLE = [
  [-7.6, 21, 5],
  [9.4, 25, 4.4],
  [17, 16, 7],
] as const;

const IN_PARK = [
  [-10.5, 15, 5.4],
  [12.5, 24, 7],
  [-13.5, 30, 8],
  [0.6, 44, 6],
  [-4.4, 50, 8],
  [15.5, 44, 9],
  [-16, 46, 9.5],
] as const;

/** Vines that hang from the rim of the great wheel. */
function hangingVines(stage: Stage): Draft[] {
  const kinds = [0, 1, 2].map(() => {
    const sprite = lianas(createRandom(stage.setting.random.uint32()));
    return () => sprite;
  });
  return vinesOf(stage.setting).map(([x, top, z], n) => {
    const size = Math.min(top - LEVEL - 0.4, 3.2 + 2.6 * stage.setting.random.unit());
    return { draw: kinds[n % 3] as () => Sprite, x, z, base: top - size + 0.2, size };
  });
}

function saplings(
  stage: Stage,
  places: readonly (readonly [x: number, z: number, high: number])[],
): Draft[] {
  const { setting } = stage;
  const { season, snowy, side } = setting;
  if (setting.idea.without.includes('tree')) return [];
  return places.map(([x, z, size]) => {
    const seed = setting.random.uint32();
    return {
      draw: (tall) =>
        broadleaf(
          {
            ...wishIn(setting, { colour: null, posture: null, tall, isPortrait: false }),
            random: createRandom(seed),
          },
          { season, snowy, density: 0.85 },
        ),
      ...{ x: side * x, z, base: LEVEL - 0.05, size, casts: true },
    };
  });
}
