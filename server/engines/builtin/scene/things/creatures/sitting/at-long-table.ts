import type { Random } from '../../../../kernels/random.ts';
import { mixColour } from '../../../arithmetic.ts';
import type { Colour, Thing } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';
import { chair } from './at-table.ts';
import { cutleryOf } from './cutlery.ts';
import { candle, dishOf, drinkOf, isDrink } from './served.ts';

/** Who sits at a table: what each is like, and in which colour where that is said. */
export interface Feaster extends Pick<Wish, 'hair' | 'hat'> {
  readonly traits: readonly Trait[];
  readonly colour: Colour | null;
}

/** How a table is laid: bare planks with beer between benches, or a cloth with a dinner between chairs. */
export type Meal = 'beer' | 'dinner';

/** How far the table of those who were asked for is turned from lying across the picture, radians: of two, of one, of several. */
const TURNS = { one: 0.45, two: 1.2, several: 0.75 } as const;

const PLANK: Colour = [0.66, 0.46, 0.25];
const IRON: Colour = [0.2, 0.24, 0.2];
const LINEN: Colour = [0.93, 0.92, 0.88];
const CHECKS: Colour = [0.72, 0.16, 0.14];
const CRUST: Colour = [0.55, 0.27, 0.09];

/** How high a table, a seat and the hips of who sits on it are, how far a sitter is from the middle of the table, in a man's heights. */
const TABLE = 0.43;
const SEAT = 0.262;
const HIPS = SEAT + 0.045;
const AWAY = 0.32;
/** Half of how deep a table is, and how much of its length each of those who sit side by side has. */
const HALF = 0.17;
const PLACE = 0.33;
/** From how far above it is seen, radians, and a dish that is named, which is to be known. */
const ABOVE = 0.17;
const ABOVE_DISH = 0.25;
/** Where a dish that is named is before its eater, where a drink is beside it, and how large the dish is, larger than life: alone on a table, and beside others. */
const NAMED = {
  alone: { at: [-0.05, TABLE, 0.02], drink: [-0.1, 0, -0.165], grown: 1.8 },
  beside: { at: [-0.09, TABLE, 0.03], drink: [-0.05, 0, -0.115], grown: 1.3 },
} as const;

/** A long table and those who sit at it, turned from lying across the picture by `turn`, radians: every second of them is before it. The highest head is 0.8 of a man's height over the ground. */
export function longTable(
  wish: Wish,
  feasters: readonly Feaster[],
  meal: Meal,
  turn: number,
  served: Thing | null = null,
): Sprite {
  const { random, rays, tall } = wish;
  const long = Math.ceil(feasters.length / 2);
  const half = (long * PLACE) / 2 + 0.06;
  const isNamed = served !== null && !isDrink(served);
  const isAlone = feasters.length === 1;
  const model = [
    ...(meal === 'beer' ? benches(half) : clothed(half)),
    ...feasters.flatMap((one, n) => {
      const seat = (n >> 1) - (long - 1) / 2;
      const at = [seat * PLACE, n % 2 === 0 ? 1 : -1, n] as const;
      return placeOf(random, one, at, meal, { served, isAlone });
    }),
    ...inTheMiddle(half, meal, isNamed),
  ];
  const isLeft = looksLeft(wish);
  const view = { yaw: isLeft ? -turn : turn, pitch: isNamed ? ABOVE_DISH : ABOVE, away: 4 };
  return sculpt(model, view, rays, tall, random);
}

/** Those who eat or drink something that is named, one to four, at a table of their own. */
export function mealFor(
  wish: Wish,
  members: readonly (readonly Trait[])[],
  served: Thing | null,
): Sprite {
  const meal = served === 'beer' ? 'beer' : 'dinner';
  const turn = members.length === 1 ? TURNS.one : members.length === 2 ? TURNS.two : TURNS.several;
  // What is said of hair and hat is said of the first.
  const own = { ...(wish.hair && { hair: wish.hair }), ...(wish.hat && { hat: wish.hat }) };
  const guests = members.map(
    (traits, n): Feaster =>
      n === 0 ? { traits, colour: wish.colour, ...own } : { traits, colour: null },
  );
  return longTable(wish, guests, meal, turn, served);
}

