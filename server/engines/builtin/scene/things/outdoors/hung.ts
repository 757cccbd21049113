import { createRandom } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { house } from '../buildings/homes/house.ts';
import { composeSprites, type Part } from '../compose-sprites.ts';
import { human } from '../creatures/human.ts';
import { onSwing } from '../creatures/sitting/on-swing.ts';
import { broadleaf, type Foliage } from '../plants/broadleaf.ts';
import { palm } from '../plants/palm.ts';
import { BARK } from '../plants/wood.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const CLOTHS: readonly Colour[] = [
  [0.84, 0.22, 0.18],
  [0.95, 0.92, 0.84],
  [0.95, 0.7, 0.2],
  [0.2, 0.5, 0.62],
];
const ROPE: Colour = [0.72, 0.62, 0.46];
const WOOD: Colour = [0.46, 0.31, 0.19];

/** How high a swing's ropes are by the tree, and where somebody is on it; how far it hangs beside the trunk, by the tree, and by its width at most; how far its bough reaches beyond the seat's middle, by the ropes. */
const SWING = { empty: 0.36, crewed: 0.56, aside: 0.22, crown: 0.26, tip: 0.26 } as const;
/** How a swing is looked at. */
const FROM = { yaw: 0.35, pitch: 0.06, away: 4 } as const;
/** How high a man is by the ropes of a swing. */
const MAN = 0.72;

/** The same wish, of another height and with a chance of its own. */
const within = (wish: Wish, tall: number, colour: Colour | null = null): Wish => ({
  ...wish,
  random: createRandom(wish.random.uint32()),
  colour,
  tall,
});

/** How far from the middle the palms of a hammock stand, and how wide they are with their crowns, by their height. */
const BETWEEN = { half: 0.375, room: 2.1 } as const;

/** How long a man is in a hammock, and how high he lies over its middle, in the units of its cloth. */
const LIES = { long: 0.94, up: 0.27 } as const;

/** Somebody who lies in a hammock, the head toward one end. */
const lyingIn = ({ random, traits = [], hair }: Wish): Solid[] =>
  moved(human(random, 'sleeping', null, traits, {}, hair ?? null), {
    size: LIES.long,
    to: [0, LIES.up, -0.03],
  });

/** A striped hammock between two palms, with who lies in it. */
export function hammock(wish: Wish): Sprite {
  const height = Math.round(Math.max(96, wish.tall));
  const width = Math.round(height * BETWEEN.room);
  const [left, right] = [palm(within(wish, height)), palm(within(wish, height * 0.9))];
  const isCrewed = wish.traits?.includes('crewed') === true;
  const model = [...cradle(wish.colour), ...(isCrewed ? lyingIn(wish) : [])];
  const cloth = sculpt(model, FRONT, wish.rays, height * 0.3, wish.random);
  const wide = height * 0.74;
  const tall = (wide * cloth.height) / cloth.width;
  return composeSprites(width, height, [
    trunkAt(left, width / 2 - height * BETWEEN.half, height, height),
    trunkAt(right, width / 2 + height * BETWEEN.half, height, height * 0.9),
    { sprite: cloth, left: (width - wide) / 2, foot: height * 0.9, tall },
  ]);
}

const FRONT = { yaw: 0.06, pitch: 0.3, away: 4 } as const;

/** A tree whose middle stands at a column. */
const trunkAt = (sprite: Sprite, column: number, foot: number, tall: number): Part => ({
  sprite,
  left: column - (sprite.width * tall) / sprite.height / 2,
  foot,
  tall,
});

/** How far a hammock hangs through below its ends, half as wide as it is in its middle, and the share of its length that its cords take at either end. */
const CLOTH = { sag: 0.34, half: 0.19, cords: 0.16, lengths: 9, pieces: 18 } as const;

/** Cloth that hangs between two points, gathered into a fan of cords at its ends and hollow along its middle: its far edge is seen over the near one. */
function cradle(colour: Colour | null): Solid[] {
  const cloth: Look = {
    paint: (_x, y, z) => {
      // Stripes run along it.
      const across = Math.round((z / CLOTH.half) * 4 + 0.6 * Math.sin(9 * y)) + 8;
      return colour ?? CLOTHS[across % CLOTHS.length] ?? ROPE;
    },
  };
  const at = (share: number, across: number): Vector => {
    const spread = Math.sin(Math.PI * share) ** 0.55;
    const hangs = 4 * share * (1 - share);
    const rim = across * across * spread;
    return [
      share * 1.8 - 0.9,
      0.52 - CLOTH.sag * hangs + 0.15 * rim,
      (across * CLOTH.half + 0.02 * rim) * spread,
    ];
  };
  const span = (from: number, to: number, across: number, look: Look, thick: number): Solid =>
    limb(look, at(from, across), at(to, across), thick, thick, look === cloth ? 0.012 : 0);
  const cord = plain(ROPE);
  const inner = 1 - 2 * CLOTH.cords;
  return Array.from({ length: CLOTH.lengths }, (_, n) => (2 * n) / (CLOTH.lengths - 1) - 1).flatMap(
    (across) => [
      span(0, CLOTH.cords, across, cord, 0.006),
      ...Array.from({ length: CLOTH.pieces }, (_, n) =>
        span(
          CLOTH.cords + (inner * n) / CLOTH.pieces,
          CLOTH.cords + (inner * (n + 1)) / CLOTH.pieces,
          across,
          cloth,
          0.027,
        ),
      ),
      span(1 - CLOTH.cords, 1, across, cord, 0.006),
    ],
  );
}

