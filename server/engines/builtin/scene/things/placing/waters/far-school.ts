import { createRandom, pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { fish } from '../../creatures/sea/fish.ts';
import { jellyfish } from '../../creatures/sea/jellyfish.ts';
import type { Sprite } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';
import { type Part, partOf } from './shoal.ts';

/** How many swim far off as one school, how far, how long each is (world units), and kinds that look alike. */
const SCHOOL = { count: 34, from: 24, deep: 9, long: 0.5, kinds: 2 } as const;
/** The same of jellyfish that drift where one was asked for. */
const DRIFT = { count: 9, from: 9, deep: 26, long: 1.5, kinds: 2 } as const;
/** What part of the picture they are in, as shares of its height from above, and of its width from the middle. */
const MIDDLE = { up: 0.36, aside: 0.2 } as const;
const SPREAD = { school: [0.27, 0.1], drift: [0.46, 0.3] } as const;
/** Light that comes through a jellyfish from the water behind it. */
const SHINING: Colour = [1.5, 1.65, 1.8];
/** In how many pixels they are drawn at the most. */
const TALLEST = { fish: 56, jellyfish: 120 } as const;

/** What swims far off in the haze of the open water, so that its depth is seen: a school of fish, or jellyfish where those were asked for and far below. */
export function farSchool(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { idea, side, random } = stage.setting;
  const isJelly = idea.deep || idea.subjects.some(({ thing }) => thing === 'jellyfish');
  if (!isJelly && idea.without.includes('fish')) return [];
  const group = isJelly ? DRIFT : SCHOOL;
  const faces = side > 0 ? 1 : -1;
  const kinds = Array.from({ length: group.kinds }, () =>
    make(stage, isJelly ? jellyfish : silvery, faces),
  );
  const [wide, high] = isJelly ? SPREAD.drift : SPREAD.school;
  const taken = isJelly ? wished.map((one) => partOf(stage, one)) : [];
  return Array.from({ length: group.count }, (_, n): Planted => {
    const chance = createRandom(random.uint32());
    const place = () => {
      // Close together in the middle, and along a bow.
      const along = chance.unit() + chance.unit() - 1;
      const bow = isJelly ? 0 : 0.9 * along * along - 0.3;
      return {
        column: 0.5 - side * (isJelly ? 0 : MIDDLE.aside) + along * wide,
        row: MIDDLE.up + high * (bow + (chance.unit() + chance.unit() - 1)),
      };
    };
    let { column, row } = place();
    // None is seen through one that was asked for.
    for (let look = 0; look < TRIES && taken.some(isIn(column, row)); look++)
      ({ column, row } = place());
    return at(stage, pick(chance, kinds), column, row, {
      z: group.from + (group.deep * n) / group.count,
      size: group.long * (0.8 + 0.4 * chance.unit()),
      ...(isJelly ? { tone: SHINING } : {}),
    });
  });
}

/** How often another place is looked for, and how far from others it is, as a share of the picture. */
const TRIES = 12;
const APART = 0.07;

const isIn =
  (column: number, row: number) =>
  ({ left, right, top, bottom }: Part): boolean =>
    column > left - APART &&
    column < right + APART &&
    row > top - APART &&
    row < bottom + 2 * APART;

const silvery = (wish: Wish): Sprite => fish(wish, false);

function make({ setting, frame }: Stage, draw: (wish: Wish) => Sprite, faces: -1 | 1): Sprite {
  const chance = { ...setting, random: createRandom(setting.random.uint32()) };
  const asked = setting.subjects.find(({ thing }) => thing === 'jellyfish')?.colour ?? null;
  const most = draw === jellyfish ? TALLEST.jellyfish : TALLEST.fish;
  const tall = Math.min(most, 0.16 * frame.height);
  return draw(wishIn(chance, { colour: asked, posture: null, tall, isPortrait: false, faces }));
}

/** A sprite in the open water, where it is seen at those shares of the picture. */
function at(
  { frame, camera }: Stage,
  sprite: Sprite,
  column: number,
  row: number,
  { z, size, tone }: { readonly z: number; readonly size: number; readonly tone?: Colour },
): Planted {
  const x = ((column * frame.width - camera.centre) * z) / camera.focal;
  const base = camera.height + ((camera.horizon - row * frame.height) * z) / camera.focal;
  return { sprite, x, z, base, size, ...(tone === undefined ? {} : { tone }) };
}
