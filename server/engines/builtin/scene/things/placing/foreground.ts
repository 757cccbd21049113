import { createRandom, pick, type Random } from '../../../kernels/random.ts';
import { clamp, mix } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { lookUp } from '../../world/height-map.ts';
import { pathAt } from '../../world/paths/path.ts';
import { isTended } from '../../world/scenery/sceneries.ts';
import { cropOf, isVineyard } from '../../world/soil/sown.ts';
import { driftwood, seaweed, shell, starfish } from '../outdoors/strand.ts';
import { nearTree } from '../plants/near-tree.ts';
import { reeds } from '../plants/thicket.ts';
import type { Sprite } from '../sprite.ts';
import { wishIn } from '../wish.ts';
import {
  type Accent,
  accentsOf,
  GREEN as GRASSY,
  grainFlowers,
  STRANDS,
  several,
} from './accents.ts';
import type { Planted, Stage } from './stage.ts';

const REEDY: readonly Land[] = ['lake', 'river', 'swamp'];

/** How many accents stand in the fuller lower corner, and what share of them in the other. */
const FULL = 22;
const OTHER = 0.5;
/** Ground nearer than this is close to the eye; what begins farther off is seen from a height. World units. */
const CLOSE = 26;
/** How much of something that was asked for an accent before it may hide, as a share of its height. */
const HIDES = 0.14;

/** What stands close before the eye, some of it `stones`: fuller in one lower corner than in the other, so that the view has a near and a far. */
export function foreground(
  stage: Stage,
  stones: readonly Sprite[],
  wished: readonly Planted[],
): Planted[] {
  const { setting } = stage;
  const inGrain = cropOf(setting) === 'grain' ? grainFlowers(setting) : null;
  const accents = (inGrain ?? accentsOf(setting, stones)).filter(({ share }) => share > 0);
  const near = Math.max(3, nearestGround(stage));
  const planted = [
    ...(accents.length > 0 && (inGrain !== null || !isTilled(setting))
      ? corners(stage, accents, near)
      : []),
    ...(REEDY.includes(setting.land) ? shoreline(stage, near) : []),
    ...(STRANDS.includes(setting.land) && !isTended(setting, 0, 0) ? strewn(stage, near) : []),
    ...framing(stage),
  ];
  return planted.filter((one) => one.isFront || !wished.some((wish) => crowds(stage, one, wish)));
}

/** Whether nothing grows by itself on the land. */
const isTilled = (setting: Setting): boolean =>
  cropOf(setting) !== null ||
  isVineyard(setting) ||
  setting.garden !== null ||
  isTended(setting, 0, 0);

/** Nothing stands nearer than this, world units. */
const LEAST = 1.6;

/** How far the ground at the picture's lower edge is, world units. */
export function nearestGround({ frame, camera, map }: Stage): number {
  const down = Math.max(1, frame.height - camera.horizon) / camera.focal;
  let z = LEAST;
  for (let look = 0; look < 3; look++)
    z = Math.max(LEAST, (camera.height - Math.max(0, lookUp(map.heights, 0, z))) / down);
  return z;
}

