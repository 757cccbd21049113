import { pick } from '../../../kernels/random.ts';
import { clamp, scaleColour } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Crop, Land } from '../../words/idea.ts';
import { lookUp } from '../../world/height-map.ts';
import { boulder } from '../boulder.ts';
import { grain, sunflowers, tuft } from '../plants/tuft.ts';
import type { Sprite } from '../sprite.ts';
import { wishIn } from '../wish.ts';
import { pathAt } from '../../world/path.ts';
import { bareAt, cropOf } from '../../world/sown.ts';
import { reef } from './reef.ts';
import type { Planted, Stage } from './stage.ts';

const PETALS: readonly Colour[] = [
  [0.86, 0.2, 0.18],
  [0.95, 0.82, 0.3],
  [0.94, 0.9, 0.92],
  [0.6, 0.4, 0.78],
];
/** The share of places with a stone, and of places with grass on bare and on other ground. */
const STONY = 0.0022;
const GRASSY = { bare: 0.01, other: 0.8 } as const;

/** Heights of crops, world units, and how lavender looks. */
const CROP_HEIGHTS: Readonly<Record<Crop, number>> = { grain: 1.25, lavender: 1.1, sunflower: 1.6 };
const LAVENDER = { leaf: [0.4, 0.44, 0.32], bloom: [0.5, 0.36, 0.74], blooms: 26 } as const;

/** How far grass is drawn tuft by tuft, and flowers that were asked for. World units. */
const FAR = 130;
const FAR_FLOWERS = 420;

/** Blossoms of a tuft where flowers of a kind were asked for, and elsewhere. */
const LUSH = 11;
const USUAL = 7;

/** Where nothing grows on the ground, and where only a little does. */
const WITHOUT: readonly Land[] = ['city', 'sea', 'space'];
const BARE: readonly Land[] = ['desert', 'oasis', 'beach', 'island', 'canyon', 'volcano'];

/** Grass, flowers and stones near the eye; under water corals. */
export function undergrowth(stage: Stage): Planted[] {
  const { setting, map, frame, camera } = stage;
  const { land, random, snowy } = setting;
  if (land === 'underwater') return reef(stage);
  if (WITHOUT.includes(land)) return [];
  const kinds = createKinds(setting, frame.height);
  const bare = BARE.includes(land) || snowy;
  const planted: Planted[] = [];
  const crop = cropOf(setting);
  const isMeadow = setting.idea.subjects.some(({ thing }) => thing === 'flower');
  const half = (0.53 * frame.width) / camera.focal;
  for (
    let z = isMeadow ? FAR_FLOWERS : FAR;
    z > 3;
    z -= Math.max(0.35, z * (crop === null ? 0.03 : 0.022))
  ) {
    for (let left = -z * half; left < z * half; left += Math.max(0.5, z * 0.034)) {
      const x = left + (random.unit() - 0.5) * z * 0.05;
      const base = lookUp(map.heights, x, z);
      if (base < 1.2 || pathAt(setting, x, z) > 0.35) continue;
      const roll = random.unit();
      if (crop !== null) {
        if (bareAt(crop, setting.side, x, z) > 0.5) continue;
        const size = CROP_HEIGHTS[crop] * (0.88 + 0.24 * random.unit());
        planted.push({ sprite: pick(random, kinds.crop), x, z, base: base - 0.1, size });
        continue;
      }
      if (roll < STONY && z > 9) {
        const sprite = pick(random, kinds.stones);
        planted.push({ sprite, x, z, base: base - 0.3, size: 0.7 + 2 * random.unit() });
      }
      if (roll > (bare ? GRASSY.bare : GRASSY.other)) continue;
      const flowers = !bare && isFlower(setting, x, z);
      const sprite = pick(random, flowers ? kinds.flowers : kinds.grass);
      planted.push({ sprite, x, z, base: base - 0.1, size: 0.8 + 0.9 * random.unit() });
    }
  }
  return planted;
}

interface Kinds {
  readonly grass: readonly Sprite[];
  readonly flowers: readonly Sprite[];
  readonly stones: readonly Sprite[];
  /** What a field is sown with; empty elsewhere. */
  readonly crop: readonly Sprite[];
}

/** Height in pixels in which stones are drawn: at most, and as a share of the picture's. */
const STONE = { most: 72, share: 0.15 } as const;

function createKinds(setting: Setting, height: number): Kinds {
  const { random, season, idea } = setting;
  const tall = Math.min(STONE.most, STONE.share * height);
  const stone = () =>
    boulder(wishIn(setting, { colour: null, posture: null, tall, isPortrait: false }));
  const wished = idea.subjects.find(({ thing }) => thing === 'flower')?.colour;
  const green: Colour =
    season === 'autumn'
      ? [0.58, 0.46, 0.2]
      : season === 'winter'
        ? [0.55, 0.5, 0.38]
        : [0.34, 0.5, 0.2];
  const greens = [green, green, scaleColour(green, 0.8)];
  return {
    grass: greens.map((colour) => tuft(random, colour, null)),
    flowers: (wished ? [wished] : PETALS).map((petal) =>
      tuft(random, green, petal, wished ? LUSH : USUAL),
    ),
    stones: [stone(), stone()],
    crop: Array.from({ length: cropOf(setting) === null ? 0 : 3 }, () => cropIn(setting)),
  };
}

/** One plant, or a tuft, of what the field is sown with. */
function cropIn({ random, idea }: Setting): Sprite {
  if (idea.crop === 'lavender') return tuft(random, LAVENDER.leaf, LAVENDER.bloom, LAVENDER.blooms);
  return idea.crop === 'sunflower' ? sunflowers(random) : grain(random);
}

/** Whether flowers and not grass grow at a place: they stand in patches. */
function isFlower({ land, random, season, idea, noise }: Setting, x: number, z: number): boolean {
  const isWished = idea.subjects.some(({ thing }) => thing === 'flower');
  const share = isWished ? 1.15 : season === 'winter' ? 0 : land === 'field' ? 0.28 : 0.06;
  return random.unit() < share * clamp(0.45 + 1.6 * noise.fbm(x / 9, z / 9, 2));
}
