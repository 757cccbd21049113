import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import type { Doing } from '../postures/doings.ts';

/** How high who plays is drawn with the machine, of the height upright. */
export const DANCE_GAME = 1.16;

const CASE = plain([0.13, 0.1, 0.3], { gloss: 0.5 });
const STEEL = plain([0.75, 0.77, 0.82], { gloss: 0.8 });
const PINK: Colour = [1, 0.26, 0.62];
const CYAN: Colour = [0.2, 0.86, 1];
const DARK: Colour = [0.05, 0.04, 0.12];
/** How wide a pad of nine fields is, half, how high it lies, how far the middles of two are apart; where the screen is behind them. */
const PAD = { half: 0.27, high: 0.07, apart: 0.33 } as const;
const SCREEN = { at: 0.56, low: 0.5, top: 1.02 } as const;

/** Which way an arrow in a field points: ahead, back, to either side; and whether a point of the field, −1 to 1 each way, is in it. */
function inArrow(ahead: number, aside: number, way: readonly [number, number]): boolean {
  const along = ahead * way[0] + aside * way[1];
  const across = Math.abs(ahead * way[1] - aside * way[0]);
  return along > 0 ? along + across < 0.72 : along > -0.66 && across < 0.24;
}

/** A pad's fields: arrows on the four that are not its corners or its middle, lit in pink and blue. */
function padLook(middle: number): Look {
  const third = (2 * PAD.half) / 3;
  const fieldOf = (x: number, z: number) => {
    const [u, v] = [x / third, (z - middle) / third];
    const [row, column] = [Math.round(u), Math.round(v)];
    return { row, column, in: inArrow((u - row) * 2, (v - column) * 2, [row, column]) };
  };
  const colourAt = (x: number, z: number): Colour => {
    const { row, column, in: isArrow } = fieldOf(x, z);
    if (Math.abs(row) + Math.abs(column) !== 1) return [0.32, 0.33, 0.38];
    if (!isArrow) return DARK;
    return row !== 0 ? CYAN : PINK;
  };
  return {
    paint: (x, _y, z) => colourAt(x, z),
    glow: (x, _y, z) => {
      const { row, column, in: isArrow } = fieldOf(x, z);
      return Math.abs(row) + Math.abs(column) === 1 && isArrow ? 0.8 : 0;
    },
  };
}

/** The screen: arrows that rise in four columns for each who plays. */
const screenLook = (wide: number): Look => {
  const at = (y: number, z: number): Colour => {
    const column = Math.floor(((z + wide) / (2 * wide)) * 8);
    const row = Math.floor((y - SCREEN.low) / 0.075);
    const middle = -wide + ((column + 0.5) / 8) * 2 * wide;
    const [u, v] = [
      ((y - SCREEN.low) / 0.075 - row - 0.5) * 2.1,
      ((z - middle) / ((2 * wide) / 8)) * 2.1,
    ];
    const isShown = row === 6 || (row * 5 + column * 3) % 7 < 2;
    const ways: readonly (readonly [number, number])[] = [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ];
    const way = ways[column % 4] ?? [1, 0];
    if (!isShown || !inArrow(u, v, way)) return [0.09, 0.05 + 0.1 * (y - SCREEN.low), 0.32];
    return row === 6 ? [0.9, 0.92, 0.98] : column % 2 === 0 ? PINK : CYAN;
  };
  return { paint: (_x, y, z) => at(y, z), glow: () => 0.6 };
};

/** A machine for that many, on whose pads they are. */
function machine(places: readonly number[]): Solid[] {
  const wide = places.length > 1 ? 0.56 : 0.42;
  const glow = (colour: Colour): Look => ({ ...plain(colour), glow: () => 0.9 });
  const back = SCREEN.at;
  return [
    box(CASE, [back + 0.12, SCREEN.low / 2, 0], [0.12, SCREEN.low / 2, wide + 0.04]),
    box(CASE, [back + 0.12, 0.78, 0], [0.1, 0.3, wide + 0.06], undefined, 0.02),
    box(
      screenLook(wide - 0.02),
      [back + 0.012, (SCREEN.low + SCREEN.top) / 2, 0],
      [0.008, (SCREEN.top - SCREEN.low) / 2, wide - 0.02],
    ),
    box(
      glow([1, 0.8, 0.2]),
      [back + 0.05, SCREEN.top + 0.1, 0],
      [0.05, 0.05, wide],
      undefined,
      0.01,
    ),
    ...[-1, 1].map((side) =>
      box(
        glow(side < 0 ? PINK : CYAN),
        [back + 0.02, 0.62, side * (wide + 0.05)],
        [0.02, 0.5, 0.02],
      ),
    ),
    ...places.flatMap((z): Solid[] => {
      const bar = (ahead: number, aside: number, high: number): Vector => [ahead, high, z + aside];
      return [
        box(
          CASE,
          [0, PAD.high / 2, z],
          [PAD.half + 0.03, PAD.high / 2, PAD.half + 0.03],
          undefined,
          0.01,
        ),
        box(padLook(z), [0, PAD.high + 0.004, z], [PAD.half, 0.004, PAD.half]),
        // The bar behind who plays.
        ...[-0.2, 0.2].map((aside) =>
          limb(STEEL, bar(-0.31, aside, 0), bar(-0.31, aside, 0.44), 0.014, 0.014),
        ),
        limb(CASE, bar(-0.31, -0.2, 0.44), bar(-0.31, 0.2, 0.44), 0.02, 0.02),
      ];
    }),
  ];
}

const STEPS: readonly Doing[] = ['arrowstep', 'hopping', 'dancing', 'arrowstep'];

/** Those who play a dance game: each on a pad of arrows before one screen, seen from behind and aside. */
export function danceGame(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const those = all.slice(0, 2);
  const places = those.length > 1 ? [-PAD.apart, PAD.apart] : [0];
  const tall = Math.max(...those.map((traits) => figureOf(traits).tall));
  const model = [
    ...moved(machine(places), { size: tall }),
    ...those.flatMap((traits, n) => {
      const one = human(random, STEPS[n] ?? 'arrowstep', n === 0 ? colour : null, traits);
      return moved(one, {
        size: figureOf(traits).tall,
        to: [-0.02, tall * PAD.high, tall * (places[n] ?? 0)],
      });
    }),
  ];
  return { model, turn: -0.86 + vary, above: 0.2 };
}