function corners(stage: Stage, accents: readonly Accent[], near: number): Planted[] {
  const { setting, map, frame, camera } = stage;
  const { random, side } = setting;
  const half = (0.5 * frame.width) / camera.focal;
  const few = near > CLOSE ? 0.5 : 1;
  const isBare = setting.snowy || !GRASSY.includes(setting.land);
  const planted: Planted[] = [];
  for (const corner of [-side, side]) {
    const count = Math.round(FULL * few * (corner === side ? OTHER : 1));
    // What grass does not hold together comes in groups.
    const groups = Array.from({ length: isBare ? GROUPS.count : 0 }, () => placeIn(random));
    for (let n = 0; n < count; n++) {
      const own = placeIn(random);
      const group = groups[n % GROUPS.count] ?? own;
      const inward = mix(group.inward, own.inward, GROUPS.loose);
      const away = mix(group.away, own.away, GROUPS.loose);
      const z = near * (0.97 + 0.12 * random.unit()) * away;
      const x = corner * z * half * (1.06 - 0.62 * inward);
      const accent = choose(random, accents);
      const sprite = pick(random, accent.sprites);
      const size = accent.low + (accent.high - accent.low) * random.unit() ** 1.5;
      const base = lookUp(map.heights, x, z);
      if (base < 0.5 || pathAt(setting, x, z) > 0) continue;
      const tone = 0.86 + 0.28 * random.unit();
      planted.push({
        // Among grain a shadow would be a hole.
        ...{ sprite, x, z, size },
        ...(!isTilled(setting) && { casts: true as const }),
        base: base - accent.sunk * size,
        tone: [tone, tone, tone * (0.94 + 0.1 * random.unit())],
      });
    }
  }
  return planted;
}

/** Groups in a corner of bare ground, and how far round the middle of one what belongs to it is, as a share of the corner. */
const GROUPS = { count: 4, loose: 0.2 } as const;

/** A place in a corner: how far toward the picture's middle, 0 to 1, and how many times as far off as the nearest ground. */
function placeIn(random: Random): { readonly inward: number; readonly away: number } {
  const inward = random.unit() ** 1.4;
  return { inward, away: 1 + (1 - inward) * 1.3 * random.unit() ** 1.3 };
}

function choose(random: Random, accents: readonly Accent[]): Accent {
  let left = random.unit() * accents.reduce((sum, { share }) => sum + share, 0);
  for (const accent of accents) {
    left -= accent.share;
    if (left < 0) return accent;
  }
  return accents[0] as Accent;
}

/** How deep reeds stand, how high above the water, and how far they are seen. World units. */
const REEDS = { deep: -0.6, high: 0.4, far: 130 } as const;

/** Up to where no reeds are left on a bank that is tended, world units, and what share of them beyond. */
const MOWN = 14;
const KEPT = 0.25;

/** Reeds in beds along the edge of the water. */
function shoreline({ setting, map, frame, camera }: Stage, near: number): Planted[] {
  const { random, noise, season, snowy } = setting;
  const dry = snowy || season === 'winter' ? 0.9 : season === 'autumn' ? 0.7 : 0.12;
  const kinds = several(random, 4, (one) => reeds(one, dry));
  const half = (0.53 * frame.width) / camera.focal;
  const planted: Planted[] = [];
  for (let z = near; z < REEDS.far; z += Math.max(0.5, z * 0.03)) {
    for (let left = -z * half; left < z * half; left += Math.max(0.45, z * 0.014)) {
      const x = left + (random.unit() - 0.5) * 0.02 * z;
      const roll = random.unit();
      const base = lookUp(map.heights, x, z);
      if (base < REEDS.deep || base > REEDS.high) continue;
      // The banks of a tended pond are mown.
      if (isTended(setting, x, z) && (z < MOWN || roll > KEPT)) continue;
      if (roll > clamp(0.1 + 2.4 * noise.fbm(x / 17 + 3, z / 13, 2))) continue;
      planted.push({
        sprite: pick(random, kinds),
        ...{ x, z },
        base: Math.max(base, -0.12) - 0.06,
        size: 1.2 + 1.1 * random.unit(),
      });
    }
  }
  return planted;
}

/** How high above the water the tide has left its line of weed, world units. */
const TIDE = { low: 0.5, high: 0.6 } as const;

