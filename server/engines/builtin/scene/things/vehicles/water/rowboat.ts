import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { figureOf } from '../../creatures/figure.ts';
import { human } from '../../creatures/human.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  type Look,
  limb,
  place,
  type Solid,
} from '../../sculpt/solid.ts';
import {
  between,
  type Rotation,
  roll,
  scale,
  subtract,
  type Vector,
  yaw,
} from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { dragonBoat } from './dragon-boat.ts';
import { canoe, kayak } from './paddled.ts';
import { petAboard } from './pet-aboard.ts';
import { raft } from './raft.ts';

const HULLS: readonly Colour[] = [
  [0.46, 0.3, 0.17],
  [0.22, 0.36, 0.34],
  [0.62, 0.2, 0.14],
];
const INSIDE: Colour = [0.56, 0.41, 0.26];
/** How deep it lies in the water, by half of its length. */
const DRAUGHT = 0.1;
const OAR: Colour = [0.66, 0.5, 0.32];

/** What else is as small as that, by what it is said to be. */
const KINDS: readonly (readonly [Trait, (wish: Wish) => Solid[]])[] = [
  ['raft', raft],
  ['canoe', canoe],
  ['kayak', kayak],
  ['dragonboat', dragonBoat],
];

/** A rowing boat as it lies in the water: an open hull of planks, three benches, its oars shipped, and those up to four who were wished for in it, each as told. */
export function rowboat(wish: Wish): Sprite {
  const hull = wish.colour ?? pick(wish.random, HULLS);
  const isCrewed = wish.traits?.includes('crewed') ?? false;
  const isFishing = wish.traits?.includes('fisher') ?? false;
  const isRowed = isCrewed && !isFishing;
  const first = { ...wish, traits: wish.crew?.[0] ?? wish.traits ?? [] };
  const crew = isRowed ? rower(first) : isCrewed ? angler(first) : [];
  const isShared = wish.crew !== undefined || wish.traits?.includes('shared') === true;
  const other = isShared ? companion(wish, isFishing) : [];
  const more = others(wish);
  const pet = petAboard(wish, PERSON, isFishing ? AT_BOW : AT_STERN);
  const boat = () =>
    moved([...model(hull, isRowed), ...crew, ...other, ...more, ...pet], {
      to: [0, -DRAUGHT, 0],
    });
  const kind = KINDS.find(([trait]) => wish.traits?.includes(trait) === true)?.[1];
  const afloat = kind?.(wish) ?? boat();
  // What is below the water's face is not seen.
  const under = cut(box(plain(INSIDE), [0, -0.5, 0], [2, 0.5, 2]));
  const whole = [...afloat, under];
  if (wish.heading === undefined) return portray(wish, whole, 0.5, 0.2, 3);
  const { sight, rays, tall, random, heading } = wish;
  const view = { yaw: heading, pitch: sight?.above ?? 0.2, away: sight?.away ?? 3 };
  return sculpt(whole, view, rays, tall, random);
}

/** Where an animal sits: behind who rows, or before who fishes. */
const AT_STERN = { to: [-0.44, 0.14, -0.04] } as const satisfies { readonly to: Vector };
const AT_BOW = { to: [0.4, 0.2, 0.02] } as const satisfies { readonly to: Vector };

/** Height of a person by half the boat's length, and where one sits. */
const PERSON = 0.62;
const BENCH: Vector = [-0.06, 0.2, 0];
const sizeOf = (traits: readonly Trait[]): number => PERSON * figureOf(traits).tall;

/** Where a hand holds its oar, and where the oar's blade is in the water; of the far side. */
const HAND: Vector = [0.13, 0.36, 0.1];
const BLADE: Vector = [0.36, 0.02, 0.78];

/** Someone on the bench who rows, an oar in each hand. */
function rower({ random, traits = [] }: Wish): Solid[] {
  const size = sizeOf(traits);
  const hand = (side: number): Vector => [
    (HAND[0] - BENCH[0]) / size,
    (HAND[1] - BENCH[1]) / size,
    (side * HAND[2]) / size,
  ];
  const person = human(random, 'sitting', null, traits, { near: hand(-1), far: hand(1) });
  return [
    ...moved(person, { size, to: BENCH }),
    ...[-1, 1].flatMap((side) => {
      const aside = ([x, y, z]: Vector): Vector => [x, y, side * z];
      const oar = plain(OAR, { gloss: 0.15 });
      const end = between(HAND, BLADE, -0.06);
      return [
        limb(oar, aside(end), aside(BLADE), 0.014, 0.012),
        limb(oar, aside(between(HAND, BLADE, 0.78)), aside(BLADE), 0.014, 0.036, 0.02),
      ];
    }),
  ];
}