/** A hut with a ladder on a platform in the crown of a great tree. */
export function treehouse(wish: Wish, foliage: Foliage): Sprite {
  const height = Math.round(Math.max(120, wish.tall));
  const tree = broadleaf(within(wish, height), foliage);
  const width = Math.max(tree.width, Math.round(height * 0.9));
  const hut = house(within(wish, height * 0.34, wish.colour ?? WOOD));
  const deck = sculpt(
    platform(),
    { yaw: 0.3, pitch: 0.02, away: 4 },
    wish.rays,
    height * 0.5,
    wish.random,
  );
  const wide = height * 0.46;
  const hutWide = height * 0.36;
  return composeSprites(width, height, [
    trunkAt(tree, width / 2, height, height),
    {
      sprite: deck,
      left: (width - wide) / 2,
      foot: height * 0.995,
      tall: (wide * deck.height) / deck.width,
    },
    {
      sprite: hut,
      left: (width - hutWide) / 2,
      foot: height * 0.995 - (wide * deck.height * 0.8) / deck.width,
      tall: (hutWide * hut.height) / hut.width,
    },
  ]);
}

/** A platform with a railing on struts, and a ladder down to the ground. */
function platform(): Solid[] {
  const wood = planks(WOOD, 0.06, 'lying');
  const dark = plain(scaleColour(WOOD, 0.7));
  const rungs = Array.from({ length: 9 }, (_, n) => 0.06 + 0.1 * n);
  return [
    box(wood, [0, 1, 0], [0.6, 0.03, 0.4]),
    ...[-0.42, 0.42].map((x) => limb(dark, [x, 0.98, -0.2], [x * 0.15, 0.5, 0], 0.03, 0.03)),
    ...[-0.58, -0.29, 0.3, 0.58].map((x) =>
      limb(dark, [x, 1, -0.38], [x, 1.2, -0.38], 0.016, 0.016),
    ),
    limb(dark, [-0.58, 1.2, -0.38], [-0.29, 1.2, -0.38], 0.018, 0.018),
    limb(dark, [0.3, 1.2, -0.38], [0.58, 1.2, -0.38], 0.018, 0.018),
    ...[0.08, 0.24].map((x) => limb(wood, [x + 0.1, 0, -0.55], [x, 1.06, -0.42], 0.018, 0.018)),
    ...rungs.map((up) =>
      limb(
        wood,
        [0.18 - 0.1 * up, up, -0.55 + 0.12 * up],
        [0.34 - 0.1 * up, up, -0.55 + 0.12 * up],
        0.014,
        0.014,
      ),
    ),
  ];
}

/** A swing that hangs from a bough of a great tree. */
export function swingTree(wish: Wish, foliage: Foliage): Sprite {
  const height = Math.round(Math.max(120, wish.tall));
  const tree = broadleaf(within(wish, height), foliage);
  const width = Math.round(Math.max(tree.width, height));
  const isCrewed = wish.traits?.includes('crewed') === true;
  const tall = height * (isCrewed ? SWING.crewed : SWING.empty);
  const rope = plain(ROPE);
  // Its bough reaches from the trunk to beyond the ropes.
  const aside = Math.min(SWING.aside * height, (SWING.crown * tree.width * height) / tree.height);
  const reach = aside / tall;
  // The middle of what is drawn is not that of the ropes.
  const beside = ((SWING.tip - reach) / 2) * tall * Math.cos(FROM.yaw);
  const bark = plain(scaleColour(BARK, 0.9));
  const model = [
    limb(bark, [-reach, 0.84, 0.04], [-0.1, 1, 0], 0.05, 0.036),
    limb(bark, [-0.1, 1, 0], [SWING.tip, 1.06, 0], 0.036, 0.008),
    ...[-0.14, 0.14].map((x) => limb(rope, [x, 1, 0], [x, 0.1, 0], 0.014, 0.014)),
    box(planks(wish.colour ?? WOOD, 0.05, 'lying'), [0, 0.09, 0], [0.2, 0.025, 0.07]),
    ...(isCrewed
      ? onSwing(wish.random, wish.traits ?? [], { plank: [0, 0.13, 0], ropes: 0.13, man: MAN })
      : []),
  ];
  const swing = sculpt(model, FROM, wish.rays, tall, wish.random);
  return composeSprites(width, height, [
    {
      sprite: swing,
      left: width / 2 + aside + beside - (tall * swing.width) / swing.height / 2,
      foot: height * 0.9,
      tall,
    },
    trunkAt(tree, width / 2, height, height),
  ]);
}
