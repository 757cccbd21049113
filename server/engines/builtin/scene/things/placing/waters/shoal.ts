import { createRandom, pick } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Camera } from '../../../world/frame.ts';
import { fish } from '../../creatures/sea/fish.ts';
import { wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';

/** Fish of a shoal that nobody asked for, of "fish", and of "many fish". */
const SHOAL = { dressing: 9, deep: 3, several: 10, many: 17 } as const;
/** From how many on that are not exactly so many there are many. */
const MANY = 6;
/** The share of the picture that the nearest are long, about, and how they are made so different. */
const LONG = 0.1;
const KINDS = 9;
/** How often a place is looked for where a fish overlaps nobody. */
const TRIES = 14;
/** How much of its size a fish keeps away from others. */
const CLEAR = 0.12;
/** What part of the picture they swim in, as shares of its height. */
const HIGHEST = 0.1;
const LOWEST = 0.72;

/** A part of the picture, in shares of its width and height. */
export interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether fish of a subject swim as a loose shoal: several under water. */
export const isShoal = ({ land }: Pick<Setting, 'land'>, { thing, count }: Subject): boolean =>
  land === 'underwater' && thing === 'fish' && count > 1;

/** Fish that swim together in the open water ahead, those that were asked for or some that belong to a reef: none before another or before what is `wished`. */
export function shoal(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { frame, camera, setting } = stage;
  const { random, side, idea } = setting;
  if (idea.without.includes('fish')) return [];
  const asked = setting.subjects.find((one) => isShoal(setting, one));
  const size = asked === undefined ? 0.8 : asked.size * (asked.exact === 'said' ? 1.5 : 1);
  const length = LONG * size;
  const tall = length * Math.min(frame.height, frame.width);
  const faces = side > 0 ? -1 : 1;
  const wish = {
    colour: asked?.colour ?? null,
    traits: asked?.traits ?? [],
    posture: null,
    tall,
    isPortrait: false,
    faces,
  };
  const kinds = Array.from({ length: KINDS }, () =>
    fish(wishIn({ ...setting, random: createRandom(random.uint32()) }, { ...wish, faces }), true),
  );
  const taken = wished.map((one) => partOf(stage, one));
  const planted: Planted[] = [];
  const count = asked === undefined && isCrowded(setting) ? 0 : countOf(asked, idea.deep);
  for (let n = 0; n < count; n++) {
    // Each has its own chance, so that they are the same however often others look for a place.
    const chance = createRandom(random.uint32());
    const sprite = kinds[n % KINDS] ?? pick(chance, kinds);
    const z = 6 + 1.1 * n * (asked === undefined ? 1.3 : 1);
    const shrinks = 0.9 - 0.45 * Math.min(1, n / 16);
    const share = length * shrinks * (0.85 + 0.3 * chance.unit());
    const across = (share * frame.height * sprite.width) / sprite.height / frame.width;
    for (let look = 0; look < TRIES; look++) {
      const spread = 0.5 + look / TRIES;
      const x = 0.5 + side * 0.1 + spread * 0.9 * (chance.unit() - 0.5);
      const y = HIGHEST + (LOWEST - HIGHEST) * (0.44 + spread * 0.9 * (chance.unit() - 0.5));
      const part = around(x, y, across, share);
      if (!isInside(part) || taken.some((one) => overlaps(one, part))) continue;
      taken.push(part);
      planted.push({
        sprite,
        ...placeAt(stage, x * frame.width, (y + share / 2) * frame.height, z),
        size: (share * frame.height * z) / camera.focal,
        ...(asked === undefined ? {} : { thing: 'fish' as const, boost: BRIGHT }),
      });
      break;
    }
  }
  return planted;
}

/** How much brighter than the water makes them those are that were asked for. */
const BRIGHT = 1.3;

/** Whether something else already swims about, or weed fills the view. */
const isCrowded = ({ idea }: Setting): boolean =>
  idea.subjects.some(({ thing }) => thing === 'jellyfish');

const countOf = (asked: Subject | undefined, isDeep: boolean): number => {
  if (asked === undefined) return isDeep ? SHOAL.deep : SHOAL.dressing;
  if (asked.exact === 'said') return asked.count;
  return asked.count < MANY ? SHOAL.several : SHOAL.many;
};

const placeAt = ({ camera }: { camera: Camera }, column: number, row: number, z: number) => ({
  x: ((column - camera.centre) * z) / camera.focal,
  z,
  base: camera.height + ((camera.horizon - row) * z) / camera.focal,
});

const around = (x: number, y: number, wide: number, high: number): Part => ({
  left: x - (0.5 + CLEAR) * wide,
  right: x + (0.5 + CLEAR) * wide,
  top: y - (0.5 + CLEAR) * high,
  bottom: y + (0.5 + CLEAR) * high,
});

const isInside = ({ left, right, top, bottom }: Part): boolean =>
  left > 0.01 && right < 0.99 && top > 0.03 && bottom < LOWEST + 0.1;

const overlaps = (a: Part, b: Part): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The part of the picture that a thing covers. */
export function partOf({ frame, camera }: Stage, { sprite, x, z, base, size }: Planted): Part {
  const high = (size * camera.focal) / z;
  const wide = (high * sprite.width) / sprite.height;
  const middle = camera.centre + (x * camera.focal) / z;
  const bottom = camera.horizon + ((camera.height - base) * camera.focal) / z;
  return {
    left: (middle - wide / 2) / frame.width,
    right: (middle + wide / 2) / frame.width,
    top: (bottom - high) / frame.height,
    bottom: bottom / frame.height,
  };
}
