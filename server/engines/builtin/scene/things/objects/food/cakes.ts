import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Baked, Flavour, Topping } from '../../../words/baked.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch } from '../dishes.ts';
import { topping } from './berries.ts';
import { pie } from './pie.ts';
import { weddingCake } from './wedding-cake.ts';

const CREAM: Colour = [0.95, 0.91, 0.83];
const SPONGE: Colour = [0.88, 0.68, 0.38];
const COCOA: Colour = [0.23, 0.11, 0.06];
const ICINGS: readonly Colour[] = [CREAM, [0.92, 0.66, 0.7], COCOA];

/** What a cake is made of: its icing, its dough, the cream between its layers, and what lies on it anyway. */
interface Recipe {
  readonly icing: Colour;
  readonly dough: Colour;
  readonly filling: Colour;
  /** What is strewn into the dough; null: nothing is. */
  readonly specks: Colour | null;
  readonly toppings: readonly Topping[];
  /** Whether its icing is poured over and runs down its side. */
  readonly isPoured: boolean;
  /** What crumbles over its top; null: nothing does. */
  readonly crumbs: Colour | null;
}

const PLAIN: Recipe = {
  icing: CREAM,
  dough: SPONGE,
  filling: CREAM,
  specks: null,
  toppings: ['strawberry'],
  isPoured: false,
  crumbs: null,
};
const CHOCOLATE: Recipe = {
  ...PLAIN,
  icing: COCOA,
  dough: [0.29, 0.14, 0.075],
  filling: [0.5, 0.3, 0.18],
  isPoured: true,
};

const RECIPES: Readonly<Record<Exclude<Flavour, 'pie' | 'wedding'>, Recipe>> = {
  chocolate: CHOCOLATE,
  redvelvet: { ...PLAIN, dough: [0.52, 0.045, 0.06], crumbs: [0.56, 0.05, 0.07] },
  carrot: { ...PLAIN, dough: [0.66, 0.39, 0.17], specks: [0.9, 0.45, 0.1], toppings: [] },
  lemon: {
    ...PLAIN,
    icing: [0.98, 0.9, 0.56],
    dough: [0.95, 0.82, 0.42],
    toppings: ['lemon'],
  },
  strawberry: { ...PLAIN, icing: [0.94, 0.64, 0.69], dough: [0.92, 0.72, 0.62] },
  blackforest: {
    ...CHOCOLATE,
    icing: CREAM,
    filling: CREAM,
    isPoured: false,
    toppings: ['cherry'],
    crumbs: COCOA,
  },
};

/** How dark a brown is that is chocolate's: the mean of its channels. */
const DARK = 0.36;
const isChocolate = ([r, g, b]: Colour): boolean => r > g && g >= b && (r + g + b) / 3 < DARK;

/** What a cake is made of by its flavour, else by its colour. */
function recipeOf({ random, colour, baked }: Pick<Wish, 'random' | 'colour' | 'baked'>): Recipe {
  const chance = random.below(ICINGS.length);
  const flavour = baked?.flavour ?? null;
  if (flavour !== null && flavour !== 'pie' && flavour !== 'wedding') {
    const recipe = RECIPES[flavour];
    return colour === null || isChocolate(colour) ? recipe : { ...recipe, icing: colour };
  }
  const icing = colour ?? ICINGS[chance] ?? CREAM;
  return isChocolate(icing) ? { ...CHOCOLATE, icing: COCOA } : { ...PLAIN, icing };
}

/** How wide a cake is, and how high its foot and its top are. */
const CAKE = { wide: 0.54, foot: 0.3, top: 0.78 } as const;

/** A layered cake on a stand, a piece cut out of it, fruit and cream around its top; or one in tiers for a wedding, or a pie in its tin. */
export function cake(wish: Wish): Sprite {
  if (wish.baked?.flavour === 'pie') return portray(wish, pie([0, 0, 0], 0.72), 0.3, 0.42, 3);
  if (wish.baked?.flavour === 'wedding')
    return portray(wish, weddingCake(wish.colour), 0.3, 0.2, 3);
  const recipe = recipeOf(wish);
  const { wide, foot, top } = CAKE;
  const { icing, dough, filling, specks } = recipe;
  const isFestive = wish.traits?.includes('festive') === true;
  const look: Look = {
    paint: (x, y, z) => {
      if (Math.hypot(x, z) > wide - 0.03 || y > top - 0.03) return icing;
      const layer = ((y - foot) / (top - foot)) * 3;
      if (layer - Math.floor(layer) > 0.84) return filling;
      const crumb = scaleColour(dough, 1 + 0.22 * blotch((x + z) * 40, y * 40));
      const isSpeck = specks !== null && blotch((x + z) * 26 + 7, y * 30) > 0.42;
      return isSpeck ? specks : crumb;
    },
    gloss: recipe.isPoured ? 0.55 : 0.18,
  };
  const glaze = plain([0.86, 0.86, 0.84], { gloss: 0.5 });
  const model = [
    frustum(look, [0, foot, 0], top - foot, wide, wide),
    { ...ring(look, [0, top - 0.02, 0], wide - 0.02, 0.035), blend: 0.03 },
    cut(box(look, [0, 0.812, -0.5 * Math.SQRT2], [0.5, 0.5, 0.5], yaw(Math.PI / 4))),
    // Its top is over what the cut leaves, or that would be seen on it.
    frustum(glaze, [0, foot - 0.04, 0], 0.052, 0.7, 0.72),
    ring(glaze, [0, foot - 0.01, 0], 0.71, 0.018),
    frustum(glaze, [0, 0.02, 0], foot - 0.04, 0.1, 0.06),
    frustum(glaze, [0, 0, 0], 0.03, 0.26, 0.22),
    ...(isFestive ? candles() : []),
    ...onTop(recipe, wish.baked, isFestive),
  ];
  return portray(wish, model, 0.3, 0.3, 3);
}