/** Where an angler's hands are on the rod, its tip, and the float where its line meets the water. */
const ROD = {
  near: [0.17, 0.4, -0.05],
  far: [0.06, 0.35, 0.04],
  tip: [0.86, 0.74, -0.18],
  float: [0.98, DRAUGHT + 0.012, -0.22],
} as const satisfies Readonly<Record<string, Vector>>;

/** Someone on the bench who fishes. */
function angler({ random, traits = [], hair }: Wish): Solid[] {
  const size = sizeOf(traits);
  const held = (at: Vector): Vector => scale(subtract(at, BENCH), 1 / size);
  const hands = { near: held(ROD.near), far: held(ROD.far) };
  const person = human(random, 'sitting', null, traits, hands, hair);
  const cane = planks(OAR, 0.02);
  return [
    ...moved(person, { size, to: BENCH }),
    limb(cane, between(ROD.far, ROD.near, -0.4), ROD.near, 0.011, 0.01),
    limb(cane, ROD.near, ROD.tip, 0.009, 0.004),
    limb(plain([0.7, 0.71, 0.72]), ROD.tip, ROD.float, 0.0016, 0.0016),
    ball(plain([0.85, 0.12, 0.1]), ROD.float, 0.018),
  ];
}

/** Where the second of two sits, looking the other way: an angler back to back with the first, who is rowed on the bench before the oars. */
const SECOND = { fishing: [-0.4, 0, 0], rowed: [0.44, 0.2, 0] } as const satisfies Readonly<
  Record<string, Vector>
>;

/** The second of two in the boat; of a couple, the woman. */
function companion(wish: Wish, isFishing: boolean): Solid[] {
  const own = wish.traits ?? [];
  const traits = wish.crew?.[1] ?? (own.includes('couple') ? [...own, 'woman' as const] : own);
  const by = yaw(Math.PI);
  if (isFishing) return moved(angler({ ...wish, traits }), { by, to: SECOND.fishing });
  const person = human(wish.random, 'sitting', null, traits, {}, wish.hair);
  return moved(person, { size: sizeOf(traits), by, to: SECOND.rowed });
}

/** Where the third and the fourth of those in the boat sit: behind the one who rows, and beside the second. */
const MORE = [
  { to: [-0.42, 0.2, -0.02], by: yaw(0.2) },
  { to: [0.5, 0.2, -0.13], by: yaw(Math.PI - 0.3) },
] as const satisfies readonly { readonly to: Vector; readonly by: Rotation }[];

/** The third and the fourth in the boat, who look on. */
const others = ({ random, crew = [] }: Wish): Solid[] =>
  crew.slice(2).flatMap((traits, n) => {
    const seat = MORE[n];
    const size = sizeOf(traits);
    return seat === undefined
      ? []
      : moved(human(random, 'sitting', null, traits), { size, ...seat });
  });

function model(hull: Colour, isRowed: boolean): Solid[] {
  const strakes: Look = {
    paint: (x, y) => {
      const row = y / 0.045;
      const seam = row - Math.floor(row) < 0.14 ? 0.62 : 1;
      return scaleColour(hull, seam * (0.92 + 0.08 * Math.sin(x * 40 + Math.floor(row) * 7)));
    },
    gloss: 0.15,
  };
  const inside = planks(INSIDE, 0.035, 'lying');
  const rail = plain(scaleColour(INSIDE, 0.8), { gloss: 0.2 });
  const oar = plain(OAR, { gloss: 0.15 });
  return [
    ellipsoid(strakes, [0, 0.24, 0], [0.72, 0.24, 0.25]),
    cut(ellipsoid(inside, [0, 0.26, 0], [0.67, 0.215, 0.215])),
    cut(box(inside, [0, 0.45, 0], [0.9, 0.2, 0.4])),
    ellipsoid(inside, [0, 0.1, 0], [0.48, 0.03, 0.16]),
    ...[-0.34, 0.02, 0.36].map((x) =>
      box(rail, [x, 0.19, 0], [0.055, 0.012, 0.205 - 0.28 * x * x]),
    ),
    ...(isRowed ? [] : [-1, 1]).flatMap((side) => [
      place(box(oar, [0, 0, 0], [0.5, 0.014, 0.014]), yaw(side * 0.1), [0.06, 0.27, side * 0.12]),
      place(box(oar, [0, 0, 0], [0.12, 0.008, 0.042]), roll(0.02), [0.62, 0.27, side * 0.18]),
    ]),
    limb(rail, [0.66, 0.2, 0], [0.74, 0.33, 0], 0.03, 0.02, 0.02),
  ];
}
