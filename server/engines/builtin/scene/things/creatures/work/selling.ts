import type { Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import { SELLING, type Selling } from '../../../words/deeds-by-hand.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf, toldApart } from '../members.ts';
import type { Body } from '../with-gear.ts';
import { lampWares } from './lamp-wares.ts';
import { ofColours, TABLE, WARES } from './wares.ts';

const WOOD: Colour = [0.46, 0.32, 0.2];
const DYES: readonly Colour[] = [
  [0.62, 0.1, 0.1],
  [0.13, 0.22, 0.46],
  [0.78, 0.5, 0.16],
  [0.14, 0.38, 0.32],
  [0.5, 0.16, 0.28],
];
const CREAM: Colour = [0.9, 0.82, 0.64];
const PETALS: readonly Colour[] = [
  [0.9, 0.16, 0.2],
  [0.98, 0.8, 0.2],
  [0.95, 0.55, 0.72],
  [0.96, 0.94, 0.9],
  [0.6, 0.32, 0.74],
];
const FRUITS: readonly Colour[] = [
  [0.86, 0.14, 0.1],
  [0.98, 0.6, 0.08],
  [0.42, 0.66, 0.14],
  [0.96, 0.84, 0.2],
];
const POTIONS: readonly Colour[] = [
  [0.9, 0.2, 0.3],
  [0.3, 0.9, 0.35],
  [0.35, 0.5, 1],
  [0.85, 0.35, 1],
  [1, 0.75, 0.2],
];
const GLASS: Colour = [0.82, 0.92, 0.94];
const SCALES: Colour = [0.62, 0.68, 0.74];
const ICE: Colour = [0.9, 0.95, 0.98];
const LEAF: Look = plain([0.2, 0.44, 0.16]);

/** Bands and diamonds that are woven along `axis`, in a dye. */
const woven = (dye: Colour, axis: 0 | 1 | 2): Look => ({
  paint: (...at) => {
    const along = at[axis] / 0.06;
    const band = along - Math.floor(along);
    const across = (at[(axis + 1) % 3] as number) + (at[(axis + 2) % 3] as number);
    if (band < 0.2) return CREAM;
    return band < 0.3 || Math.abs(Math.sin(across * 70) * Math.sin(along * 3.1)) > 0.72
      ? scaleColour(dye, 0.5)
      : dye;
  },
});

/** Rolled carpets that stand behind and beside who sells them, and a heap of folded ones before. */
function carpets(random: Random): Solid[] {
  const folded = Array.from({ length: 7 }, (_, n) =>
    box(
      woven(ofColours(DYES, n), 2),
      [TABLE.ahead + 0.02 * (random.unit() - 0.5), 0.03 + 0.056 * n, 0.03 * (random.unit() - 0.5)],
      [0.15, 0.027, 0.36],
      yaw(0.08 * (random.unit() - 0.5)),
      0.02,
    ),
  );
  const rolls = [-0.62, -0.46, -0.3, 0.32, 0.48, 0.64].map((z, n) => {
    const high = 0.72 + 0.22 * random.unit();
    const x = -0.2 - 0.05 * (n % 2);
    return limb(
      woven(ofColours(DYES, n + 2), 1),
      [x, 0.06, z],
      [x - 0.1, high, z * 1.04],
      0.068,
      0.068,
    );
  });
  return [...folded, ...rolls];
}

/** The table on which wares lie, a cloth before it. */
function table(): Solid[] {
  const { ahead, deep, wide, high } = TABLE;
  return [
    box(planks(WOOD, 0.03), [ahead, high - 0.015, 0], [deep, 0.015, wide], undefined, 0.005),
    box(
      worn([0.3, 0.45, 0.4], 0.08),
      [ahead + deep - 0.012, high / 2 - 0.02, 0],
      [0.008, high / 2 - 0.02, wide - 0.02],
    ),
    ...[-1, 1].map((side) =>
      box(
        planks(WOOD, 0.03),
        [ahead, high / 2, side * (wide - 0.03)],
        [deep - 0.02, high / 2, 0.02],
      ),
    ),
  ];
}

/** Heaps of one kind of fruit beside each other. */
const fruit = (): Solid[] =>
  [-0.39, -0.13, 0.13, 0.39].flatMap((z, n) => {
    const look = plain(ofColours(FRUITS, n), { gloss: 0.35 });
    const layer = (count: number, up: number): Solid[] =>
      Array.from({ length: count * count }, (_, k) => {
        const [a, b] = [k % count, Math.floor(k / count)];
        const off = (count - 1) / 2;
        return ball(
          look,
          [TABLE.ahead + (a - off) * 0.075, TABLE.high + up, z + (b - off) * 0.075],
          0.04,
        );
      });
    return [...layer(3, 0.04), ...layer(2, 0.095), ...layer(1, 0.15)];
  });

/** Fish side by side on ice. */
const fish = (): Solid[] => {
  const silver = plain(SCALES, { gloss: 0.7 });
  const [x, y] = [TABLE.ahead, TABLE.high];
  const bed = box(
    plain(ICE, { gloss: 0.4 }),
    [x, y + 0.025, 0],
    [0.16, 0.03, 0.5],
    undefined,
    0.02,
  );
  const bodies = [-0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.42].flatMap((z, n): Solid[] => [
    ellipsoid(
      n % 3 === 1 ? plain([0.82, 0.42, 0.36], { gloss: 0.6 }) : silver,
      [x, y + 0.085, z],
      [0.13, 0.03, 0.05],
    ),
    ellipsoid(silver, [x - 0.145, y + 0.085, z], [0.03, 0.012, 0.045]),
    ball(plain([0.05, 0.05, 0.06], { gloss: 0.8 }), [x + 0.1, y + 0.108, z + 0.012], 0.009),
  ]);
  return [bed, ...bodies];
};

/** Pails of cut flowers on the table and before it. */
function flowers(random: Random): Solid[] {
  const pail = (x: number, y: number, z: number, n: number): Solid[] => {
    const tin = plain([0.56, 0.6, 0.62], { gloss: 0.4 });
    const petal = plain(ofColours(PETALS, n));
    return [
      frustum(tin, [x, y, z], 0.1, 0.05, 0.07),
      ...Array.from({ length: 11 }, (_, k): Solid[] => {
        const turned = (k / 11) * 2 * Math.PI;
        const out = k === 0 ? 0 : 0.05 + 0.05 * random.unit();
        const top: Vector = [
          x + out * Math.cos(turned),
          y + 0.21 + 0.04 * random.unit() - 0.4 * out,
          z + out * Math.sin(turned),
        ];
        return [limb(LEAF, [x, y + 0.08, z], top, 0.012, 0.008), ball(petal, top, 0.036)];
      }).flat(),
    ];
  };
  return [
    ...[-0.42, -0.24, 0.24, 0.42].flatMap((z, n) => pail(TABLE.ahead, TABLE.high, z, n)),
    ...[-0.34, 0, 0.34].flatMap((z, n) => pail(TABLE.ahead + 0.28, 0, z, n + 2)),
  ];
}

/** Flasks of potions of many colours in rows. */
const potions = (): Solid[] =>
  [-0.42, -0.28, -0.14, 0, 0.14, 0.28, 0.42].flatMap((z, n) =>
    [-0.08, 0.08].flatMap((off, row): Solid[] => {
      const look: Look = {
        ...plain(ofColours(POTIONS, n + 2 * row), { gloss: 0.8 }),
        glow: () => 0.3,
      };
      const [x, y] = [TABLE.ahead + off, TABLE.high + 0.05];
      return [
        ball(look, [x, y, z], 0.05),
        limb(plain(GLASS, { gloss: 0.9 }), [x, y + 0.04, z], [x, y + 0.1, z], 0.018, 0.016, 0.01),
        frustum(plain(WOOD), [x, y + 0.1, z], 0.025, 0.017, 0.02),
      ];
    }),
  );

const HONEY: readonly Colour[] = [
  [0.93, 0.56, 0.08],
  [0.78, 0.38, 0.05],
  [0.97, 0.74, 0.24],
];
const LID: Look = plain([0.88, 0.72, 0.3], { gloss: 0.6 });
const LABEL: Look = plain([0.97, 0.94, 0.84]);

/** Jars of honey in rows, those behind on a step, and a skep of straw beside them. */
const honey = (): Solid[] => {
  const jar = (x: number, y: number, z: number, n: number): Solid[] => [
    frustum(plain(ofColours(HONEY, n), { gloss: 0.85 }), [x, y, z], 0.1, 0.046, 0.046),
    frustum(LID, [x, y + 0.1, z], 0.024, 0.044, 0.044),
    box(LABEL, [x + 0.045, y + 0.05, z], [0.003, 0.022, 0.026]),
  ];
  const { ahead, high } = TABLE;
  const straw = worn([0.84, 0.66, 0.32], 0.1);
  return [
    box(planks(WOOD, 0.03), [ahead - 0.09, high + 0.03, 0.06], [0.06, 0.03, 0.42]),
    ...[-0.3, -0.17, -0.04, 0.09, 0.22, 0.35, 0.46].flatMap((z, n) => [
      ...jar(ahead + 0.07, high, z, n),
      ...jar(ahead - 0.09, high + 0.06, z, n + 1),
    ]),
    ...[0, 1, 2, 3, 4].map((ring) =>
      frustum(
        straw,
        [ahead, high + 0.045 * ring, -0.42],
        0.045,
        0.11 - 0.02 * ring,
        0.105 - 0.02 * ring,
      ),
    ),
  ];
};

/** What lies on the table, by who sells it. */
const LAID: Readonly<Record<Exclude<Selling, 'carpetselling'>, (random: Random) => Solid[]>> = {
  fruitselling: fruit,
  fishselling: fish,
  honeyselling: honey,
  potionselling: potions,
  lampselling: lampWares,
  flowerselling: flowers,
  ...WARES,
};

const heaps = (trait: Selling, random: Random): Solid[] =>
  trait === 'carpetselling' ? carpets(random) : [...table(), ...LAID[trait](random)];

/** A glass of tea in a hand. */
const glassOfTea = ([x, y, z]: Vector): Solid[] => [
  frustum(plain([0.78, 0.36, 0.1], { gloss: 0.8 }), [x + 0.03, y - 0.02, z], 0.055, 0.02, 0.026),
  frustum(plain(GLASS, { gloss: 0.9 }), [x + 0.03, y + 0.035, z], 0.014, 0.026, 0.028),
];

/** Somebody who sells: behind heaps of the wares, one hand offering them, or at the mouth with a glass that is drunk. */
function selling(trait: Selling, { random, traits = [], holds }: Wish, one: Body) {
  const { waist, shoulders, chin } = figureOf(traits);
  const drinks = holds?.thing === 'cup';
  const near: Vector = drinks
    ? [0.23, chin - 0.13, -0.11]
    : [0.25, waist + 0.06, -shoulders - 0.06];
  const far: Vector =
    trait === 'carpetselling' ? [0.27, 0.5, 0.1] : [0.26, TABLE.high + 0.12, 0.14];
  const model = [
    ...one('tending', { near, far }),
    ...heaps(trait, random),
    ...(drinks ? glassOfTea(near) : []),
  ];
  return { model, turn: 1.05 };
}

/** Several who sell over one table. */
export function vending(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const said = all.flat();
  const wares = SELLING.find((one) => said.includes(one)) ?? 'goodsselling';
  const sizes = sizesOf(all);
  const wide = 2 * TABLE.wide * (1 - 1 / all.length);
  const those = toldApart(all).flatMap((traits, n) => {
    const size = sizes[n] ?? 1;
    const z = -wide / 2 + (wide * n) / Math.max(1, all.length - 1);
    const hands = {
      near: [0.27, TABLE.high + 0.13, z - 0.1] as const,
      ...(n % 2 === 0 && { far: [0.25, TABLE.high + 0.06, z + 0.12] as const }),
    };
    const place = { at: [0, 0, z] as const, turned: 0.12 * (n % 2 === 0 ? 1 : -1), size };
    return member(random, 'tending', n === 0 ? colour : null, traits, place, hands);
  });
  return { model: [...those, ...heaps(wares, random)], turn: 1.05 + vary, above: 0.1 };
}

/** Those who sell, by what it is. */
export const SELLERS = Object.fromEntries(
  ['carpetselling', ...Object.keys(LAID)].map((trait) => [
    trait,
    (wish: Wish, one: Body) => selling(trait as Selling, wish, one),
  ]),
) as Readonly<Record<Selling, (wish: Wish, one: Body) => ReturnType<typeof selling>>>;