/** Whether the piece that is missing took along what lay at that angle. */
const isGone = (angle: number): boolean => Math.abs(angle - 1.5 * Math.PI) < 0.95;

/** Fruit and cream in turn around the top; what was asked for lies in a heap in its middle too. */
function onTop(recipe: Recipe, baked: Baked | undefined, isFestive: boolean): Solid[] {
  const { top } = CAKE;
  const asked = baked?.toppings ?? [];
  const kinds = asked.length > 0 ? asked : recipe.toppings;
  const cream = mixColour(recipe.filling, CREAM, recipe.isPoured ? 0 : 1);
  const angles = Array.from({ length: 10 }, (_, n) => (n + 0.5) * 0.628).filter(
    (at) => !isGone(at),
  );
  const around = angles.flatMap((angle, n) => {
    const at: Vector = [Math.cos(angle) * 0.4, top, Math.sin(angle) * 0.4];
    if (n % 2 === 1) return rosette(at, cream);
    const kind = kinds[(n / 2) % Math.max(1, kinds.length)];
    return kind === undefined ? carrot(at) : topping(kind, at);
  });
  const heap =
    asked.length > 0 && !isFestive
      ? Array.from({ length: 9 }, (_, n) => {
          const out = n < 3 ? 0.075 : 0.19;
          const angle = n * 2.1 + (n < 3 ? 0 : 0.35);
          const at: Vector = [Math.cos(angle) * out, top, 0.07 + Math.sin(angle) * out];
          const isOnCake = at[2] > -0.05 || Math.abs(at[0]) > 0.05 - at[2];
          return isOnCake ? topping(asked[n % asked.length] as Topping, at) : [];
        }).flat()
      : [];
  const crumbs =
    recipe.crumbs === null
      ? []
      : Array.from({ length: 34 }, (_, n) => {
          const [angle, out] = [n * 2.39996, 0.32 * Math.sqrt((n + 0.5) / 34)];
          const at: Vector = [Math.cos(angle) * out, top + 0.004, Math.sin(angle) * out];
          return isGone(((angle % 6.2832) + 6.2832) % 6.2832) && out > 0.02
            ? []
            : [ellipsoid(plain(recipe.crumbs as Colour), at, [0.02, 0.011, 0.016])];
        }).flat();
  return [...around, ...heap, ...crumbs];
}

/** Colours of the candles of a birthday cake. */
const WAX: readonly Colour[] = [
  [0.92, 0.36, 0.45],
  [0.35, 0.62, 0.88],
  [0.97, 0.8, 0.3],
];

/** Six candles that burn, behind where a piece is cut out. */
const candles = (): Solid[] =>
  Array.from({ length: 6 }, (_, n) => {
    const angle = (n * 2 * Math.PI) / 7.4 - 0.28;
    const [x, z] = [0.25 * Math.cos(angle), 0.08 + 0.2 * Math.sin(angle)];
    const tip = CAKE.top + 0.3;
    const flame = plain([1, 0.82, 0.36], { glow: () => 1 });
    return [
      limb(plain(WAX[n % WAX.length] ?? CREAM), [x, CAKE.top, z], [x, tip, z], 0.021, 0.019),
      limb(plain([0.1, 0.08, 0.07]), [x, tip, z], [x, tip + 0.035, z], 0.005, 0.004),
      limb(flame, [x, tip + 0.05, z], [x + 0.006, tip + 0.13, z], 0.027, 0.004),
    ];
  }).flat();

/** A dab of whipped cream. */
const rosette = ([x, y, z]: Vector, colour: Colour): Solid[] => {
  const look = plain(colour, { gloss: 0.15 });
  return [
    ring(look, [x, y + 0.03, z], 0.04, 0.036),
    ring(look, [x, y + 0.075, z], 0.022, 0.028),
    ball(look, [x, y + 0.11, z], 0.024),
  ];
};

/** A small carrot of marzipan that lies with its green outward. */
const carrot = ([x, y, z]: Vector): Solid[] => {
  const long = Math.hypot(x, z) || 1;
  const at = (share: number, up: number): Vector => [
    x + (x / long) * share,
    y + up,
    z + (z / long) * share,
  ];
  const leaf = plain([0.26, 0.5, 0.16]);
  return [
    limb(plain([0.93, 0.45, 0.1], { gloss: 0.2 }), at(0.04, 0.045), at(-0.13, 0.025), 0.042, 0.012),
    ...[-0.03, 0, 0.03].map((aside) =>
      limb(
        leaf,
        at(0.07, 0.05),
        [at(0.12, 0)[0] + aside, y + 0.1, at(0.12, 0)[2] - aside],
        0.012,
        0.008,
      ),
    ),
  ];
};
