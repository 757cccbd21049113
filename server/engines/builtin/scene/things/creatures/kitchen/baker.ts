import type { Baked } from '../../../words/baked.ts';
import type { DoughWork } from '../../../words/deeds-at-table.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { pie } from '../../objects/food/pie.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';
import { DOUGH_GOODS, type OnTable } from './dough-goods.ts';

const WOOD: Colour = [0.62, 0.44, 0.26];
const BEECH: Colour = [0.84, 0.64, 0.4];
const DOUGH: Colour = [0.94, 0.84, 0.64];
const FLOUR: Colour = [0.96, 0.95, 0.92];
const BOWL: Colour = [0.28, 0.46, 0.66];
const CHINA: Colour = [0.95, 0.94, 0.9];
const COCOA: Colour = [0.26, 0.13, 0.07];
const CAKE: Colour = [0.84, 0.62, 0.34];
const RED: Colour = [0.76, 0.12, 0.1];
const GREEN: Colour = [0.56, 0.68, 0.2];
const EGG: Colour = [0.92, 0.78, 0.62];

/** How high a kitchen's table is, in a man's heights; its middle ahead of who stands there, and half its sides. */
const TABLE = { high: 0.475, ahead: 0.4, deep: 0.215, wide: 0.43 } as const;

/** How high a kitchen's table is for somebody who is so tall, in heights of theirs. */
export const tableHigh = (tall: number): number => Math.min(TABLE.high / Math.max(0.9, tall), 0.55);

/** A table of a kitchen before somebody who is so tall: how high its top is, it, and a place on it. In heights of who stands there. */
export function workTable(tall: number): {
  readonly high: number;
  readonly model: readonly Solid[];
  readonly on: OnTable;
} {
  const high = tableHigh(tall);
  const wood = planks(WOOD, 0.05, 'lying');
  const plainWood = plain(WOOD, { gloss: 0.1 });
  const on: OnTable = (ahead, up, aside) => [ahead, high + up, aside];
  const model = [
    box(wood, on(TABLE.ahead, -0.016, 0), [TABLE.deep, 0.016, TABLE.wide], undefined, 0.006),
    box(
      wood,
      on(TABLE.ahead, -0.055, 0),
      [TABLE.deep - 0.02, 0.025, TABLE.wide - 0.02],
      undefined,
      0.004,
    ),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        limb(
          plainWood,
          [TABLE.ahead + x * (TABLE.deep - 0.03), high - 0.03, z * (TABLE.wide - 0.03)],
          [TABLE.ahead + x * (TABLE.deep - 0.03), 0, z * (TABLE.wide - 0.03)],
          0.02,
          0.016,
        ),
      ),
    ),
  ];
  return { high, model, on };
}

/** Whether it is what is made of dough by hand. */
const isDoughWork = (trait: Trait): trait is DoughWork => trait in DOUGH_GOODS;

/** Someone who rolls out dough on a table, beside it what is made of it by hand, or a bowl, eggs and flour, and what is baked: a pie among apples, or a cake. */
export function baker(traits: readonly Trait[], one: Body, baked?: Baked): Solid[] {
  const { tall } = figureOf(traits);
  const made = traits.find(isDoughWork);
  const { model: table, on } = workTable(tall);
  const beech = planks(BEECH, 0.02);
  const pin = on(0.31, 0.062, 0);
  const grip = (side: number): Vector => add(pin, [-0.012, 0.014, side * 0.15]);
  return [
    ...one('standing', { near: grip(-1), far: grip(1) }),
    ...table,
    ellipsoid(plain(FLOUR), on(0.36, 0.002, 0), [0.14, 0.004, 0.2]),
    ellipsoid(plain(DOUGH), on(0.35, 0.01, 0), [0.11, 0.018, 0.15]),
    limb(beech, add(pin, [0, 0, -0.105]), add(pin, [0, 0, 0.105]), 0.027, 0.027),
    limb(beech, add(pin, [0, 0, -0.17]), add(pin, [0, 0, 0.17]), 0.011, 0.011),
    ...(baked === undefined ? [] : fresh(baked, on)),
    ...(made === undefined ? ingredients(on) : DOUGH_GOODS[made](on)),
  ];
}

/** A bowl of dough and eggs. */
const ingredients = (on: OnTable): Solid[] => [
  frustum(plain(BOWL, { gloss: 0.5 }), on(0.5, 0, 0.28), 0.085, 0.05, 0.092),
  ellipsoid(plain(DOUGH), on(0.5, 0.082, 0.28), [0.08, 0.022, 0.08]),
  ...[0, 1, 2].map((n) =>
    ball(plain(EGG, { gloss: 0.2 }), on(0.5 + 0.035 * (n % 2), 0.022, -0.26 + 0.05 * n), 0.024),
  ),
];

/** What has been baked, on the table beside the dough; apples lie around a pie. */
function fresh({ flavour }: Baked, on: OnTable): Solid[] {
  if (flavour !== 'pie')
    return [
      frustum(plain(CHINA, { gloss: 0.4 }), on(0.53, 0, -0.05), 0.01, 0.09, 0.1),
      frustum(
        plain(flavour === 'chocolate' ? COCOA : CAKE),
        on(0.53, 0.01, -0.05),
        0.07,
        0.08,
        0.08,
      ),
      frustum(plain(CHINA), on(0.53, 0.08, -0.05), 0.012, 0.082, 0.08),
    ];
  return [
    ...pie(on(0.52, 0, -0.04), 0.095),
    ...APPLES.map(([ahead, aside], n) =>
      ball(plain(n % 2 === 0 ? RED : GREEN, { gloss: 0.4 }), on(ahead, 0.026, aside), 0.027),
    ),
  ];
}

/** Where apples lie on the table: ahead and aside of who stands there. */
const APPLES = [
  [0.4, 0.3],
  [0.36, 0.36],
  [0.43, 0.37],
  [0.3, -0.3],
  [0.36, -0.36],
] as const;
