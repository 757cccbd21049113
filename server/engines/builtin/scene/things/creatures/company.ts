import type { Random } from '../../../kernels/random.ts';
import type { Colour, Company } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { plain } from '../sculpt/looks.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, box, type Solid } from '../sculpt/solid.ts';
import { add, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { dry } from './dry.ts';
import type { Feat } from './feat.ts';
import { figureOf } from './figure.ts';
import { member, sizesOf, toldApart } from './members.ts';
import type { Doing } from './postures/doings.ts';
import { aroundTable, isGame } from './sitting/around-table.ts';
import { mealFor } from './sitting/at-long-table.ts';
import { tableFor } from './sitting/at-table.ts';
import { type Hands, shoulderHeight } from './stance.ts';
import { DONE_TOGETHER, type With } from './together/done-together.ts';

/** How far from each other those are who go hand in hand, beside half of what their bodies need. */
const APART = 0.2;
/** How high joined hands are, by the smaller one's height. */
const JOINED = 0.47;

/** How much of an arm's length there is at the most from the shoulder down to a hand that is taken. */
const HANGS = 0.93;

/** How high those take each other's hands who are that tall beside the tallest: a child's is taken high, where the other's hangs, and nobody bows for it. */
export function joinedHands(
  two: readonly { readonly traits: readonly Trait[]; readonly size: number }[],
): number {
  const lows = two.map(({ traits, size }) => {
    const figure = figureOf(traits);
    const [upper, fore] = figure.arm;
    return size * (shoulderHeight(figure) - HANGS * (upper + fore));
  });
  return Math.max(JOINED * Math.min(...two.map(({ size }) => size)), ...lows);
}

/** Who goes hand in hand, in a row across the way they go; null: they stand. */
function inRow(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  goes: 'walking' | 'running' | null,
): Solid[] {
  const sizes = sizesOf(all);
  const at: number[] = [];
  for (const [n, size] of sizes.entries())
    at.push(n === 0 ? 0 : (at[n - 1] ?? 0) + APART + 0.09 * ((sizes[n - 1] ?? 1) + size));
  const joint = (n: number): Vector => {
    const two = [n, n + 1].map((one) => ({ traits: all[one] ?? [], size: sizes[one] ?? 1 }));
    return [0.03, joinedHands(two), ((at[n] ?? 0) + (at[n + 1] ?? 0)) / 2];
  };
  const middle = (at[at.length - 1] ?? 0) / 2;
  return moved(
    all.flatMap((traits, n) =>
      member(
        random,
        goes ?? stanceIn(n, all.length),
        n === 0 ? colour : null,
        traits,
        { at: [0, 0, at[n] ?? 0], turned: 0, size: sizes[n] ?? 1 },
        {
          ...(n > 0 && { near: joint(n - 1) }),
          ...(n < all.length - 1 && { far: joint(n) }),
        },
      ),
    ),
    { to: [0, 0, -middle] },
  );
}

/** How one of several in a row stands: those at its ends turn to the others. */
const stanceIn = (n: number, many: number): Doing =>
  n === 0 ? 'idle' : n === many - 1 ? 'relaxed' : 'standing';

/** How far two who hold each other are from the middle between them, and how far aside their heads pass. */
const CLOSE = { ahead: 0.082, aside: 0.05 } as const;

/** Two in each other's arms. */
function embraced(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
): Solid[] {
  const [first = 1, second = 1] = sizesOf([a, b]);
  const { ahead, aside } = CLOSE;
  const low = Math.min(first, second);
  // The arms of one lie around the other's shoulders, the other's around the waist.
  // Hands lie flat on the other's ribs and shoulders, fingers toward the back.
  const on = (ahead: number, high: number, apart: number): Vector => [ahead, high, apart];
  return [
    ...member(
      random,
      'embracing',
      colour,
      a,
      { at: [-ahead, 0, -aside], turned: 0, size: first },
      {
        near: on(ahead - 0.01, 0.68 * second, aside - 0.086),
        far: on(ahead - 0.015, 0.73 * second, aside + 0.084),
      },
    ),
    ...member(
      random,
      'embracing',
      null,
      b,
      { at: [ahead, 0, aside], turned: Math.PI, size: second },
      {
        near: on(-ahead + 0.015, Math.min(0.77 * first, 0.86 * low), -aside + 0.088),
        far: on(-ahead + 0.01, Math.min(0.7 * first, 0.8 * low), -aside - 0.084),
      },
    ),
  ];
}

/** How tall beside the other somebody is at the most to whom one kneels. */
const SMALL = 0.75;

/** A grown person on one knee, and a child in those arms, whose own lie around the neck. */
function comforted(
  random: Random,
  colour: Colour | null,
  grown: readonly Trait[],
  child: readonly Trait[],
): Solid[] {
  const [, size = 1] = sizesOf([grown, child]);
  const [x, z] = [0.075, -0.055];
  const high = figureOf(child).shoulder * size;
  return [
    ...member(
      random,
      'comforting',
      colour,
      grown,
      { at: [-0.12, 0, 0.02], turned: 0, size: 1 },
      { near: [x - 0.02, high - 0.1, z - 0.075], far: [x - 0.02, high - 0.14, z + 0.08] },
    ),
    ...member(
      random,
      'embracing',
      null,
      child,
      { at: [x, 0, z], turned: Math.PI, size },
      { near: [-0.05, high + 0.05, 0.1], far: [-0.05, high + 0.04, -0.085] },
    ),
  ];
}

/** Two who hug each other: to somebody small the other kneels. */
function hugging(random: Random, colour: Colour | null, members: Company['members']): Solid[] {
  const [a = [], b = []] = members;
  const [first = 1, second = 1] = sizesOf([a, b]);
  if (second < SMALL) return comforted(random, colour, a, b);
  if (first < SMALL) return comforted(random, colour, b, a);
  return embraced(random, colour, members);
}

/** Two who dance: a hand of each joined at their side, the others on back and shoulder. */
function dancers(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
): Solid[] {
  const [first = 1, second = 1] = sizesOf([a, b]);
  const low = Math.min(first, second);
  const ahead = 0.135;
  const joined = 0.8 * low;
  return [
    ...member(
      random,
      'waltzing',
      colour,
      a,
      { at: [-ahead, 0, 0], turned: 0, size: first },
      {
        near: [ahead + 0.03, 0.67 * second, -0.1],
        far: [-0.012, joined, 0.3],
      },
    ),
    ...member(
      random,
      'waltzing',
      null,
      b,
      { at: [ahead, 0, 0], turned: Math.PI, size: second },
      {
        near: [0.012, joined, 0.3],
        far: [-ahead + 0.02, 0.79 * first, -0.125],
      },
    ),
  ];
}

/** How far two who face each other are from the middle between them, and at what share of the smaller one's height hands meet. */
const FACING = { talk: 0.25, greet: 0.215, propose: 0.22 } as const;
const SHAKEN = 0.56;

/** How far each of two who talk or greet is turned from the other to the eye, radians. */
const OPEN = 0.36;

/** Two who face each other: they talk, shake hands, or one kneels with a ring before the other. */
function facing(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
  bond: keyof typeof FACING,
): Solid[] {
  const [first = 1, second = 1] = sizesOf([a, b]);
  const far = FACING[bond];
  const open = bond === 'propose' ? 0 : OPEN;
  const doings: readonly [Doing, Doing] =
    bond === 'propose'
      ? ['proposing', 'moved']
      : bond === 'greet'
        ? ['attending', 'attending']
        : ['gesturing', 'attending'];
  const low = Math.min(first, second);
  const met: Hands = { near: [0, SHAKEN * low, 0] };
  const asHangs = (side: -1 | 1, size: number): Hands => ({
    ...met,
    far: [side * (far - 0.02), 0.5 * size, 0.16],
  });
  return [
    ...member(
      random,
      doings[0],
      colour,
      a,
      { at: [-far, 0, 0], turned: open, size: first },
      bond === 'greet' ? asHangs(-1, first) : {},
    ),
    ...member(
      random,
      doings[1],
      null,
      b,
      { at: [far, 0, 0], turned: Math.PI - open, size: second, isMirrored: true },
      bond === 'greet' ? asHangs(1, second) : {},
    ),
    ...(bond === 'propose' ? ringBox([-far + 0.31, 0.54 * first, 0]) : []),
  ];
}

/** A small box of velvet that is open, and the ring in it. */
const ringBox = (at: Vector): Solid[] => {
  const velvet = plain([0.5, 0.05, 0.12]);
  return [
    box(velvet, at, [0.02, 0.012, 0.022], undefined, 0.003),
    box(velvet, add(at, [-0.022, 0.022, 0]), [0.005, 0.02, 0.022], undefined, 0.003),
    ball(plain([1, 0.95, 0.8], { gloss: 1 }), add(at, [0.004, 0.022, 0]), 0.011),
  ];
};

/** How many of those who go hand in hand go away from the eye. */
const AWAY = 0.35;

/** People who are drawn as one: hand in hand, in each other's arms, dancing, face to face, or at a table. */
export function company(wish: Wish, { bond, members: said, served, ...what }: Company): Sprite {
  const { random, rays, tall } = wish;
  const members = toldApart(said);
  if (bond === 'meal') return mealFor(wish, members, served ?? null);
  if (bond === 'table') return tableFor(wish, members, 'cups');
  if (bond === 'chess' && members.length <= 2) return tableFor(wish, members, 'chess');
  if (isGame(bond)) return aroundTable(wish, members, bond);
  const isLeft = looksLeft(wish);
  const shared = (wish.traits ?? []).filter((one) => one === 'summery' || one === 'wintry');
  const all = members.map((traits) => [
    ...traits,
    ...shared,
    // One dances in a dress.
    ...(bond === 'dance' && traits.includes('woman') ? (['gown'] as const) : []),
  ]);
  const vary = random.unit() - 0.5;
  const byChance = random.unit() < AWAY && !wish.isPortrait;
  const watches = wish.traits?.some((one) => one === 'watching' || one === 'leaving') === true;
  const isAway = (byChance || watches) && !members.some(isMarried);
  const {
    model,
    turn,
    above = 0.06,
  } = togetherIn(bond, wish, all, {
    ...{ vary, isAway, watches, what },
  });
  const view = { yaw: isLeft ? Math.PI - turn : turn, pitch: above, away: 4 };
  return sculpt(isLeft ? mirrored(model) : model, view, dry(rays), tall, random);
}

/** How those who are drawn as one hold each other or stand, and how far they are turned to the eye. */
function togetherIn(
  bond: Company['bond'],
  { random, colour, posture }: Wish,
  all: Company['members'],
  { vary, isAway, watches, what }: { vary: number; isAway: boolean; watches: boolean; what: With },
): Feat {
  if (bond === 'hands') {
    const walks = posture === 'walking' || (posture === null && isAway && !watches);
    return {
      model: inRow(random, colour, all, posture === 'running' ? posture : walks ? 'walking' : null),
      turn: (isAway ? -1.25 : 1.2) + 0.3 * vary,
    };
  }
  const doing = DONE_TOGETHER[bond];
  if (doing !== undefined) return doing(random, colour, all, 0.3 * vary, what);
  if (bond === 'hug' || bond === 'dance') {
    // Who kneels to a child is seen from aside, so that neither hides the other.
    const aside = bond === 'hug' && Math.min(...sizesOf(all)) < SMALL ? 0.3 : 1;
    const model = (bond === 'hug' ? hugging : dancers)(random, colour, all);
    return { model, turn: aside * (0.45 + 0.9 * vary) };
  }
  const way = bond === 'propose' || bond === 'greet' ? bond : 'talk';
  return {
    model: facing(random, colour, all, way),
    turn: (way === 'propose' ? 0.3 : 0.06) + 0.3 * vary,
  };
}

/** Whose face and dress the picture is for. */
const isMarried = (traits: readonly Trait[]): boolean => traits.includes('bride');