/** Shells and stars on the sand, weed where the tide turned, a branch that it left. */
function strewn({ setting, map, frame, camera }: Stage, near: number): Planted[] {
  const { random } = setting;
  const half = (0.5 * frame.width) / camera.focal;
  const shells = [...several(random, 4, shell), ...several(random, 1, starfish)];
  const weeds = several(random, 3, seaweed);
  const wood = several(random, 1, driftwood);
  const planted: Planted[] = [];
  let isWoodLeft = near < CLOSE;
  for (let n = 0; n < 560; n++) {
    const z = near * (1 + 5 * random.unit() ** 2);
    const x = (2 * random.unit() - 1) * z * half;
    const [roll, kind, large] = [random.unit(), random.below(60), random.unit()];
    const base = lookUp(map.heights, x, z);
    if (base < TIDE.low || pathAt(setting, x, z) > 0) continue;
    const isTide = base < TIDE.high;
    if (isTide && roll < 0.3 && z < 2.6 * near) {
      const sprite = weeds[kind % weeds.length] as Sprite;
      planted.push({ sprite, x, z, base: base - 0.02, size: 0.1 + 0.14 * large });
    } else if (isWoodLeft && !isTide && Math.abs(x) > 0.3 * z * half && z < 2 * near) {
      isWoodLeft = false;
      const sprite = wood[0] as Sprite;
      planted.push({ sprite, x, z, base: base - 0.05, size: 0.75, casts: true });
    } else if (roll < 0.13) {
      const sprite = shells[kind % shells.length] as Sprite;
      planted.push({ sprite, x, z, base: base - 0.01, size: 0.12 + 0.13 * large, casts: true });
    }
  }
  return planted;
}

/** Lands that are looked at from under a tree, in what share of the pictures, and the colour of its leaves. */
const UNDER_TREES: readonly Land[] = ['lake', 'river', 'mountain', 'waterfall'];
const FRAMED = 0.45;
const LEAVES: Readonly<Record<Setting['season'], Colour | null>> = {
  spring: [0.44, 0.62, 0.22],
  summer: [0.26, 0.44, 0.16],
  autumn: [0.86, 0.46, 0.12],
  winter: null,
};
/** How far the boughs reach, in shorter sides of the picture, and how far off they are, world units. */
const BOUGHS = { reach: 1, z: 5 } as const;

/** A tree beside the eye, above the emptier corner, whose boughs reach over a view in whose sky nothing is to be seen. */
function framing({ setting, frame, camera }: Stage): Planted[] {
  const { random, land, season, snowy, idea, side } = setting;
  const leaf = idea.leaves ?? LEAVES[season];
  const isFramed = random.unit() < FRAMED;
  const chance = createRandom(random.uint32());
  if (!isFramed || leaf === null || snowy || !UNDER_TREES.includes(land)) return [];
  if (isTended(setting, 0, 0) || idea.delta) return [];
  if (idea.sky.length > 0 || idea.composition !== null || idea.without.includes('tree')) return [];
  const high = frame.height;
  const wish = wishIn(setting, { colour: null, posture: null, tall: high, isPortrait: false });
  const reach = BOUGHS.reach * Math.min(frame.height, frame.width);
  const sprite = nearTree({ ...wish, random: chance }, -side, leaf, reach);
  const { z } = BOUGHS;
  const column = side > 0 ? 0.5 * sprite.width : frame.width - 0.5 * sprite.width;
  const place = {
    x: ((column - camera.centre) * z) / camera.focal,
    base: camera.height + ((camera.horizon - high) * z) / camera.focal,
  };
  return [{ sprite, ...place, z, size: (high * z) / camera.focal, isFront: true }];
}

/** Whether a plant or another accent stands before something that was asked for, and hides more than its feet, or than `most` of its height. */
export function crowds({ camera }: Stage, accent: Planted, wish: Planted, most = HIDES): boolean {
  if (accent.z > wish.z) return false;
  const scale = camera.focal / wish.z;
  const half = (0.5 * wish.size * wish.sprite.width) / wish.sprite.height;
  const own = (0.4 * accent.size * camera.focal) / accent.z;
  const aside = Math.abs((accent.x / accent.z - wish.x / wish.z) * camera.focal);
  if (aside > half * scale + own) return false;
  const top = ((camera.height - accent.base - accent.size) * camera.focal) / accent.z;
  const hidden = (camera.height - wish.base - most * wish.size) * scale;
  return top < hidden;
}