/** Somebody beyond the table (1) or before it (-1), so far along it, with what is served there. */
function placeOf(
  random: Random,
  { traits, colour, hair, hat }: Feaster,
  [along, side, number]: readonly [along: number, side: 1 | -1, number: number],
  meal: Meal,
  { served, isAlone }: { readonly served: Thing | null; readonly isAlone: boolean },
): Solid[] {
  const rise = HIPS - hipsOf(figureOf(traits), 'seated');
  const named = served === null || isDrink(served) ? null : served;
  const place = NAMED[isAlone ? 'alone' : 'beside'];
  const tool = named === null ? null : cutleryOf(named, place.at, place.grown);
  const isDrinking = number % 3 === 0 && tool === null;
  /** A place over the table as it is from the sitter's hips. */
  const on = (x: number, up: number, z: number): Vector => [x + AWAY, TABLE + up - rise, z];
  const cup: Vector = isDrinking
    ? [-0.07, 0.15, -0.04]
    : named === null
      ? [-0.07, 0, -0.09]
      : place.drink;
  const hands = {
    near:
      tool === null
        ? on(cup[0] - 0.045, cup[1] + 0.055, cup[2] - 0.005)
        : on(tool.hand[0], tool.hand[1] - TABLE, tool.hand[2]),
    far: on(-0.16, 0.025, named === null ? 0.09 : 0.13),
  };
  const isYoung = traits.includes('child') || traits.includes('girl');
  const drink = drinkOf(isYoung ? 'cup' : (served ?? (meal === 'beer' ? 'beer' : 'wine')));
  const dish =
    named === null
      ? dishOf(null, [-0.085, TABLE, 0.02], number)
      : moved(dishOf(named, [0, 0, 0], number), { size: place.grown, to: place.at });
  const hasDish = meal === 'dinner' && (served === null || named !== null);
  const own = [
    ...moved(human(random, 'seated', colour, traits, hands, hair ?? null, hat ?? null), {
      to: [-AWAY, rise, 0],
    }),
    ...drink([cup[0], TABLE + cup[1], cup[2]]),
    ...(meal === 'dinner' ? moved(chair(), { to: [-AWAY - 0.02, 0, 0] }) : []),
    ...(hasDish ? [...dish, ...(tool?.model ?? [])] : []),
  ];
  // Nobody sits quite square: each turns a little to a neighbour.
  const toward = 0.24 * (random.unit() - 0.5);
  return moved(own, { by: yaw((side * Math.PI) / 2 + toward), to: [along, 0, 0] });
}

/** A table of planks on iron legs, a bench on both sides. */
function benches(half: number): Solid[] {
  const wood = planks(PLANK, 0.055, 'lying');
  const iron = plain(IRON);
  const legs = (z: number, high: number, apart: number): Solid[] =>
    [-1, 1].flatMap((end) =>
      [-1, 1].map((to) =>
        limb(
          iron,
          [end * (half - 0.1), high, z + to * apart],
          [end * (half - 0.08), 0, z + to * apart],
          0.012,
          0.012,
        ),
      ),
    );
  return [
    box(wood, [0, TABLE - 0.012, 0], [half, 0.012, HALF], undefined, 0.005),
    ...legs(0, TABLE - 0.02, HALF - 0.04),
    ...[-AWAY, AWAY].flatMap((z) => [
      box(wood, [0, SEAT - 0.012, z], [half, 0.012, 0.075], undefined, 0.005),
      ...legs(z, SEAT - 0.02, 0.05),
    ]),
  ];
}

/** A table under a cloth that hangs down at its sides. */
function clothed(half: number): Solid[] {
  const cloth: Look = {
    paint: (x, y, z) => {
      const isStripe = (at: number) => Math.floor(at / 0.036) % 2 === 0;
      // Down its sides the stripes of the top go on.
      const down = y < TABLE - 0.004 ? y : 0;
      const crossed = Number(isStripe(x + down)) + Number(isStripe(z + down));
      return mixColour(LINEN, CHECKS, crossed / 2);
    },
  };
  const wood = plain([0.3, 0.2, 0.13]);
  return [
    box(cloth, [0, TABLE - 0.055, 0], [half, 0.055, HALF], undefined, 0.008),
    ...[-1, 1].flatMap((end) =>
      [-1, 1].map((to) =>
        limb(
          wood,
          [end * (half - 0.05), TABLE - 0.08, to * (HALF - 0.04)],
          [end * (half - 0.05), 0, to * (HALF - 0.04)],
          0.018,
          0.014,
        ),
      ),
    ),
  ];
}

/** What is shared: pretzels, or candles and bread; where a dish is named, candles alone, out of its way. */
function inTheMiddle(half: number, meal: Meal, isNamed: boolean): Solid[] {
  if (isNamed) return [-0.86, 0.86].flatMap((share) => candle([share * half, TABLE, 0]));
  const places = [-0.5, 0.1, 0.62].map((share) => share * half);
  if (meal === 'dinner')
    return places.flatMap((x, n) =>
      n === 1 ? dishOf('bread', [x, TABLE, 0], 7) : candle([x, TABLE, 0]),
    );
  const crust = plain(CRUST, { gloss: 0.3 });
  return places.flatMap((x) =>
    [-0.026, 0.026].map((off) => ring(crust, [x + off, TABLE + 0.012, 0.02], 0.032, 0.013)),
  );
}
